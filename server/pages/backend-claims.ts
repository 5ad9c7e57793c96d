import type { ClaimPage, RepositorySummary } from "../__generated__/types.ts";
import type { ReadBackend } from "./backend-viewer.ts";

/** Two thousand Claims. Whoever opens the page pays for these requests with their own limit. */
const mostRequests = 20;

/**
 * Reads the Claims and Assessments that the record of a repository leaves out: of a paper with more than a hundred
 * Claims it has the first. Where the backend refuses, the record is returned as it is.
 */
export async function withAllClaims(
  read: ReadBackend,
  repository: RepositorySummary,
): Promise<RepositorySummary> {
  if (repository.evidence.claimCount <= (repository.claims ?? []).length) return repository;
  const newestFirst: ClaimPage["data"] = [];
  let cursor: string | null = "";
  for (let request = 0; request < mostRequests && cursor !== null; request++) {
    const query = { repository_id: repository.id, include: "assessments", limit: "100" };
    const answer = await read(
      `/api/v1/claims?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`,
    );
    if (answer.status !== 200) return repository;
    const { data, pagination } = answer.body as ClaimPage;
    newestFirst.push(...data);
    cursor = pagination.nextCursor;
  }
  const claims = newestFirst.toReversed() as NonNullable<RepositorySummary["claims"]>;
  return { ...repository, claims, assessments: claims.flatMap(({ assessments = [] }) => assessments) };
}
