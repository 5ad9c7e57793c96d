import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createJobHarness, type JobHarness, stageOf } from "../../test/support/job-harness.ts";
import { DomainError } from "../domain/errors.ts";
import { quoted } from "../domain/messages/recorded.ts";
import { verifyChain } from "../domain/runs/verify-chain.ts";
import { leaseMilliseconds } from "./lease.ts";
import { runJob } from "./run-job.ts";
import { BlockedError, type Stage } from "./stage.ts";

let harness: JobHarness;
const never = new AbortController().signal;

beforeEach(async () => {
  harness = await createJobHarness();
});
afterEach(async () => {
  const events = await harness.store.jobs.listEvents(harness.jobId, 10_000);
  expect(verifyChain(events)).toEqual({ ok: true });
  await harness[Symbol.asyncDispose]();
});

async function run(stages: Stage[], stop: AbortSignal = never) {
  await runJob(harness.deps, stages, await harness.claim(), stop);
  return (await harness.store.jobs.get(harness.jobId))!;
}

/** Leaves the job as a worker does that is killed while it runs `stage`. */
async function crashWorker(stage: Stage["name"]): Promise<void> {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const dying = stageOf(stage, () => {
    resolve();
    return new Promise<void>(() => {});
  });
  void runJob(harness.deps, [dying], await harness.claim(), never);
  await reached;
  harness.advanceTime(leaseMilliseconds);
}

describe("a job", () => {
  it("runs its stages in order and appends one event for each change", async () => {
    const job = await run([
      stageOf("intake", async () => ({ result: { pages: 3 } })),
      stageOf("source_discovery", async () => ({ status: "skipped", payload: { reason: "no code" } })),
    ]);
    expect(job).toMatchObject({ state: "completed", stage: "completed", result: { pages: 3 } });
    expect(await harness.eventLog()).toEqual([
      "queued intake",
      "dispatched intake",
      "stage_started intake",
      "stage_completed intake",
      "stage_started source_discovery",
      "stage_skipped source_discovery",
      "completed completed",
    ]);
  });

  it("resumes at the stage where a worker died, and has an event of each of its states", async () => {
    await crashWorker("intake");
    const job = await run([stageOf("intake")]);
    expect(job.state).toBe("completed");
    expect(await harness.eventLog()).toEqual([
      "queued intake",
      "dispatched intake",
      "stage_started intake",
      "dispatched intake",
      "stage_started intake",
      "stage_completed intake",
      "completed completed",
    ]);
  });

  it("completes without running a stage if the worker died after the last stage", async () => {
    const { store, jobId } = harness;
    const { leaseToken } = await harness.claim();
    await store.jobs.updateLeased(jobId, leaseToken, { state: "dispatched" });
    await store.jobs.updateLeased(jobId, leaseToken, { state: "running", stage: "completed" });
    harness.advanceTime(leaseMilliseconds);
    const job = await run([
      stageOf("publishing", async () => {
        throw new Error("It was done already.");
      }),
    ]);
    expect(job.state).toBe("completed");
    expect(await harness.eventLog()).toEqual([
      "queued intake",
      "dispatched completed",
      "completed completed",
    ]);
  });

  it("fails after five workers died in the same stage", async () => {
    for (let death = 0; death < 5; death++) await crashWorker("intake");
    const job = await run([stageOf("intake")]);
    expect(job).toMatchObject({ state: "failed", stage: "intake" });
    expect(job.lastError).toMatch(/stopped 5 times at the stage intake/);
    expect((await harness.eventLog()).at(-1)).toBe("failed intake");
  });

  it("counts attempts per stage", async () => {
    const names = ["intake", "source_discovery", "research_compilation"] as const;
    for (const [index, name] of names.entries()) {
      for (let death = 0; death < 4; death++) await crashWorker(name);
      const stopping = new AbortController();
      const next = names[index + 1] ?? "research_import";
      const stop = stageOf(next, async () => stopping.abort());
      await run([stageOf(name), stop], stopping.signal);
    }
    expect((await run([stageOf("research_import")])).state).toBe("completed");
  });
});

describe("a job that is handed over at reproduction", () => {
  const reading = (status: "completed" | "skipped" = "completed") => [
    stageOf("reproduction_scheduling", async () => ({ status })),
    stageOf("reproduction"),
  ];
  const runUntilReproduction = async (stages: Stage[]) => {
    await runJob(harness.deps, stages, await harness.claim(), never, "reproduction");
    return (await harness.store.jobs.get(harness.jobId))!;
  };
  beforeEach(async () => {
    const { store, jobId } = harness;
    await store.jobs.updateLeased(jobId, 0, { stage: "reproduction_scheduling" });
  });

  it("is leased again at once, and runs on without an event between", async () => {
    const handedOver = await runUntilReproduction(reading());
    expect(handedOver).toMatchObject({ state: "running", stage: "reproduction", leaseExpiresAt: null });
    expect((await run(reading())).state).toBe("completed");
    expect(await harness.eventLog()).toEqual([
      "queued intake",
      "dispatched reproduction_scheduling",
      "stage_started reproduction_scheduling",
      "stage_completed reproduction_scheduling",
      "stage_started reproduction",
      "stage_completed reproduction",
      "completed completed",
    ]);
  });

  it("is dispatched again after its next worker died, five times at most", async () => {
    await runUntilReproduction(reading());
    for (let death = 0; death < 5; death++) await crashWorker("reproduction");
    expect(await run(reading())).toMatchObject({ state: "failed", stage: "reproduction", attemptCount: 6 });
    const dispatched = (await harness.eventLog()).filter((event) => event === "dispatched reproduction");
    expect(dispatched).toHaveLength(4);
  });

  it("is not handed over without a Run to execute", async () => {
    expect((await runUntilReproduction(reading("skipped"))).state).toBe("completed");
  });
});

