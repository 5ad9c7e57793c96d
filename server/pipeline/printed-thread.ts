import type { PrintedValue } from "../__generated__/types.ts";
import type { PaperText } from "../deps.ts";
import { findPrintedValues, type ReportedNumber } from "../domain/paper/find-printed.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread of find-printed-values.ts is given; it posts one list of PrintedValue. */
export interface PrintedRequest {
  /** The stored text of the paper: JSON of PaperText. */
  paperText: Uint8Array;
  numbers: ReportedNumber[];
  isQuotable: boolean;
}

export const run: ThreadFunction<PrintedRequest, PrintedValue[]> = (
  { paperText, numbers, isQuotable },
  post,
) => {
  const { pages } = JSON.parse(Buffer.from(paperText).toString()) as PaperText;
  post(findPrintedValues(pages, numbers, isQuotable));
};
