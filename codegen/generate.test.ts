import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { emitAll } from "./emit/all.ts";
import { findDrift, writeOutput } from "./output.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
const small = join(root, "codegen/testdata/small");
const smallText = readFileSync(join(small, "openapi.json"), "utf8");
const read = async (path: string) => JSON.parse(await readFile(path, "utf8"));
const generate = (...options: string[]) =>
  run(process.execPath, ["codegen/generate.ts", ...options], { cwd: root }).catch((error) => error);

// biome-ignore lint/suspicious/noExplicitAny: each row breaks the document somewhere else.
function edited(edit: (document: any) => unknown): string {
  const document = JSON.parse(smallText);
  edit(document);
  return JSON.stringify(document);
}

test("the small contract gives the committed files, to the byte, each time", async () => {
  const document = await read(`${small}/openapi.json`);
  const files = await emitAll(document);
  const drift = await findDrift(`${small}/expected`, files);
  const mend =
    "node codegen/generate.ts --contract codegen/testdata/small/openapi.json --out codegen/testdata/small/expected";
  expect(drift, `If the change is meant: ${mend}`).toEqual([]);
  expect([...(await emitAll(document))]).toEqual([...files]);
});

test("what is committed is what openapi.json gives, whatever ran before", async () => {
  const files = await emitAll(await read(`${root}/openapi.json`));
  expect(await findDrift(root, files), "To mend: node codegen/generate.ts").toEqual([]);
});

test("--check names each drifted file and the command that mends it, and leaves the mending to that", async () => {
  await using folder = await copyOfExpected();
  const out = folder.path;
  const contract = `${small}/openapi.json`;
  const table = join(out, "server/__generated__/operations.ts");
  await writeFile(table, "edited by hand");
  await writeFile(join(out, "sdk/src/__generated__/stray.ts"), "");
  await rm(join(out, "server/__generated__/types.ts"));

  const failed = await generate("--check", "--contract", contract, "--out", out);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain("server/__generated__/operations.ts is not what the contract gives");
  expect(failed.stderr).toContain("server/__generated__/types.ts is missing");
  expect(failed.stderr).toContain("sdk/src/__generated__/stray.ts is generated no more");
  expect(failed.stderr).toMatch(/To mend: node codegen\/generate\.ts --contract \S+ --out \S+/);
  expect(await readFile(table, "utf8")).toBe("edited by hand");

  await writeOutput(out, await emitAll(await read(contract)));
  expect(await findDrift(out, await emitAll(await read(contract)))).toEqual([]);
});

test("a contract that cannot be carried into code is refused with its place, and nothing is written", async () => {
  await using folder = await copyOfExpected();
  const document = await read(`${small}/openapi.json`);
  document.paths["/api/health"].get["x-rate-limit"] = ["hourly"];
  await writeFile(join(folder.path, "openapi.json"), JSON.stringify(document));
  const failed = await generate("--contract", join(folder.path, "openapi.json"), "--out", folder.path);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain("getHealth: x-rate-limits has no hourly");
  expect(await findDrift(folder.path, await emitAll(await read(`${small}/openapi.json`)))).toEqual([]);
});

test.each<[string, string | null, string]>([
  ["a missing file", null, "#: cannot be read: ENOENT"],
  ["text that is not JSON", '{"openapi": "3.1.0",', "#: is not JSON: "],
  ["a document of another kind", "[]", "#: must be object"],
  [
    "an unknown format",
    edited((document) => (document.components.schemas.Digest.format = "sha256")),
    '#/components/schemas/Digest: unknown format "sha256"',
  ],
  [
    "an unknown keyword",
    edited((document) => (document.components.schemas.Digest.length = 71)),
    '#/components/schemas/Digest: strict mode: unknown keyword: "length"',
  ],
  [
    "a list of another name",
    edited((document) => (document.paths["/api/v1/runs"].get["x-pagination"].items = "/runs")),
    "listRuns: no list at items (#/paths/~1api~1v1~1runs/get)",
  ],
])("refuses %s in one sentence", async (_, text, sentence) => {
  await using folder = await copyOfExpected();
  const contract = join(folder.path, "contract.json");
  if (text !== null) await writeFile(contract, text);
  const failed = await generate("--contract", contract, "--out", folder.path);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain(`contract.json: ${sentence}`);
  expect(failed.stderr.trim().split("\n")).toHaveLength(1);
});

test("refuses an unknown option in one sentence", async () => {
  const failed = await generate("--contracts", "openapi.json");
  expect(failed.code).toBe(2);
  expect(failed.stderr.trim()).toMatch(/^Unknown option '--contracts'.*$/);
});

test("the types let through what the contract allows, and nothing that it does not", async () => {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [compiler, "-p", "codegen/testdata/types"], {
    cwd: root,
  }).catch((error) => error);
  expect(stdout).toBe("");
});

async function copyOfExpected() {
  const path = await mkdtemp(join(tmpdir(), "codegen-"));
  await cp(`${small}/expected`, path, { recursive: true });
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
