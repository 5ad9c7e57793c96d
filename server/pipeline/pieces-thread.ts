import { parentPort, workerData } from "node:worker_threads";
import type { PaperText } from "../deps.ts";
import { paperPieces } from "../domain/claims/paper-pieces.ts";
import { outputNames } from "../domain/links/output-names.ts";
import { type CommittedFiles, textsOf } from "./committed-files.ts";

/** What a language model is shown of a paper and its code. */
export interface Shown {
  pieces: string[];
  outputs: string[];
}

const { paperText, files } = workerData as CommittedFiles & { paperText: Uint8Array };
const { pages } = JSON.parse(Buffer.from(paperText).toString()) as PaperText;
const shown: Shown = { pieces: paperPieces(pages), outputs: outputNames(textsOf(files), pages) };
parentPort!.postMessage(shown);
