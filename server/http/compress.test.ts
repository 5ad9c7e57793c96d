import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compress } from "./compress.ts";

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("keeps of %s what it counts, and no buffer around it", async (coding, decompress) => {
  const bytes = Buffer.from("a page of claims ".repeat(1000));
  const tag = randomUUID();
  const made = await compress(bytes, coding, tag);
  expect(made.buffer.byteLength).toBe(made.byteLength);
  expect(decompress(made).equals(bytes)).toBe(true);
  expect(await compress(bytes, coding, tag)).toBe(made);
});
