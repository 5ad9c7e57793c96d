import type { ProtocolComparability } from "../states.ts";

/** How a Run was made, as far as it bears on whether it can be compared with the authors' own. */
export interface Protocol {
  /** Whether the authors wrote down the command themselves, in a manifest; false for a guessed one. */
  declared: boolean;
  /** Whether the code's commit is known. */
  commitKnown: boolean;
  /** Whether the authors pinned the whole environment (an image by digest) and the Run used it. */
  environmentPinned: boolean;
  /** What the manifest requires and the environment lacks. */
  missingRequirements: readonly string[];
}

/** How close a Run's protocol is to the paper's. An environment that nobody pinned is a minor difference at best. */
export function comparabilityOf(protocol: Protocol): ProtocolComparability {
  if (!protocol.declared || !protocol.commitKnown) return "unknown";
  if (protocol.missingRequirements.length > 0) return "material_difference";
  return protocol.environmentPinned ? "exact" : "minor_difference";
}
