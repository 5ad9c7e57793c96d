import { join } from "node:path";
import Database from "better-sqlite3";
import type { JobRecord } from "../../server/domain/records.ts";
import { createStore } from "../../server/store/store.ts";
import { openDatabaseOf } from "./databases.ts";

/** Everything that a service keeps of one repository, read from its database beside it. */
export type Stored = Awaited<ReturnType<typeof stored>>;

export async function stored(dataDir: string, repositoryId: string) {
  const opened = await openDatabaseOf(dataDir);
  try {
    const store = createStore(opened.db);
    const job = (await store.jobs.ofRepository(repositoryId))!;
    const runs = await store.runs.ofRepository(repositoryId);
    return {
      job,
      runs,
      events: await store.jobs.events(job.id, 10_000),
      claims: await store.claims.ofRepository(repositoryId),
      assessments: await store.assessments.ofRepository(repositoryId),
      attestations: await store.assessments.attestationsOfRuns(runs.map(({ id }) => id)),
    };
  } finally {
    await opened.close();
  }
}

/** The job that executes a Run, or the one that took its place. */
export async function jobOfRun(dataDir: string, runId: string): Promise<JobRecord> {
  const opened = await openDatabaseOf(dataDir);
  try {
    const store = createStore(opened.db);
    return (await store.jobs.get((await store.runs.get(runId))!.jobId))!;
  } finally {
    await opened.close();
  }
}

/** What a crash must not change: the judgement with all that it rests on, and how the stages followed. */
export function verdictOf({ job, claims, runs, assessments, events }: Stored) {
  return {
    job: [job.state, job.stage],
    stages: events
      .filter(({ eventType }) => eventType.startsWith("processing.stage_"))
      .map(({ eventType, stage }) => `${eventType} ${stage}`),
    claims: claims.map(({ key, versionId, evidenceState, verification, measurements }) => ({
      key,
      versionId,
      evidenceState,
      verification,
      measurements: measurements.map(({ evidenceIds, ...measurement }) => ({
        ...measurement,
        evidence: evidenceIds.length,
      })),
    })),
    runs: runs
      .filter(({ state }) => state !== "unknown" && state !== "cancelled")
      .map(({ state, conclusion, verification, failure }) => ({ state, conclusion, verification, failure })),
    assessments: assessments
      .map(({ claimId, assessment }) => ({
        claim: claims.find(({ id }) => id === claimId)!.key,
        current: assessment.current,
        conclusion: assessment.conclusion,
        verificationStatus: assessment.verificationStatus,
        confidence: assessment.confidence,
        protocolComparability: assessment.protocolComparability,
        limitations: assessment.limitations,
      }))
      .sort((one, other) => one.claim.localeCompare(other.claim)),
  };
}

/** The words with which the database refuses to change what was concluded and what happened. */
export function refusals(dataDir: string): string[] {
  const db = new Database(databaseOf(dataDir));
  try {
    return ["assessments", "jobEvents", "attestations", "supersessions", "versions"].flatMap((table) =>
      [
        `update "${table}" set createdAt = ''`,
        `update "${table}" set rowid = rowid`,
        `delete from "${table}"`,
      ]
        .filter((statement) => !statement.includes("createdAt") || hasColumn(db, table, "createdAt"))
        .map((statement) => {
          try {
            const { changes } = db.prepare(statement).run();
            return changes === 0 ? "" : `${statement} changed ${changes} rows`;
          } catch (error) {
            return (error as Error).message;
          }
        }),
    );
  } finally {
    db.close();
  }
}

function hasColumn(db: Database.Database, table: string, column: string): boolean {
  return (db.pragma(`table_info("${table}")`) as { name: string }[]).some(({ name }) => name === column);
}

function databaseOf(dataDir: string): string {
  return join(dataDir, "service.sqlite");
}
