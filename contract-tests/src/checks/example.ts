import type { Operation } from "../contract/document.ts";
import { isPublic } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { identify, noCredentials, withKey } from "../identify.ts";
import { exampleRequest, successTypes, withHeaders } from "../request.ts";
import type { Check } from "./check.ts";

/** The contract's own example is answered, without credentials and with the key, in each form that it has. */
export const checkExample: Check = async (session, operation) => {
  const probe = { check: "example" as const, operation };
  const reads = operation.method === "GET";
  if (!reads && !session.options.write) return session.skip(probe, "it changes something; --write sends it");
  const bodies = Object.keys(operation.requestBody?.content ?? {});
  for (const contentType of bodies.length > 0 ? bodies : [undefined]) {
    const example = exampleRequest(operation, {}, contentType);
    for (const type of successTypes(operation).length > 0 ? successTypes(operation) : ["*/*"]) {
      const request = withHeaders(example, { accept: type });
      const plain = identify(session, operation, request);
      if (!plain) return session.skip(probe, noCredentials);
      const who = isPublic(operation) ? "without credentials" : "with credentials";
      const first = { ...probe, description: `the example ${who}, as ${type}` };
      const wanted = (status: number) => accepted(status, operation);
      expectStatus(session, first, await session.send(first, plain), wanted, said(reads));
      const keyed = isPublic(operation) ? withKey(session, operation, request) : null;
      const second = { ...probe, description: `the example with the key, as ${type}` };
      if (keyed) expectStatus(session, second, await session.send(second, keyed), wanted, said(reads));
    }
  }
};

/** The records of the examples need not be there; what changes something may also find it done, or impossible. */
function accepted(status: number, operation: Operation): boolean {
  if (status < 300 || status === 404 || status === 451) return true;
  if (operation.method === "GET") return false;
  // An example signs nobody in.
  return [403, 409, 422].includes(status) || (status === 401 && isPublic(operation));
}

const said = (reads: boolean): string => (reads ? "2xx or 404" : "2xx, 403, 404, 409, 422 or 451");
