import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";

const module = JSON.stringify(new URL("./orphaned.ts", import.meta.url).href);
const program = `
  import { whenOrphaned } from ${module};
  whenOrphaned(process.env, () => { console.log("stops"); process.exit(); });
  console.log("waits");
  setInterval(() => {}, 1000);`;
const node = [
  process.execPath,
  "--disable-warning=ExperimentalWarning",
  "--input-type=module",
  "--eval",
  program,
];

/** As npx starts a program: below a shell of its own. */
const asNpx = `require("node:child_process").spawn("sh", ["-c", '"$@"; exit $?', "sh", ...process.argv.slice(1)], { stdio: "inherit" })`;

function start(env: Record<string, string>): [ChildProcess, AsyncIterator<string>] {
  const npx = spawn(process.execPath, ["--eval", asNpx, "--", ...node], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return [npx, createInterface({ input: npx.stdout! })[Symbol.asyncIterator]()];
}

it("stops once npx, which started it, is killed", async () => {
  const [npx, lines] = start({ npm_lifecycle_event: "npx" });
  expect((await lines.next()).value).toBe("waits");
  npx.kill("SIGKILL");
  await once(npx, "exit");
  expect((await lines.next()).value).toBe("stops");
});
