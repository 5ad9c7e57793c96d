import type { Kysely } from "kysely";
import type { PipelineStage } from "../__generated__/enumerations.ts";
import { maxBackoffMilliseconds } from "../domain/runs/new-job.ts";
import type { Tables } from "./database/tables.ts";

/**
 * Selects the jobs at one of `stages` that are due or whose lease expired. Without `takesOver` a lease counts as held,
 * however old it looks.
 *
 * The clock may have been stepped back since a time was written. What waits for nothing is due whatever its time; a
 * time further off than any that is ever set was written by another clock, and is over.
 */
export function dueJobs(
  db: Kysely<Tables>,
  now: string,
  stages: readonly PipelineStage[],
  takesOver: boolean,
) {
  const farthest = new Date(Date.parse(now) + maxBackoffMilliseconds).toISOString();
  return db
    .selectFrom("jobs")
    .where("state", "in", ["queued", "dispatched", "running"])
    .where("stage", "in", stages)
    .where((eb) =>
      eb.or([
        eb("state", "!=", "queued"),
        // Only a retry waits for its time.
        eb("attemptCount", "=", 0),
        eb("availableAt", "<=", now),
        eb("availableAt", ">", farthest),
      ]),
    )
    .where((eb) => {
      const isFree = eb("leaseExpiresAt", "is", null);
      const hasLapsed = [eb("leaseExpiresAt", "<=", now), eb("leaseExpiresAt", ">", farthest)];
      return takesOver ? eb.or([isFree, ...hasLapsed]) : isFree;
    });
}
