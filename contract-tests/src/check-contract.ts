import {
  checkNames,
  firstChecks,
  lastChecks,
  operationChecks,
  recordChecks,
  rules,
  writeChecks,
} from "./catalog.ts";
import { borrowValues } from "./checks/borrowed-values.ts";
import { findLinkedAddresses } from "./checks/linked-addresses.ts";
import { findLongLists } from "./checks/long-lists.ts";
import type { ServiceCheck } from "./checks/operation-check.ts";
import { findSearchWords } from "./checks/search-words.ts";
import type { Operation } from "./contract/document.ts";
import { ownContract } from "./contract/own-contract.ts";
import { type Contract, readContract } from "./contract/read-contract.ts";
import { forEachOf } from "./pool.ts";
import type { CheckName, ContractReport } from "./report.ts";
import { createSession, ReadOnly, type Session, TooManyRequests } from "./session.ts";
import type { CheckOptions } from "./settings.ts";
import { shrunk } from "./shrink.ts";

/**
 * Checks a service against its contract: first the contract's examples, then the links of their responses, then each
 * operation, several at once, then what all answers say together. Changes nothing unless `write` is set. Rejects only
 * with the signal's reason, with an Unreachable, or with a TypeError for an invalid contract, address, operation or
 * check.
 */
export async function checkContract(options: CheckOptions): Promise<ContractReport> {
  const contract = readContract(options.contract === undefined ? await ownContract() : options.contract);
  const operations = selectOperations(contract, options);
  const unknown = [...(options.checks ?? []), ...(options.skip ?? [])].find(
    (name) => !checkNames.includes(name),
  );
  if (unknown) throw new TypeError(`There is no check ${unknown}: ${checkNames.join(", ")}`);
  const session = createSession(contract, options, rules);
  const runAll = async (checks: readonly ServiceCheck[]) => {
    for (const { name, run } of checks)
      if (session.isSelected(name)) await attempt(session, name, operations, () => run(session, operations));
  };
  if (options.write)
    await attempt(session, writeChecks.first.name, operations, () =>
      writeChecks.first.run(session, operations),
    );
  try {
    await runReads(session, operations);
    await runAll(recordChecks);
    await runExamples(session, operations, false);
    if (options.write) await runAll(writeChecks.others);
  } finally {
    if (options.write)
      await attempt(session, writeChecks.last.name, operations, () =>
        writeChecks.last.run(session, operations),
      );
  }
  await runAll(lastChecks);
  return report(session, operations);
}

async function runReads(session: Session, operations: readonly Operation[]): Promise<void> {
  const { countedRequests, links } = firstChecks;
  if (session.isSelected(countedRequests.name))
    await attempt(session, countedRequests.name, operations, () => countedRequests.run(session, operations));
  // The answers to examples and links are what the other checks start from, whether they are selected or not.
  await runExamples(session, operations, true);
  await attempt(session, links.name, operations, () => links.run(session, operations));
  findLinkedAddresses(session, operations);
  await attempt(session, "example", operations, () => borrowValues(session, operations));
  findSearchWords(session, operations);
  await attempt(session, "walk", operations, () => findLongLists(session, operations));
  const selected = operationChecks.filter(({ name }) => session.isSelected(name));
  const { concurrency = 4, onProgress } = session.options;
  let done = 0;
  await forEachOf(operations, concurrency, async (operation) => {
    for (const { name, run } of selected)
      await attempt(session, name, [operation], () => run(session, operation));
    done += 1;
    onProgress?.(operation.operationId, done, operations.length);
  });
}

async function runExamples(
  session: Session,
  operations: readonly Operation[],
  ofReads: boolean,
): Promise<void> {
  const { name, run } = firstChecks.example;
  for (const operation of operations)
    if ((operation.method === "GET") === ofReads)
      await attempt(session, name, [operation], () => run(session, operation));
}

function selectOperations(contract: Contract, { only, except = [] }: CheckOptions): Operation[] {
  const ids = contract.operations.map(({ operationId }) => operationId);
  const unknown = [...(only ?? []), ...except].find((id) => !ids.includes(id));
  if (unknown) throw new TypeError(`The contract has no operation ${unknown}`);
  return contract.operations.filter(
    ({ operationId }) => (only?.includes(operationId) ?? true) && !except.includes(operationId),
  );
}

async function attempt(
  session: Session,
  check: CheckName,
  [operation]: readonly Operation[],
  run: () => Promise<void>,
): Promise<void> {
  if (!operation) return;
  try {
    await run();
  } catch (error) {
    if (error instanceof TooManyRequests || error instanceof ReadOnly)
      session.recordSkip({ check, operation }, error.message);
    else if (isOfWrongShape(error) && session.shown().length > 0)
      session.recordSkip(
        { check, operation },
        `an answer had another shape than declared (${error.message})`,
      );
    else throw error;
  }
}

/**
 * What a check that goes on from an answer throws where that has not the members which the contract gives it. That it has
 * not is a finding already: without any, the error is a defect of the check.
 */
const isOfWrongShape = (error: unknown): error is Error =>
  [TypeError, RangeError, URIError].some((kind) => error instanceof kind);

async function report(session: Session, operations: Operation[]): Promise<ContractReport> {
  const order = operations.map(({ operationId }) => operationId);
  const findings = (await shrunk(session)).sort(
    (a, b) => order.indexOf(a.operationId) - order.indexOf(b.operationId),
  );
  const reports = operations.map(({ operationId, method, path }) => {
    const statuses = session.statuses(operationId);
    const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const count = findings.filter((finding) => finding.operationId === operationId).length;
    const proven = session.isProven(operationId);
    return { operationId, method, path, requests, statuses, findings: count, proven };
  });
  return {
    baseUrl: String(session.options.baseUrl),
    contractVersion: session.contract.version,
    seed: session.options.seed ?? 1,
    ok: findings.length === 0,
    requests: reports.reduce((sum, { requests }) => sum + requests, 0),
    operations: reports,
    unproven: reports.filter(({ proven }) => !proven).map(({ operationId }) => operationId),
    findings,
    skipped: session.skips(),
  };
}
