import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, send } from "../client.ts";
import type { ScenarioReport, TortureOptions } from "../scenario.ts";
import { countAnswer, openFaultLab } from "./fault.ts";

/** Another process holds the write lock of the database, as a backup or an operator's shell may. */
export async function locked({ short }: TortureOptions): Promise<ScenarioReport> {
  await using lab = await openFaultLab();
  const { service, problems } = lab;
  await lab.submit(lab.codeUrl);
  // Longer than the service waits for a lock, and shorter.
  for (const seconds of short ? [2] : [3, 25]) {
    // Leases points of the limits that reads count in, so that the next reads need not write.
    await send(`${service.url}/api/v1/repositories`);
    const release = await holdLock(join(service.dataDir, "service.sqlite"));
    let released = false;
    const timed = async (what: string, request: Promise<Answer>) => {
      const begun = Date.now();
      const answer = await request;
      if (released && what !== "submission")
        problems.add(`a ${what} waited for the lock`, `held for ${seconds} s`);
      countAnswer(lab, answer, what, [what === "submission" ? 201 : 200, 503]);
      lab.figures[`s until a ${what} was answered, locked for ${seconds} s`] =
        Math.round((Date.now() - begun) / 100) / 10;
    };
    const answered = (request: Promise<void>) =>
      request.catch((error: unknown) => problems.add("no answer", String(error)));
    const submitted = answered(timed("submission", lab.submit(lab.codeUrl)));
    const reads = Promise.all([
      answered(sleep(500).then(() => timed("read", send(`${service.url}/api/v1/repositories`)))),
      answered(sleep(500).then(() => timed("health check", send(`${service.url}/api/health`)))),
    ]);
    await sleep(seconds * 1000);
    // A busy machine is given its time, less than the service waits for a lock.
    await Promise.race([reads, sleep(patienceMilliseconds)]);
    released = true;
    await release();
    await Promise.all([submitted, reads]);
    if (service.running) await lab.expectRecovery(60);
  }
  return await lab.report("locked");
}

const patienceMilliseconds = 7000;

const holder = `
const Database = require("better-sqlite3");
const database = new Database(process.argv[1], { timeout: 30000 });
database.exec("begin exclusive");
console.log("locked");
process.stdin.resume().on("end", () => database.close());
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
