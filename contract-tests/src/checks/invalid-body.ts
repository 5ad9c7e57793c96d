import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation, Schema } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import type { Schemas } from "../contract/schemas.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Bodies that are no JSON, not valid, too large, or of another media type. */
export const invalidBody: OperationCheck = {
  name: "invalid-body",
  summary: "An invalid body is refused with 400, one of another media type with 415, one too large with 413",
  source: "contract: requestBody, x-json-body-limit; RFC 9110, sections 15.5.14 and 15.5.16",
  run: checkBody,
};

async function checkBody(session: Session, operation: Operation): Promise<void> {
  const media = operation.requestBody?.content["application/json"];
  if (!media) return;
  const example = exampleOf(media);
  const bodies = invalidBodies(session.contract.schemas, media.schema ?? {}, example);
  const request = exampleRequest(operation, {}, "application/json");
  const cases: [string, Request, number][] = bodies.map(([description, body]) => [
    description,
    { ...request, body },
    400,
  ]);
  if (!acceptsText(operation))
    cases.push([
      "a body of type text/plain",
      withHeaders({ ...request, body: "x" }, { "content-type": "text/plain" }),
      415,
    ]);
  const limit = session.contract.words["x-json-body-limit"];
  // Blanks before a body belong to it, and are no other mistake.
  if (limit !== undefined && limit < 1_000_000 && operation.responses[413])
    cases.push(["a body that is too large", { ...request, body: " ".repeat(limit) + request.body }, 413]);
  for (const [description, broken, status] of cases) {
    const probe = { check: "invalid-body", operation, description };
    const identified = authenticate(session, operation, broken);
    if (!identified) return session.recordSkip(probe, noCredentials);
    expectStatus(session, probe, await session.send(probe, identified), [status], String(status));
  }
}

const acceptsText = ({ requestBody }: Operation): boolean =>
  Object.keys(requestBody?.content ?? {}).some((type) => ["text/plain", "text/*", "*/*"].includes(type));

function invalidBodies(schemas: Schemas, declared: Schema, example: unknown): [string, string][] {
  const whole = (example ?? {}) as Record<string, unknown>;
  const { properties, required, additionalProperties } = schemas.resolve(declared);
  const bodies: [string, unknown][] = [["an array for a body", []]];
  for (const name of (required ?? []) as string[]) {
    const { [name]: _, ...rest } = whole;
    bodies.push([`a body without ${name}`, rest]);
  }
  for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, Schema>)) {
    const { type, enum: values } = schemas.resolve(schema);
    if (type === "string") bodies.push([`a body whose ${name} is an object`, { ...whole, [name]: {} }]);
    if (Array.isArray(values))
      bodies.push([`a body whose ${name} is unknown`, { ...whole, [name]: "no-such-value" }]);
  }
  if (additionalProperties === false)
    bodies.push(["a body with one member more", { ...whole, noSuchMember: 1 }]);
  return [
    ["a body that is not JSON", '{"'],
    ...bodies.map(([description, body]): [string, string] => [description, JSON.stringify(body)]),
  ];
}
