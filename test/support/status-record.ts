import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../../server/main.ts";

/**
 * Notes every status that a service answers an operation with, by what it logs of its requests: refusals have no
 * other place in common. `npm test` names the folder, and compares the notes of all tests with the contract.
 */
export function recordStatuses({ composition: { log } }: Service): void {
  const folder = process.env.TEST_STATUSES;
  if (!folder) return;
  const info = log.info.bind(log);
  log.info = (...entry: Parameters<typeof info>) => {
    const { operation, status } = Object(entry[0]) as { operation?: string; status?: number };
    if (operation) note(folder, `${operation} ${status}`);
    info(...entry);
  };
}

const noted = new Set<string>();

function note(folder: string, pair: string): void {
  if (noted.has(pair)) return;
  noted.add(pair);
  appendFileSync(join(folder, String(process.pid)), `${pair}\n`);
}
