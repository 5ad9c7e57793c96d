import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { House } from "./support/house.ts";
import { createMirrors } from "./support/mirror.ts";
import { smallPaper } from "./support/papers.ts";
import { signUp } from "./support/people.ts";
import { processed } from "./support/processing.ts";
import { startService } from "./support/service.ts";
import { type Stored, stored } from "./support/stored.ts";
import { pdf, upload } from "./support/upload.ts";

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.warn("SKIPPED: a machine without bubblewrap is staged by a mount, which takes root.");

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

const completed = async (dataDir: string, repositoryId: string): Promise<Stored> => {
  for (;;) {
    const found = await stored(dataDir, repositoryId);
    if (found.job.state === "completed") return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Held up before it was scheduled, told of once, and then brought to the verdict that it would have had. */
function expectHeldUp({ events, claims, runs }: Stored): void {
  const told = events.map(({ eventType, stage }) => `${eventType.replace("processing.", "")} ${stage}`);
  const from = told.indexOf("stage_started reproduction_scheduling");
  expect(told.slice(from, from + 5)).toEqual([
    "stage_started reproduction_scheduling",
    "blocked reproduction_scheduling",
    "unblocked reproduction_scheduling",
    "dispatched reproduction_scheduling",
    "stage_completed reproduction_scheduling",
  ]);
  expect(claims.map(({ evidenceState }) => evidenceState)).toContain("supported");
  expect(runs.map(({ state }) => state)).toEqual(["succeeded"]);
}

describe("a job is held up", () => {
  it("while experiments are switched off, and goes on after a start with them", async () => {
    const mirrors = createMirrors();
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
      expect((await stored(dataDir, id)).job.state).toBe("blocked");
    }
    await using _ = await startService(settings);
    expectHeldUp(await completed(dataDir, id));
  });

  it.runIf(isRoot)("while bubblewrap is missing, and goes on once it is installed", async () => {
    const bubblewrap = execFileSync("sh", ["-c", "command -v bwrap"]).toString().trim();
    const house = new House();
    cleanUp.push(() => house.remove());
    await house.submit();
    const child = await house.start({}, "server/main.ts", [
      ...["unshare", "--mount", "--propagation=private", "--", "sh", "-c"],
      `mount --bind /dev/null ${bubblewrap} && exec "$@"`,
      "without",
    ]);
    await child.ready;
    const { job } = await processed(child.url, house.repositoryId);
    expect(job).toMatchObject({ state: "blocked", stage: "reproduction_scheduling" });
    expect(job.lastError).toMatch(/^bubblewrap is not installed\. apt-get install bubblewrap/);
    execFileSync("nsenter", ["-t", String(child.pid), "-m", "umount", bubblewrap]);
    expectHeldUp(await completed(house.dataDir, house.repositoryId));
    child.kill("SIGTERM");
    expect(await child.ended).toMatchObject({ code: 0 });
  });
});
