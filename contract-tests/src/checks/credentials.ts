import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { credentialKinds, isPublic, keyHeader } from "../contract/security.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import type { Probe } from "../recorder.ts";
import { exampleRequest, withHeaders } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** An otherwise valid request without required credentials. */
export const missingCredentials: OperationCheck = {
  name: "missing-credentials",
  summary: "A request without the credentials that an operation requires is refused with 401",
  source: "contract: security, schema ErrorCode; RFC 9110, section 15.5.2",
  run: checkMissing,
};

async function checkMissing(session: Session, operation: Operation): Promise<void> {
  if (isPublic(operation)) return;
  const probe = { check: "missing-credentials" as const, operation, description: "without credentials" };
  const exchange = await session.send(probe, exampleRequest(operation, knownValues(session, operation)));
  if (expectStatus(session, probe, exchange, [401], "401"))
    expectCode(session, probe, exchange!, "unauthenticated");
}

/** Credentials that nobody has, sent to public operations too: a client must notice them. */
export const invalidCredentials: OperationCheck = {
  name: "invalid-credentials",
  summary: "Unknown credentials are refused with 401, where none are needed as well",
  source: "contract: security, schema ErrorCode; RFC 6750, section 3.1",
  run: checkInvalid,
};

async function checkInvalid(session: Session, operation: Operation): Promise<void> {
  const kinds = credentialKinds(session.contract, operation);
  const request = exampleRequest(operation, knownValues(session, operation));
  const invalid: [string, Record<string, string>][] = [];
  if (kinds.has("key"))
    invalid.push(["with a key that nobody has", { [keyHeader(session.contract)]: unknownKey }]);
  const { cookie } = session.options;
  // A session is looked at where no key was sent, not where a wrong one was.
  if (kinds.has("key") && kinds.has("session") && cookie !== undefined && operation.method === "GET")
    invalid.push([
      "with a key that nobody has, beside a session",
      { [keyHeader(session.contract)]: unknownKey, cookie },
    ]);
  if (kinds.has("bearer"))
    invalid.push(["with a bearer that nobody has", { authorization: `Bearer ${unknownKey}` }]);
  for (const [description, headers] of invalid) {
    const probe = { check: "invalid-credentials" as const, operation, description };
    const exchange = await session.send(probe, withHeaders(request, headers));
    if (expectStatus(session, probe, exchange, [401], "401"))
      expectCode(session, probe, exchange!, "invalid_api_key");
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

/** Of what has a code: one that the contract has, and gives to this refusal. */
function expectCode(session: Session, probe: Probe, exchange: Exchange, wanted: string): void {
  const code = at(jsonOf(exchange), "/error/code");
  const isDeclared = session.contract.words["x-error-statuses"]?.[wanted] === 401;
  if (typeof code === "string" && isDeclared && code !== wanted)
    session.recordFinding(probe, `401 with the code ${code}, not ${wanted}`, exchange.request, 401);
}

const unknownKey = "service_0000000000000000000000000000000000000000";
