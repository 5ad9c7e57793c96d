import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, parse, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { RolldownOutput } from "rolldown";
import { currentJoined, joinedFolder, joinedName, stampOf } from "./current.mjs";
import { modulePlaces } from "./module-places.ts";

const root = join(import.meta.dirname, "../..");
const tried = "server/start.ts";
const traces = pathToFileURL(join(import.meta.dirname, "source-traces.mjs")).href;
/** Where Node.js keeps what it compiled; scripts/run.mjs names the same. */
export const compileCacheFolder = process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "compile");

/**
 * Joins the modules of programs into a few files: the same code, whose start takes a third of the processor time of one
 * from 1500 files. Returns the build's folder, which is made anew where a source, the lock file or Node.js differs.
 */
export async function ensureJoined(name: string, scripts: readonly string[]): Promise<string> {
  const current = currentJoined(name);
  if (current) return current;
  const folder = join(joinedFolder, `${name}-${randomUUID()}`);
  const began = Date.now();
  mkdirSync(folder, { recursive: true });
  try {
    const files = sourcesOf(await build(folder, scripts));
    tryStart(folder);
    const isWhole = files.every((file) => !(Number.parseFloat(stampOf(file)) > began));
    // What changed while it was read is read again by the next start.
    if (isWhole) record(name, folder, files);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  removeOld(name);
  return folder;
}

async function build(folder: string, scripts: readonly string[]): Promise<RolldownOutput> {
  // Loaded here: where it cannot be, programs run from their sources.
  const { rolldown } = await import("rolldown");
  const further = globSync("server/**/*-{thread,process}.ts", { cwd: root, exclude: ["**/*-in-thread.ts"] });
  await using build = await rolldown({
    cwd: root,
    input: Object.fromEntries(
      [...scripts, tried, ...further].map((file) => [parse(joinedName(file)).name, join(root, file)]),
    ),
    platform: "node",
    logLevel: "warn",
    resolve: { conditionNames: ["research-verification-source", "node"] },
    // They load native code, or WebAssembly, that lies beside them.
    external: ["better-sqlite3", "sharp", "pg-native", "web-tree-sitter"],
    ...modulePlaces(folder),
  });
  return await build.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].mjs",
    banner: ({ isEntry }) => (isEntry ? `import ${JSON.stringify(traces)};` : ""),
    // Names stay: some are shown, and a defect is found by them. Everything else only has to be read and decoded.
    minify: { compress: false, mangle: { keepNames: true }, codegen: true },
    sourcemap: "hidden",
  });
}

/** What decides what is built: the modules outside of packages, which the lock file names, and what builds. */
function sourcesOf({ output }: RolldownOutput): string[] {
  const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
  const own = modules.filter((id) => id.startsWith(`${root}/`) && !id.includes("/node_modules/"));
  const further = globSync(["package-lock.json", "{.,*}/package.json", "scripts/joined/*"], { cwd: root });
  return [...own.map((id) => relative(root, id)), ...further, "node_modules/.installed-from"];
}

/**
 * Starts the service and has it answer once: a build that does not work is not used, and what V8 compiles of the
 * functions that a start needs is kept for later ones.
 */
function tryStart(folder: string): void {
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, "try-start.mjs"), join(folder, joinedName(tried))],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder },
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 120_000,
    },
  );
}

/** Renamed into place: another process may record the same at the same time, or read it. */
function record(name: string, folder: string, files: string[]): void {
  const unfinished = `${folder}.json`;
  const stamps = Object.fromEntries(files.map((file) => [file, stampOf(file)]));
  writeFileSync(unfinished, JSON.stringify({ folder, node: process.version, files: stamps }));
  renameSync(unfinished, join(joinedFolder, `${name}.json`));
}

const day = 24 * 3600 * 1000;
const keptBuilds = 5;

/** Processes that were started from an earlier build load parts of it when they first need them. */
function removeOld(name: string): void {
  readdirSync(joinedFolder)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => join(joinedFolder, entry))
    .map((path) => ({ path, since: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.since - a.since)
    .slice(keptBuilds)
    .filter(({ since }) => since < Date.now() - day)
    .forEach(({ path }) => void rmSync(path, { recursive: true, force: true }));
}
