import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-run-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a program that a shell put into the background outlives the shell", async () => {
  const pid = await startInBackground({});
  await sleep(1000);
  expect(isAlive(pid)).toBe(true);
  process.kill(pid, "SIGKILL");
});

test("a program that npm started ends with npm", async () => {
  const pid = await startInBackground({ npm_lifecycle_event: "serve" });
  await until(() => !isAlive(pid));
});

test.skipIf(process.platform !== "linux")(
  "what is missing is installed once, however many begin",
  async () => {
    const log = join(folder, "log");
    const program = join(folder, "install.mjs");
    writeFileSync(
      program,
      `import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { inTurn } from ${JSON.stringify(join(import.meta.dirname, "in-turn.mjs"))};
const install = () => {
  appendFileSync(${JSON.stringify(log)}, "begins ");
  if (process.argv[2] === "dies") process.kill(process.pid, "SIGKILL");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  appendFileSync(${JSON.stringify(log)}, "ends ");
  writeFileSync(${JSON.stringify(join(folder, "done"))}, "");
};
inTurn(${JSON.stringify(join(folder, "lock"))}, () => !existsSync(${JSON.stringify(join(folder, "done"))}), install);`,
    );
    const run = promisify(execFile);
    await expect(run(process.execPath, [program, "dies"])).rejects.toMatchObject({ signal: "SIGKILL" });
    await Promise.all([1, 2, 3].map(() => run(process.execPath, [program])));
    expect(readFileSync(log, "utf8")).toBe("begins begins ends ");
  },
);

/** Starts a program by run.mjs from a shell that ends once the program runs, and returns its id. */
async function startInBackground(variables: Record<string, string>): Promise<number> {
  const program = join(folder, "program.mjs");
  const pidFile = join(folder, "pid");
  writeFileSync(
    program,
    `import { renameSync, writeFileSync } from "node:fs";
writeFileSync(${JSON.stringify(`${pidFile}.new`)}, String(process.pid));
renameSync(${JSON.stringify(`${pidFile}.new`)}, ${JSON.stringify(pidFile)});
setInterval(() => {}, 1000);`,
  );
  const { npm_lifecycle_event: _, ...env } = process.env;
  const runner = join(import.meta.dirname, "run.mjs");
  const script = '"$0" "$1" "$2" >/dev/null 2>&1 & while [ ! -e "$3" ]; do sleep 0.1; done';
  execFileSync("/bin/sh", ["-c", script, process.execPath, runner, program, pidFile], {
    env: { ...env, ...variables },
  });
  return Number(readFileSync(pidFile, "utf8"));
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await sleep(50);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
