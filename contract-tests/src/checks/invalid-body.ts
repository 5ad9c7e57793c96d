import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation, Schema } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import type { Schemas } from "../contract/schemas.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withHeaders } from "../request.ts";
import type { Check } from "./check.ts";

/** Checks that invalid JSON bodies are refused with 400, and bodies of an undeclared media type with 415. */
export const checkInvalidBody: Check = async (session, operation) => {
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
  for (const [description, broken, status] of cases) {
    const probe = { check: "invalid-body" as const, operation, description };
    const identified = authenticate(session, operation, broken);
    if (!identified) return session.recordSkip(probe, noCredentials);
    expectStatus(session, probe, await session.send(probe, identified), [status], String(status));
  }
};

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
