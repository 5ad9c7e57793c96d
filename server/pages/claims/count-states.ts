import { type EvidenceState, evidenceStates } from "../../__generated__/enumerations.ts";
import type { Claim, EvidenceStateCounts } from "../../__generated__/types.ts";

/** Counts Claims by their state. */
export function countStates(claims: readonly Claim[]): EvidenceStateCounts {
  const count = (state: EvidenceState) => claims.filter(({ evidence }) => evidence.state === state).length;
  return Object.fromEntries(evidenceStates.map((state) => [state, count(state)])) as EvidenceStateCounts;
}
