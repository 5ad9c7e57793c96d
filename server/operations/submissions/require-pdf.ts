import { open } from "node:fs/promises";
import { DomainError, issueAt } from "../../domain/errors.ts";
import { hasPdfHeader, headerWindow } from "../../domain/repository/pdf-header.ts";

/** Throws a 400 where the file of an upload's `paper` has no header of a PDF. */
export async function requirePdf(path: string): Promise<void> {
  if (hasPdfHeader(await readHead(path))) return;
  const issues = [issueAt("/body/paper", "issue.not_pdf")];
  throw new DomainError("invalid_request", "paper.not_pdf", { issues });
}

/** Reads the bytes that may contain the header. */
async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headerWindow) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
