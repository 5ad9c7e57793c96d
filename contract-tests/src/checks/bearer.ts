import { withApiKey } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { credentialKinds, isPublic, keyHeader } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withHeaders } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** One caller, in each way that the operation takes. */
export const bearer: OperationCheck = {
  name: "bearer",
  summary:
    "A key is taken as a bearer token where that is declared, with the same answer, the scheme in any case, and a session where it is",
  source: "contract: security; RFC 6750, section 2.1; RFC 9110, section 11.1",
  run: checkBearer,
};

async function checkBearer(session: Session, operation: Operation): Promise<void> {
  const { contract, options } = session;
  const kinds = credentialKinds(contract, operation);
  if (operation.method !== "GET") return;
  const request = exampleRequest(operation, knownValues(session, operation));
  const probe = { check: "bearer", operation };
  if (kinds.has("session")) await askWithSession(session, operation, request);
  if (!options.apiKey || !kinds.has("bearer") || !kinds.has("key")) return;
  const keyed = withApiKey(session, operation, request)!;
  const first = await session.send({ ...probe, description: `with ${keyHeader(contract)}` }, keyed);
  const tag = first?.headers.get("etag");
  // What may be kept of it is told of any answer.
  if (tag)
    await session.send(
      { ...probe, description: "with a key, once more" },
      withHeaders(keyed, { "if-none-match": tag }),
    );
  for (const scheme of ["Bearer", "bearer"]) {
    const sent = withHeaders(request, { authorization: `${scheme} ${options.apiKey}` });
    const described = { ...probe, description: `with ${scheme}` };
    const exchange = await session.send(described, sent);
    if (first && exchange && exchange.status !== first.status)
      session.recordFinding(
        described,
        `${scheme} is answered ${exchange.status}, and ${keyHeader(contract)} ${first.status}`,
        sent,
        exchange.status,
      );
  }
}

/** A read that nobody need be signed in for is answered to whoever is. */
async function askWithSession(session: Session, operation: Operation, request: Request): Promise<void> {
  const { cookie = session.people[0]?.cookie, baseUrl } = session.options;
  if (cookie === undefined || !isPublic(operation)) return;
  const probe = { check: "bearer", operation, description: "with a session" };
  const sent = withHeaders(request, { cookie, origin: new URL(baseUrl).origin });
  const exchange = await session.send(probe, sent);
  expectStatus(
    session,
    probe,
    exchange,
    (status) => status < 300 || [404, 451].includes(status),
    "2xx or 404",
  );
}
