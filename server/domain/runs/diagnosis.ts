import type { Diagnostic } from "../../__generated__/types.ts";
import type { Recorded } from "../messages/recorded.ts";

/** Why a Run did not succeed, in sentences that every language has. */
export interface Diagnosis extends Diagnostic {
  summary: Recorded;
  recoveryAction: Recorded;
}
