import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";

/**
 * Opens a PDF on disk for submission; its bytes are read while they are sent. Rejects if there is no such file.
 * @example await client.repositories.create({ paper: await paperFromFile("paper.pdf"), title, slug, submitterAttested:
 * true })
 */
export async function paperFromFile(path: string): Promise<File> {
  // The error of `stat` contains the path; that of `openAsBlob` does not.
  if (!(await stat(path)).isFile()) throw new TypeError(`${path} is not a file`);
  const type = "application/pdf";
  return new File([await openAsBlob(path, { type })], basename(path), { type });
}
