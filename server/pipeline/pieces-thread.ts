import { parentPort, workerData } from "node:worker_threads";
import type { PaperText } from "../deps.ts";
import { paperPieces } from "../domain/claims/paper-pieces.ts";

/** Given the stored text of a paper, JSON of PaperText; posts its pieces. */
const { pages } = JSON.parse(Buffer.from(workerData as Uint8Array).toString()) as PaperText;
parentPort!.postMessage(paperPieces(pages));
