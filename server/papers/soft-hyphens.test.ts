import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { pdfOf, streamOf } from "../../test/support/pdf-samples.ts";
import { createPaperReader } from "./read-paper.ts";

const reader = createPaperReader({
  timeoutSeconds: 30,
  memoryMiB: 128,
  maxPages: 5,
  maxTextBytes: 1_000_000,
});

/** A page whose font says, as Typst does, that its hyphen is a soft one; it draws it so wide. */
function typeset(text: string, width: number): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>",
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R /FirstChar 45 /LastChar 45 /Widths [${width}]
      /FontDescriptor << /Type /FontDescriptor /FontName /Helvetica /Flags 32 /MissingWidth 556 >> >>`,
    streamOf(
      "begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n" +
        "2 beginbfrange <20> <2c> <0020> <2e> <7e> <002e> endbfrange 1 beginbfchar <2d> <00ad> endbfchar endcmap",
    ),
    streamOf(`BT /F1 12 Tf 72 700 Td (${text}) Tj ET`),
  ]);
}

const textOf = async (pdf: Buffer) =>
  (await reader.read(() => Readable.from([pdf], { objectMode: false }))).pages[0]!.text;

test("a hyphen that a PDF draws is one, though it calls it a soft one", async () => {
  expect(await textOf(typeset("A meta-analysis of 2024-10-31 in epidemi-", 333))).toBe(
    "A meta-analysis of 2024-10-31 in epidemi-",
  );
});

test("a soft hyphen without width is not drawn, and is none", async () => {
  expect(await textOf(typeset("A meta-analysis", 0))).toBe("A metaanalysis");
});
