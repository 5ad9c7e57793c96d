import { parentPort, workerData } from "node:worker_threads";
import type { PaperText } from "../deps.ts";
import type { Proposal } from "../domain/claims/proposal.ts";
import type { CommittedFile } from "../domain/links/committed-number.ts";
import { findClaims } from "../domain/links/find-claims.ts";
import type { ManifestExperiment } from "../domain/manifest/manifest.ts";

/** What the thread of find-text-claims.ts is given; it posts one FoundClaims. */
export interface ClaimsRequest {
  /** The stored text of the paper: JSON of PaperText. */
  paperText: Uint8Array;
  files: ReadonlyMap<string, Uint8Array>;
  code: ReadonlyMap<string, Uint8Array>;
  experiments: ManifestExperiment[];
  proposals: Proposal[];
}

const { paperText, files, code, experiments, proposals } = workerData as ClaimsRequest;
const { pages } = JSON.parse(Buffer.from(paperText).toString()) as PaperText;
const request = {
  pages,
  files: [...files].flatMap(toText),
  code: [...code].flatMap(toText),
  experiments,
  proposals,
};
parentPort!.postMessage(findClaims(request));

/** What is no UTF-8 text is no output that can be read. */
function toText([path, bytes]: [string, Uint8Array]): CommittedFile[] {
  const text = new TextDecoder().decode(bytes);
  return text.includes("\u0000") ? [] : [{ path, text }];
}
