import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { startService } from "../support/service.ts";
import { jobOfRun, readStoredRepository, type StoredRepository } from "../support/stored-repository.ts";
import { pdf, upload } from "../support/upload.ts";

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.warn("SKIPPED: a machine without bubblewrap is staged by a mount, which takes root.");

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function completed(dataDir: string, repositoryId: string): Promise<StoredRepository> {
  await until(async () => (await readStoredRepository(dataDir, repositoryId)).job.state === "completed");
  return readStoredRepository(dataDir, repositoryId);
}

/** Held up before it was scheduled, told of once, and then brought to the verdict that it would have had. */
function expectHeldUp({ events, claims, runs }: StoredRepository): void {
  const stages = events.map(({ eventType, stage }) => `${eventType.replace("processing.", "")} ${stage}`);
  const from = stages.indexOf("stage_started reproduction_scheduling");
  expect(stages.slice(from, from + 6)).toEqual([
    "stage_started reproduction_scheduling",
    "blocked reproduction_scheduling",
    "unblocked reproduction_scheduling",
    "dispatched reproduction_scheduling",
    "stage_started reproduction_scheduling",
    "stage_completed reproduction_scheduling",
  ]);
  expect(claims.map(({ evidenceState }) => evidenceState)).toContain("supported");
  expect(runs.map(({ state }) => state)).toEqual(["succeeded"]);
}

describe("a job is held up", () => {
  it("while experiments are switched off, and goes on after a start with them", async () => {
    const mirrors = createMirrors();
    cleanUp.push(() => mirrors.remove());
    const dataDir = mkdtempSync(join(tmpdir(), "rvs-blocked-"));
    cleanUp.push(() => rmSync(dataDir, { recursive: true }));
    const settings = { SERVICE_DATA_DIR: dataDir, SERVICE_SOURCE_MIRRORS: mirrors.setting };
    let id: string;
    {
      await using service = await startService({ ...settings, SERVICE_EXECUTOR: "none" });
      const { key } = await signUp(service.url, "ada");
      const githubUrl = mirrors.add("ada/blocked", smallPaper());
      const response = await fetch(`${service.url}/api/repositories`, {
        method: "POST",
        headers: { "x-api-key": key },
        body: upload({ paper: await pdf(), githubUrl }),
      });
      id = ((await response.json()) as { repository: { id: string } }).repository.id;
      const { job, events } = await processed(service.url, id);
      expect(job).toMatchObject({ state: "blocked", stage: "reproduction_scheduling" });
      expect(job.lastError).toBe(
        "Experiments are switched off (SERVICE_EXECUTOR=none). Set SERVICE_EXECUTOR=auto.",
      );
      expect(events.at(-1)).toMatchObject({
        eventType: "processing.blocked",
        payload: { reason: job.lastError },
      });
      // What needs no sandbox is there already.
      const claims = await fetch(`${service.url}/api/v1/claims?repository_id=${id}`);
      expect(await claims.json()).toMatchObject({ data: [{ evidence: { state: "notAssessed" } }] });
    }
    {
      await using _ = await startService({ ...settings, SERVICE_EXECUTOR: "none" });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect((await readStoredRepository(dataDir, id)).job.state).toBe("blocked");
    }
    await using _ = await startService(settings);
    expectHeldUp(await completed(dataDir, id));
  });

  it.runIf(isRoot)("while bubblewrap is missing or breaks, and goes on once it works", async () => {
    const bubblewrap = execFileSync("sh", ["-c", "command -v bwrap"]).toString().trim();
    const restartable = new RestartableService();
    cleanUp.push(() => restartable.remove());
    await restartable.submit();
    const child = await restartable.start({}, "server/main.ts", [
      ...["unshare", "--mount", "--propagation=private", "--", "sh", "-c"],
      `mount --bind /dev/null ${bubblewrap} && exec "$@"`,
      "without",
    ]);
    const inside = (...command: string[]) =>
      execFileSync("nsenter", ["-t", String(child.pid), "-m", ...command]);
    await child.ready;
    const { job } = await processed(child.url, restartable.repositoryId);
    expect(job).toMatchObject({ state: "blocked", stage: "reproduction_scheduling" });
    expect(job.lastError).toMatch(/^bubblewrap is not installed\. apt-get install bubblewrap/);
    inside("umount", bubblewrap);
    const found = await completed(restartable.dataDir, restartable.repositoryId);
    expectHeldUp(found);

    // What worked a moment ago is not taken to work for ever.
    inside("mount", "--bind", "/dev/null", bubblewrap);
    const response = await fetch(`${child.url}/api/v1/runs`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": restartable.ada!.key },
      body: JSON.stringify({ repositoryId: restartable.repositoryId, claimId: found.claims[0]!.id }),
    });
    expect(response.status).toBe(202);
    const { id } = (await response.json()) as { id: string };
    await until(async () => (await jobOfRun(restartable.dataDir, id)).state === "blocked");
    expect((await jobOfRun(restartable.dataDir, id)).lastError).toMatch(/^bubblewrap is not installed/);
    const { runs } = await readStoredRepository(restartable.dataDir, restartable.repositoryId);
    expect(runs.map(({ state }) => state)).toEqual(["succeeded", "failed", "queued"]);
    expect(runs[1]?.failure).toMatchObject({ code: "not_executed", category: "environment" });
    child.kill("SIGTERM");
    expect(await child.ended).toMatchObject({ code: 0 });
  });
});
