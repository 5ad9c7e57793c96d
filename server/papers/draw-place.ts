import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { runCommand } from "../commands/run-command.ts";
import { busy } from "../concurrency/bounded-queue.ts";
import type { Box } from "../domain/paper/document.ts";
import type { PictureSize } from "../domain/paper/place-picture.ts";
import { bounded, type ProcessLimits, runOnPdf } from "./run-on-pdf.ts";

/** A box of a page, counted from 1, and how large its picture is. */
export interface DrawnPlace {
  page: number;
  box: Box;
  size: PictureSize;
}

/**
 * Draws what stands around a box of a PDF's page, with the box marked, in a process without access to secrets: no
 * environment, no files but its own program and PDFium's, no writing, no child processes, no native code. Returns red, green
 * and blue of each pixel; null where the PDF has no such place, or takes more than its limits.
 *
 * @throws Error if that process does not start, which is a defect of the installation; `degraded` where the machine was
 *   too busy.
 */
export async function drawPlace(
  pdf: Readable,
  { page, box, size }: DrawnPlace,
  limits: ProcessLimits,
): Promise<Buffer | null> {
  const { width, height, scale } = size;
  const bytes = width * height * 3;
  const numbers = [page, box.x, box.y, box.width, box.height, width, height, scale];
  const command = bounded(limits, [...programOf(limits), ...numbers.map(String)]);
  const { output, isStarved } = await runOnPdf(command, pdf, {
    ...{ limits, maxOutputBytes: bytes + 1 },
    run: runCommand,
  });
  if (isStarved) throw busy(retryAfterSeconds);
  if (output?.byteLength === 0) throw new Error("the process that draws places of PDFs could not start");
  return output?.byteLength === bytes + 1 ? output.subarray(1) : null;
}

const retryAfterSeconds = 5;

/** Looked for once it is needed: the mock does not have it. */
function programOf({ memoryMiB }: ProcessLimits): [string, ...string[]] {
  const program = fileURLToPath(new URL("place-program.ts", import.meta.url));
  const pdfium = fileURLToPath(new URL("../", import.meta.resolve("@hyzyla/pdfium")));
  return [
    process.execPath,
    "--permission",
    `--allow-fs-read=${program}`,
    `--allow-fs-read=${pdfium}`,
    "--disable-warning=ExperimentalWarning",
    `--max-old-space-size=${memoryMiB}`,
    program,
  ];
}
