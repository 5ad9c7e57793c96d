import type { AssessmentConclusion, ProtocolComparability } from "../../__generated__/enumerations.ts";
import type { Digest } from "../digest.ts";

/** The members of an Assessment that supersession depends on. */
export interface SupersessionCandidate {
  recordDigest: Digest;
  claimVersionId: Digest;
  experimentVersionId: Digest | null;
  conclusion: AssessmentConclusion;
  protocolComparability: ProtocolComparability | null;
}

/**
 * Returns the digests of the current Assessments that a new one supersedes, in the given order
 * (docs/rules/verdict.md#supersession): those that are inconclusive, have a worse protocol for the same experiment version, or have a recorded defect.
 * All others stay current, so that repeating Runs until one matches has no effect. An inconclusive Assessment
 * supersedes only inconclusive or defective ones: a failed Run removes no evidence.
 */
export function supersededDigests(
  newer: Omit<SupersessionCandidate, "recordDigest">,
  olderCurrent: readonly SupersessionCandidate[],
  defective: ReadonlySet<Digest> = new Set(),
): Digest[] {
  return olderCurrent
    .filter((older) => older.claimVersionId === newer.claimVersionId)
    .filter(
      (older) =>
        older.conclusion === "inconclusive" ||
        defective.has(older.recordDigest) ||
        protocolImproved(older, newer),
    )
    .map((older) => older.recordDigest);
}

type Judged = Pick<SupersessionCandidate, "experimentVersionId" | "conclusion" | "protocolComparability">;

/** Of other code a better protocol says nothing: its author would ask for what nobody has until the number fits. */
function protocolImproved(older: Judged, newer: Judged): boolean {
  const isSameCode = older.experimentVersionId === newer.experimentVersionId;
  return isSameCode && newer.conclusion !== "inconclusive" && rank(newer) > rank(older);
}

function rank({ protocolComparability }: Judged): number {
  return ranks[protocolComparability ?? "unknown"];
}

const ranks: Record<ProtocolComparability, number> = {
  unknown: 0,
  material_difference: 1,
  minor_difference: 2,
  exact: 3,
};
