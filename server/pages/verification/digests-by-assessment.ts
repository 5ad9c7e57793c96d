import type { SignedBundle } from "./signed-bundle.ts";

/** The digests of signed statements, by the id of the Assessment that they are about. */
export function digestsByAssessment(
  bundles: readonly Pick<SignedBundle, "assessmentId" | "digest">[],
): Map<string, string> {
  return new Map(bundles.map(({ assessmentId, digest }) => [assessmentId, digest]));
}
