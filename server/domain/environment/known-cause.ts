import type { DiagnosticCategory } from "../../__generated__/enumerations.ts";
import type { Recorded } from "../messages/recorded.ts";

/** What a line of the log means. */
export interface Explanation {
  /** A sentence. */
  summary: Recorded;
  /** A sentence: what a person can do. */
  recoveryAction: Recorded;
  /** The name of the package that is missing, where it is one. */
  package?: string;
}

/** A line that a known failure leaves. The groups of the pattern are the arguments of `explain`. */
export interface Cause {
  code: string;
  category: DiagnosticCategory;
  pattern: RegExp;
  /** Whether another cause of the same output says more: what comes of the failure, not what it comes from. */
  isWeak?: true;
  /** Null where the line says something else after all. */
  explain(...groups: string[]): Explanation | null;
}
