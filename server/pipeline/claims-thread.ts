import type { PaperText } from "../deps.ts";
import type { FoundClaims } from "../domain/claims/found.ts";
import type { Proposal } from "../domain/claims/proposal.ts";
import { findClaims } from "../domain/links/find-claims.ts";
import type { ManifestExperiment } from "../domain/manifest/manifest.ts";
import { type CommittedFiles, textsOf } from "./committed-files.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread of search-text.ts is given; it posts one FoundClaims. */
export interface ClaimsRequest extends CommittedFiles {
  /** The stored text of the paper: JSON of PaperText. */
  paperText: Uint8Array;
  experiments: ManifestExperiment[];
  proposals: Proposal[];
}

export const run: ThreadFunction<ClaimsRequest, FoundClaims> = (request, post) => {
  const { paperText, files, code, experiments, proposals } = request;
  const { pages } = JSON.parse(Buffer.from(paperText).toString()) as PaperText;
  post(findClaims({ pages, files: textsOf(files), code: textsOf(code), experiments, proposals }));
};
