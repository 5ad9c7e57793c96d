import { sql } from "kysely";
import type { JobRecord } from "../../server/domain/records.ts";
import { createStore } from "../../server/store/store.ts";
import { openDatabaseOf } from "./databases.ts";

/** Everything that a service keeps of one repository, read from its database beside it. */
export type StoredRepository = Awaited<ReturnType<typeof readStoredRepository>>;

export async function readStoredRepository(dataDir: string, repositoryId: string) {
  const opened = await openDatabaseOf(dataDir);
  try {
    const store = createStore(opened.db);
    const job = (await store.jobs.findLatestIngestion(repositoryId))!;
    const runs = await store.runs.listByRepository(repositoryId);
    return {
      job,
      runs,
      events: await store.jobs.listEvents(job.id, 10_000),
      claims: await store.claims.listByRepository(repositoryId),
      assessments: await store.assessments.listByRepository(repositoryId),
      attestations: await store.assessments.listAttestationsByRuns(runs.map(({ id }) => id)),
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
export function crashInvariant({ job, claims, runs, assessments, events }: StoredRepository) {
  return {
    job: [job.state, job.stage],
    stages: events
      .filter(({ eventType }) => eventType.startsWith("processing.stage_"))
      .map(({ eventType, stage }) => `${eventType} ${stage}`)
      // A stage that is taken up again is started once more.
      .filter((one, index, all) => one !== all[index - 1]),
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
export async function appendOnlyErrors(dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabaseOf(dataDir);
  try {
    const tables = await db.introspection.getTables();
    const attempts = ["assessments", "jobEvents", "attestations", "supersessions", "versions"].flatMap(
      (name) => {
        const column = sql.ref(tables.find((table) => table.name === name)!.columns[0]!.name);
        return [
          sql`update ${sql.table(name)} set ${column} = ${column}`,
          sql`delete from ${sql.table(name)}`,
        ];
      },
    );
    const said: string[] = [];
    for (const attempt of attempts) {
      said.push(
        await attempt.execute(db).then(
          ({ numAffectedRows = 0n }) => (numAffectedRows === 0n ? "" : `changed ${numAffectedRows} rows`),
          (error: Error) => error.message,
        ),
      );
    }
    return said;
  } finally {
    await close();
  }
}
