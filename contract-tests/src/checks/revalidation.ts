import { authenticate, noCredentials } from "../authenticate.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withHeaders } from "../request.ts";
import type { Check } from "./check.ts";

/** Checks that If-None-Match yields 304 with the same ETag and no body (RFC 9110, sections 13.1.2, 15.4.5). */
export const checkRevalidation: Check = async (session, operation) => {
  const probe = { check: "revalidation" as const, operation };
  if (operation.method !== "GET" || !operation.responses[304]) return;
  const request = authenticate(
    session,
    operation,
    exampleRequest(operation, session.linkedParameters.get(operation.operationId)),
  );
  if (!request) return session.recordSkip(probe, noCredentials);
  const first = await session.send({ ...probe, description: "before revalidating" }, request);
  const etag = first?.headers.get("etag");
  if (first?.status !== 200) return session.recordSkip(probe, "there is no record to revalidate");
  if (!etag) return session.recordFinding({ ...probe, description: "" }, "200 without an ETag", request, 200);
  for (const validator of [etag, `"another", ${etag}`]) {
    const again = { ...probe, description: `If-None-Match: ${validator}` };
    const exchange = await session.send(again, withHeaders(request, { "if-none-match": validator }));
    if (!expectStatus(session, again, exchange, [304], "304") || !exchange) continue;
    const given = exchange.headers.get("etag");
    if (weak(given) !== weak(etag))
      session.recordFinding(again, `304 with the ETag ${given}, not ${etag}`, request, 304);
  }
  const other = { ...probe, description: 'If-None-Match: "another"' };
  const exchange = await session.send(other, withHeaders(request, { "if-none-match": '"another"' }));
  expectStatus(session, other, exchange, [200], "200");
};

const weak = (etag: string | null): string | undefined => etag?.replace(/^W\//, "");
