import { credentialKinds, isPublic, keyHeader } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withHeaders } from "../request.ts";
import type { Check } from "./check.ts";

/** Without credentials, what needs some is refused with 401. The request is a good one otherwise. */
export const checkMissingCredentials: Check = async (session, operation) => {
  if (isPublic(operation)) return;
  const probe = { check: "missing-credentials" as const, operation, description: "without credentials" };
  const answer = await session.send(
    probe,
    exampleRequest(operation, session.known.get(operation.operationId)),
  );
  expectStatus(session, probe, answer, [401], "401");
};

/** Credentials that nobody was given are refused with 401, also where none are needed: a caller should learn of it. */
export const checkInvalidCredentials: Check = async (session, operation) => {
  const kinds = credentialKinds(session.contract, operation);
  const request = exampleRequest(operation, session.known.get(operation.operationId));
  const invalid: [string, Record<string, string>][] = [];
  if (kinds.has("key"))
    invalid.push(["with a key that nobody has", { [keyHeader(session.contract)]: nobody }]);
  if (kinds.has("bearer"))
    invalid.push(["with a bearer that nobody has", { authorization: `Bearer ${nobody}` }]);
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
  const answer = await session.send(probe, withHeaders(request, { [keyHeader(session.contract)]: nobody }));
  expectStatus(session, probe, answer, [401, 403], "401 or 403");
};

const nobody = "service_0000000000000000000000000000000000000000";
