import { verifyChain } from "../../../server/domain/runs/verify-chain.ts";
import { createStore } from "../../../server/store/store.ts";
import { openDatabaseOf } from "../../../test/support/databases.ts";
import type { Problems } from "../scenario.ts";
import type { Acknowledged } from "./model.ts";

const ended = ["completed", "failed", "cancelled"];

/** Counts the jobs that have not ended, or are `blocked`. */
export async function openJobs(dataDir: string): Promise<number> {
  const { db, close } = await openDatabaseOf(dataDir);
  const { count } = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "not in", ended as never)
    .executeTakeFirstOrThrow();
  await close();
  return Number(count);
}

/** Inspects the database of a stopped service: whole chains, nothing doubled, nothing left open. */
export async function inspectStored(dataDir: string, model: Acknowledged, problems: Problems) {
  const { db, close } = await openDatabaseOf(dataDir);
  const store = createStore(db);
  const jobs = await db.selectFrom("jobs").selectAll().execute();
  let events = 0;
  for (const { id, state, stage, lastError } of jobs) {
    const chain = await store.jobs.listEvents(id, 100_000);
    events += chain.length;
    const check = verifyChain(chain);
    if (!check.ok) problems.add("a chain is broken", `${id}, event ${check.sequence}: ${check.reason}`);
    const ends = chain.filter(({ eventType }) => /\.(completed|failed)$/.test(eventType));
    if (ends.length !== 1 || chain.at(-1) !== ends[0])
      problems.add(
        `a job's chain does not end once`,
        `${id}: ${chain.map(({ eventType }) => eventType).join()}`,
      );
    if (chain.at(-1)?.state !== state) problems.add("a job and its last event differ", `${id}: ${state}`);
    if (state !== "completed" && !/stopped \d+ times/.test(lastError ?? ""))
      problems.add(`a job ended as ${state} at ${stage}`, lastError ?? "");
    const runs = await store.runs.listByJob(id);
    const last = new Map(runs.map((run) => [run.experimentId, run]));
    const done = runs.filter((run) => !["unknown", "cancelled"].includes(run.state));
    if (done.length > last.size) problems.add("a job has more Runs than it should", id);
    for (const run of runs) {
      if (run.state === "queued" || run.state === "running") problems.add("a Run was left open", run.id);
      const own = await store.assessments.listByRuns([run.id]);
      if (own.length > run.claimIds.length) problems.add("a Run has more Assessments than Claims", run.id);
    }
  }
  const slugs = await db.selectFrom("repositories").select(["slug", "id"]).execute();
  const twice = slugs.length - new Set(slugs.map(({ slug }) => slug)).size;
  if (twice > 0) problems.add("a slug is stored twice", String(twice));
  for (const { slug, id } of slugs) {
    if (!model.papers.has(slug)) problems.add("a repository was never submitted", slug);
    const ingestions = jobs.filter((job) => job.repositoryId === id && job.purpose === "ingestion");
    if (ingestions.length !== 1)
      problems.add("a repository has not one job", `${slug}: ${ingestions.length}`);
  }
  const requested = jobs.filter(({ purpose }) => purpose === "run").length;
  if (requested > model.runRequests || requested < model.runs.size)
    problems.add("the requested Runs are doubled", `${requested} of ${model.runRequests} tries`);
  const quotas = await db.selectFrom("quotas").selectAll().execute();
  const used = quotas.reduce((sum, quota) => sum + quota.used, 0);
  if (used !== slugs.length)
    problems.add("the quota is not the number of repositories", `${used}, ${slugs.length}`);
  const failed = jobs.filter(({ state }) => state === "failed").length;
  await close();
  return { jobs: jobs.length, events, failed, repositories: slugs.length };
}
