/**
 * `node codegen/generate.ts [--check] [--contract path] [--out folder]`
 *
 * Generates every `__generated__` folder from the contract. With `--check`, writes nothing: lists the files that
 * differ from what would be generated, says the command that mends them, and exits with 1 if there are any.
 */
import { enableCompileCache } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { debuglog, parseArgs } from "node:util";
import type { Document } from "./contract/document.ts";
import { findDrift, writeOutput } from "./output.ts";

// The compilers behind it are most of what there is to load: compiled once, they load in half the time.
enableCompileCache();
const { readDocument } = await import("./contract/read-document.ts");
const { emitAll } = await import("./emit/all.ts");
const { explainFailure } = await import("./explain-failure.ts");

const root = fileURLToPath(new URL("..", import.meta.url));
const values = readArguments();

let document: Document | undefined;
try {
  document = await readDocument(values.contract);
  const files = await emitAll(document);
  if (values.check) reportDrift(await findDrift(values.out, files));
  else {
    await writeOutput(values.out, files);
    console.log(`${files.size} files generated from ${shown(values.contract)}`);
  }
} catch (error) {
  // NODE_DEBUG=codegen shows where in the generator.
  debuglog("codegen")("%s", error instanceof Error ? error.stack : error);
  console.error(`${shown(values.contract)}: ${explainFailure(error, document)}`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: "boolean", default: false },
        contract: { type: "string", default: `${root}openapi.json` },
        out: { type: "string", default: root },
      },
    });
    return values;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function reportDrift(drift: string[]): void {
  if (drift.length === 0) return;
  const options = Object.entries({ contract: values.contract, out: values.out })
    .filter(([name]) => process.argv.some((argument) => argument.startsWith(`--${name}`)))
    .map(([name, path]) => ` --${name} ${shown(path)}`);
  console.error(`${drift.join("\n")}\n\nTo mend: node codegen/generate.ts${options.join("")}`);
  process.exitCode = 1;
}

function shown(path: string): string {
  return relative(process.cwd(), path) || ".";
}
