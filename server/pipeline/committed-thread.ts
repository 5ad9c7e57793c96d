import { type ChosenFiles, chooseFiles } from "../domain/links/committed-files.ts";
import { readBy } from "../domain/measurement/source-files.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread is given; it posts one ChosenFiles. */
export interface CommittedRequest {
  entries: { path: string; type: string; size: number }[];
  /** Paths and patterns that the experiments declare. */
  outputs: string[];
}

// The thread of read-committed.ts.
export const run: ThreadFunction<CommittedRequest, ChosenFiles> = ({ entries, outputs }, post) => {
  const isDeclared = readBy(outputs.map((file) => ({ file })));
  const declared = entries.map(({ path }) => path).filter(isDeclared);
  post(chooseFiles(entries, new Set(declared)));
};