describe("a stage that throws", () => {
  it("is retried with exponential backoff until the attempts are used up", async () => {
    const failing = stageOf("intake", async () => {
      throw new DomainError("upstream_failed", "source.unreachable", { retryable: true });
    });
    const waits: number[] = [];
    for (;;) {
      const job = await run([failing]);
      if (job.state === "failed") break;
      expect(job.state).toBe("queued");
      waits.push(Date.parse(job.availableAt) - harness.deps.now().getTime());
      await expect(harness.claim()).rejects.toThrow("no job");
      harness.advanceTime(waits.at(-1)!);
    }
    expect(waits).toHaveLength(4);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1_000 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(2_000 * 2 ** index);
    }
    // A job is running before it waits for its next attempt.
    const states = (await harness.store.jobs.listEvents(harness.jobId, 100)).map(({ state }) => state);
    const tried = Array.from({ length: 5 }, () => ["queued", "dispatched", "running"]).flat();
    expect(states).toEqual([...tried, "failed"]);
  });

  it("fails the job at once if the error is not retryable, with its issues in the event", async () => {
    const issues = [{ pointer: "/claims/0/id", message: "line 3: must be lower case" }];
    const job = await run([
      stageOf("intake", async () => {
        throw new DomainError("unprocessable", "manifest.invalid", {
          parameters: { file: "f", detail: "line 3" },
          issues,
        });
      }),
    ]);
    expect(job).toMatchObject({ state: "failed", attemptCount: 1 });
    const events = await harness.store.jobs.listEvents(harness.jobId, 100);
    expect(events.at(-1)?.payload).toEqual({ error: job.lastError, issues });
  });

  it("keeps the message of an unexpected error out of the job and its events", async () => {
    const job = await run([
      stageOf("intake", async () => {
        throw new Error("password=hunter2");
      }),
    ]);
    expect(job.state).toBe("queued");
    expect(JSON.stringify([job, await harness.store.jobs.listEvents(harness.jobId, 100)])).not.toMatch(
      /hunter2/,
    );
  });

  it("blocks the job on a BlockedError", async () => {
    const job = await run([
      stageOf("intake", async () => {
        throw new BlockedError(quoted("Install it."));
      }),
    ]);
    expect(job).toMatchObject({ state: "blocked", lastError: "Install it.", leaseExpiresAt: null });
    await expect(harness.claim()).rejects.toThrow("no job");
  });

  it("is requeued without counting an attempt whenever the service stops", async () => {
    for (let stop = 0; stop < 20; stop++) {
      const stopping = new AbortController();
      const waiting = stageOf("intake", async ({ signal }) => {
        stopping.abort();
        signal.throwIfAborted();
      });
      const job = await run([waiting], stopping.signal);
      expect(job).toMatchObject({ state: "queued", attemptCount: 0 });
    }
    expect((await run([stageOf("intake")])).state).toBe("completed");
    expect((await harness.eventLog()).filter((one) => one === "stage_started intake")).toHaveLength(21);
  });
});

describe("a worker that lost its lease", () => {
  it("writes nothing any more", async () => {
    const { promise: late, resolve: go } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    let refused: unknown;
    const slow = stageOf("intake", async ({ save, repository }) => {
      reach();
      await late;
      refused = await save((store) =>
        store.repositories.update(repository.id, { description: "too late" }),
      ).catch((error: unknown) => error);
      return { save: async (store) => store.repositories.update(repository.id, { description: "too late" }) };
    });
    const first = runJob(harness.deps, [slow], await harness.claim(), never);
    await reached;
    await expect(harness.claim()).rejects.toThrow("no job");
    harness.advanceTime(leaseMilliseconds);

    expect((await run([stageOf("intake")])).state).toBe("completed");
    const recorded = await harness.eventLog();
    go();
    await first;
    expect(refused).toMatchObject({ name: "LeaseLostError" });
    expect(await harness.eventLog()).toEqual(recorded);
    expect((await harness.store.jobs.get(harness.jobId))?.state).toBe("completed");
    expect((await harness.store.repositories.get(harness.repositoryId))?.description).toBe("");
  });

  it("does not fail the job", async () => {
    const { promise: late, resolve: go } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const failing = stageOf("intake", async () => {
      reach();
      await late;
      throw new DomainError("unprocessable", "manifest.invalid", { parameters: { file: "f", detail: "d" } });
    });
    const first = runJob(harness.deps, [failing], await harness.claim(), never);
    await reached;
    harness.advanceTime(leaseMilliseconds);
    const { leaseToken } = await harness.claim();
    go();
    await first;
    expect(await harness.store.jobs.get(harness.jobId)).toMatchObject({ state: "running", leaseToken });
  });
});
