import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { line, textPdf } from "../../../test/support/pdf-samples.ts";
import { createPaperReader } from "../read-paper.ts";

const reader = createPaperReader({
  timeoutSeconds: 30,
  memoryMiB: 128,
  maxPages: 50,
  maxTextBytes: 1024 * 1024,
});

test("a page of highlights stands before a paper's first page", async () => {
  const text = Array.from({ length: 8 }, (_, index) => line("Digits are counted.", 500 - 14 * index, 72, 10));
  const highlights =
    line("Highlights", 700, 72, 18) + line("Digits are counted, and more of them.", 670, 72, 10);
  const first =
    line("A Study of the Digits of Pi", 700, 72, 18) +
    line("Ada Lovelace", 670) +
    line("University of London", 650, 72, 10);
  const pdf = textPdf([highlights, first + text.join("")]);
  const { about } = await reader.read(() => Readable.from([pdf], { objectMode: false }));
  expect(about).toMatchObject({
    title: { value: "A Study of the Digits of Pi" },
    authors: { value: ["Ada Lovelace"] },
  });
});
