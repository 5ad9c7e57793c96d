import type { Claim } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import type { ClaimRecord, RepositoryRecord } from "../../domain/records.ts";
import { groupAssessments } from "../../domain/views/assessments.ts";
import { claimView } from "../../domain/views/claim.ts";
import { createLinks } from "../../domain/views/links.ts";

/** Builds the contract's view of Claims, in their order, with the requested sections. */
export async function claimViews(
  { store, baseUrl }: Pick<Deps, "store" | "baseUrl">,
  claims: ClaimRecord[],
  repositories: Map<string, RepositoryRecord>,
  include: readonly string[] = [],
): Promise<Claim[]> {
  const stored = await store.assessments.listByClaims(claims.map(({ id }) => id));
  const byClaim = groupAssessments(stored, ({ claimId }) => claimId);
  const links = createLinks(baseUrl);
  return claims.map((claim) => {
    const assessments = byClaim.get(claim.id) ?? [];
    const view = claimView(claim, repositories.get(claim.repositoryId)!, assessments, links);
    return include.includes("assessments") ? { ...view, assessments } : view;
  });
}
