import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache", "built-service");
/** Where Node.js keeps what it compiled of the services; scripts/run.mjs names the same. */
export const compileCacheFolder = process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "compile");

const day = 24 * 3600 * 1000;
const crashing = "test/support/crashing-service.ts";
const scripts = ["server/main.ts", "scripts/start.ts", crashing];

/**
 * Joins the modules of the services that tests start as processes into a few files: the same code, whose start takes
 * less than half the processor time of one from 1500 files. Returns the folder, which is built where the sources
 * changed since.
 */
export async function ensureBuiltService(): Promise<string> {
  const target = join(folder, digestOfSources());
  if (existsSync(target)) return target;
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: [...scripts, ...globSync("server/**/*-thread.ts", { cwd: root })].map((file) => join(root, file)),
    platform: "node",
    logLevel: "warn",
    resolve: { conditionNames: ["research-verification-source", "node"] },
    // They load native code, or WebAssembly, that lies beside them.
    external: ["better-sqlite3", "sharp", "pg-native", "web-tree-sitter"],
    // What a module finds by its own place it finds from the built file as well: schemas, programs, the project's root.
    transform: {
      define: Object.fromEntries(places.map((place) => [`import.meta.${place}`, `module_${place}`])),
    },
    plugins: [{ name: "places", transform: (code, id) => withPlaces(code, id, target) }],
  });
  const unfinished = join(folder, randomUUID());
  mkdirSync(folder, { recursive: true });
  for (const other of globSync(join(folder, "*")))
    if (statSync(other).mtimeMs < Date.now() - day) rmSync(other, { recursive: true, force: true });
  await build.write({ dir: unfinished, format: "esm", entryFileNames: "[name].mjs", comments: false });
  await build.close();
  try {
    // Another process may build the same at the same time.
    renameSync(unfinished, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
  fillCompileCache(target);
  return target;
}

/** Most services that tests start are killed: they do not leave what V8 compiled, and each would compile all again. */
function fillCompileCache(built: string): void {
  const load = "for (const file of process.argv.slice(1)) await import(file); process.exit();";
  const files = globSync(join(built, "*.js"));
  execFileSync(process.execPath, ["--input-type=module", "--eval", load, "--", ...files], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder },
    timeout: 60_000,
  });
}

/** The file to start instead of a script: what global-setup built, or the script itself. */
export function builtScript(script: string): string {
  const { TEST_BUILT_SERVICE } = process.env;
  if (TEST_BUILT_SERVICE === undefined || !scripts.includes(script)) return script;
  return join(TEST_BUILT_SERVICE, builtName(script));
}

const builtName = (script: string) => basename(script).replace(/\.ts$/, ".mjs");

const places = ["url", "dirname", "main"] as const;

/** Adds the constants that `define` puts in the place of a module's `import.meta`. */
function withPlaces(code: string, id: string, target: string): string | null {
  if (!code.includes("import.meta")) return null;
  const values = {
    url: JSON.stringify(pathToFileURL(id).href),
    dirname: JSON.stringify(dirname(id)),
    main: `process.argv[1] === ${JSON.stringify(join(target, builtName(id)))}`,
  };
  const own = places.map((place) => `const module_${place} = ${values[place]};`).join(" ");
  // Threads are built as well.
  const thread = /new URL\("(?:\.\/)?([\w-]+-thread)\.ts", import\.meta\.url\)/g;
  return (
    own +
    code.replaceAll(thread, `new URL("$1.mjs", ${JSON.stringify(pathToFileURL(join(target, "/")).href)})`)
  );
}

/** Of everything that decides what is built. */
function digestOfSources(): string {
  const files = globSync(["{server,sdk/src}/**/*.{ts,json}", "scripts/*.ts"], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/testdata/**", "**/*.test.ts"],
  });
  const own = ["package-lock.json", crashing, "test/support/built-service.ts"];
  const hash = createHash("sha256").update(root);
  for (const file of [...files.sort(), ...own])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 32);
}
