// node scripts/check-statuses.ts <folder>: compares the statuses that a whole run of the tests recorded there
// (test/support/status-record.ts) with those that the contract declares. `npm test` runs it after the tests.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationSpec } from "../server/__generated__/operation-spec.ts";
import { operationList } from "../server/__generated__/operations.ts";
import { unproduced } from "../test/support/unproduced-statuses.ts";

const list = "test/support/unproduced-statuses.ts";

interface StatusOf {
  operation: string;
  status: number;
}

/** Returns the problems as sentences; statuses are `<operationId> <status>`, e.g. `getRun 404`. */
export function statusProblems(
  declared: ReadonlySet<string>,
  produced: ReadonlySet<string>,
  unproduced: readonly StatusOf[],
): string[] {
  const listed = new Set(unproduced.map(pairOf));
  const missing = [...declared].filter((pair) => !produced.has(pair) && !listed.has(pair));
  return [
    ...missing.map(
      (pair) => `${pair}: no test brings it about. Write one, or take it out of openapi.json if nothing can.`,
    ),
    ...[...produced]
      .filter((pair) => !declared.has(pair))
      .map((pair) => `${pair}: a test had it, and openapi.json does not declare it. Declare it, or mend it.`),
    ...[...listed]
      .filter((pair) => produced.has(pair))
      .map((pair) => `${pair}: a test brings it about now. Take it out of ${list}.`),
    ...[...listed]
      .filter((pair) => !declared.has(pair))
      .map((pair) => `${pair}: openapi.json does not declare it. Take it out of ${list}.`),
  ];
}

const pairOf = ({ operation, status }: StatusOf) => `${operation} ${status}`;

export function declaredStatuses(): Set<string> {
  const specs: readonly OperationSpec[] = operationList;
  return new Set(specs.flatMap(({ id, responses }) => Object.keys(responses).map((one) => `${id} ${one}`)));
}

if (import.meta.main) {
  const folder = process.argv[2]!;
  const notes = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const declared = declaredStatuses();
  const produced = new Set(notes.flatMap((text) => text.trim().split("\n")));
  const problems = statusProblems(declared, produced, unproduced);
  for (const problem of problems) console.error(problem);
  console.log(
    `${declared.size} statuses of operations: tests bring about ${produced.size}, ${unproduced.length} are listed`,
  );
  process.exit(problems.length > 0 ? 1 : 0);
}
