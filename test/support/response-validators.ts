import { createHash, randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ResponseValidators } from "../../server/http/check-response.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache", "response-validators");

/** The validators of every JSON body that the contract lets an operation answer with. */
export async function loadResponseValidators(): Promise<ResponseValidators> {
  const { responses } = await import(pathToFileURL(await ensureResponseValidators()).href);
  return responses;
}

/** The path of their module, which is generated where the contract or the generator changed since. */
export async function ensureResponseValidators(): Promise<string> {
  const contract = readFileSync(join(root, "openapi.json"), "utf8");
  const path = join(folder, `${digestOf(contract)}.mjs`);
  if (existsSync(path)) return path;
  const [{ readContract }, { emitResponseValidators }] = await Promise.all([
    import("../../codegen/contract/read-contract.ts"),
    import("../../codegen/emit/response-validators.ts"),
  ]);
  const source = await emitResponseValidators(readContract(JSON.parse(contract)));
  mkdirSync(folder, { recursive: true });
  // Renamed into place: another process may generate or load the same file at the same time.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, source);
  renameSync(unfinished, path);
  return path;
}

/** Of the contract and of everything that decides what is generated from it. */
function digestOf(contract: string): string {
  const generator = globSync("codegen/**/*.{ts,json}", {
    cwd: root,
    exclude: ["**/node_modules/**", "**/testdata/**", "**/*.test.ts"],
  });
  const hash = createHash("sha256").update(contract);
  for (const file of generator.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
