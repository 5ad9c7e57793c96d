import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPages } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
const page = (path: string) => createPages(test, test.seed).page(path);

it("tells crawlers where the site map is, and what is no page", async () => {
  const text = await (await ask("/robots.txt")).text();
  expect(text).toContain(`\nSitemap: ${test.url}/sitemap.xml\n`);
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  // The picture of a shared link, and the badge.
  expect(text).toMatch(/\nAllow: \/api\/og\/\nAllow: \/api\/badge\/\n/);
});

it("has an icon under its usual name", async () => {
  const response = await ask("/favicon.ico?v=1");
  expect(response.headers.get("content-type")).toBe("image/vnd.microsoft.icon");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
});

describe("the site map", () => {
  it("has what everybody may read and was not withdrawn", async () => {
    const { slug } = await test.seed.repository();
    const hidden = await test.seed.repository({ visibility: "private" });
    const gone = await test.seed.repository({
      ...{ withdrawnAt: "2026-02-01T00:00:00.000Z", withdrawalReason: "An error." },
    });
    const index = await ask("/sitemap.xml", { "x-api-key": test.ada.key });
    expect(index.headers.get("content-type")).toBe("application/xml");
    const { sitemapindex } = new XMLParser().parse(await index.text());
    expect(sitemapindex.sitemap.loc).toBe(`${test.url}/sitemap.xml?page=1`);
    const part = await ask("/sitemap.xml?page=1");
    const text = await part.text();
    expect(XMLValidator.validate(text)).toBe(true);
    const places = new XMLParser().parse(text).urlset.url.map(({ loc }: { loc: string }) => loc);
    expect(places).toContain(`${test.url}/r/ada/${slug}`);
    for (const each of [hidden, gone]) expect(places).not.toContain(`${test.url}/r/ada/${each.slug}`);
    const unchanged = await ask("/sitemap.xml?page=1", { "if-none-match": part.headers.get("etag")! });
    expect(unchanged.status).toBe(304);
  });

  it("ends", async () => {
    expect((await ask("/sitemap.xml?page=2")).status).toBe(404);
    expect((await ask("/sitemap.xml?page=0")).status).toBe(400);
  });
});

describe("what a page says of itself", () => {
  const hostile = `</script><script>alert(1)</script><!-- "&' \\ 质`;

  it("is data, whatever the paper is called", async () => {
    const { seed } = test;
    const repository = await seed.repository({ title: hostile, authors: [hostile], description: hostile });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(
      repository,
      { statement: hostile, evidenceState: "supported" },
      experiment,
    );
    await seed.claim(repository, { evidenceState: "notAssessed" });
    await seed.assessment(claim, await seed.run(experiment, [claim]));
    const html = await page(`/r/ada/${repository.slug}`);
    expect(html.match(/<script/g)).toHaveLength(1);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    const { "@graph": graph } = JSON.parse(json!);
    expect(graph).toHaveLength(2);
    expect(graph[0]).toMatchObject({
      "@type": "ScholarlyArticle",
      name: hostile,
      author: [{ name: hostile }],
    });
    expect(graph[1]).toMatchObject({
      ...{ "@type": "ClaimReview", claimReviewed: hostile, reviewRating: { alternateName: "supported" } },
      itemReviewed: { appearance: { "@id": graph[0]["@id"] } },
    });
    const [meta] = /<meta property="og:title"[^>]*>/.exec(html)!;
    const [element] = parseDocument(meta).children as unknown as { attribs: { content: string } }[];
    expect(element!.attribs.content).toBe(hostile.replaceAll("\u2028", " "));
    expect(html).toContain(`<link rel="canonical" href="${test.url}/r/ada/${repository.slug}">`);
  });

  it("is nothing of a private one, and of a withdrawn one that it is not to be found", async () => {
    const { seed } = test;
    const hidden = await seed.repository({ visibility: "private" });
    const own = await ask(`/r/ada/${hidden.slug}`, { accept: "text/html", cookie: test.ada.cookie });
    expect(await own.text()).not.toMatch(/ld\+json|og:|canonical/);
    const changes = { withdrawnAt: "2026-02-01T00:00:00.000Z", withdrawalReason: "An error." };
    const gone = await page(`/r/ada/${(await seed.repository(changes)).slug}`);
    expect(gone).toContain('<meta name="robots" content="noindex">');
    expect(gone).not.toMatch(/ld\+json|og:/);
  });
});
