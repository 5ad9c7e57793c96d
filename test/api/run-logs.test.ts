import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RepositoryRecord, RunRecord } from "../../server/domain/records.ts";
import { signUp } from "../support/accounts.ts";
import { type ApiReader, createApiReader, type Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let get: ApiReader["get"];
beforeAll(async () => {
  test = await startService();
  seed = createSeed(test);
  get = createApiReader(test.url, { "x-api-key": (await signUp(test.url, "ada")).key }).get;
});
afterAll(() => test[Symbol.asyncDispose]());

async function runWithLog(count: number, changes: Partial<RepositoryRecord> = {}): Promise<RunRecord> {
  const repository = await seed.repository(changes);
  const experiment = await seed.experiment(repository);
  const run = await seed.run(experiment, [await seed.claim(repository, {}, experiment)]);
  await append(run, 1, count);
  return run;
}

async function append({ id }: RunRecord, first: number, count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => ({
    runId: id,
    sequence: first + index,
    stream: "stdout" as const,
    recordedAt: seed.tick(),
    text: `line ${first + index}\n`,
  }));
  await test.service.composition.deps.store.runs.appendLogs(items);
}

const sequences = ({ data }: Json): number[] => data.map(({ sequence }: Json) => sequence);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pathOf = ({ id }: RunRecord, query = "") => `/api/v1/runs/${id}/logs${query}`;

/** Follows `links.next` to the last page. */
async function walk(path: string, between = async () => {}): Promise<{ seen: number[]; last: Json }> {
  const seen: number[] = [];
  for (let address = path; ; ) {
    const { status, body } = await get(address);
    expect(status, JSON.stringify(body)).toBe(200);
    seen.push(...sequences(body));
    expect(body.pagination.hasMore).toBe(body.links.next !== null);
    if (!body.pagination.hasMore) return { seen, last: body };
    address = body.links.next.slice(test.url.length);
    await between();
  }
}

describe("the log of a Run", () => {
  it("is walked whole, beyond what its Run has of it", async () => {
    const run = await runWithLog(450);
    expect((await walk(pathOf(run, "?limit=100"))).seen).toEqual(upTo(450));
    const { body } = await get(pathOf(run));
    expect(body.data).toHaveLength(20);
    expect(body.data[0]).toEqual({
      ...{ stream: "stdout", sequence: 1, text: "line 1\n" },
      recordedAt: expect.any(String),
    });
    expect(body.links.run).toBe(`${test.url}/api/v1/runs/${run.id}`);
    expect((await get(`/api/v1/runs/${run.id}?include=logs`)).body.logs).toHaveLength(200);
  });

  it("loses and repeats nothing while the Run writes it", async () => {
    const run = await runWithLog(25);
    let written = 25;
    const write = async () => {
      if (written >= 60) return;
      await append(run, written + 1, 7);
      written += 7;
    };
    const { seen, last } = await walk(pathOf(run, "?limit=10"), write);
    expect(seen).toEqual(upTo(written));
    // The last page, asked for again, has what was added since.
    await append(run, written + 1, 2);
    const again = await walk(last.links.self.slice(test.url.length));
    expect([...seen.slice(0, -last.data.length), ...again.seen]).toEqual(upTo(written + 2));
  });

  it("of a queued Run is empty", async () => {
    const { body } = await get(pathOf(await runWithLog(0)));
    expect(body).toMatchObject({ data: [], pagination: { hasMore: false, nextCursor: null } });
  });

  it("has a tag until more is written", async () => {
    const run = await runWithLog(3);
    const tag = (await get(pathOf(run), {})).headers.get("etag")!;
    const ask = (method: string) =>
      fetch(`${test.url}${pathOf(run)}`, { method, headers: { "if-none-match": tag } });
    expect((await ask("GET")).status).toBe(304);
    expect((await ask("HEAD")).status).toBe(304);
    await append(run, 4, 1);
    expect((await ask("GET")).status).toBe(200);
  });

  it("is shown to those who may read its repository", async () => {
    const run = await runWithLog(2, { owner: "ada", visibility: "private" });
    const own = await get(pathOf(run));
    expect(sequences(own.body)).toEqual([1, 2]);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    const stranger = { "x-api-key": (await signUp(test.url, "mallory")).key };
    const absent = await get("/api/v1/runs/run_00000000000000000000000000/logs", stranger);
    for (const headers of [{}, stranger]) {
      const { status, body } = await get(pathOf(run), headers);
      expect(status).toBe(404);
      expect(body.error.message).toBe(absent.body.error.message);
    }
  });

  it("takes no cursor of another Run's log, nor one that was made up", async () => {
    const [one, other] = [await runWithLog(3), await runWithLog(3)];
    const { nextCursor } = (await get(pathOf(one, "?limit=1"))).body.pagination;
    expect((await get(pathOf(one, `?cursor=${nextCursor}`))).status).toBe(200);
    for (const path of [
      pathOf(other, `?cursor=${nextCursor}`),
      pathOf(one, "?cursor=x"),
      pathOf(one, "?limit=101"),
    ])
      expect((await get(path)).status).toBe(400);
  });
});
