import { authenticate, noCredentials, withApiKey } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { isPublic } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, successTypes, withHeaders } from "../request.ts";
import type { Check } from "./check.ts";

/** Sends the contract's example without credentials and with the key, for each request and response media type. */
export const checkExample: Check = async (session, operation) => {
  const probe = { check: "example" as const, operation };
  const isRead = operation.method === "GET";
  if (!isRead && !session.options.write)
    return session.recordSkip(probe, "it changes something; --write sends it");
  const bodies = Object.keys(operation.requestBody?.content ?? {});
  for (const contentType of bodies.length > 0 ? bodies : [undefined]) {
    const example = exampleRequest(operation, {}, contentType);
    for (const type of successTypes(operation).length > 0 ? successTypes(operation) : ["*/*"]) {
      const request = withHeaders(example, { accept: type });
      const authenticated = authenticate(session, operation, request);
      if (!authenticated) return session.recordSkip(probe, noCredentials);
      const who = isPublic(operation) ? "without credentials" : "with credentials";
      const first = { ...probe, description: `the example ${who}, as ${type}` };
      const expected = (status: number) => isExpected(status, operation);
      expectStatus(
        session,
        first,
        await session.send(first, authenticated),
        expected,
        expectedStatuses(isRead),
      );
      const keyed = isPublic(operation) ? withApiKey(session, operation, request) : null;
      const second = { ...probe, description: `the example with the key, as ${type}` };
      if (keyed)
        expectStatus(session, second, await session.send(second, keyed), expected, expectedStatuses(isRead));
    }
  }
};

/** The records of the examples need not exist; a write may also be forbidden, in conflict or unprocessable. */
function isExpected(status: number, operation: Operation): boolean {
  if (status < 300 || status === 404 || status === 451) return true;
  if (operation.method === "GET") return false;
  // What a form did is told by a redirection (303); the credentials of an example body are not valid.
  return [303, 403, 409, 422].includes(status) || (status === 401 && isPublic(operation));
}

const expectedStatuses = (reads: boolean): string =>
  reads ? "2xx or 404" : "2xx, 303, 403, 404, 409, 422 or 451";
