import { afterAll, beforeAll, expect, it } from "vitest";
import { crateProblems } from "../support/crate-problems.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (slug: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}/api/crates/ada/${slug}`, { headers });
type Crate = Parameters<typeof crateProblems>[0];

const hostile = 'A "paper" } \\ </script> ../../etc 质 \u0001';

async function whole(changes = {}) {
  const { seed } = test;
  const repository = await seed.repository({
    ...{ title: hostile, authors: [hostile], sourceUrl: "https://arxiv.org/abs/2104.12255" },
    ...{ githubUrl: "https://github.com/ada/code", sourceCommit: "4".repeat(40), codeLicense: "MIT" },
    ...changes,
  });
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { statement: hostile, evidenceState: "supported" }, experiment);
  const times = { startedAt: "2026-01-01T00:00:10.000Z", finishedAt: "2026-01-01T00:03:30.000Z" };
  const failure = {
    ...({ code: "exit_status", category: "execution", retryable: false } as const),
    ...{ summary: "It ended with status 1.", recoveryAction: "Read the log." },
  };
  const runs = [
    await seed.run(experiment, [claim], { state: "succeeded", ...times }),
    await seed.run(experiment, [claim], { state: "failed", failure, ...times }),
    await seed.run(experiment, [claim], { state: "queued" }),
  ];
  for (const run of runs.slice(0, 2))
    await seed.evidence(run, "same bytes", { sourcePath: `out/${run.id}.csv` });
  const digest = await seed.bundle(await seed.assessment(claim, runs[0]!), repository.id);
  return { repository, claim, runs, digest };
}

it("is what RO-Crate asks for: paper, code, Runs, what they left, and what was signed", async () => {
  const { repository, claim, runs, digest } = await whole();
  const response = await ask(repository.slug);
  expect(response.headers.get("content-type")).toBe("application/ld+json");
  expect(response.headers.get("content-disposition")).toContain("ro-crate-metadata.json");
  const crate = (await response.json()) as Crate;
  expect(crateProblems(crate)).toEqual([]);
  const find = (id: string) => crate["@graph"].find((entity) => entity["@id"] === id);
  expect(find("#paper")).toMatchObject({ name: hostile, url: repository.sourceUrl });
  expect(find("#code")).toMatchObject({
    codeRepository: repository.githubUrl,
    version: repository.sourceCommit,
  });
  const [ended, failed, queued] = runs.map(({ id }) => find(`#${id}`));
  expect(ended).toMatchObject({ actionStatus: "http://schema.org/CompletedActionStatus" });
  expect(failed).toMatchObject({
    ...{ actionStatus: "http://schema.org/FailedActionStatus", error: "It ended with status 1." },
    result: ended!.result,
  });
  expect(queued).toBeUndefined();
  const [file] = ended!.result as { "@id": string }[];
  expect(find(file!["@id"])).toMatchObject({
    ...{ name: `out/${runs[0]!.id}.csv`, alternateName: [`out/${runs[1]!.id}.csv`], contentSize: "10" },
  });
  expect(await (await fetch(file!["@id"])).text()).toBe("same bytes");
  const bundle = find(`${test.url}/api/objects/${digest}`);
  const review = find((bundle!.about as { "@id": string })["@id"]);
  expect(review).toMatchObject({ claimReviewed: hostile, itemReviewed: { "@id": `#${claim.id}` } });
  expect((await ask(repository.slug, { "if-none-match": response.headers.get("etag")! })).status).toBe(304);
});

it("is one of a repository without anything, too", async () => {
  const { slug } = await test.seed.repository({ paperDigest: null });
  const crate = (await (await ask(slug)).json()) as Crate;
  expect(crateProblems(crate)).toEqual([]);
});

it("has no files of Runs of a withdrawn one, but for its owner", async () => {
  const gone = { withdrawnAt: "2026-02-01T00:00:00.000Z", withdrawalReason: "An error." };
  const { repository, digest } = await whole({ description: "Kept.", ...gone });
  const text = await (await ask(repository.slug)).text();
  expect(text).not.toMatch(/out\/|Kept/);
  expect(text).toContain(digest);
  expect(crateProblems(JSON.parse(text))).toEqual([]);
  expect(await (await ask(repository.slug, { "x-api-key": test.ada.key })).text()).toContain("out/");
});

it("is for whoever may read the repository", async () => {
  const { slug } = await test.seed.repository({ visibility: "private" });
  expect((await ask(slug)).status).toBe(404);
  expect((await ask(slug, { "x-api-key": test.ada.key })).status).toBe(200);
});
