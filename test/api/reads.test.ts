import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verificationStates } from "../../server/__generated__/enumerations.ts";
import type { ClaimRecord, RepositoryRecord } from "../../server/domain/records.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { type ApiReader, createApiReader } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let seed: Seed;
let get: ApiReader["get"];
let ids: ApiReader["ids"];
let key: Record<string, string>;

beforeAll(async () => {
  test = await startService();
  ada = await signUp(test.url, "ada");
  seed = createSeed(test);
  key = { "x-api-key": (await signUp(test.url, "grace")).key };
  ({ get, ids } = createApiReader(test.url, key));
});
afterAll(() => test[Symbol.asyncDispose]());

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

describe("GET /api/v1/repositories", () => {
  const made: Record<string, RepositoryRecord> = {};
  const named = async (path: string) =>
    (await ids(path)).map((id) => Object.keys(made).find((name) => made[name]?.id === id));

  beforeAll(async () => {
    made.primes = await seed.repository({
      owner: "lists",
      slug: "prime-gaps",
      title: "On the GAPS between primes",
      description: "A café of École numbers, 100% sure",
      subjects: ["math.NT", "cs.LG"],
    });
    made.odd = await seed.repository({
      owner: "lists",
      slug: "odd",
      title: `50_50 "quoted" C:\\temp 'single' ; drop table repositories --`,
      subjects: ["math.NT extra"],
    });
    made.decomposed = await seed.repository({ owner: "lists", slug: "nfd", title: "Cafe\u0301 ΔΙΑΦΟΡΑ" });
    made.other = await seed.repository({
      owner: "lists",
      slug: "else",
      title: "Something else",
      subjects: ['q"uote'],
    });
    made.secret = await seed.repository({
      owner: "ada",
      slug: "hidden",
      title: "Hidden gaps",
      visibility: "private",
    });
    const claims: [string, string][] = [
      ["primes", "verified"],
      ["primes", "failed"],
      ["odd", "failed"],
    ];
    for (const [name, verification] of claims) {
      await seed.claim(made[name]!, { verification: verification as "verified" });
    }
  });

  it.each([
    ["a word", "gaps", ["primes"]],
    ["capitals", "GAPS", ["primes"]],
    ["the start of a word", "prim", ["primes"]],
    ["two words, in any order, in title and description", "sure primes", ["primes"]],
    ["a word of the description", "numbers", ["primes"]],
    ["a word that is not there beside one that is", "gaps nothing", []],
    ["the slug", "prime-gaps", ["primes"]],
    ["spaces around and between", "  gaps \t primes\n", ["primes"]],
    ["letters beyond A to Z, in another case", "CAFÉ école", ["primes"]],
    ["composed letters where the text is decomposed", "café", ["decomposed", "primes"]],
    ["Greek capitals in lower case", "διαφορα", ["decomposed"]],
    ["a per cent sign as text", "100%", ["primes"]],
    ["a per cent sign alone", "%", ["primes"]],
    ["an underscore as text", "0_5", ["odd"]],
    ["an underscore that would match any letter", "g_ps", []],
    ["a backslash as text", "C:\\temp", ["odd"]],
    ["a backslash alone", "\\", ["odd"]],
    ["double quotes", '"quoted"', ["odd"]],
    ["single quotes", "'single'", ["odd"]],
    ["what would be SQL", "; drop table repositories --", ["odd"]],
    [
      "eighteen words of which one is not there",
      "on gaps the between a of sure numbers café école 100% gap prime prim e s u r nothing",
      [],
    ],
  ])("finds %s", async (_, q, found) => {
    expect(await named(`/api/v1/repositories?${query({ q })}`)).toEqual(found);
  });

  it("takes an empty q as none", async () => {
    expect(await ids("/api/v1/repositories?q=")).toEqual(await ids("/api/v1/repositories"));
  });

  it.each([
    ["math.NT", ["primes"]],
    ["cs.LG", ["primes"]],
    ["math.NT extra", ["odd"]],
    ["math", []],
    ["math%", []],
    ["cs_LG", []],
    ['q"uote', ["other"]],
    ['math.NT","cs.LG', []],
  ])("filters by the subject %s, whole", async (subject, found) => {
    expect(await named(`/api/v1/repositories?${query({ subject })}`)).toEqual(found);
  });

  it("filters by the state of any Claim", async () => {
    expect(await named("/api/v1/repositories?verification=verified")).toEqual(["primes"]);
    expect((await named("/api/v1/repositories?verification=failed")).sort()).toEqual(["odd", "primes"]);
    expect(await named("/api/v1/repositories?verification=timed_out")).toEqual([]);
    expect(await named("/api/v1/repositories?verification=failed&q=primes&subject=cs.LG")).toEqual([
      "primes",
    ]);
  });

  it("filters by the moment of the latest change, in any offset and precision", async () => {
    const at = made.decomposed!.updatedAt;
    const local = `${new Date(Date.parse(at) + 7_200_000).toISOString().slice(0, 19)}+02:00`;
    for (const since of [at, at.replace(".000Z", "Z"), at.replace(".000Z", ".0z").replace("T", "t"), local]) {
      expect(await named(`/api/v1/repositories?${query({ updated_since: since })}`)).toEqual([
        "other",
        "decomposed",
      ]);
    }
    const after = at.replace(".000Z", ".001Z");
    expect(await named(`/api/v1/repositories?${query({ updated_since: after })}`)).toEqual(["other"]);
    expect(
      await named(`/api/v1/repositories?${query({ updated_since: "9999-12-31T23:59:59-23:59" })}`),
    ).toEqual([]);
    const first = await named(
      `/api/v1/repositories?${query({ updated_since: "0000-01-01T00:00:00+23:59" })}`,
    );
    expect(first).toHaveLength(4);
  });

  it.each([
    "yesterday",
    "2026-01-01",
    "2026-02-30T00:00:00Z",
    "2026-01-01T23:59:60Z",
    "2026-01-01 00:00:00Z",
    "1",
    "",
  ])("refuses %j as a moment", async (since) => {
    const { status, body } = await get(`/api/v1/repositories?${query({ updated_since: since })}`);
    expect(status).toBe(400);
    expect(body.error.message).toContain("updated_since");
  });

  it("shows a private one to its owner alone, by session, key or bearer", async () => {
    const path = "/api/v1/repositories?q=hidden";
    expect(await ids(path)).toEqual([]);
    expect(await ids(path, {})).toEqual([]);
    for (const headers of [
      { cookie: ada.cookie },
      { "x-api-key": ada.key },
      { authorization: `Bearer ${ada.key}` },
    ] as Record<string, string>[]) {
      expect(await ids(path, headers)).toEqual([made.secret!.id]);
    }
  });
});

