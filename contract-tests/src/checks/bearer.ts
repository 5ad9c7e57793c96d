import { withApiKey } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { credentialKinds, keyHeader } from "../contract/security.ts";
import { exampleRequest, withHeaders } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** One key, sent in each way that the operation takes. */
export const bearer: OperationCheck = {
  name: "bearer",
  summary:
    "A key is taken as a bearer token where that is declared, with the same answer, and the scheme in any case",
  source: "contract: security; RFC 6750, section 2.1; RFC 9110, section 11.1",
  run: checkBearer,
};

async function checkBearer(session: Session, operation: Operation): Promise<void> {
  const { contract, options } = session;
  const kinds = credentialKinds(contract, operation);
  if (operation.method !== "GET" || !options.apiKey || !kinds.has("bearer") || !kinds.has("key")) return;
  const request = exampleRequest(operation, knownValues(session, operation));
  const probe = { check: "bearer", operation };
  const keyed = withApiKey(session, operation, request)!;
  const first = await session.send({ ...probe, description: `with ${keyHeader(contract)}` }, keyed);
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
