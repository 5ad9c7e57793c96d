import { typeid } from "typeid-js";
import type { PipelineDeps } from "../../server/deps.ts";
import { newRepository } from "../../server/domain/repository/new-repository.ts";
import { newJob } from "../../server/domain/runs/new-job.ts";
import { leaseExpiry } from "../../server/pipeline/lease.ts";
import type { Stage, StageContext, StageOutcome } from "../../server/pipeline/stage.ts";
import { createStore, type Store } from "../../server/store/store.ts";
import { createTestDatabase } from "./databases.ts";

/** One job in a real database, with a clock that stands still until it is moved. */
export interface JobHarness extends AsyncDisposable {
  store: Store;
  deps: PipelineDeps;
  jobId: string;
  repositoryId: string;
  /** Lets time pass, in milliseconds. */
  advanceTime(milliseconds: number): void;
  /** What a worker does to get the job; throws where it is not to be had. */
  claim(): Promise<NonNullable<Awaited<ReturnType<Store["jobs"]["leaseNext"]>>>>;
  /** Every event as `type stage`, without the `processing.` that all have. */
  eventLog(): Promise<string[]>;
}

export async function createJobHarness(): Promise<JobHarness> {
  const database = await createTestDatabase();
  const opened = await database.open();
  const store = createStore(opened.db);
  let time = Date.UTC(2026, 0, 1);
  const now = () => new Date(time);
  const newId: PipelineDeps["newId"] = (prefix) => typeid(prefix).toString();
  const digest = `sha256:${"0".repeat(64)}`;
  const at = now().toISOString();
  const { repository } = newRepository({
    id: newId("repo"),
    owner: "ada",
    slug: "job",
    title: "One job",
    visibility: "public",
    paperLicense: "unknown",
    codeLicense: "unknown",
    paperDigest: digest,
    paperByteSize: 9,
    paperTextDigest: digest,
    submittedBy: "ada",
    at,
  });
  const requester = { type: "human" as const, id: "ada" };
  const job = newJob({
    id: newId("job"),
    repositoryId: repository.id,
    purpose: "ingestion",
    requester,
    at,
  });
  await store.transaction(async (queries) => {
    await queries.repositories.create(repository);
    await queries.jobs.create(job);
  });
  const budget = { seconds: 3600, maxTimeoutSeconds: 600 };
  const log = { error() {}, warn() {}, info() {}, debug() {} };
  return {
    store,
    deps: { store, now, newId, log, limits: { job: budget } } as unknown as PipelineDeps,
    jobId: job.id,
    repositoryId: repository.id,
    advanceTime(milliseconds) {
      time += milliseconds;
    },
    async claim() {
      const claimed = await store.jobs.leaseNext(now().toISOString(), leaseExpiry(now()));
      if (!claimed) throw new Error("There is no job to be had");
      return claimed;
    },
    async eventLog() {
      const events = await store.jobs.listEvents(job.id, 10_000);
      return events.map(({ eventType, stage }) => `${eventType.replace("processing.", "")} ${stage}`);
    },
    async [Symbol.asyncDispose]() {
      await opened.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** A stage that does what a test wants, and nothing otherwise. */
export function stageOf(
  name: Stage["name"],
  work: (context: StageContext) => Promise<Partial<StageOutcome>> | Promise<void> = async () => {},
): Stage {
  return {
    name,
    run: async (context) => ({ status: "completed", payload: {}, ...(await work(context)) }),
  };
}
