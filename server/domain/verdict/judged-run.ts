import type { ExecutionState, ProtocolComparability } from "../../__generated__/enumerations.ts";
import type { Finding } from "../../__generated__/types.ts";
import type { SecondLookComparison } from "./second-look.ts";

/** The properties of a Run that the verdict on a Claim depends on, besides its measurements. */
export interface JudgedRun {
  execution: ExecutionState;
  /** The experiment's exit status; null when a signal ended it. */
  exitCode: number | null;
  /** Why it did not succeed, in sentences; null where it did, or nobody said. */
  failure: string | null;
  /** Repetitions that count (docs/rules/verdict.md#repetitions). */
  independentRepetitions: number;
  /** Whether all repetitions, or an earlier Run of the same experiment version, left bit-identical outputs. */
  deterministic: boolean;
  protocolComparability: ProtocolComparability;
  /** What chose versions that nobody pinned, and as of when; absent where nothing did. */
  resolver?: string | undefined;
  /** What was stepped over around the code; absent where nothing was. */
  steppedOver?: readonly string[] | undefined;
  /** Packages that nobody declared: they were found in the code. */
  inferredPackages: readonly string[];
  /** Those that concern the Claim. */
  findings: readonly Finding[];
  /** Null where the experiment was not run under other conditions. */
  secondLook: SecondLookComparison | null;
}
