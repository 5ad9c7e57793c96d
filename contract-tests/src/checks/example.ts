import { authenticate, noCredentials, withApiKey } from "../authenticate.ts";
import type { Operation, Schema } from "../contract/document.ts";
import type { Schemas } from "../contract/schemas.ts";
import { isPublic } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { mayBeForbidden } from "../may-be-forbidden.ts";
import { exampleRequest, successTypes, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import { smallestPng } from "../smallest-png.ts";
import type { OperationCheck } from "./operation-check.ts";

/** The contract's example, without credentials and with the key, for each media type of body and answer. */
export const example: OperationCheck = {
  name: "example",
  summary: "The contract's example is answered, in each media type that it may be asked for",
  source: "contract: example, examples, content",
  run: checkExample,
};

async function checkExample(session: Session, operation: Operation): Promise<void> {
  const probe = { check: "example", operation };
  const isRead = operation.method === "GET";
  if (!isRead && !session.options.write)
    return session.recordSkip(probe, "it changes something; --write sends it");
  // Pictures of other types than the one that can be made here are not sent.
  const bodies = Object.keys(operation.requestBody?.content ?? {}).filter(
    (type) => !type.startsWith("image/") || type === "image/png",
  );
  for (const contentType of bodies.length > 0 ? bodies : [undefined]) {
    const example = exampleRequest(operation, {}, contentType);
    // An example in words stands for bytes.
    const isPicture = contentType === "image/png";
    const request = isPicture
      ? { ...example, body: new Blob([smallestPng], { type: contentType }) }
      : example;
    const types = successTypes(operation);
    // Together, then one by one, which may be too few where a 406 is declared.
    for (const type of types.length > 1 ? [types.join(", "), ...types] : [types[0] ?? "*/*"]) {
      const accepting = withHeaders(request, { accept: type });
      const authenticated = authenticate(session, operation, accepting);
      if (!authenticated) return session.recordSkip(probe, noCredentials);
      const who = isPublic(operation) ? "without credentials" : "with credentials";
      const keyed = isPublic(operation) ? withApiKey(session, operation, accepting) : null;
      for (const [sent, how] of [[authenticated, who] as const, [keyed, "with the key"] as const]) {
        if (!sent) continue;
        const described = { ...probe, description: `the example ${how}, as ${type}` };
        const exchange = await session.send(described, sent);
        expectStatus(
          session,
          described,
          exchange,
          (status) =>
            isExpected(status, operation, session.contract.schemas) ||
            (status === 403 && mayBeForbidden(session, operation)) ||
            (status === 406 && types.length > 1 && types.includes(type) && isDeclared(operation, 406)),
          expectedStatuses(isRead),
        );
      }
    }
  }
}

const isDeclared = ({ responses }: Operation, status: number): boolean => responses[status] !== undefined;

/** The records of the examples need not exist; a write may also be forbidden, in conflict or unprocessable. */
function isExpected(status: number, operation: Operation, schemas: Schemas): boolean {
  if (status < 300 || status === 404 || status === 451) return true;
  if (operation.method === "GET") return false;
  if (status === 400 && hasSecret(operation, schemas)) return true;
  // What a form did is told by a redirection (303); the credentials of an example body are not valid.
  return [303, 403, 409, 422].includes(status) || (status === 401 && isPublic(operation));
}

/** Whether a body confirms by a password, or by what a mail brought: the example cannot know them. */
const hasSecret = ({ requestBody }: Operation, schemas: Schemas): boolean =>
  Object.values(requestBody?.content ?? {}).some(({ schema = {} }) => {
    const { properties } = schemas.resolve(schema) as { properties?: Record<string, Schema> };
    return Object.entries(properties ?? {}).some(
      ([name, { format }]) => format === "password" || name === "token",
    );
  });

const expectedStatuses = (reads: boolean): string =>
  reads ? "2xx or 404" : "2xx, 303, 403, 404, 409, 422 or 451";
