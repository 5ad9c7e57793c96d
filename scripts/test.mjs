// Runs every check of the project, cheapest first; what looks at the source alone, as many at once as there are
// processors. With arguments runs only vitest, with them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureSystemPackages, root } from "./bootstrap.mjs";
import { ensureTestJulia } from "./test-julia.mjs";

const bin = (name) => join(root, "node_modules", ".bin", name);
const node = (...args) => [
  process.execPath,
  "--conditions=research-verification-source",
  "--disable-warning=ExperimentalWarning",
  ...args,
];
const only = process.argv.slice(2);
// Folder for the statuses that the tests produced; checked only after a whole run.
const statuses = mkdtempSync(join(tmpdir(), "rvs-statuses-"));
process.once("exit", () => rmSync(statuses, { recursive: true }));

// Some tests have R read its own files, some fetch container images from a registry of Debian's, some open pages in a
// browser: a minute, once.
const imageTools = ["skopeo", "umoci", "docker-registry"];
ensureSystemPackages(
  [["Rscript", "r-base-core"], ["chromium", "chromium"], ...imageTools.map((name) => [name, name])],
  "Tests of it will be skipped",
);

const checksOfSource = [
  ["types", [bin("tsc"), "--noEmit", "-p", "."]],
  // Some tests have Julia install packages. Fetching and packing it takes half a minute, once, and much of it waits.
  ["Julia to test with, where it can be had", node("scripts/test-julia.mjs")],
  ["lint and format", [bin("biome"), "check", "--error-on-warnings"]],
  ["contract lint (Redocly)", [bin("redocly"), "lint", "openapi.json"]],
  ["contract lint (Spectral)", [bin("spectral"), "lint", "--fail-severity", "hint", "openapi.json"]],
  ["generated code is current", node("codegen/generate.ts", "--check")],
  ["contract is compatible with the released one", node("scripts/check-compatibility.ts")],
  ["import directions", node("scripts/check-imports.ts")],
  ["dependencies are pinned and licensed", node("scripts/check-dependencies.ts")],
  ["advisories of packages are explained", node("scripts/check-advisories.ts")],
  ["no unused code", [bin("knip"), "--no-progress"]],
  ["no code for tests alone", [bin("knip"), "--no-progress", "--production"]],
];
const tests = ["tests", [bin("vitest"), "run", ...only]];
const afterTests = ["every declared status has a test", node("scripts/check-statuses.ts", statuses)];

const env = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  DO_NOT_TRACK: "1",
  TEST_STATUSES: statuses,
};
/** Runs a check, and returns how it ended; what it says is shown at once, or returned. */
async function run([name, [command, ...args]], stdio = "inherit") {
  const started = Date.now();
  const colors = stdio !== "inherit" && process.stdout.isTTY && { FORCE_COLOR: "1" };
  const child = spawn(command, args, { cwd: root, stdio, env: { ...env, ...colors } });
  const kill = () => child.kill();
  process.once("exit", kill);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
  const [status, signal] = await once(child, "close");
  process.off("exit", kill);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return { name, status, signal, seconds, said: Buffer.concat(said) };
}

function report({ name, status, signal, seconds, said }) {
  process.stdout.write(said);
  if (status !== 0) {
    console.error(`\nFAILED: ${name} (${signal ?? `exit ${status}`}, ${seconds} s)`);
    process.exit(status ?? 1);
  }
  console.log(`ok: ${name} (${seconds} s)`);
}

/** Reports in the order of the list, whichever ends first. */
async function runTogether(checks) {
  const results = checks.map(() => Promise.withResolvers());
  const waiting = checks.entries();
  const runWaiting = async () => {
    for (const [index, check] of waiting)
      results[index].resolve(await run(check, ["ignore", "pipe", "pipe"]));
  };
  for (let slot = 0; slot < availableParallelism(); slot++) runWaiting();
  for (const { promise } of results) report(await promise);
}

if (only.length > 0) {
  ensureTestJulia();
  report(await run(tests));
} else {
  await runTogether(checksOfSource);
  report(await run(tests));
  report(await run(afterTests));
}
