import { afterAll, describe, expect, it } from "vitest";
import { createKey, post } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { startSeededService } from "../support/seeded-service.ts";

const limits = { "submission-hour": 2, "submission-month": 3, "key-minute": 100_000 };
const test = await startSeededService({ SERVICE_LIMITS: JSON.stringify(limits) });
const { ada, seed, reader } = test;
afterAll(() => test[Symbol.asyncDispose]());

async function send(path: string, body: unknown, headers: Record<string, string> = { "x-api-key": ada.key }) {
  const response = await post(`${test.url}${path}`, body, headers);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

const unrecognised = ["pi", "2101.0001", "http://example.org/paper.pdf", "https://example.org/", "   "];

describe("GET /api/preprints", () => {
  const look = (input: string) => reader.get(`/api/preprints?${new URLSearchParams({ input })}`);

  it.each(unrecognised)("refuses %j", async (input) => {
    const { status, body } = await look(input);
    expect(status).toBe(400);
    expect(body.error).toMatch(/neither an arXiv identifier or link .* nor an HTTPS link straight to a PDF/);
  });

  it("takes 1 to 300 characters", async () => {
    const link = (length: number) => `https://example.org/${"a".repeat(length - 24)}.pdf`;
    for (const [input, status] of [
      ["", 400],
      [link(301), 400],
      [link(300), 502],
    ] as const)
      expect((await look(input)).status).toBe(status);
    expect((await reader.get("/api/preprints")).status).toBe(400);
  });

  it("says that it does not reach the preprint server yet, to anyone", async () => {
    for (const input of ["2101.00001v2", "https://arxiv.org/abs/2101.00001v2"]) {
      const { status, body, headers } = await reader.get(`/api/preprints?input=${input}`, {});
      expect(status).toBe(502);
      expect(body.error).toMatch(/^arXiv:2101.00001v2 could not be fetched: .*multipart/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("POST /api/repositories with a link", () => {
  const index = (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    send("/api/repositories", { input: "2101.00001", ...changes }, headers);

  it.each([
    ...unrecognised.map((input) => [{ input }, 400, /neither an arXiv/] as const),
    [{ input: undefined }, 400, /input is required/],
    [{ input: "" }, 400, /input/],
    [{ input: "a".repeat(301) }, 400, /input/],
    [{ input: 2101 }, 400, /input/],
    [{ title: "ab" }, 400, /title/],
    [{ title: "a".repeat(241) }, 400, /title/],
    [{ slug: "" }, 400, /slug/],
    [{ slug: "a".repeat(97) }, 400, /slug/],
    [{ slug: "\u6570\u5b66" }, 400, /No slug can be made/],
    [{ owner: "Ada" }, 400, /owner/],
    [{ owner: "a".repeat(65) }, 400, /owner/],
    [{ owner: "grace" }, 403, /namespace grace/],
    [{ githubUrl: "https://example.org/a/b" }, 400, /not the HTTPS link of a repository/],
    [{ githubUrl: "http://github.com/a/b" }, 400, /githubUrl/],
    [{ visibility: "secret" }, 400, /visibility must be one of public, private/],
    [{ paperLicense: "MIT" }, 400, /paperLicense is not a known member/],
  ] as const)("%j answers %d", async (changes, status, message) => {
    const answer = await index(changes);
    expect(answer.body.error).toMatch(message);
    expect(answer.status).toBe(status);
  });

  it("conflicts with what its namespace has already, by preprint and by slug", async () => {
    await seed.repository({ owner: "ada", slug: "known", preprintId: "hep-th/9901001" });
    await seed.repository({ owner: "grace", slug: "hers", preprintId: "2101.00001" });
    for (const input of ["hep-th/9901001", "https://arxiv.org/pdf/hep-th/9901001v3.pdf"]) {
      const { status, body } = await index({ input, slug: "new" });
      expect({ status, body }).toEqual({
        status: 409,
        body: { error: "This paper already exists.", url: "/r/ada/known" },
      });
    }
    expect(await index({ slug: "Known!" })).toMatchObject({ status: 409, body: { url: "/r/ada/known" } });
    expect((await index({ slug: "hers" })).status).toBe(502);
  });

  it("needs the scope `write`, or a session", async () => {
    const [reading, writing] = await Promise.all([
      createKey(test.url, ada.cookie, ["read", "run"]),
      createKey(test.url, ada.cookie, ["write"]),
    ]);
    expect((await index({}, {})).status).toBe(401);
    expect((await index({}, { "x-api-key": reading })).status).toBe(403);
    expect((await index({}, { "x-api-key": writing })).status).toBe(502);
    expect((await index({}, { cookie: ada.cookie })).status).toBe(502);
  });

  it("uses nothing of the limits as long as it fails, and is refused once they are used up", async () => {
    const { store } = test.service.composition.deps;
    const { findUserId } = store.principals;
    const [id, month] = [(await findUserId("ada"))!, new Date().toISOString().slice(0, 7)];
    for (const input of ["2101.00001v1", "https://example.org/paper.pdf", "2101.00001", "math/0309136"]) {
      const { status, body } = await index({ input, title: "A title", slug: "new", visibility: "private" });
      expect(status).toBe(502);
      expect(body.error).toMatch(/could not be fetched/);
    }
    expect(await store.quotas.getUsed(id, month)).toBe(0);
    expect(await store.repositories.findBySlug("ada", "new")).toBeNull();
    while (await store.quotas.consume(id, month, 3));
    const { status, headers, body } = await index();
    expect(status).toBe(429);
    expect(body.error).toMatch(/monthly quota of 3/);
    expect(headers.get("x-quota-used")).toBe("3");
    expect(headers.get("x-quota-remaining")).toBe("0");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await index({ input: "nothing" })).status).toBe(400);
  });
});
