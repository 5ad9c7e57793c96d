import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { NotMeasurable } from "./row.ts";

/** Throws where this machine lacks it. */
export async function requirePdftotext(): Promise<void> {
  await promisify(execFile)("pdftotext", ["-v"]).catch(() => {
    throw new NotMeasurable("it needs pdftotext: sudo apt-get install poppler-utils");
  });
}
