import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Judged, SignedBundle } from "./signed-bundle.ts";

/** Returns the bundles of the Assessments that count, in the order of the Claims. */
export function judgedBundles<Bundle extends Pick<SignedBundle, "assessmentId">>(
  { claims = [], assessments = [] }: Pick<RepositorySummary, "claims" | "assessments">,
  signed: readonly Bundle[],
): (Bundle & Judged)[] {
  const byAssessment = new Map(signed.map((bundle) => [bundle.assessmentId, bundle]));
  const byClaim = Map.groupBy(
    assessments.filter(({ current }) => current),
    ({ scope }) => scope.claimId,
  );
  return claims.flatMap((claim) =>
    (byClaim.get(claim.id) ?? []).flatMap((assessment) => {
      const bundle = byAssessment.get(assessment.id);
      return bundle ? [{ ...bundle, assessment, claim }] : [];
    }),
  );
}
