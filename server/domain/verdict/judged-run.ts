import type { ExecutionState, ProtocolComparability } from "../../__generated__/enumerations.ts";

/** The properties of a Run that a verdict depends on, besides its measurements. */
export interface JudgedRun {
  execution: ExecutionState;
  /** The experiment's exit status; null when a signal ended it. */
  exitCode: number | null;
  repetitions: number;
  /** Whether a repetition, or an earlier Run of the same experiment version, produced bit-identical outputs. */
  bitIdenticalRepeat: boolean;
  protocolComparability: ProtocolComparability;
}
