import { parentPort, workerData } from "node:worker_threads";
import type { PaperText } from "../deps.ts";
import { findPrintedValues, type ReportedNumber } from "../domain/paper/find-printed.ts";

/** What the thread of find-printed-values.ts is given; it posts one list of PrintedValue. */
export interface PrintedRequest {
  /** The stored text of the paper: JSON of PaperText. */
  paperText: Uint8Array;
  numbers: ReportedNumber[];
  isQuotable: boolean;
}

const { paperText, numbers, isQuotable } = workerData as PrintedRequest;
const { pages } = JSON.parse(Buffer.from(paperText).toString()) as PaperText;
parentPort!.postMessage(findPrintedValues(pages, numbers, isQuotable));
