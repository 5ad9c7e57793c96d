import type { CommittedFile } from "../domain/links/committed-number.ts";

/** What the authors committed, by path: files that may be outputs, and code that may write them. */
export interface CommittedFiles {
  files: ReadonlyMap<string, Uint8Array>;
  code: ReadonlyMap<string, Uint8Array>;
}

/** What is no UTF-8 text is no output that can be read. */
export function textsOf(files: ReadonlyMap<string, Uint8Array>): CommittedFile[] {
  return [...files].flatMap(([path, bytes]) => {
    const text = new TextDecoder().decode(bytes);
    return text.includes("\u0000") ? [] : [{ path, text }];
  });
}
