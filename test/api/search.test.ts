import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RepositoryRecord } from "../../server/domain/records.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { type ApiReader, createApiReader, type Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let ada: Account;
let get: ApiReader["get"];
/** Ids of seeded records by a name of the test's own. */
const names = new Map<string, string>();

const path = (q: string, more: Record<string, string> = {}) =>
  `/api/v1/search?${new URLSearchParams({ q, ...more })}`;

async function search(q: string, more: Record<string, string> = {}, headers?: Record<string, string>) {
  const { status, body } = await get(path(q, more), headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const named = (items: Json[]) => items.map(({ id }) => names.get(id) ?? id);

async function found(q: string, more: Record<string, string> = {}, headers?: Record<string, string>) {
  const { data } = await search(q, more, headers);
  return { repositories: named(data.repositories), claims: named(data.claims) };
}

async function repository(name: string, changes: Partial<RepositoryRecord> = {}, statements: string[] = []) {
  const record = await seed.repository({ owner: "found", title: `Paper ${name}`, ...changes });
  names.set(record.id, name);
  for (const statement of statements) {
    names.set((await seed.claim(record, { statement })).id, `${name}: ${statement}`);
  }
  return record;
}

beforeAll(async () => {
  test = await startService();
  ada = await signUp(test.url, "ada");
  seed = createSeed(test);
  get = createApiReader(test.url, { "x-api-key": (await signUp(test.url, "grace")).key }).get;
  await repository("gaps", {
    title: "On the Gaps between primes",
    description: "An École café, measured",
    authors: ["Kurt Gödel"],
    topics: ["number-theory"],
    subjects: ["math.NT", "cs.LG"],
  });
  await repository("gap", {
    title: "Else",
    description: "A gap in the measurement",
    subjects: ["math.NT extra"],
  });
  await repository("languages", {}, [
    "C++ is faster than C#.",
    "C is older.",
    "p<0.05 for x-rays: 100% (n = 1,000)",
    'He said "never" AND left NEAR noon* ^',
  ]);
  await repository("素数", { title: "素数定理の証明" }, ["素数は無限に存在する", "π(x) ∼ x/ln x"]);
  await repository("hidden", { owner: "ada", visibility: "private", title: "Hidden gaps zebra" }, [
    "Hidden zebra",
  ]);
});
afterAll(() => test[Symbol.asyncDispose]());

describe("a search", () => {
  it.each([
    ["a word, whole before longer ones", "gap", ["gap", "gaps"]],
    ["capitals", "GAPS", ["gaps"]],
    ["a title before a description", "measure", ["gap", "gaps"]],
    ["the start of a word", "prim", ["gaps"]],
    ["words in any order and place", "école primes gödel", ["gaps"]],
    ["letters without their accents", "ecole godel", ["gaps"]],
    ["a topic, a subject", "number-theory math.NT", ["gaps"]],
    ["an owner", "found else", ["gap"]],
    ["no word within another", "rimes", []],
    ["all words or nothing", "primes zebra", []],
    ["Chinese and Japanese within a text", "定理", ["素数"]],
    ["one character", "証", ["素数"]],
    ["several, apart", "素数 証明", ["素数"]],
  ])("finds by %s", async (_, q, wanted) => {
    expect((await found(q)).repositories).toEqual(wanted);
  });

  it.each([
    ["C++", ["C++ is faster than C#."]],
    ["c#", ["C++ is faster than C#."]],
    ["C older", ["C is older."]],
    ["x-rays", ["p<0.05 for x-rays: 100% (n = 1,000)"]],
    ["p < 0.05", ["p<0.05 for x-rays: 100% (n = 1,000)"]],
    ["100%", ["p<0.05 for x-rays: 100% (n = 1,000)"]],
    ["rays: 100", ["p<0.05 for x-rays: 100% (n = 1,000)"]],
    ['"never"', ['He said "never" AND left NEAR noon* ^']],
    ["never AND left", ['He said "never" AND left NEAR noon* ^']],
    ["NEAR(noon left)", ['He said "never" AND left NEAR noon* ^']],
    ["noon*", ['He said "never" AND left NEAR noon* ^']],
    ["heading:never", []],
    ["never OR faster", []],
    ["NOT left", []],
    ["π ∼", ["π(x) ∼ x/ln x"]],
    ["無限", ["素数は無限に存在する"]],
  ])("takes %j as text", async (q, wanted) => {
    expect((await found(q)).claims.map((name) => name.slice(name.indexOf(": ") + 2))).toEqual(wanted);
  });

  it.each(['"', "*", "(", ")", ":", "-", "()", "' \" ", "\\", ". , ; ! ?", "_", "''--", "\ud800"])(
    "finds nothing by %j",
    async (q) => {
      expect(await found(q)).toEqual({ repositories: [], claims: [] });
    },
  );

  it("answers an empty page where nothing is found", async () => {
    expect(await search("zzzz ...")).toEqual({
      data: { repositories: [], claims: [] },
      pagination: {
        repositories: { nextCursor: null, hasMore: false },
        claims: { nextCursor: null, hasMore: false },
      },
      meta: { query: "zzzz ...", subject: null, limit: 10 },
    });
  });

  it("is narrowed to a whole subject, Claims to those of its repositories", async () => {
    expect((await found("gap", { subject: "math.NT" })).repositories).toEqual(["gaps"]);
    expect((await found("gap", { subject: "math.NT extra" })).repositories).toEqual(["gap"]);
    expect((await found("gap", { subject: "math" })).repositories).toEqual([]);
    expect((await found("C", { subject: "math.NT" })).claims).toEqual([]);
    expect((await search("gap", { subject: "math.NT" })).meta).toEqual({
      ...{ query: "gap", subject: "math.NT", limit: 10 },
    });
  });

  it("shows what the lists show", async () => {
    const { data } = await search("gaps");
    const { body } = await get(`/api/v1/repositories/${data.repositories[0].id}`);
    expect(data.repositories[0]).toEqual(body);
    const [claim] = (await search("older")).data.claims;
    const own = await get(`/api/v1/claims/${claim.id}?repository_id=${claim.repository.id}`);
    expect(claim).toEqual(own.body);
  });

  it.each([
    ["/api/v1/search", 400],
    ["/api/v1/search?q=", 400],
    [`/api/v1/search?q=${"a".repeat(401)}`, 400],
    [`/api/v1/search?q=${"a ".repeat(200)}`, 200],
    [`/api/v1/search?q=${"*(".repeat(200)}`, 200],
    ["/api/v1/search?q=a&limit=0", 400],
    ["/api/v1/search?q=a&limit=100", 200],
    ["/api/v1/search?q=a&limit=101", 400],
    ["/api/v1/search?q=a&subject=", 400],
    ["/api/v1/search?q=a&q=b", 400],
    ["/api/v1/search?q=a&repository_cursor=x", 400],
  ])("of %s answers %i", async (address, wanted) => {
    expect((await get(address)).status).toBe(wanted);
  });
});

describe("what is private", () => {
  it("is found by its owner alone", async () => {
    const own = { "x-api-key": ada.key };
    expect(await found("zebra", {}, own)).toEqual({
      repositories: ["hidden"],
      claims: ["hidden: Hidden zebra"],
    });
    expect(await found("zebra")).toEqual({ repositories: [], claims: [] });
    expect(await found("zebra", {}, {})).toEqual({ repositories: [], claims: [] });
  });

  it("is hidden with its Claims, and shown again, as its repository is", async () => {
    const record = await repository("turning", { title: "Turning okapi" }, ["An okapi turns"]);
    const { repositories } = test.service.composition.deps.store;
    await repositories.update(record.id, { visibility: "private" });
    expect(await found("okapi")).toEqual({ repositories: [], claims: [] });
    await repositories.update(record.id, { visibility: "public", title: "Turned quagga" });
    expect(await found("okapi")).toEqual({ repositories: [], claims: ["turning: An okapi turns"] });
    expect((await found("quagga")).repositories).toEqual(["turning"]);
  });
});

describe("a Claim that is compiled anew", () => {
  it("is found by what it says now", async () => {
    const record = await repository("anew");
    const claim = await seed.claim(record, { statement: "A vicuna" });
    const { claims } = test.service.composition.deps.store;
    await claims.save({ ...claim, statement: "A guanaco" });
    expect((await found("vicuna")).claims).toEqual([]);
    expect((await found("guanaco")).claims).toEqual([claim.id]);
  });
});

describe("the cursors of a search", () => {
  const titles = ["walrus", "a walrus", "walruses", "no such"];
  beforeAll(async () => {
    for (let row = 0; row < 12; row++) {
      const title = titles[row % 4]!;
      await repository(`w${row}`, { title, description: "walrus walruses" }, [`Claim ${row} of a walrus`]);
    }
  });

  type Kind = "repositories" | "claims";
  const parameter = { repositories: "repository_cursor", claims: "claim_cursor" };

  async function walk(kind: Kind, q: string, limit: number, between = async () => {}): Promise<string[]> {
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Json = await search(q, {
        limit: String(limit),
        ...(cursor ? { [parameter[kind]]: cursor } : {}),
      });
      all.push(...page.data[kind].map(({ id }: Json) => id));
      ({ nextCursor: cursor } = page.pagination[kind]);
      expect(page.pagination[kind].hasMore).toBe(cursor !== null);
      if (cursor) expect(page.data[kind]).toHaveLength(limit);
      await between();
    } while (cursor);
    return all;
  }

  it.each(["repositories", "claims"] as const)("walk all %s once, in one order", async (kind) => {
    const whole = (await search("walrus", { limit: "100" })).data[kind].map(({ id }: Json) => id);
    expect(whole).toHaveLength(12);
    for (const limit of [1, 3, 5, 11, 12]) expect(await walk(kind, "walrus", limit)).toEqual(whole);
  });

  it.each(["repositories", "claims"] as const)("skip and repeat no %s while more come", async (kind) => {
    const whole = (await search("walrus", { limit: "100" })).data[kind].map(({ id }: Json) => id);
    let added = 0;
    const walked = await walk(kind, "walrus", 2, async () => {
      if (++added < 5) await repository(`more${added}`, { title: titles[added % 4]! }, ["One walrus more"]);
    });
    expect(walked.filter((id) => whole.includes(id))).toEqual(whole);
    expect(new Set(walked).size).toBe(walked.length);
  });

  it("move each list alone", async () => {
    const first = await search("walrus", { limit: "2" });
    const cursor = first.pagination.repositories.nextCursor;
    const next = await search("walrus", { limit: "2", repository_cursor: cursor });
    expect(next.data.claims).toEqual(first.data.claims);
    expect(next.data.repositories).not.toEqual(first.data.repositories);
    const both = await search("walrus", {
      limit: "3",
      repository_cursor: cursor,
      claim_cursor: first.pagination.claims.nextCursor,
    });
    expect(both.data.repositories.slice(0, 2)).toEqual(next.data.repositories);
    expect(both.data.claims).not.toEqual(first.data.claims);
  });

  it("hold for their list, query and subject alone", async () => {
    const { pagination } = await search("walrus", { limit: "1" });
    const { nextCursor: ofRepositories } = pagination.repositories;
    const { nextCursor: ofClaims } = pagination.claims;
    for (const [q, more] of [
      ["walrus", { claim_cursor: ofRepositories }],
      ["walrus", { repository_cursor: ofClaims }],
      ["walru", { repository_cursor: ofRepositories }],
      ["walrus", { subject: "math.NT", repository_cursor: ofRepositories }],
      ["walrus", { repository_cursor: `${ofRepositories}A` }],
      ["walrus", { claim_cursor: "" }],
    ] as const) {
      const { status, body } = await get(path(q, more));
      expect(status, JSON.stringify(more)).toBe(400);
      expect(body.error.message).toContain("cursor");
    }
  });
});

it("has a tag that goes with what it shows", async () => {
  const first = await get(path("narwhal"));
  const tag = first.headers.get("etag")!;
  const headers = { "if-none-match": tag };
  expect((await fetch(`${test.url}${path("narwhal")}`, { headers })).status).toBe(304);
  await repository("narwhal", { title: "Narwhal" });
  expect((await fetch(`${test.url}${path("narwhal")}`, { headers })).status).toBe(200);
});
