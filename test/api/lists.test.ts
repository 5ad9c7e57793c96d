import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationList } from "../../server/__generated__/operations.ts";
import { signUp } from "../support/accounts.ts";
import { type ApiReader, createApiReader, type Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

const lists = ["repositories", "claims", "runs"] as const;
let test: TestService;
let seed: Seed;
let get: ApiReader["get"];
/** Adds a row to each list; the newest stands first. */
let add: () => Promise<Record<(typeof lists)[number], string>>;
const made = { repositories: [] as string[], claims: [] as string[], runs: [] as string[] };

beforeAll(async () => {
  test = await startService();
  seed = createSeed(test);
  get = createApiReader(test.url, { "x-api-key": (await signUp(test.url, "grace")).key }).get;
  add = async () => {
    const repository = await seed.repository({ title: "Listed" });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(repository, { statement: "Listed" }, experiment);
    const run = await seed.run(experiment, [claim]);
    return { repositories: repository.id, claims: claim.id, runs: run.id };
  };
  for (let row = 0; row < 23; row++) {
    const ids = await add();
    for (const list of lists) made[list].unshift(ids[list]);
  }
});
afterAll(() => test[Symbol.asyncDispose]());

/** All pages after the one at `path`, as one list, checking what each page says of the next. */
async function walk(path: string, between: () => Promise<unknown> = async () => {}): Promise<string[][]> {
  const pages: string[][] = [];
  for (let address = path; ; ) {
    const { status, body } = await get(address);
    expect(status, JSON.stringify(body)).toBe(200);
    const { data, pagination, links } = body;
    pages.push(data.map(({ id }: Json) => id));
    expect(Object.keys(pagination).sort()).toEqual(["hasMore", "nextCursor"]);
    expect(pagination.hasMore).toBe(pagination.nextCursor !== null);
    expect(links.next === null).toBe(pagination.nextCursor === null);
    expect(links.self.startsWith(test.url)).toBe(true);
    if (!pagination.hasMore) return pages;
    expect(pagination.nextCursor).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(new URL(links.next).searchParams.get("cursor")).toBe(pagination.nextCursor);
    address = links.next.slice(test.url.length);
    await between();
  }
}

describe.each(lists.map((list) => [list]))("the list of %s", (list) => {
  const path = `/api/v1/${list}`;

  it.each([1, 7, 22, 23, 24, 100])("is walked whole in pages of %i", async (limit) => {
    const pages = await walk(`${path}?limit=${limit}`);
    expect(pages.flat().filter((id) => made[list].includes(id))).toEqual(made[list]);
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
    expect(pages.at(-1)!.length).toBeGreaterThan(0);
  });

  it("has pages of 20 unless told", async () => {
    const [first] = await walk(path);
    expect(first).toHaveLength(20);
  });

  it("skips and repeats nothing while rows are added", async () => {
    const before = (await walk(`${path}?limit=100`)).flat();
    const pages = await walk(`${path}?limit=3`, async () => {
      const ids = await add();
      for (const name of lists) made[name].unshift(ids[name]);
    });
    expect(pages.flat()).toEqual(before);
  });

  it("skips and repeats nothing while rows change", async () => {
    const { store } = test.service.composition.deps;
    const before = (await walk(`${path}?limit=100`)).flat();
    let turn = 0;
    const pages = await walk(`${path}?limit=5`, async () => {
      const changed = before[before.length - 1 - turn++]!;
      if (list === "runs") await store.runs.update(changed, { updatedAt: seed.tick() });
      else await store[list].update(changed, { updatedAt: seed.tick() });
    });
    expect(pages.flat()).toEqual(before);
  });

  it("tells rows of one moment apart", async () => {
    const at = "2020-01-01T00:00:00.000Z";
    const repository = await seed.repository({ title: "Same", updatedAt: at });
    const experiment = await seed.experiment(repository);
    for (let row = 0; row < 5; row++) {
      if (row > 0) await seed.repository({ title: "Same", updatedAt: at });
      const claim = await seed.claim(repository, { statement: "Same", updatedAt: at }, experiment);
      await seed.run(experiment, [claim], { queuedAt: at });
    }
    const filter = list === "runs" ? `repository_id=${repository.id}` : "q=same";
    const rows = (await walk(`${path}?limit=2&${filter}`)).flat();
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length % 5).toBe(0);
    expect(rows).toEqual([...rows].sort().reverse());
  });

  it("keeps a cursor while limit, fields and include change", async () => {
    const { body } = await get(`${path}?limit=2`);
    const cursor = body.pagination.nextCursor;
    const next = await get(`${path}?limit=1&cursor=${cursor}`);
    const changed = await get(`${path}?limit=3&fields=id&cursor=${cursor}`);
    expect(changed.status).toBe(200);
    expect(changed.body.data[0]).toEqual({ id: next.body.data[0].id });
    if (list === "repositories") return;
    expect((await get(`${path}?include=assessments&cursor=${cursor}`)).status).toBe(200);
  });

  it("refuses every cursor that it did not give out for this query", async () => {
    const { body } = await get(`${path}?limit=2`);
    const cursor: string = body.pagination.nextCursor;
    const elsewhere = lists[(lists.indexOf(list) + 1) % lists.length]!;
    const foreign = (await get(`/api/v1/${elsewhere}?limit=2`)).body.pagination.nextCursor;
    const filter = list === "runs" ? "execution_state=queued" : "q=listed";
    const otherQuery = (await get(`${path}?limit=2&${filter}`)).body.pagination.nextCursor;
    const flipped = `${cursor.slice(0, 30)}${cursor[30] === "A" ? "B" : "A"}${cursor.slice(31)}`;
    const plain = Buffer.from(JSON.stringify({ at: "2030-01-01T00:00:00.000Z", id: "x" })).toString(
      "base64url",
    );
    const hostile = {
      foreign,
      "of another query": otherQuery,
      flipped,
      truncated: cursor.slice(0, -4),
      lengthened: `${cursor}AAAA`,
      padded: `${cursor}==`,
      "of other capitals": cursor.toUpperCase(),
      doubled: cursor + cursor,
      huge: "A".repeat(1024),
      "too long": "A".repeat(1025),
      plain,
      empty: "",
      "not base64": "%F0%9F%92%A9",
      null: "null",
    };
    for (const [name, given] of Object.entries(hostile)) {
      const { status, body: answer } = await get(`${path}?limit=2&cursor=${given}`);
      expect(status, name).toBe(400);
      expect(answer.error.message, name).toContain("cursor");
    }
    expect((await get(`${path}?cursor=${cursor}&${filter}`)).status).toBe(400);
    expect((await get(`${path}?cursor=${cursor}&cursor=${cursor}`)).status).toBe(400);
    expect((await get(`${path}?cursor=${cursor}`)).status).toBe(200);
  });

  it.each([
    "0",
    "101",
    "-1",
    "0x10",
    "%205%20",
    "1e1",
    "%2B5",
    "+5",
    "05",
    "5.0",
    "5,",
    "",
    "a",
    "9999999999999999999",
    "%D9%A5",
  ])("refuses a limit of %s", async (limit) => {
    const { status, body } = await get(`${path}?limit=${limit}`);
    expect(status).toBe(400);
    expect(body.error.code).toBe("invalid_request");
    expect(body.error.message).toContain("limit");
    expect(body.error.details.issues[0].pointer).toBe("/query/limit");
  });

  it("gives exactly the fields that are named", async () => {
    const { body } = await get(`${path}?limit=1`);
    const names = Object.keys(body.data[0]);
    for (const name of names) {
      const one = await get(`${path}?limit=1&fields=${name}`);
      expect(one.body.data).toEqual([{ [name]: body.data[0][name] }]);
      expect(Object.keys(one.body).sort()).toEqual(["data", "links", "pagination"]);
    }
    const all = await get(`${path}?limit=1&fields=${names.toReversed().join(",")}`);
    expect(all.body.data).toEqual(body.data);
  });

  it.each([
    "colour",
    "id,colour",
    "Id",
    "",
    "id,",
    ",id",
    "id,id",
    "id, title",
    "__proto__",
    "constructor",
    "data",
    "id;title",
  ])("refuses %j as fields, and names the member", async (fields) => {
    const { status, body } = await get(`${path}?fields=${encodeURIComponent(fields)}`);
    expect(status).toBe(400);
    expect(body.error.message).toContain("fields");
  });
});

