import type { ExecutionState, ProtocolComparability } from "../states.ts";

/** What the judge must know of the Run beside its measurements. */
export interface JudgedRun {
  execution: ExecutionState;
  /** The experiment's exit status; null when a signal ended it. */
  exitCode: number | null;
  repetitions: number;
  /** Whether a repetition, or an earlier Run of the same experiment version, left the same outputs bit for bit. */
  bitIdenticalRepeat: boolean;
  protocolComparability: ProtocolComparability;
}
