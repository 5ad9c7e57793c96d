import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

let program: Promise<string> | undefined;

/**
 * Returns `extract.ts` as JavaScript with the modules that it imports within it, for `node --eval`; made once. A process
 * that strips types itself loads a compiler for it: 0.12 s of processor time for each PDF, of 0.4 s.
 */
export function extractProgram(): Promise<string> {
  program ??= makeProgram().catch((error: unknown) => {
    program = undefined;
    throw error;
  });
  return program;
}

/** In a process of its own: Node.js says on stderr that its function for this is experimental. */
async function makeProgram(): Promise<string> {
  const folder = fileURLToPath(new URL("./", import.meta.url));
  const options = [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "--eval",
    stripTypes,
    folder,
  ];
  return (await promisify(execFile)(process.execPath, options, { env: {} })).stdout;
}

const stripTypes = `
  import { readFileSync } from "node:fs";
  import { stripTypeScriptTypes } from "node:module";
  const read = (name) => stripTypeScriptTypes(readFileSync(process.argv[1] + name, "utf8"));
  const inlined = (_, name) => 'from "data:text/javascript,' + encodeURIComponent(read(name)) + '"';
  process.stdout.write(read("extract.ts").replace(/from "\\.\\/([\\w-]+\\.ts)"/g, inlined));`;
