import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPages } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());

const formats = [
  ["bibtex", "application/x-bibtex", "paper.bib"],
  ["csl-json", "application/vnd.citationstyles.csl+json", "paper.csl.json"],
] as const;
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });

describe.each(formats)("a citation as %s", (format, mediaType, file) => {
  it("names the paper, the page, when it was judged, and every state", async () => {
    const { seed } = test;
    const slug = `cited-${format}`;
    const repository = await seed.repository({ slug, title: 'On } \\ "&<é质', authors: ["Ada Lovelace"] });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(repository, { evidenceState: "supported" }, experiment);
    await seed.claim(repository, { evidenceState: "contradicted" }, experiment);
    const { createdAt } = await seed.assessment(claim, await seed.run(experiment, [claim]));
    const response = await ask(`/api/citations/ada/${slug}/${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(mediaType);
    expect(response.headers.get("content-disposition")).toContain(file.replace("paper", slug));
    const text = await response.text();
    for (const part of [
      "Ada Lovelace",
      `${test.url}/r/ada/${slug}`,
      "1 supported, 1 contradicted",
      createdAt.slice(0, 4),
    ])
      expect(text).toContain(part);
    if (format === "csl-json") expect(JSON.parse(text)[0].title).toBe(repository.title);
    const etag = response.headers.get("etag")!;
    expect((await ask(`/api/citations/ada/${slug}/${format}`, { "if-none-match": etag })).status).toBe(304);
  });

  it("is there for whoever may read the repository", async () => {
    const { slug } = await test.seed.repository({ visibility: "private" });
    const path = `/api/citations/ada/${slug}/${format}`;
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, { "x-api-key": test.grace.key })).status).toBe(404);
    const own = await ask(path, { "x-api-key": test.ada.key });
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect((await ask(`${path}?style=apa`)).status).toBe(400);
  });

  it("says of what was withdrawn that it was", async () => {
    const withdrawnAt = "2026-02-01T00:00:00.000Z";
    const { slug } = await test.seed.repository({ withdrawnAt, withdrawalReason: "An error." });
    expect(await (await ask(`/api/citations/ada/${slug}/${format}`)).text()).toContain("withdrawn");
  });
});

it("stands on the page, with the badge to copy", async () => {
  const { slug } = await test.seed.repository();
  const html = await createPages(test, test.seed).page(`/r/ada/${slug}`);
  const [badge, page] = [`${test.url}/api/badge/ada/${slug}`, `${test.url}/r/ada/${slug}`];
  expect(html).toContain(`[![Reproduction](${badge})](${page})</pre>`);
  expect(html).toContain(`&lt;a href=&quot;${page}&quot;&gt;&lt;img src=&quot;${badge}&quot; alt=`);
  for (const [format] of formats) expect(html).toContain(`href="/api/citations/ada/${slug}/${format}"`);
});
