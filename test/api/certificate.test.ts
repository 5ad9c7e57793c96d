import { afterAll, beforeAll, expect, it } from "vitest";
import { measurement } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());
const ask = (slug: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}/r/ada/${slug}/certificate`, { headers: { accept: "text/html", ...headers } });

it("has what came of the Claims, who signed it, a QR code and a citation", async () => {
  const { seed } = test;
  const title = "On <b>primes</b>";
  const repository = await seed.repository({ title, authors: ["Ada Lovelace"] });
  const experiment = await seed.experiment(repository);
  for (let number = 0; number < 13; number++) await seed.claim(repository, { evidenceState: "supported" });
  // The last one, which is less favourable than those that do not fit.
  const claim = await seed.claim(
    repository,
    { evidenceState: "contradicted", statement: "It is <i>7</i>." },
    experiment,
  );
  const assessment = await seed.assessment(claim, await seed.run(experiment, [claim]));
  await seed.bundle(assessment, repository.id);
  const html = await (await ask(repository.slug)).text();
  for (const text of [
    "On &lt;b&gt;primes&lt;/b&gt;</h1>",
    "It is &lt;i&gt;7&lt;/i&gt;.",
    "13 supported</span>",
    "1 contradicted</span>",
    "and 2 more Claims",
    test.service.composition.deps.signer.keyId,
    "The signed bundle holds",
    `href="/r/ada/${repository.slug}#verify"`,
    repository.headId,
    repository.paperDigest!,
    "<svg ",
    `Research Verification Service (2026). Reproduction of “On &lt;b&gt;primes&lt;/b&gt;”: 13 supported (low confidence, by earlier code), 1 contradicted. Version ${repository.headId}. ${test.url}/r/ada/${repository.slug}`,
  ])
    expect(html).toContain(text);
  expect(html.match(/<li>/g)).toHaveLength(12);
});

it("says near before a statement, whose end may be cut on paper", async () => {
  const repository = await test.seed.repository();
  const measurements = [measurement({ outcome: "near" })];
  await test.seed.claim(repository, { evidenceState: "supported", statement: "It is 4.75.", measurements });
  expect(await (await ask(repository.slug)).text()).toMatch(/near<\/span> <bdi>It is 4\.75\./);
});

it("is there where nothing was judged, and says of what was withdrawn that it was", async () => {
  const { slug } = await test.seed.repository({ paperDigest: null });
  const empty = await (await ask(slug)).text();
  expect(empty).toContain("metadata only");
  expect(empty).not.toMatch(/bundles? holds?/);
  // Where nothing is signed the page has no such place.
  expect(empty).toContain(`<a href="/r/ada/${slug}"><code>`);
  const changes = { withdrawnAt: "2026-02-01T00:00:00.000Z", withdrawalReason: "An error." };
  const gone = await (await ask((await test.seed.repository(changes)).slug)).text();
  expect(gone).toContain("<strong>The repository is withdrawn.</strong>");
});

it("is for whoever may read the repository", async () => {
  const { slug } = await test.seed.repository({ visibility: "private" });
  expect((await ask(slug)).status).toBe(404);
  expect((await ask(slug, { cookie: test.grace.cookie })).status).toBe(404);
  const own = await ask(slug, { cookie: test.ada.cookie });
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(await own.text()).toContain("<svg ");
});
