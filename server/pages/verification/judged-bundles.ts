import type { RepositorySummary } from "../../__generated__/types.ts";
import type { JudgedBundle, SignedBundle } from "./signed-bundle.ts";

/** Returns the bundles of the Assessments that count, in the order of the Claims. */
export function judgedBundles(
  { claims = [], assessments = [] }: RepositorySummary,
  signed: readonly SignedBundle[],
): JudgedBundle[] {
  const byAssessment = new Map(signed.map((bundle) => [bundle.assessmentId, bundle]));
  return claims.flatMap((claim) =>
    assessments
      .filter(({ scope, current }) => scope.claimId === claim.id && current)
      .flatMap((assessment) => {
        const bundle = byAssessment.get(assessment.id);
        return bundle ? [{ ...bundle, assessment, claim }] : [];
      }),
  );
}
