import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation, Parameter } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withHeaders } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Well-formed ids of no record. */
export const unknownId: OperationCheck = {
  name: "unknown-id",
  summary: "A well-formed identifier of no record is 404",
  source: "contract: responses.404; RFC 9110, sections 13.2.1 and 15.5.5",
  run: checkUnknownId,
};

async function checkUnknownId(session: Session, operation: Operation): Promise<void> {
  if (operation.method !== "GET" || !operation.responses[404]) return;
  const linked = knownValues(session, operation);
  for (const parameter of identifyingParameters(operation)) {
    const { name } = parameter;
    const id = unknownIdLike(linked[name] ?? String(exampleOf(parameter) ?? ""));
    const probe = { check: "unknown-id", operation, description: `${name}=${id}` };
    const request = authenticate(session, operation, exampleRequest(operation, { ...linked, [name]: id }));
    if (!request) return session.recordSkip(probe, noCredentials);
    expectStatus(session, probe, await session.send(probe, request), [404], "404");
    if (!operation.responses[304]) continue;
    // A condition is about what is there (RFC 9110, 13.2.1).
    const conditional = { ...probe, description: `${probe.description}, unless it is known` };
    const known = withHeaders(request, { "if-none-match": '"known"' });
    expectStatus(session, conditional, await session.send(conditional, known), [404], "404");
  }
}

/** The parameters that say which record an operation is about. */
export const identifyingParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter(
    ({ name, in: place, required }) =>
      place === "path" || (place === "query" && required && /(id|owner|slug)$/i.test(name)),
  );

/** Replaces the last twelve letters and digits by zeros, and zeros by ones, so that the id keeps its format. */
export function unknownIdLike(id: string): string {
  const head = id.slice(0, -12);
  return head + id.slice(-12).replace(/[a-z0-9]/gi, (character) => (character === "0" ? "1" : "0"));
}
