import { authenticate, noCredentials } from "../authenticate.ts";
import { exampleOf } from "../contract/example-of.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest } from "../request.ts";
import type { Check } from "./check.ts";

/** Checks that well-formed ids of no record yield 404. Only for GET: changes nothing. */
export const checkUnknownId: Check = async (session, operation) => {
  if (operation.method !== "GET" || !operation.responses[404]) return;
  const linked = session.linkedParameters.get(operation.operationId);
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter;
    const identifiesRecord =
      place === "path" || (place === "query" && required && /(id|owner|slug)$/i.test(name));
    if (!identifiesRecord) continue;
    const unknownId = unknownIdLike(linked?.[name] ?? String(exampleOf(parameter) ?? ""));
    const probe = { check: "unknown-id" as const, operation, description: `${name}=${unknownId}` };
    const request = authenticate(
      session,
      operation,
      exampleRequest(operation, { ...linked, [name]: unknownId }),
    );
    if (!request) return session.recordSkip(probe, noCredentials);
    expectStatus(session, probe, await session.send(probe, request), [404], "404");
  }
};

/** Replaces the last twelve letters and digits by zeros, and zeros by ones, so that the id keeps its format. */
function unknownIdLike(id: string): string {
  const head = id.slice(0, -12);
  return head + id.slice(-12).replace(/[a-z0-9]/gi, (character) => (character === "0" ? "1" : "0"));
}
