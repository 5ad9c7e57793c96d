import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pipelineStages } from "../../server/__generated__/enumerations.ts";
import { verifyChain } from "../../server/domain/runs/verify-chain.ts";
import { onPostgres } from "../support/databases.ts";
import { controlGroupsOf, leftoverFiles, processesMatching } from "../support/leftovers.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { appendOnlyErrors, crashInvariant, type StoredRepository } from "../support/stored-repository.ts";

const stages = pipelineStages.filter((stage) => stage !== "completed");
const services: RestartableService[] = [];
afterAll(() => {
  for (const service of services) service.remove();
});

async function submitted(): Promise<RestartableService> {
  const service = new RestartableService();
  services.push(service);
  await service.submit();
  return service;
}

let control: StoredRepository;
beforeAll(async () => {
  control = await (await submitted()).finish();
  expect(control.claims.map(({ evidenceState }) => evidenceState)).toEqual(["supported", "contradicted"]);
});

async function expectWhole(
  found: StoredRepository,
  { dataDir, pids, command }: RestartableService,
): Promise<void> {
  expect(crashInvariant(found)).toEqual(crashInvariant(control));
  expect(verifyChain(found.events)).toEqual({ ok: true });
  expect(found.events.map(({ sequence }) => sequence)).toEqual(found.events.map((_, index) => index + 1));
  expect(found.events.filter(({ eventType }) => eventType === "processing.completed")).toHaveLength(1);
  // Each Run that a kill cut short links to the next one of its experiment.
  for (const { state, experimentId, attempt, replacedBy } of found.runs) {
    const next = found.runs.find((run) => run.experimentId === experimentId && run.attempt === attempt + 1);
    expect([state, replacedBy]).toEqual([next ? "unknown" : expect.any(String), next?.id ?? null]);
  }
  for (const claim of found.claims) {
    const ofClaim = found.assessments.filter(({ claimId }) => claimId === claim.id);
    expect(ofClaim.map(({ assessment }) => assessment.current)).toEqual([true]);
  }
  expect(found.attestations.map(({ assessmentId }) => assessmentId).sort()).toEqual(
    found.assessments.map(({ assessment }) => assessment.id).sort(),
  );
  expect(found.runs.filter(({ state }) => ["queued", "running"].includes(state))).toEqual([]);
  expect(leftoverFiles(dataDir)).toEqual([]);
  expect(processesMatching(command)).toEqual([]);
  expect(controlGroupsOf(pids)).toEqual([]);
  for (const said of await appendOnlyErrors(dataDir)) expect(said).toMatch(/is append-only|^$/);
}

/** On PostgreSQL the moment that its transactions are for is enough: the stage is done, what says so is not committed. */
const moments = onPostgres ? ["after"] : ["before", "during", "after"];

describe("a service that is killed", { timeout: 300_000 }, () => {
  it.concurrent.each([stages.slice(0, 4), stages.slice(4)])(
    "before, during and after %s, %s, %s and %s, ends in the same verdict",
    async (...some) => {
      const service = await submitted();
      for (const stage of some) {
        for (const moment of moments) await service.crash(`${moment}:${stage}`);
      }
      // As a write that the kill cut short would leave it.
      writeFileSync(join(service.dataDir, "objects/incoming/half"), "half");
      await expectWhole(await service.finish(), service);
    },
  );
});

// The database makes no difference to these.
if (!onPostgres)
  describe("a service that is killed repeatedly", { timeout: 300_000 }, () => {
    it("at any moment, again and again, ends in the same verdict", async () => {
      const service = await submitted();
      // One fewer than would look like work that kills its worker, should all of them meet the same stage.
      for (const milliseconds of [300, 700, 1100, 1900]) {
        const child = await service.start();
        await sleep(milliseconds + Math.random() * 400);
        child.kill("SIGKILL");
        await child.ended;
      }
      await expectWhole(await service.finish(), service);
    });

    it("by its own work, five times, takes that for hopeless and leaves no Run open", async () => {
      const service = await submitted();
      for (let crash = 0; crash < 5; crash++) await service.crash("during:reproduction");
      const { job, events, runs, claims } = await service.finish();
      expect(job).toMatchObject({ state: "failed", stage: "reproduction", attemptCount: 6 });
      expect(job.lastError).toMatch(/stopped 5 times at the stage reproduction/);
      expect(events.at(-1)).toMatchObject({
        eventType: "processing.failed",
        payload: { error: job.lastError },
      });
      expect(verifyChain(events)).toEqual({ ok: true });
      // A death may come before the Run has begun: then the same Run is taken up again.
      const states = runs.map(({ state }) => state);
      expect(states.pop()).toBe("failed");
      for (const state of states) expect(state).toBe("unknown");
      expect(runs.at(-1)?.failure).toMatchObject({ code: "job_failed", category: "environment" });
      expect(claims.map(({ evidenceState }) => evidenceState)).toEqual(["notAssessed", "notAssessed"]);
    });
  });
