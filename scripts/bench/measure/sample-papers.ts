import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { line, streamOf, textPdf } from "../../../test/support/pdf-samples.ts";
import { createRandom } from "../../random.ts";
import { pickWords } from "../data/words.ts";

/** A PDF with so many pages of text, and bytes that no page shows. */
export function paperOf(pages: number, unseenBytes: number): Buffer {
  const random = createRandom(pages);
  const page = () =>
    Array.from({ length: 50 }, (_, row) => line(pickWords(random, 12), 740 - row * 13, 54, 10)).join("");
  const unseen = unseenBytes > 0 ? [streamOf(randomBytes(unseenBytes))] : [];
  return textPdf(Array.from({ length: pages }, page), unseen);
}

/** Works in a folder that is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "rvs-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
