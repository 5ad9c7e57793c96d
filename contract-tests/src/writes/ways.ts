import type { Operation } from "../contract/document.ts";
import { credentialKinds } from "../contract/security.ts";
import { type Request, withHeaders } from "../request.ts";
import type { Person, Session } from "../session.ts";

/** In which ways an account of the run writes: with its key and its session in turn, and never from another site. */
export interface Ways {
  /** Whether a request is made with the session where a key would do as well: every second write of an operation. */
  takesSession(operation: Operation, as: Person | undefined): boolean;
  /** Once for each operation: the request as a page of another site would send it, which is refused with 403. */
  tryFromElsewhere(operation: Operation, request: Request, as: Person | undefined): Promise<void>;
}

export function createWays(session: Session, check: string): Ways {
  const written = new Map<string, number>();
  const tried = new Set<string>();
  return {
    takesSession(operation, as) {
      const kinds = credentialKinds(session.contract, operation);
      const isEither = kinds.has("key") && kinds.has("session");
      if (operation.method === "GET" || !isEither || !as || !session.people.includes(as)) return false;
      const times = (written.get(operation.operationId) ?? 0) + 1;
      written.set(operation.operationId, times);
      return times % 2 === 0;
    },
    async tryFromElsewhere(operation, request, as) {
      const { operationId, method } = operation;
      const isOwn = as !== undefined && session.people.includes(as) && request.headers.cookie !== undefined;
      const origin = new URL(session.baseUrl).origin;
      if (method === "GET" || !isOwn || request.headers.origin !== origin || tried.has(operationId)) return;
      tried.add(operationId);
      // In another language than the first: the refusal is to be in it.
      const [, language] = session.contract.words["x-languages"] ?? [];
      const sent = withHeaders(request, {
        origin: "https://elsewhere.example",
        ...(language !== undefined && { "accept-language": language }),
      });
      const probe = { check, operation, description: "with a cookie, by a page of another site" };
      const answer = await session.send(probe, sent);
      if (answer && answer.status !== 403 && answer.status < 500)
        session.recordFinding(
          probe,
          `by a page of another site: answered ${answer.status}, not 403`,
          sent,
          answer.status,
        );
    },
  };
}
