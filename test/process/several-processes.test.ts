import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { RestartableService } from "../support/restartable-service.ts";
import { readStoredRepository } from "../support/stored-repository.ts";

const restartable = new RestartableService();
afterAll(() => restartable.remove());

describe("a service in several processes", () => {
  it("answers from all of them, does each job once, replaces one that is killed, and stops whole", async () => {
    await restartable.submit();
    const child = await restartable.start({ SERVICE_PROCESSES: "2" }, "server/main.ts");
    await child.ready;
    await expect.poll(() => processesOf(child.pid).length, patience).toBe(2);

    const stored = () => readStoredRepository(restartable.dataDir, restartable.repositoryId);
    await expect.poll(async () => (await stored()).job.state, patience).toBe("completed");
    expect((await stored()).runs.map(({ state }) => state)).toEqual(["succeeded"]);

    const [first, second] = processesOf(child.pid) as [number, number];
    const tags = [await readAnew(child.url), await readAnew(child.url)].map(({ headers }) => headers.etag);
    expect(tags[0]).toMatch(/^"/);
    expect(tags[1]).toBe(tags[0]);
    // Connections go to each in turn, so that one of two waits for the process that stands still.
    process.kill(second, "SIGSTOP");
    const answers = [readAnew(child.url), readAnew(child.url)];
    const answered = await Promise.race(answers);
    process.kill(second, "SIGCONT");
    const all = [answered, ...(await Promise.all(answers))];
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);

    process.kill(second, "SIGKILL");
    await expect
      .poll(() => processesOf(child.pid).filter((pid) => pid !== second && pid !== first).length, patience)
      .toBe(1);
    expect((await readAnew(child.url)).statusCode).toBe(200);

    const last = processesOf(child.pid);
    child.kill("SIGTERM");
    expect(await child.ended).toMatchObject({ code: 0, signal: null });
    expect(last.filter(isRunning)).toEqual([]);
  });

  it("says why it does not start, and ends", async () => {
    const child = await restartable.start({ SERVICE_PROCESSES: "2", HOST: "192.0.2.1" }, "server/main.ts");
    const { code, said } = await child.ended;
    expect(code).toBe(1);
    expect(said).toContain("HOST and PORT cannot be listened on (EADDRNOTAVAIL). Set others.");
  });
});

const patience = { timeout: 200_000, interval: 50 };

/** The processes that this one started and that run. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return children.filter(Boolean).map(Number).filter(isRunning);
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** Reads over a connection of its own. */
const readAnew = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(`${url}/api/v1/repositories`, { agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer));
    })
      .on("error", reject)
      .end();
  });
