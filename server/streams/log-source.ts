import type { LogRecord, RunRecord } from "../domain/records.ts";

/** How far a Run is. */
export type RunState = Pick<
  RunRecord,
  "id" | "state" | "queuedAt" | "startedAt" | "finishedAt" | "replacedBy"
>;

/** Where the streams read: the store, since another process may execute the Run. */
export interface LogSource {
  findState(runId: string): Promise<RunState | null>;
  /** The highest sequence of a Run's log; 0 where there is none. */
  lastLogSequence(runId: string): Promise<number>;
  /** The first items of a Run's log after a sequence. */
  listLogs(runId: string, limit: number, after?: number): Promise<LogRecord[]>;
}