describe("a parameter of a list", () => {
  const parameters = operationList
    .filter(({ path }) => lists.some((list) => path === `/api/v1/${list}`))
    .filter(({ method }) => method === "GET")
    .flatMap(({ path, parameters: specs }) =>
      specs
        .filter((spec) => spec.in === "query")
        .map(({ name, kind }) => ({ path, name, kind: kind as string })),
    );
  const enumerations = [
    "verification",
    "state",
    "execution_state",
    "assessment_conclusion",
    "include",
    "fields",
  ];

  it.each(parameters.map(({ path, name }) => [`${path}?${name}`, path, name] as const))(
    "%s given twice is 400",
    async (_, path, name) => {
      const { status, body } = await get(`${path}?${name}=queued&${name}=queued`);
      expect(status).toBe(400);
      expect(body.error.details.issues).toContainEqual({
        pointer: `/query/${name}`,
        message: "is given more than once",
      });
    },
  );

  it.each(
    parameters
      .filter(({ name }) => enumerations.includes(name))
      .map(({ path, name }) => [`${path}?${name}`, path, name] as const),
  )("%s that is empty, of other capitals or unknown is 400", async (_, path, name) => {
    for (const value of ["", "QUEUED", "Verified", "nothing", "queued ", "queued,failed", "__proto__"]) {
      const { status, body } = await get(`${path}?${name}=${encodeURIComponent(value)}`);
      expect(status, value).toBe(400);
      expect(body.error.message, value).toContain(name);
    }
  });

  it.each([
    ["/api/v1/repositories?include=claims", 400],
    ["/api/v1/claims?include=logs", 400],
    ["/api/v1/runs?include=claims", 400],
    ["/api/v1/runs?include=environment,attestation,logs,evidence,assessments", 200],
    ["/api/v1/runs?include=logs,logs", 400],
    ["/api/v1/repositories?colour=red", 400],
    [`/api/v1/repositories?q=${"a".repeat(400)}`, 200],
    [`/api/v1/repositories?q=${"a".repeat(401)}`, 400],
    [`/api/v1/claims?repository_id=${"a".repeat(129)}`, 400],
    ["/api/v1/claims?repository_id=", 400],
    ["/api/v1/runs?claim_id=", 400],
    ["/api/v1/repositories?subject=", 400],
  ])("%s is %i", async (path, wanted) => {
    expect((await get(path)).status).toBe(wanted);
  });

  it("at fault beside another is told with it", async () => {
    const { body } = await get("/api/v1/runs?limit=0&state=&fields=x");
    expect(body.error.details.issues.map((issue: Json) => issue.pointer)).toEqual(
      expect.arrayContaining(["/query/limit", "/query/state", "/query/fields/0"]),
    );
  });
});
