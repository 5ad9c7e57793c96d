/**
 * `node codegen/generate.ts [--check] [--contract path] [--out folder]`
 *
 * Generates every `__generated__` folder from the contract. With `--check`, writes nothing: lists the files that
 * differ from what would be generated, says the command that mends them, and exits with 1 if there are any.
 */
import { readFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ContractError } from "./contract/model.ts";
import { findDrift, writeOutput } from "./output.ts";

// The compilers behind it are most of what there is to load: compiled once, they load in half the time.
enableCompileCache();
const { emitAll } = await import("./emit/all.ts");

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    contract: { type: "string", default: `${root}openapi.json` },
    out: { type: "string", default: root },
  },
});

try {
  const files = await emitAll(JSON.parse(await readFile(values.contract, "utf8")));
  if (values.check) reportDrift(await findDrift(values.out, files));
  else {
    await writeOutput(values.out, files);
    console.log(`${files.size} files generated from ${shown(values.contract)}`);
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(`${shown(values.contract)}: ${error.message}`);
  process.exitCode = 1;
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
