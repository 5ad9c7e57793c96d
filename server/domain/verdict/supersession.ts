import type { AssessmentConclusion, ProtocolComparability } from "../../__generated__/enumerations.ts";
import type { Digest } from "../digest.ts";

/** The members of an Assessment that supersession depends on. */
export interface SupersessionCandidate {
  recordDigest: Digest;
  claimVersionId: Digest;
  conclusion: AssessmentConclusion;
  protocolComparability: ProtocolComparability | null;
}

/**
 * Returns the digests of the current Assessments that a new one supersedes, in the given order
 * (docs/rules/verdict.md#supersession): those that are inconclusive, have a worse protocol, or have a recorded defect.
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

type ProtocolAndConclusion = Pick<SupersessionCandidate, "conclusion" | "protocolComparability">;

function protocolImproved(older: ProtocolAndConclusion, newer: ProtocolAndConclusion): boolean {
  return newer.conclusion !== "inconclusive" && rank(newer) > rank(older);
}

function rank({ protocolComparability }: ProtocolAndConclusion): number {
  return ranks[protocolComparability ?? "unknown"];
}

const ranks: Record<ProtocolComparability, number> = {
  unknown: 0,
  material_difference: 1,
  minor_difference: 2,
  exact: 3,
};
