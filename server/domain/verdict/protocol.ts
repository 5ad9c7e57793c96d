import type { ProtocolComparability } from "../../__generated__/enumerations.ts";

/** The properties of a Run that determine how comparable it is with the authors' own. */
export interface Protocol {
  /** Whether the authors declared the command in a manifest; false for an inferred one. */
  declared: boolean;
  /** Whether the code's commit is known. */
  commitKnown: boolean;
  /** Whether the authors pinned the whole environment (an image by digest) and the Run used it. */
  environmentPinned: boolean;
  /** Requirements of the manifest that the environment lacks. */
  missingRequirements: readonly string[];
}

/** Classifies how close a Run's protocol is to the paper's. Without a pinned environment it is never `exact`. */
export function comparabilityOf(protocol: Protocol): ProtocolComparability {
  if (!protocol.declared || !protocol.commitKnown) return "unknown";
  if (protocol.missingRequirements.length > 0) return "material_difference";
  return protocol.environmentPinned ? "exact" : "minor_difference";
}
