import { authenticate, noCredentials } from "../authenticate.ts";
import type { MediaType, Operation } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { at } from "../contract/json-pointer.ts";
import type { Schemas } from "../contract/schemas.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, formType, type Request, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import { invalidBodies, invalidForms, invalidParts } from "./invalid-bodies.ts";
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
  const types = Object.keys(kinds).filter((type) => type in content);
  let left = budgetOf(session, operation);
  for (const [index, type] of types.entries()) {
    const media = content[type]!;
    const request = exampleRequest(operation, {}, type);
    const bodies = kinds[type]!(session.contract.schemas, media, exampleOf(media));
    const cases = bodies.map(([description, body]): [string, Request, number] => [
      description,
      { ...request, body },
      400,
    ]);
    // What is said of the whole body is said once.
    if (index === 0) cases.push(...wholeBodies(session, operation, request, type));
    for (const [description, broken, status] of cases) {
      const probe = { check: "invalid-body", operation, description };
      const identified = authenticate(session, operation, broken);
      if (!identified) return session.recordSkip(probe, noCredentials);
      left -= 1;
      if (left < 0) return session.recordSkip(probe, "half of what its account may ask for is left to it");
      const answer = await session.send(probe, identified);
      expectStatus(session, probe, answer, [status], String(status));
      if (answer && isElsewhere(description, answer))
        session.recordFinding(probe, `${description}: no issue points to it`, identified, answer.status);
    }
  }
}

/** Half of what a limit of an hour or more leaves to an account that is not the run's own, where a refusal counts too. */
function budgetOf({ contract, people }: Session, operation: Operation): number {
  const limits = (operation["x-rate-limit"] ?? []).map((name) => contract.words["x-rate-limits"]?.[name]);
  const points = limits.flatMap((limit) =>
    limit?.by === "account" && Number(limit.seconds) >= 3600 && limit.counts !== "accepted" && limit.points
      ? [limit.points / 2]
      : [],
  );
  return people.length > 0 ? Number.POSITIVE_INFINITY : Math.floor(Math.min(...points));
}

/** Whether issues are told of, and none of them of the member that is wrong or of the whole. */
function isElsewhere(description: string, answer: Exchange): boolean {
  const [, name] = /^a body (?:without|whose) (\w+)/.exec(description) ?? [];
  const issues = at(jsonOf(answer), "/error/details/issues");
  if (name === undefined || answer.status !== 400 || !Array.isArray(issues)) return false;
  const pointers = issues.map((issue) => String(at(issue, "/pointer")));
  return !pointers.some((one) => one === "/body" || `${one}/`.startsWith(`/body/${name}/`));
}

/** Bodies with one mistake, by media type. */
const kinds: Record<
  string,
  (schemas: Schemas, media: MediaType, example: unknown) => [string, string | FormData][]
> = {
  "application/json": invalidBodies,
  [formType]: invalidForms,
  "multipart/form-data": invalidParts,
};

function wholeBodies(
  session: Session,
  operation: Operation,
  request: Request,
  type: string,
): [string, Request, number][] {
  const cases: [string, Request, number][] = [];
  if (!acceptsText(operation))
    cases.push([
      "a body of type text/plain",
      withHeaders({ ...request, body: "x" }, { "content-type": "text/plain" }),
      415,
    ]);
  const limit = session.contract.words["x-json-body-limit"];
  const isText = typeof request.body === "string";
  if (isText && limit !== undefined && limit < 1_000_000 && operation.responses[413])
    cases.push([
      "a body that is too large",
      { ...request, body: overlong(type, limit, String(request.body)) },
      413,
    ]);
  return cases;
}

/** Blanks before JSON, and a member without a name after a form, belong to the body and are no other mistake. */
const overlong = (type: string, limit: number, body: string): string =>
  type === formType ? `${body}&${"&".repeat(limit)}` : " ".repeat(limit) + body;

const acceptsText = ({ requestBody }: Operation): boolean =>
  Object.keys(requestBody?.content ?? {}).some((type) => ["text/plain", "text/*", "*/*"].includes(type));
