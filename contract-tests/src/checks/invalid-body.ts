import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import { invalidBodies } from "./invalid-bodies.ts";
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
