// Loaded first by every joined program: what an error's stack names is the source. Node.js's own support of source maps
// would read all of them at each start, which takes as long as the start itself.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const builds = new URL("../../.cache/joined/", import.meta.url).href;
const maps = new Map();

Error.prepareStackTrace = (error, frames) => [headOf(error), ...frames.map(lineOf)].join("\n    at ");

function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}

function lineOf(frame) {
  const text = String(frame);
  const file = frame.getFileName();
  if (!file?.startsWith(builds)) return text;
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  const found = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!found?.originalSource) return text;
  const source = new URL(found.originalSource, file).href;
  return text.replace(
    `${file}:${line}:${column}`,
    () => `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`,
  );
}

function mapOf(file) {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

/** Null where its build was removed. */
function readMap(file) {
  try {
    const { SourceMap } = process.getBuiltinModule("node:module");
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), "utf8")));
  } catch {
    return null;
  }
}