describe("GET /api/v1/claims", () => {
  let repository: RepositoryRecord;
  const claims: ClaimRecord[] = [];

  beforeAll(async () => {
    repository = await seed.repository({ slug: "claims" });
    for (const verification of verificationStates) {
      claims.push(
        await seed.claim(repository, { verification, statement: `It is ${verification}, 5% of Ünits_x` }),
      );
    }
    await seed.claim(await seed.repository({ visibility: "private" }), { statement: "Nobody may know" });
  });

  it.each(verificationStates.map((state) => [state]))("filters by %s", async (state) => {
    const path = `/api/v1/claims?repository_id=${repository.id}&verification=${state}`;
    expect(await ids(path)).toEqual(claims.filter((one) => one.verification === state).map(({ id }) => id));
  });

  it("are those of one repository, newest change first", async () => {
    const newest = claims.map(({ id }) => id).reverse();
    expect(await ids(`/api/v1/claims?repository_id=${repository.id}`)).toEqual(newest);
  });

  it.each([
    ["timed_out", 1],
    ["5% ünits_X", 9],
    ["5%Ü", 0],
    ["nobody may know", 0],
  ])("finds %s", async (q, count) => {
    expect(await ids(`/api/v1/claims?${query({ q })}`)).toHaveLength(count);
  });

  it("answers alike for a repository that is not there and one that may not be read", async () => {
    const hidden = await seed.repository({ visibility: "private" });
    for (const path of ["/api/v1/claims", "/api/v1/runs"]) {
      const [absent, unreadable] = [
        await get(`${path}?repository_id=repo_none`),
        await get(`${path}?repository_id=${hidden.id}`),
      ];
      expect(absent.status).toBe(404);
      expect(unreadable.status).toBe(404);
      expect(unreadable.body).toEqual(absent.body);
      expect((await get(`${path}?repository_id=${hidden.id}`, { "x-api-key": ada.key })).status).toBe(200);
    }
  });
});
