import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, formType, type Request, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import { invalidBodies, invalidForms } from "./invalid-bodies.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Bodies that are no JSON, not valid, too large, or of another media type. */
export const invalidBody: OperationCheck = {
  name: "invalid-body",
  summary: "An invalid body is refused with 400, one of another media type with 415, one too large with 413",
  source: "contract: requestBody, x-json-body-limit; RFC 9110, sections 15.5.14 and 15.5.16",
  run: checkBody,
};

async function checkBody(session: Session, operation: Operation): Promise<void> {
  const content = operation.requestBody?.content ?? {};
  const type = ["application/json", formType].find((one) => one in content);
  if (!type) return;
  const media = content[type]!;
  const example = exampleOf(media);
  const bodies = (type === formType ? invalidForms : invalidBodies)(
    session.contract.schemas,
    media.schema ?? {},
    example,
  );
  const request = exampleRequest(operation, {}, type);
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
  if (limit !== undefined && limit < 1_000_000 && operation.responses[413])
    cases.push([
      "a body that is too large",
      { ...request, body: overlong(type, limit, String(request.body)) },
      413,
    ]);
  for (const [description, broken, status] of cases) {
    const probe = { check: "invalid-body", operation, description };
    const identified = authenticate(session, operation, broken);
    if (!identified) return session.recordSkip(probe, noCredentials);
    expectStatus(session, probe, await session.send(probe, identified), [status], String(status));
  }
}

/** Blanks before JSON, and a member without a name after a form, belong to the body and are no other mistake. */
const overlong = (type: string, limit: number, body: string): string =>
  type === formType ? `${body}&${"&".repeat(limit)}` : " ".repeat(limit) + body;

const acceptsText = ({ requestBody }: Operation): boolean =>
  Object.keys(requestBody?.content ?? {}).some((type) => ["text/plain", "text/*", "*/*"].includes(type));
