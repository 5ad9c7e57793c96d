import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { line, textPdf } from "../../test/support/pdf-samples.ts";
import { createPaperReader } from "./read-paper.ts";

const reader = createPaperReader({ timeoutSeconds: 30, memoryMiB: 128, maxPages: 9, maxTextBytes: 65_536 });
const folder = mkdtempSync(join(tmpdir(), "paper-file-"));
const path = join(folder, "paper.pdf");
writeFileSync(path, textPdf([line("From a file.", 700)]));
afterAll(() => rmSync(folder, { recursive: true }));

test("a paper that is a file is read as one that is streamed, and closed", async () => {
  const file = await open(path);
  const read = await reader.read(() => file);
  expect(read.pages[0]!.text).toBe("From a file.");
  expect(read).toEqual(await reader.read(() => createReadStream(path)));
  expect(file.fd).toBe(-1);
});

test("a paper that is a file is closed where it is not read", async () => {
  const file = await open(path);
  const controller = new AbortController();
  const openAndAbort = () => {
    controller.abort(new Error("enough"));
    return file;
  };
  await expect(reader.read(openAndAbort, controller.signal)).rejects.toThrow("enough");
  expect(file.fd).toBe(-1);
});
