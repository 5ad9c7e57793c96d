import { parentPort, workerData } from "node:worker_threads";
import type { PaperText } from "../deps.ts";
import { findSourceLinks } from "../domain/sources/find-source-links.ts";

/** What the thread of find-source-links.ts is given; it posts one list of SourceCandidate. */
export interface SourceLinksRequest {
  /** The stored text of the paper: JSON of PaperText; null where the paper's metadata alone are kept. */
  paperText: Uint8Array | null;
  abstract: string;
  authors: readonly string[];
}

const { paperText, ...about } = workerData as SourceLinksRequest;
const text = paperText && (JSON.parse(Buffer.from(paperText).toString()) as PaperText);
parentPort!.postMessage(findSourceLinks({ pages: text?.pages ?? [], ...about }));
