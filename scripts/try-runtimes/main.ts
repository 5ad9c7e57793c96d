// npm run try:runtimes [NAME ...]: the SDK as it is published, in each runtime that it promises. Downloads the runtimes,
// a quarter of a gigabyte, into .cache the first time.
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inBrowser } from "./in-browser.ts";
import { type Runtime, runtimes } from "./runtimes.ts";
import { startService } from "./service.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()));

const folder = await mkdtemp(join(tmpdir(), "rvs-runtimes-"));
const service = await startService();
let failed = 0;
/** Prints what failed; the modules are found beside it. */
const trial = `
  import { paperFromFile } from "@research-verification/sdk/node";
  import { failuresAt } from "./checks.mjs";
  const address = (globalThis.process ?? globalThis.Deno).argv?.[2] ?? globalThis.Deno.args[0];
  const failures = await failuresAt(address);
  const paper = await paperFromFile("package.json");
  if (paper.name !== "package.json") failures.push("paperFromFile reads no file");
  console.log(JSON.stringify(failures));
`;
try {
  await installSdk();
  await cp(join(import.meta.dirname, "checks.mjs"), join(folder, "checks.mjs"));
  await writeFile(join(folder, "try.mjs"), trial);
  for (const runtime of runtimes) if (isWanted(runtime.name)) tell(runtime.name, await outcomeIn(runtime));
  for (const place of ["page", "worker"] as const) {
    const name = `Chromium, ${place}`;
    if (isWanted(name)) tell(name, await inBrowser(folder, place, service.baseUrl));
  }
} finally {
  await service.close();
  await rm(folder, { recursive: true });
}
if (failed > 0) process.exitCode = 1;

/** Packs the package, and installs the tarball and what it depends on, as somebody would who has nothing else. */
async function installSdk(): Promise<void> {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(root, "sdk"),
  });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf("[\n"))) as [{ filename: string }];
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...options, join(folder, filename)], { cwd: folder });
}

async function outcomeIn(runtime: Runtime): Promise<string[] | null> {
  const program = await runtime.install();
  const { stdout } = await run(program, [...runtime.args, "try.mjs", service.baseUrl], {
    cwd: folder,
    timeout: 60_000,
    env: { PATH: process.env.PATH, HOME: folder },
  }).catch((error: { stdout: string; stderr: string }) => ({
    stdout: JSON.stringify([`it ended: ${error.stderr.slice(-2000)}`]),
  }));
  return JSON.parse(stdout);
}

/** `failures` is null where there is no such runtime. */
function tell(name: string, failures: string[] | null): void {
  if (failures === null) console.log(`${name}: SKIPPED, it is not installed here`);
  else if (failures.length === 0) console.log(`${name}: all checks passed`);
  else {
    failed += 1;
    console.log(`${name}: ${failures.length} failed\n  ${failures.join("\n  ")}`);
  }
}
