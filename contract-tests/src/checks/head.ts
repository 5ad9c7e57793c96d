import type { Operation } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { choicesOf, findQuery, queryParameters } from "../contract/parameters.ts";
import { isPublic } from "../contract/security.ts";
import { knownRequest } from "../known-request.ts";
import { exampleRequest, type Request, withHeaders, withQuery } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";
import { identifyingParameters, unknownIdLike } from "./unknown-id.ts";

/** HEAD, where the contract says that it is answered. */
export const head: OperationCheck = {
  name: "head",
  summary: "HEAD is answered like GET, with the same status and fields, without a body",
  source: "contract: x-head; RFC 9110, section 9.3.2",
  run: checkHead,
};

async function checkHead(session: Session, operation: Operation): Promise<void> {
  if (operation.method !== "GET" || session.contract.words["x-head"] !== "as-get") return;
  const request = knownRequest(session, operation);
  if (!request) return;
  const requests: [string, Request][] = [["of a record", request]];
  if (findQuery(operation, "limit")) requests.push(["of a short list", withQuery(request, "limit", "1")]);
  const [field] = choicesOf(findQuery(operation, "fields"));
  if (field) requests.push(["of a part of a record", withQuery(request, "fields", field)]);
  const old = queryParameters(operation).find(({ deprecated }) => deprecated === true);
  const value = old && (choicesOf(old)[0] ?? exampleOf(old));
  if (value !== undefined)
    requests.push(["with what is deprecated", withQuery(request, old!.name, String(value))]);
  if (operation["x-unknown-query"] === "refused")
    requests.push(["of what is refused", withQuery(request, "no_such_parameter", "1")]);
  const absent = absentRequest(session, operation, request);
  if (absent) requests.push(["of what is not there", absent]);
  if (!isPublic(operation))
    requests.push(["without credentials", exampleRequest(operation, knownValues(session, operation))]);
  for (const [what, sent] of requests) {
    const probe = { check: "head", operation, description: `GET ${what}, to compare` };
    // Whatever a client calls its requests, each answer has an id of its own: the check `request-id` tells of it.
    const named = withHeaders(sent, { "x-request-id": "contract-tests" });
    const got = await session.send(probe, named);
    const asked = { ...named, method: "HEAD" };
    const answer = await session.sendUndeclared({ ...probe, description: `HEAD ${what}` }, asked);
    if (!got || !answer || got.status >= 500) continue;
    const find = (message: string) =>
      session.recordFinding({ ...probe, description: `HEAD ${what}` }, message, asked, answer.status);
    if (answer.status !== got.status) {
      find(`HEAD is answered ${answer.status}, and GET ${got.status}`);
      continue;
    }
    if (answer.bytes && answer.bytes.length > 0) find("HEAD is answered with a body");
    for (const name of new Set([...answer.headers.keys(), ...got.headers.keys()])) {
      const [one, other] = [answer.headers.get(name), got.headers.get(name)];
      // The length may be left out (RFC 9110, 8.6); what is told of one answer alone differs.
      if (one === other || ofOneAnswer.test(name) || (name === "content-length" && one === null)) continue;
      if (
        got.text === null || operation["x-cache"] === "no-store"
          ? ["content-type", "cache-control"].includes(name)
          : true
      )
        find(`HEAD has ${name} ${one ?? "missing"}, and GET ${other ?? "none"}`);
    }
  }
}

/** A request for a record that there is not; null of an operation that has no records. */
function absentRequest(session: Session, operation: Operation, { headers }: Request): Request | null {
  const [parameter] = identifyingParameters(operation).filter(({ in: place }) => place === "path");
  if (!parameter || !operation.responses[404]) return null;
  const values = knownValues(session, operation);
  const id = unknownIdLike(values[parameter.name] ?? String(exampleOf(parameter) ?? ""));
  return { ...exampleRequest(operation, { ...values, [parameter.name]: id }), headers };
}

const ofOneAnswer =
  /^(date|age|x-request-id|x-ratelimit-.*|connection|keep-alive|transfer-encoding|server-timing|retry-after)$/;
