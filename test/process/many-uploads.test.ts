import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import type { ChildService } from "../support/child-service.ts";
import { leftoverFiles } from "../support/leftovers.ts";
import { formLaughs, streamOf, textPdf } from "../support/pdf-samples.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { pdf, upload } from "../support/upload.ts";

const mebibyte = 1024 * 1024;
const settings = {
  SERVICE_ROLE: "web",
  SERVICE_LIMITS: '{"key-minute": 1000, "submission-hour": 1000, "submission-month": 1000}',
};

const restartable = new RestartableService();
let child: ChildService;
let ada: Account;
/** Requests that were answered or given up since the last reset. */
let answered = 0;
beforeAll(async () => {
  child = await restartable.start(settings, "server/main.ts");
  await child.ready;
  ada = await signUp(child.url, "ada");
  // Loads what an upload needs, so that the memory is compared with that of a warm process.
  expect((await submit("first", await pdf())).status).toBe(201);
});
afterAll(() => {
  child.kill("SIGKILL");
  restartable.remove();
});

describe("uploads that wait for the PDF reader", () => {
  const count = 40;
  const paper = slowPdf(10 * mebibyte);
  const clients = new AbortController();
  let answers: Promise<PromiseSettledResult<Response>[]>;

  it("wait on disk: memory does not grow with their bytes", async () => {
    const before = memoryOf("VmRSS");
    answered = 0;
    answers = submitAll(count, paper, clients.signal);
    await stopReaders();
    await until(() => storedUploads(paper.size) + answered >= count);
    expect(memoryOf("VmHWM") - before).toBeLessThan(250 * mebibyte);
  });

  it("give their turns up when their clients leave, and use no quota", async () => {
    clients.abort();
    // On a slow machine the first papers have reached the reader's clock before the last has arrived.
    for (const one of await answers) if (one.status === "fulfilled") expect(one.value.status).toBe(422);
    const answer = await submit("last", await pdf());
    expect(answer.status).toBe(201);
    expect(answer.headers.get("x-quota-used")).toBe("2");
    await until(() => leftoverFiles(restartable.dataDir).length === 0);
  });
});

it("uploads under way do not delay a stop beyond 25 s, and nothing is logged as an error", async () => {
  const paper = slowPdf(0);
  const answers = submitAll(6, paper);
  await until(() => storedUploads(paper.size) === 6);
  const readers = await stopReaders();
  const stopped = Date.now();
  child.kill("SIGTERM");
  const { code, said } = await child.ended;
  expect(Date.now() - stopped).toBeLessThan(25_000);
  expect((await answers).every(({ status }) => status === "rejected")).toBe(true);
  expect(said.trim()).toBe("SIGTERM: stopping. Once more stops at once.");
  expect(code).toBe(0);
  expect(leftoverFiles(restartable.dataDir)).toEqual([]);
  expect(readers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
});

/** Lets the two that are read at a time be under way without taking both processors while others wait for them. */
async function stopReaders(): Promise<number[]> {
  await until(() => readersOf(child).length === 2);
  const readers = readersOf(child);
  for (const pid of readers) process.kill(pid, "SIGSTOP");
  return readers;
}

/**
 * The processes that read PDFs: the service's fork server starts no others where its role is `web`. One that still has the
 * fork server's own command line is being started: stopped now, it would stop the fork server, which waits until it runs
 * its program.
 */
function readersOf({ pid }: ChildService): number[] {
  const server = childrenOf(pid).find((child) => commandLine(child).includes("fork-server-process"));
  if (server === undefined) return [];
  const own = commandLine(server);
  return childrenOf(server).filter((child) => ![own, ""].includes(commandLine(child)));
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return children.filter(Boolean).map(Number);
}

/** Empty for a process that has ended. */
function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** A PDF that is read until the time limit of 30 s. */
function slowPdf(padding: number): Blob {
  const objects = [...formLaughs(12), streamOf(Buffer.alloc(padding, " "))];
  return new Blob([new Uint8Array(textPdf(["/X0 Do"], objects))]);
}

function submit(slug: string, paper: Blob, signal: AbortSignal | null = null): Promise<Response> {
  const headers = { "x-api-key": ada.key };
  const body = upload({ slug, paper });
  return fetch(`${child.url}/api/repositories`, { method: "POST", headers, body, signal }).finally(() => {
    answered++;
  });
}

function submitAll(count: number, paper: Blob, signal?: AbortSignal) {
  return Promise.allSettled(
    Array.from({ length: count }, (_, index) => submit(`many-${index}`, paper, signal)),
  );
}

/** How many uploads of this size are on disk as a whole. */
function storedUploads(size: number): number {
  const work = join(restartable.dataDir, "work");
  return readdirSync(work).filter((name) => {
    const file = statSync(join(work, name, "0"), { throwIfNoEntry: false });
    return file?.size === size;
  }).length;
}

/** Of the service's process, in bytes: `VmRSS` now, `VmHWM` at its highest. */
function memoryOf(figure: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(new RegExp(`^${figure}:\\s+(\\d+) kB`, "m").exec(status)![1]) * 1024;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}
