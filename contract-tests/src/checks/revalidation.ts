import { noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { queryParameters } from "../contract/parameters.ts";
import { expectStatus } from "../expect-status.ts";
import { knownRequest } from "../known-request.ts";
import { withHeaders, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import { boundaryValues } from "./boundary-values.ts";
import type { OperationCheck } from "./operation-check.ts";
import { withCompanions } from "./with-companions.ts";

/** `If-None-Match`, as caches send it. */
export const revalidation: OperationCheck = {
  name: "revalidation",
  summary: "If-None-Match with the current ETag, in a list, weak or as * is 304 with it; any other is 200",
  source:
    "RFC 9110, sections 8.6, 8.8.3, 9.3.2, 13.1.2 and 15.4.5; contract: If-None-Match, responses.304, x-head",
  async run(session, operation) {
    await checkRevalidation(session, operation);
    await checkDeprecated(session, operation);
  },
};

/** What is deprecated is told where the answer is 304, too. */
async function checkDeprecated(session: Session, operation: Operation): Promise<void> {
  if (operation.method !== "GET" || !operation.responses[304]?.headers?.Deprecation) return;
  const request = knownRequest(session, operation);
  for (const parameter of queryParameters(operation).filter(({ deprecated }) => deprecated)) {
    const [value] = boundaryValues(session.contract.schemas, parameter).valid;
    if (!request || value === undefined) continue;
    const asked = withQuery(withCompanions(request, operation, parameter), parameter.name, value);
    const probe = {
      check: "revalidation",
      operation,
      description: `with ${parameter.name}, which is deprecated`,
    };
    const etag = (await session.send(probe, asked))?.headers.get("etag");
    if (!etag) continue;
    const again = withHeaders(asked, { "if-none-match": etag });
    const exchange = await session.send(probe, again);
    if (exchange?.status === 304 && !exchange.headers.has("deprecation"))
      session.recordFinding(
        probe,
        `304 without Deprecation, and ${parameter.name} is deprecated`,
        again,
        304,
      );
  }
}

async function checkRevalidation(session: Session, operation: Operation): Promise<void> {
  const probe = { check: "revalidation", operation };
  if (operation.method !== "GET" || !operation.responses[304]) return;
  const request = knownRequest(session, operation);
  if (!request) return session.recordSkip(probe, noCredentials);
  const first = await session.send({ ...probe, description: "before revalidating" }, request);
  if (first?.status !== 200) return session.recordSkip(probe, "there is no record to revalidate");
  const etag = first.headers.get("etag");
  if (!etag) return session.recordFinding({ ...probe, description: "" }, "200 without an ETag", request, 200);
  const find = (description: string, message: string, status: number) =>
    session.recordFinding({ ...probe, description }, message, request, status);
  const again = await session.send({ ...probe, description: "the same again" }, request);
  if (again?.status === 200 && again.text === first.text && again.headers.get("etag") !== etag)
    find(
      "the same again",
      `the same bytes have the ETag ${etag}, and then ${again.headers.get("etag")}`,
      200,
    );

  const opaque = etag.replace(/^W\//, "");
  for (const validator of [etag, `W/${opaque}`, `"another", ${etag}`, `${etag}, "another"`, "*"]) {
    const described = { ...probe, description: `If-None-Match: ${validator}` };
    const exchange = await session.send(described, withHeaders(request, { "if-none-match": validator }));
    if (!expectStatus(session, described, exchange, [304], "304") || !exchange) continue;
    const given = exchange.headers.get("etag");
    if (given?.replace(/^W\//, "") !== opaque)
      find(described.description, `304 with the ETag ${given}, not ${etag}`, 304);
    const length = exchange.headers.get("content-length");
    if (length !== null && first.bytes && Number(length) !== first.bytes.length)
      find(described.description, `304 with Content-Length ${length}, of ${first.bytes.length}`, 304);
    for (const name of ["cache-control", "vary", "content-location", "expires"])
      if (exchange.headers.get(name) !== first.headers.get(name))
        find(
          described.description,
          `304 with ${name} ${exchange.headers.get(name)}, not ${first.headers.get(name)}`,
          304,
        );
  }
  if (session.contract.words["x-head"] === "as-get") {
    const described = { ...probe, description: "HEAD with If-None-Match" };
    const asked = { ...withHeaders(request, { "if-none-match": etag }), method: "HEAD" };
    expectStatus(session, described, await session.sendUndeclared(described, asked), [304], "304");
  }
  for (const validator of [
    '"another"',
    opaque.replace(/.(?="$)/, (last) => (last === "0" ? "1" : "0")),
    'W/"another"',
  ]) {
    const other = { ...probe, description: `If-None-Match: ${validator}` };
    const exchange = await session.send(other, withHeaders(request, { "if-none-match": validator }));
    if (expectStatus(session, other, exchange, [200], "200") && exchange && exchange.text !== first.text)
      if (exchange.headers.get("etag") === etag)
        // What changes by itself has changed its validator as well.
        find(other.description, "the same ETag with other bytes", 200);
  }
}
