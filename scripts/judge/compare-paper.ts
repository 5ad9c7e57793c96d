import { Readable } from "node:stream";
import type { ReproductionResult } from "../../server/domain/attestation/judge-again.ts";
import { digestOfBytes } from "../../server/domain/digest.ts";
import { findPrintedValues } from "../../server/domain/paper/find-printed.ts";
import { createPaperReader, type PaperText } from "../../server/papers/read-paper.ts";

type SignedPaper = Pick<ReproductionResult, "measurements"> & { paperDigest: string | null };

/** Looks for every reported number in the paper itself; yields what is not as it was signed. */
export async function comparePaper(signed: SignedPaper, paper: Uint8Array): Promise<string[]> {
  const isPdf = Buffer.from(paper.subarray(0, 1024)).includes("%PDF-");
  const digest = digestOfBytes(paper);
  if (isPdf && digest !== signed.paperDigest) return [`paper: signed ${signed.paperDigest}, given ${digest}`];
  const { pages } = isPdf ? await readPdf(paper) : (JSON.parse(Buffer.from(paper).toString()) as PaperText);
  const printed = signed.measurements.flatMap(({ measurementId, printed }) =>
    printed ? [{ measurementId, printed }] : [],
  );
  const found = findPrintedValues(
    pages,
    printed.map(({ printed: { text, source } }) => ({
      ...{ reported: text, isFromFigure: source === "figure", locator: "", description: "" },
    })),
    false,
  );
  return printed.flatMap(({ measurementId, printed: { text, source } }, index) =>
    found[index]!.source === source
      ? []
      : [`${measurementId}: ${text} signed as ${source}, looked for and ${found[index]!.source}`],
  );
}

function readPdf(paper: Uint8Array): Promise<PaperText> {
  const reader = createPaperReader({
    timeoutSeconds: 60,
    memoryMiB: 1024,
    maxPages: 2000,
    maxTextBytes: 64 * 1024 * 1024,
  });
  return reader.read(() => Readable.from([Buffer.from(paper)]));
}
