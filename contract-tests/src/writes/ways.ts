import type { Operation } from "../contract/document.ts";
import type { Contract } from "../contract/read-contract.ts";
import { credentialKinds, isPublic, keyHeader } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { type Request, withHeaders } from "../request.ts";
import type { Person, Session } from "../session.ts";

/** In which ways an account of the run writes: with its key and its session in turn, and never from another site. */
export interface Ways {
  /** Whether a request is made with the session where a key would do as well: every second write of an operation. */
  takesSession(operation: Operation, as: Person | undefined): boolean;
  /** Once for each operation: the request as a page of another site would send it, which is refused with 403. */
  tryFromElsewhere(operation: Operation, request: Request, as: Person | undefined): Promise<void>;
  /** Once for each operation: the request of nobody, and with credentials that nobody has, which is refused with 401. */
  tryUnidentified(operation: Operation, request: Request, as: Person | undefined): Promise<void>;
}

export function createWays(session: Session, check: string): Ways {
  const written = new Map<string, number>();
  const tried = new Set<string>();
  const unknown = unidentifiedIn.get(session) ?? new Set<string>();
  unidentifiedIn.set(session, unknown);
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
      const { operationId, method, description = "" } = operation;
      // A form that nobody need be signed in for is refused as well where the contract says so.
      const isSaid = /of another site is refused with 403/.test(description);
      const isOwn = as !== undefined && session.people.includes(as) && request.headers.cookie !== undefined;
      const origin = new URL(session.baseUrl).origin;
      if (
        method === "GET" ||
        !(isOwn || isSaid) ||
        request.headers.origin !== origin ||
        tried.has(operationId)
      )
        return;
      tried.add(operationId);
      // In another language than the first: the refusal is to be in it.
      const [, language] = session.contract.words["x-languages"] ?? [];
      const cookie = request.headers.cookie ?? session.people[0]?.cookie;
      const sent = withHeaders(request, {
        origin: "https://elsewhere.example",
        ...(cookie !== undefined && { cookie }),
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
    async tryUnidentified(operation, request, as) {
      const { operationId, method, responses } = operation;
      if (method === "GET" || !as || isPublic(operation) || !responses[401] || unknown.has(operationId))
        return;
      unknown.add(operationId);
      for (const [description, headers] of [
        ["what somebody may do, by nobody", {}],
        ["what somebody may do, with credentials of nobody", strangers(session.contract, request)],
      ] as const) {
        const probe = { check, operation, description };
        const sent = {
          ...request,
          headers: { ...withoutCredentials(session.contract, request), ...headers },
        };
        expectStatus(session, probe, await session.send(probe, sent), [401], "401");
      }
    },
  };
}

const credentialHeaders = (contract: Contract): string[] => ["cookie", "authorization", keyHeader(contract)];

function withoutCredentials(contract: Contract, { headers }: Request): Record<string, string> {
  const names = [...credentialHeaders(contract), "idempotency-key"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));
}

/** Of the same kind as those of the request, each with another letter; the last one may be padding that counts for nothing. */
function strangers(contract: Contract, { headers }: Request): Record<string, string> {
  const other = (text: string) => {
    const at = Math.floor(text.length * 0.75);
    return `${text.slice(0, at)}${text[at] === "x" ? "y" : "x"}${text.slice(at + 1)}`;
  };
  const names = credentialHeaders(contract);
  const own = Object.entries(headers).filter(([name]) => names.includes(name.toLowerCase()));
  return Object.fromEntries(own.map(([name, value]) => [name, value.split("; ").map(other).join("; ")]));
}

/** What was tried in a run, whatever check it was for. */
const unidentifiedIn = new WeakMap<Session, Set<string>>();
