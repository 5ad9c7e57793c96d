import { afterEach, beforeEach, expect, it } from "vitest";
import { createJobHarness, type JobHarness, stageOf } from "../../test/support/job-harness.ts";
import { newJob } from "../domain/runs/new-job.ts";
import { createWorker } from "./worker.ts";

let harness: JobHarness;
beforeEach(async () => {
  harness = await createJobHarness();
});
afterEach(() => harness[Symbol.asyncDispose]());

it("executes several Runs at once, and reads papers meanwhile", async () => {
  const { store, deps, jobId, repositoryId } = harness;
  const at = deps.now().toISOString();
  for (const id of ["job_run-1", "job_run-2", "job_run-3"]) {
    const requester = { type: "human" as const, id: "grace" };
    await store.jobs.create(newJob({ id, repositoryId, purpose: "run", requester, at }));
  }
  const running = new Set<string>();
  const bothRun = Promise.withResolvers<void>();
  const isRead = Promise.withResolvers<void>();
  const endRuns = Promise.withResolvers<void>();
  const stages = [
    stageOf("intake", async () => bothRun.promise),
    stageOf("reproduction_scheduling", async () => isRead.resolve()),
    stageOf("reproduction", async ({ job }) => {
      running.add(job.id);
      if (running.size === 2) bothRun.resolve();
      await endRuns.promise;
    }),
  ];
  const worker = createWorker(deps, stages, { reading: 1, run: 2 });
  worker.start();
  await isRead.promise;
  expect([...running].sort()).toEqual(["job_run-1", "job_run-2"]);
  endRuns.resolve();
  const isCompleted = async (id: string) => (await store.jobs.get(id))?.state === "completed";
  for (const id of [jobId, "job_run-3"])
    while (!(await isCompleted(id))) await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop();
  expect(running).toEqual(new Set(["job_run-1", "job_run-2", "job_run-3", jobId]));
});
