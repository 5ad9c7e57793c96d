// Called by the build of `server/`, in its folder: what the compiler leaves undone of `dist`.
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Modules of threads and processes are named by their files, which the compiler does not see as imports.
const named = /(new URL\("[\w./-]+)\.ts(", import\.meta\.url\))/g;
for (const file of globSync("dist/**/*.js")) {
  const text = readFileSync(file, "utf8");
  const rewritten = text.replace(named, "$1.js$2");
  if (rewritten !== text) writeFileSync(file, rewritten);
}

// What is read as a file: schemas, programs of other languages, and validators that are generated as JavaScript.
const read = ["domain/**/*.schema.json", "pipeline/*.R", "pipeline/shims/*", "__generated__/*.js"];
for (const file of globSync(read)) cpSync(file, join("dist", file));
