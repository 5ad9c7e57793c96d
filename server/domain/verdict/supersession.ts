import type { Digest } from "../digest.ts";
import type { AssessmentConclusion, ProtocolComparability } from "../states.ts";

/** What supersession looks at in an Assessment. */
export interface SupersessionCandidate {
  recordDigest: Digest;
  claimVersionId: Digest;
  conclusion: AssessmentConclusion;
  protocolComparability: ProtocolComparability | null;
}

/**
 * The digests of the older current Assessments that a new one supersedes, in the order given
 * (docs/rules/verdict.md#supersession): those that were inconclusive, that had a worse protocol, or in which a defect
 * is recorded.
 * All others stay current beside it, since re-running until the number looks right must not work. An inconclusive
 * Assessment takes the place of inconclusive or defective ones alone: a Run that failed takes no evidence away.
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

type Judged = Pick<SupersessionCandidate, "conclusion" | "protocolComparability">;

function protocolImproved(older: Judged, newer: Judged): boolean {
  return newer.conclusion !== "inconclusive" && rank(newer) > rank(older);
}

function rank({ protocolComparability }: Judged): number {
  return ascending.indexOf(protocolComparability ?? "unknown");
}

const ascending: readonly ProtocolComparability[] = [
  "unknown",
  "material_difference",
  "minor_difference",
  "exact",
];
