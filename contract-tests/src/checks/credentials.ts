import type { Operation } from "../contract/document.ts";
import { credentialKinds, isPublic, keyHeader } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withHeaders } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** An otherwise valid request without required credentials. */
export const missingCredentials: OperationCheck = {
  name: "missing-credentials",
  summary: "A request without the credentials that an operation requires is refused with 401",
  source: "contract: security; RFC 9110, section 15.5.2",
  run: checkMissing,
};

async function checkMissing(session: Session, operation: Operation): Promise<void> {
  if (isPublic(operation)) return;
  const probe = { check: "missing-credentials" as const, operation, description: "without credentials" };
  const exchange = await session.send(probe, exampleRequest(operation, knownValues(session, operation)));
  expectStatus(session, probe, exchange, [401], "401");
}

/** Credentials that nobody has, sent to public operations too: a client must notice them. */
export const invalidCredentials: OperationCheck = {
  name: "invalid-credentials",
  summary: "Unknown credentials are refused with 401, where none are needed as well",
  source: "contract: security; RFC 6750, section 3.1",
  run: checkInvalid,
};

async function checkInvalid(session: Session, operation: Operation): Promise<void> {
  const kinds = credentialKinds(session.contract, operation);
  const request = exampleRequest(operation, knownValues(session, operation));
  const invalid: [string, Record<string, string>][] = [];
  if (kinds.has("key"))
    invalid.push(["with a key that nobody has", { [keyHeader(session.contract)]: unknownKey }]);
  if (kinds.has("bearer"))
    invalid.push(["with a bearer that nobody has", { authorization: `Bearer ${unknownKey}` }]);
  for (const [description, headers] of invalid) {
    const probe = { check: "invalid-credentials" as const, operation, description };
    expectStatus(session, probe, await session.send(probe, withHeaders(request, headers)), [401], "401");
  }
  if (kinds.size !== 1 || !kinds.has("session")) return;
  const probe = {
    check: "invalid-credentials" as const,
    operation,
    description: "with a key, which cannot open it",
  };
  const exchange = await session.send(
    probe,
    withHeaders(request, { [keyHeader(session.contract)]: unknownKey }),
  );
  expectStatus(session, probe, exchange, [401, 403], "401 or 403");
}

const unknownKey = "service_0000000000000000000000000000000000000000";
