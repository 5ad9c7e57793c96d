import type { JobRecord, RepositoryRecord } from "../domain/records.ts";

/** The code that a new look has found. */
export type FoundSource = Pick<RepositoryRecord, "githubUrl" | "sourceCommit" | "sourceDigest">;

/** What `source_discovery` leaves in a job that looks again; the import makes it the repository's. */
export function foundSource(source: FoundSource): { source: FoundSource } {
  return { source };
}

/**
 * Returns the repository with the code that the job's new look has found, for the stages that read it. Until the import
 * the repository itself keeps what its head is made of: a look that fails or is cancelled changes nothing.
 */
export function withFoundSource(
  repository: RepositoryRecord,
  { look, result }: Pick<JobRecord, "look" | "result">,
): RepositoryRecord {
  const found = look === null ? undefined : (result?.source as FoundSource | undefined);
  return found ? { ...repository, ...found } : repository;
}
