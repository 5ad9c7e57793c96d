import type { PaperText } from "../deps.ts";
import { findSourceLinks, type SourceCandidate } from "../domain/sources/find-source-links.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread of find-source-links.ts is given; it posts one list of SourceCandidate. */
export interface SourceLinksRequest {
  /** The stored text of the paper: JSON of PaperText; null where the paper's metadata alone are kept. */
  paperText: Uint8Array | null;
  abstract: string;
  authors: readonly string[];
}

export const run: ThreadFunction<SourceLinksRequest, SourceCandidate[]> = ({ paperText, ...about }, post) => {
  const text = paperText && (JSON.parse(Buffer.from(paperText).toString()) as PaperText);
  post(findSourceLinks({ pages: text?.pages ?? [], ...about }));
};
