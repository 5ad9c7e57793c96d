import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "../../sdk/src/index.ts";
import { verifyChain } from "../../server/domain/runs/verify-chain.ts";
import type { ChildService } from "../support/child-service.ts";
import { leftoverFiles, processesMatching } from "../support/leftovers.ts";
import { processed } from "../support/processing.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { freePort } from "../support/service.ts";
import { readStoredRepository } from "../support/stored-repository.ts";

let service: RestartableService;
const children: ChildService[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill("SIGCONT");
    child.kill("SIGTERM");
    await child.ended;
  }
  service.remove();
});

async function started(settings: Record<string, string> = {}): Promise<ChildService> {
  const child = await service.start(settings, "server/main.ts");
  children.push(child);
  await child.ready;
  return child;
}

describe("two workers on one data folder", () => {
  it("share the work: one that hangs loses its job, and its late writes are refused", async () => {
    // A busy machine has to see it running.
    service = new RestartableService({ seconds: 2 });
    await service.submit();
    const first = await started();
    while (processesMatching(service.command).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    first.kill("SIGSTOP");
    const second = await started({ PORT: String(await freePort()) });
    await processed(`http://127.0.0.1:${second.url.split(":").at(-1)}`, service.repositoryId);
    const found = await readStoredRepository(service.dataDir, service.repositoryId);
    expect(found.job.state).toBe("completed");
    expect(found.events.filter(({ eventType }) => eventType === "processing.dispatched")).toHaveLength(2);
    expect(found.runs.map(({ state }) => state)).toEqual(["unknown", "succeeded"]);
    const [lost, replacement] = found.runs;
    expect([lost?.replacedBy, replacement?.replacedBy]).toEqual([replacement?.id, null]);
    const address = second.url.replace(/^.*:/, "http://127.0.0.1:");
    const ended = await createClient({ baseUrl: address }).waitForRun(lost!.id);
    expect(ended).toMatchObject({ id: replacement?.id, links: { replacedBy: null } });

    first.kill("SIGCONT");
    while (processesMatching(service.command).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    // It comes to its senses, finds that the job is another's, and goes on with other work.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await readStoredRepository(service.dataDir, service.repositoryId)).toEqual(found);
    expect(verifyChain(found.events)).toEqual({ ok: true });
    for (const { url } of [first, second]) expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(leftoverFiles(service.dataDir)).toEqual([]);
  });

  it("do not clear up after each other while both are there", async () => {
    service = new RestartableService();
    const first = await started();
    const mine = join(service.dataDir, "work/upload-mine");
    mkdirSync(mine);
    writeFileSync(join(service.dataDir, "objects/incoming/mine"), "half");
    const second = await started({ PORT: String(await freePort()) });
    expect(existsSync(mine)).toBe(true);
    for (const child of [first, second]) {
      child.kill("SIGKILL");
      await child.ended;
    }
    expect(leftoverFiles(service.dataDir)).toHaveLength(2);
    await started();
    expect(leftoverFiles(service.dataDir)).toEqual([]);
  });
});
