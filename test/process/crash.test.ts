import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pipelineStages } from "../../server/__generated__/enumerations.ts";
import { verifyChain } from "../../server/domain/runs/event-chain.ts";
import { onPostgres } from "../support/databases.ts";
import { groupsOf, leftIn, processesWith } from "../support/leftovers.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { refusals, type StoredRepository, verdictOf } from "../support/stored-repository.ts";

const stages = pipelineStages.filter((stage) => stage !== "completed");
const houses: RestartableService[] = [];
afterAll(() => {
  for (const house of houses) house.remove();
});

async function submitted(): Promise<RestartableService> {
  const house = new RestartableService();
  houses.push(house);
  await house.submit();
  return house;
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
  expect(verdictOf(found)).toEqual(verdictOf(control));
  expect(verifyChain(found.events)).toEqual({ ok: true });
  expect(found.events.map(({ sequence }) => sequence)).toEqual(found.events.map((_, index) => index + 1));
  expect(found.events.filter(({ eventType }) => eventType === "processing.completed")).toHaveLength(1);
  for (const claim of found.claims) {
    const ofClaim = found.assessments.filter(({ claimId }) => claimId === claim.id);
    expect(ofClaim.map(({ assessment }) => assessment.current)).toEqual([true]);
  }
  expect(found.attestations.map(({ assessmentId }) => assessmentId).sort()).toEqual(
    found.assessments.map(({ assessment }) => assessment.id).sort(),
  );
  expect(found.runs.filter(({ state }) => ["queued", "running"].includes(state))).toEqual([]);
  expect(leftIn(dataDir)).toEqual([]);
  expect(processesWith(command)).toEqual([]);
  expect(groupsOf(pids)).toEqual([]);
  for (const said of await refusals(dataDir)) expect(said).toMatch(/is append-only|^$/);
}

/** On PostgreSQL the moment that its transactions are for is enough: the stage is done, what says so is not committed. */
const moments = onPostgres ? ["after"] : ["before", "during", "after"];

describe("a service that is killed", { timeout: 180_000 }, () => {
  it.concurrent.each([stages.slice(0, 4), stages.slice(4)])(
    "before, during and after %s, %s, %s and %s, ends in the same verdict",
    async (...some) => {
      const house = await submitted();
      for (const stage of some) {
        for (const moment of moments) await house.crash(`${moment}:${stage}`);
      }
      // As a write that the kill cut short would leave it.
      writeFileSync(join(house.dataDir, "objects/incoming/half"), "half");
      await expectWhole(await house.finish(), house);
    },
  );

  it.skipIf(onPostgres)("at any moment, again and again, ends in the same verdict", async () => {
    const house = await submitted();
    // One fewer than would look like work that kills its worker, should all of them meet the same stage.
    for (const milliseconds of [300, 700, 1100, 1900]) {
      const child = await house.start();
      await sleep(milliseconds + Math.random() * 400);
      child.kill("SIGKILL");
      await child.ended;
    }
    await expectWhole(await house.finish(), house);
  });

  it.skipIf(onPostgres)(
    "by its own work, five times, takes that for hopeless and leaves no Run open",
    async () => {
      const house = await submitted();
      for (let crash = 0; crash < 5; crash++) await house.crash("during:reproduction");
      const { job, events, runs, claims } = await house.finish();
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
    },
  );
});
