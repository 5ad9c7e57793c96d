// Called by the builds of `server/` and of the mock, in the folder of `server/`: what the compiler leaves undone of `dist`,
// or of the folder that is named.
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const target = process.argv[2] ?? "dist";

// Modules of threads and processes are named by their files, which the compiler does not see as imports.
const named = /(new URL\("[\w./-]+)\.ts(", import\.meta\.url\))/g;
for (const file of globSync(`${target}/**/*.js`)) {
  const text = readFileSync(file, "utf8");
  const rewritten = text.replace(named, "$1.js$2");
  if (rewritten !== text) writeFileSync(file, rewritten);
}

// What is read as a file: schemas, programs of other languages, what pages load, and validators generated as JavaScript.
const read = [
  "domain/**/*.schema.json",
  "pipeline/*.R",
  "pipeline/shims/*",
  "pages/assets/*.{ico,js,svg}",
  "__generated__/*.js",
];
for (const file of globSync(read)) cpSync(file, join(target, file));
