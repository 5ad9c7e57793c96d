import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import type { ChildService } from "../support/child-service.ts";
import { leftoverFiles, processesMatching } from "../support/leftovers.ts";
import { openRaw } from "../support/raw-http.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { startService } from "../support/service.ts";
import { readStoredRepository } from "../support/stored-repository.ts";

const restartables: RestartableService[] = [];
afterAll(() => {
  for (const restartable of restartables) restartable.remove();
});

/** A service as `npm run serve` starts it. */
async function started(
  restartable = new RestartableService(),
): Promise<{ restartable: RestartableService; child: ChildService }> {
  if (!restartables.includes(restartable)) restartables.push(restartable);
  const child = await restartable.start({}, "server/main.ts");
  await child.ready;
  return { restartable, child };
}

describe("SIGTERM", () => {
  it("puts a job back in the middle of its experiment, and the next start ends it", async () => {
    const restartable = new RestartableService();
    restartables.push(restartable);
    await restartable.submit();
    const { child } = await started(restartable);
    await until(async () => processesMatching(restartable.command).length > 0);
    child.kill("SIGTERM");
    expect(await child.ended).toMatchObject({ code: 0, signal: null });
    expect(processesMatching(restartable.command)).toEqual([]);
    expect(leftoverFiles(restartable.dataDir)).toEqual([]);

    const put = await readStoredRepository(restartable.dataDir, restartable.repositoryId);
    expect(put.job).toMatchObject({ state: "queued", stage: "reproduction", attemptCount: 0 });
    expect(put.events.at(-1)).toMatchObject({
      eventType: "processing.retry_scheduled",
      payload: { reason: "the service was stopped" },
    });
    expect(put.runs.map(({ state }) => state)).toEqual(["cancelled", "queued"]);
    expect(put.runs[0]?.failure).toMatchObject({ code: "service_stopped", category: "environment" });
    expect(put.runs[0]?.failure?.recoveryAction).toContain(put.runs[1]?.id);
    expect(put.runs.map(({ replacedBy }) => replacedBy)).toEqual([put.runs[1]?.id, null]);

    const ended = await restartable.finish();
    expect(ended.job.state).toBe("completed");
    expect(ended.runs.map(({ state }) => state)).toEqual(["cancelled", "succeeded"]);
    expect(ended.claims.map(({ evidenceState }) => evidenceState)).toEqual(["supported", "contradicted"]);
  });

  it("waits for the answer of a request under way, and for no idle connection", async () => {
    const { child } = await started();
    using idle = await openRaw(child.url);
    await idle.write("GET /schemas/experiment.json HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(await idle.head()).toMatch(/^HTTP\/1\.1 200/);
    using half = await openRaw(child.url);
    await half.write(`${signInHead}{`);
    child.kill("SIGTERM");
    await refused(child);
    await half.write("}");
    expect(await half.head()).toMatch(/^HTTP\/1\.1 400/);
    expect(await child.ended).toMatchObject({ code: 0, signal: null });
  });

  it("given twice, waits for nothing", async () => {
    const { child } = await started();
    using half = await openRaw(child.url);
    await half.write(`${signInHead}{`);
    child.kill("SIGTERM");
    await refused(child);
    // npm passes on what the terminal sent already: what follows within half a second is the same signal.
    await new Promise((resolve) => setTimeout(resolve, 700));
    child.kill("SIGTERM");
    expect(await child.ended).toMatchObject({ code: 130, signal: null });
  });

  it("does not wait for ever for a client that does not go on", async () => {
    const { service, url, dataDir } = await startService();
    using half = await openRaw(url);
    await half.write(`${signInHead}{`);
    await service.stop(100);
    expect(await half.head()).toBe("");
    rmSync(dataDir, { recursive: true });
  });
});

const signInHead = [
  "POST /api/auth/sign-in/email HTTP/1.1",
  "host: x",
  "content-type: application/json",
  "content-length: 2",
  "\r\n",
].join("\r\n");

const refused = ({ url }: ChildService) =>
  until(() =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  );

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
