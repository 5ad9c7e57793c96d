import { exampleOf } from "../contract/example-of.ts";
import { expectStatus } from "../expect-status.ts";
import { identify, noCredentials } from "../identify.ts";
import { exampleRequest } from "../request.ts";
import type { Check } from "./check.ts";

/** Well-formed ids that nothing has are 404. Reading operations only: nothing is changed. */
export const checkUnknownId: Check = async (session, operation) => {
  if (operation.method !== "GET" || !operation.responses[404]) return;
  const known = session.known.get(operation.operationId);
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter;
    const names = place === "path" || (place === "query" && required && /(id|owner|slug)$/i.test(name));
    if (!names) continue;
    const stranger = strangerTo(known?.[name] ?? String(exampleOf(parameter) ?? ""));
    const probe = { check: "unknown-id" as const, operation, description: `${name}=${stranger}` };
    const request = identify(session, operation, exampleRequest(operation, { ...known, [name]: stranger }));
    if (!request) return session.skip(probe, noCredentials);
    expectStatus(session, probe, await session.send(probe, request), [404], "404");
  }
};

/** The last twelve letters and digits become zeros, and zeros ones: ids, digests and names keep their form. */
export function strangerTo(id: string): string {
  const head = id.slice(0, -12);
  return head + id.slice(-12).replace(/[a-z0-9]/gi, (character) => (character === "0" ? "1" : "0"));
}
