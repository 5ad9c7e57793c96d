import { credentialKinds, isPublic, keyHeader } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withHeaders } from "../request.ts";
import type { Check } from "./check.ts";

/** Checks that an otherwise valid request without required credentials is refused with 401. */
export const checkMissingCredentials: Check = async (session, operation) => {
  if (isPublic(operation)) return;
  const probe = { check: "missing-credentials" as const, operation, description: "without credentials" };
  const exchange = await session.send(
    probe,
    exampleRequest(operation, session.linkedParameters.get(operation.operationId)),
  );
  expectStatus(session, probe, exchange, [401], "401");
};

/** Checks that unknown credentials are refused with 401, also by public operations: a client must notice them. */
export const checkInvalidCredentials: Check = async (session, operation) => {
  const kinds = credentialKinds(session.contract, operation);
  const request = exampleRequest(operation, session.linkedParameters.get(operation.operationId));
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
};

const unknownKey = "service_0000000000000000000000000000000000000000";
