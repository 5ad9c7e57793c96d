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
 * Checks a service against its contract: first the contract's examples, then the links of their responses, then for
 * each operation the requests that must be refused. Changes nothing unless `write` is set. Rejects only with the
 * signal's reason, with an Unreachable, or with a TypeError for an invalid contract, address or operation id.
 */
export async function checkContract(options: CheckOptions): Promise<ContractReport> {
  const contract = readContract(options.contract === undefined ? await ownContract() : options.contract);
  const unknownOperation = options.only?.find(
    (id) => !contract.operations.some(({ operationId }) => operationId === id),
  );
  if (unknownOperation) throw new TypeError(`The contract has no operation ${unknownOperation}`);
  const operations = contract.operations.filter(
    ({ operationId }) => options.only?.includes(operationId) ?? true,
  );
  const session = createSession(contract, options);
  const isSelected = (name: CheckName) => !options.skip?.includes(name);

  if (isSelected("example"))
    for (const operation of operations) await runCheck(session, "example", checkExample, operation);
  if (isSelected("links"))
    await runCheck(session, "links", () => checkLinks(session, operations), operations[0]);
  for (const [index, operation] of operations.entries()) {
    for (const [name, check] of checks) if (isSelected(name)) await runCheck(session, name, check, operation);
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

async function runCheck(
  session: Session,
  check: CheckName,
  run: Check,
  operation?: Operation,
): Promise<void> {
  if (!operation) return;
  try {
    await run(session, operation);
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    session.recordSkip({ check, operation }, error.message);
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
