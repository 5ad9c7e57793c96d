import type { Check } from "./checks/check.ts";
import { checkInvalidCredentials, checkMissingCredentials } from "./checks/credentials.ts";
import { checkExample } from "./checks/example.ts";
import { checkInvalidBody } from "./checks/invalid-body.ts";
import { checkLinks } from "./checks/links.ts";
import { checkInvalidParameters, checkUnknownParameters, checkValidParameters } from "./checks/parameters.ts";
import { checkRevalidation } from "./checks/revalidation.ts";
import { checkUndeclaredMethod } from "./checks/undeclared-method.ts";
import { checkUnknownId } from "./checks/unknown-id.ts";
import type { Operation } from "./contract/document.ts";
import { ownContract } from "./contract/own-contract.ts";
import { readContract } from "./contract/read-contract.ts";
import type { CheckName, ContractReport } from "./report.ts";
import { createSession, type Session, TooManyRequests } from "./session.ts";
import type { CheckOptions } from "./settings.ts";

/**
 * Checks a service against its contract: the contract's examples first, then what the answers link to, then for each
 * operation what must be refused. Nothing is changed unless `write` is set. Rejects only with the signal's reason, with
 * an Unreachable, or with a TypeError for a contract, an address or a name of an operation that is none.
 */
export async function checkContract(options: CheckOptions): Promise<ContractReport> {
  const contract = readContract(options.contract === undefined ? await ownContract() : options.contract);
  const stranger = options.only?.find(
    (id) => !contract.operations.some(({ operationId }) => operationId === id),
  );
  if (stranger) throw new TypeError(`The contract has no operation ${stranger}`);
  const operations = contract.operations.filter(
    ({ operationId }) => options.only?.includes(operationId) ?? true,
  );
  const session = createSession(contract, options);
  const wanted = (name: CheckName) => !options.skip?.includes(name);

  if (wanted("example"))
    for (const operation of operations) await attempt(session, "example", checkExample, operation);
  if (wanted("links")) await attempt(session, "links", () => checkLinks(session, operations), operations[0]);
  for (const [index, operation] of operations.entries()) {
    for (const [name, check] of checks) if (wanted(name)) await attempt(session, name, check, operation);
    options.onProgress?.(operation.operationId, index + 1, operations.length);
  }
  return report(session, operations);
}

const checks: [CheckName, Check][] = [
  ["valid-parameter", checkValidParameters],
  ["invalid-parameter", checkInvalidParameters],
  ["unknown-parameter", checkUnknownParameters],
  ["invalid-body", checkInvalidBody],
  ["missing-credentials", checkMissingCredentials],
  ["invalid-credentials", checkInvalidCredentials],
  ["undeclared-method", checkUndeclaredMethod],
  ["revalidation", checkRevalidation],
  ["unknown-id", checkUnknownId],
];

async function attempt(session: Session, check: CheckName, run: Check, operation?: Operation): Promise<void> {
  if (!operation) return;
  try {
    await run(session, operation);
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    session.skip({ check, operation }, error.message);
  }
}

function report(session: Session, operations: Operation[]): ContractReport {
  const findings = session.findings();
  const reports = operations.map(({ operationId, method, path }) => {
    const statuses = session.statuses(operationId);
    const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const count = findings.filter((finding) => finding.operationId === operationId).length;
    return { operationId, method, path, requests, statuses, findings: count };
  });
  return {
    baseUrl: String(session.options.baseUrl),
    contractVersion: session.contract.version,
    ok: findings.length === 0,
    requests: reports.reduce((sum, { requests }) => sum + requests, 0),
    operations: reports,
    findings,
    skipped: session.skips(),
  };
}
