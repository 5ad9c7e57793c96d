import type { Assessment, Claim } from "../../__generated__/types.ts";

/** The signed statements about one Assessment. */
export interface SignedBundle {
  assessmentId: string;
  digest: string;
  /** SHA-256 of the SPKI of the key that signed. */
  keyId: string;
}

/** A bundle's Assessment, and the Claim that it is about. */
export interface Judged {
  assessment: Assessment;
  claim: Claim;
}

/** What a check of a bundle has just found. */
export interface BundleCheck {
  verified: boolean;
  /** Of the code that was run, as the verified provenance has it; null where that was not read. */
  commit: string | null;
}

export interface JudgedBundle extends SignedBundle, Judged, BundleCheck {}
