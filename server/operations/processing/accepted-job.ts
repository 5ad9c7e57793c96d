import type { JobRecord } from "../../domain/records.ts";
import { jobView } from "../../domain/views/processing.ts";

/** The recommended interval between polls, in seconds (docs/rules/limits-and-quotas.md#polling). */
const retryAfterSeconds = 10;

/** The answer to a request whose job is queued. */
export function acceptedJob(job: JobRecord) {
  const location = `/api/processing?${new URLSearchParams({ repositoryId: job.repositoryId })}`;
  const headers = { Location: location, "Retry-After": retryAfterSeconds };
  return { status: 202 as const, headers, body: { job: jobView(job) } };
}
