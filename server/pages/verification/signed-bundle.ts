import type { Assessment, Claim } from "../../__generated__/types.ts";

/** The signed statements about one Assessment. */
export interface SignedBundle {
  assessmentId: string;
  digest: string;
  /** SHA-256 of the SPKI of the key that signed. */
  keyId: string;
  /** Whether the service has just verified it. */
  verified: boolean;
  /** Of the code that was run, as the verified provenance has it; null where that was not read. */
  commit: string | null;
}

/** A bundle with what it is about. */
export interface JudgedBundle extends SignedBundle {
  assessment: Assessment;
  claim: Claim;
}
