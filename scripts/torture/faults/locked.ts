import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../client.ts";
import type { ScenarioReport, TortureOptions } from "../scenario.ts";
import { countAnswer, openFaultLab } from "./fault.ts";

/** Another process holds the write lock of the database, as a backup or an operator's shell may. */
export async function locked({ short }: TortureOptions): Promise<ScenarioReport> {
  await using lab = await openFaultLab();
  const { house, problems } = lab;
  await lab.submit(lab.codeUrl);
  // Longer than the service waits for a lock, and shorter.
  for (const seconds of short ? [2] : [3, 25]) {
    const release = await holdLock(join(house.dataDir, "service.sqlite"));
    const requests = [
      lab.submit(lab.codeUrl).then((answer) => countAnswer(lab, answer, "submission", [201, 503])),
      send(`${house.url}/api/v1/repositories`).then((answer) => countAnswer(lab, answer, "read", [200, 503])),
      send(`${house.url}/api/health`).then((answer) => countAnswer(lab, answer, "health", [200, 503])),
    ].map((request) => request.catch((error: unknown) => problems.add("no answer", String(error))));
    await sleep(seconds * 1000);
    await release();
    await Promise.all(requests);
    if (house.running) await lab.expectRecovery(60);
  }
  return await lab.report("locked");
}

const holder = `
const Database = require("better-sqlite3");
new Database(process.argv[1], { timeout: 30000 }).exec("begin exclusive");
console.log("locked");
process.stdin.resume().on("end", () => process.exit());
`;

async function holdLock(path: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["-e", holder, path], {
    cwd: join(import.meta.dirname, "../../../server"),
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    const ended = once(child, "exit");
    child.stdin.end();
    await ended;
  };
}
