import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeProgram } from "./extract-program.ts";
import { keepProgram, openKeptProgram } from "./kept-program.ts";

const folder = mkdtempSync(join(tmpdir(), "kept-program-"));
const pdfjs = [join(folder, "pdf.mjs")];
beforeAll(() => {
  vi.stubEnv("NODE_COMPILE_CACHE", join(folder, "cache"));
  writeFileSync(pdfjs[0]!, "const getDocument = () => {};\nexport{getDocument};");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("a program is found again until a file of it changes or it is damaged", async () => {
  expect(await openKeptProgram(pdfjs)).toBeNull();
  const { file: _, ...made } = await keepProgram(pdfjs, await makeProgram(pdfjs));
  expect(await openKeptProgram(pdfjs)).toMatchObject(made);

  const [kept, ...more] = readdirSync(join(folder, "cache/pdf-reader"));
  expect(more).toEqual([]);
  truncateSync(join(folder, "cache/pdf-reader", kept!), 5);
  expect(await openKeptProgram(pdfjs)).toBeNull();

  await keepProgram(pdfjs, await makeProgram(pdfjs));
  writeFileSync(pdfjs[0]!, "const getDocument = () => 1;\nexport{getDocument};");
  expect(await openKeptProgram(pdfjs)).toBeNull();
});

test("nothing is kept where Node.js keeps nothing", async () => {
  vi.stubEnv("NODE_COMPILE_CACHE", "");
  await keepProgram(pdfjs, await makeProgram(pdfjs));
  expect(await openKeptProgram(pdfjs)).toBeNull();
});
