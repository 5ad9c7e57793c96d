import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RepositoryRecord } from "../../server/domain/records.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === "entry",
  parseTagValue: false,
});
const hostile = `]]></title><script>alert(1)</script> & "'<!-- \u0001\u0008 质 🎲 <![CDATA[`;
const shown = hostile.replaceAll("\u0001", "\uFFFD").replaceAll("\u0008", "\uFFFD");

async function judged(statement: string, changes: Partial<RepositoryRecord> = {}) {
  const { seed } = test;
  const repository = await seed.repository(changes);
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { statement, evidenceState: "supported" }, experiment);
  const assessment = await seed.assessment(claim, await seed.run(experiment, [claim]));
  return { repository, claim, assessment };
}

async function read(path: string, headers = {}) {
  const response = await ask(path, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/atom+xml");
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return { response, feed: parser.parse(text).feed };
}

it("of the service has what was judged in public, the newest first, once each", async () => {
  const first = await judged(hostile, { title: hostile });
  await judged("hidden", { visibility: "private" });
  await judged("gone", { withdrawnAt: "2026-02-01T00:00:00.000Z", withdrawalReason: "An error." });
  const last = await judged("The last one.");
  const { response, feed } = await read("/api/feeds/assessments");
  expect(feed.entry).toHaveLength(2);
  expect(feed.entry.map(({ title }: { title: string }) => title)).toEqual([
    "supported: The last one.",
    `supported: ${shown}`,
  ]);
  const page = `${test.url}/r/ada/${last.repository.slug}`;
  expect(feed.entry[0]).toMatchObject({
    ...{ id: `${page}#${last.assessment.id}`, updated: last.assessment.createdAt },
    link: { "@_href": `${page}?claim=${last.claim.id}#${last.claim.id}` },
  });
  expect(feed.entry[1].summary).toBe(`${shown} (medium confidence)`);
  expect(feed).toMatchObject({ id: `${test.url}/api/feeds/assessments`, updated: last.assessment.createdAt });
  const first50 = await ask("/api/feeds/assessments", { "if-none-match": response.headers.get("etag")! });
  expect(first50.status).toBe(304);
  expect((await ask("/api/feeds/assessments?limit=3")).status).toBe(400);
  expect(first.repository.visibility).toBe("public");
});

it("of a repository is for whoever may read it", async () => {
  const { repository } = await judged("Private.", { visibility: "private" });
  const path = `/api/feeds/ada/${repository.slug}`;
  expect((await ask(path)).status).toBe(404);
  const { feed } = await read(path, { "x-api-key": test.ada.key });
  expect(feed.title).toBe(`Assessments of ${repository.title}`);
  expect(feed.entry).toHaveLength(1);
  const { slug } = await test.seed.repository();
  const empty = await read(`/api/feeds/ada/${slug}`);
  expect(empty.feed.entry).toBeUndefined();
  expect(empty.feed.updated).toBe("1970-01-01T00:00:00.000Z");
});

describe("an embedding", () => {
  const embed = (query: Record<string, string>, headers = {}) =>
    ask(`/api/oembed?${new URLSearchParams(query)}`, headers);

  it("is the badge, as a link to the page", async () => {
    const { repository } = await judged("It holds.", { title: hostile });
    const url = `${test.url}/r/ada/${repository.slug}`;
    const body = await (await embed({ url, format: "json" })).json();
    expect(body).toMatchObject({ version: "1.0", type: "rich", title: hostile, height: 20 });
    const [badge, { html, width }] = [`${test.url}/api/badge/ada/${repository.slug}`, body];
    expect(html).toBe(
      `<a href="${url}"><img src="${badge}" alt="Reproduction" width="${width}" height="20"></a>`,
    );
    const small = await (await embed({ url, maxwidth: "20" })).json();
    expect(small.type).toBe("link");
    expect(small).not.toHaveProperty("html");
    const page = await (await ask(`/r/ada/${repository.slug}`, { accept: "text/html" })).text();
    const [, discovered] = /json\+oembed" href="([^"]*)"/.exec(page)!;
    expect(await (await fetch(discovered!.replaceAll("&amp;", "&"))).json()).toEqual(body);
  });

  it.each([
    ["another service", () => "https://example.org/r/ada/x"],
    ["another page", () => `${test.url}/search`],
    ["no repository", () => `${test.url}/r/ada/absent`],
    ["markup", () => `${test.url}/r/ada/x"><script>`],
    ["no address", () => "x"],
  ])("is not there of %s", async (_, url) => {
    expect((await embed({ url: url() })).status).toBe(404);
  });

  it("is for whoever may read the repository, and in JSON alone", async () => {
    const { slug } = await test.seed.repository({ visibility: "private" });
    const url = `${test.url}/r/ada/${slug}`;
    expect((await embed({ url })).status).toBe(404);
    expect((await embed({ url }, { "x-api-key": test.ada.key })).status).toBe(200);
    expect((await embed({ url, format: "xml" })).status).toBe(400);
  });
});
