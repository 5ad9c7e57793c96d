import type { Finding } from "../../__generated__/types.ts";
import type { Recorded } from "../messages/recorded.ts";

/** A finding as the record of a Run has it: `measurementId` is unique within its Claim alone. */
export interface RunFinding extends Finding {
  /** Null where it concerns the whole Run. */
  claimId: string | null;
}

/** One that is just made; what was recorded is read as it stands. */
export interface NewFinding extends RunFinding {
  summary: Recorded;
}
