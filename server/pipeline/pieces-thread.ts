import type { PaperText } from "../deps.ts";
import { paperPieces } from "../domain/claims/paper-pieces.ts";
import { outputNames } from "../domain/links/output-names.ts";
import { type CommittedFiles, textsOf } from "./committed-files.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What a language model is shown of a paper and its code. */
export interface Shown {
  pieces: string[];
  outputs: string[];
}

type PiecesRequest = CommittedFiles & { paperText: Uint8Array };

export const run: ThreadFunction<PiecesRequest, Shown> = ({ paperText, files }, post) => {
  const { pages } = JSON.parse(Buffer.from(paperText).toString()) as PaperText;
  post({ pieces: paperPieces(pages), outputs: outputNames(textsOf(files), pages) });
};
