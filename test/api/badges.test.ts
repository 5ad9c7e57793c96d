import { afterAll, beforeAll, expect, it } from "vitest";
import type { AssessmentRecord } from "../../server/domain/records.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
beforeAll(async () => {
  // The web role alone: no worker assesses what is made here.
  test = await startService({ SERVICE_ROLE: "web" });
  seed = createSeed(test);
});
afterAll(() => test[Symbol.asyncDispose]());

type Changes = Partial<AssessmentRecord>;

/** The badge's text for supported Claims, of which each has these Assessments in the order of time. */
async function badgeOf(...claims: Changes[][]): Promise<string> {
  const repository = await seed.repository();
  const experiment = await seed.experiment(repository);
  for (const assessments of claims) {
    const claim = await seed.claim(repository, { evidenceState: "supported" }, experiment);
    for (const changes of assessments) {
      const run = await seed.run(experiment, [claim], { state: "succeeded" });
      await seed.assessment(claim, run, changes);
    }
  }
  const answer = await fetch(`${test.url}/api/badge/${repository.owner}/${repository.slug}`);
  const svg = await answer.text();
  return `${/aria-label="reproduction: ([^"]*)"/.exec(svg)?.[1]}${svg.includes("#4b0") ? ", bright green" : ""}`;
}

const low: Changes = { confidence: "low" };
// A limitation may quote what the experiment wrote: it is no confidence of ours.
const quoting: Changes = { ...low, limitations: ['x "confidence":"high" \u0000', '"confidence":"medium"'] };
const olderVersion: Changes = { claimVersionId: `sha256:${"0".repeat(64)}` };

it.each<[string, Changes[][]]>([
  ["2 of 2 supported, bright green", [[{}], [{ confidence: "high" }]]],
  ["2 of 2 supported, low confidence", [[low], [{ ...low, confidence: null }]]],
  ["1 of 1 supported, low confidence", [[quoting]]],
  ["3 of 3 supported, 2 with low confidence", [[low], [{}], [low]]],
  ["1 of 1 supported, bright green", [[low, {}]]],
  ["1 of 1 supported, low confidence", [[olderVersion, low]]],
  ["1 of 1 supported, low confidence", [[{ conclusion: "inconclusive" }, low]]],
])("says %s", async (message, claims) => {
  expect(await badgeOf(...claims)).toBe(message);
});

it("counts no Assessment that another one superseded", async () => {
  const repository = await seed.repository();
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { evidenceState: "supported" }, experiment);
  const [first, second] = [await seed.run(experiment, [claim]), await seed.run(experiment, [claim])];
  const { recordDigest } = await seed.assessment(claim, first);
  await seed.assessment(claim, second, { ...low, supersedesAssessmentDigests: [recordDigest] });
  const answer = await fetch(`${test.url}/api/badge/${repository.owner}/${repository.slug}`);
  expect(await answer.text()).toContain("1 of 1 supported, low confidence");
});

it("says of supported Claims that the latest code did not support them, which has not run or failed", async () => {
  const repository = await seed.repository();
  const experiment = await seed.experiment(repository);
  const claims = [];
  for (const experimentVersionId of [experiment.versionId, `sha256:${"0".repeat(64)}`]) {
    const claim = await seed.claim(repository, { evidenceState: "supported" }, experiment);
    claims.push(claim);
    await seed.assessment(claim, await seed.run(experiment, [claim], { experimentVersionId }));
  }
  const badge = async () =>
    (await fetch(`${test.url}/api/badge/${repository.owner}/${repository.slug}`)).text();
  expect(await badge()).toContain("2 of 2 supported, 1 by earlier code");
  const latest = await seed.run(experiment, claims, { state: "failed" });
  await seed.assessment(claims[1]!, latest, { conclusion: "inconclusive" });
  expect(await badge()).toContain("2 of 2 supported, 1 by earlier code");
  await seed.assessment(claims[1]!, await seed.run(experiment, claims));
  const whole = await badge();
  expect(whole).toContain("2 of 2 supported");
  expect(whole).toContain("#4b0");
});

it("says how many supported Claims only come near, and takes no author's text for that", async () => {
  const repository = await seed.repository();
  const experiment = await seed.experiment(repository);
  const { measurements } = await seed.claim(repository, { evidenceState: "supported" }, experiment);
  const [measurement] = measurements;
  const near = [{ ...measurement!, outcome: "near" as const, reason: "Off by 0.01." }];
  const quoted = [{ ...measurement!, metric: '"outcome":"near"' }];
  await seed.claim(repository, { evidenceState: "supported", measurements: near }, experiment);
  await seed.claim(repository, { evidenceState: "supported", measurements: quoted }, experiment);
  await seed.claim(repository, { evidenceState: "contradicted", measurements: near }, experiment);
  const answer = await fetch(`${test.url}/api/badge/${repository.owner}/${repository.slug}`);
  expect(await answer.text()).toContain(
    "3 supported (1 near, low confidence, by earlier code), 1 contradicted",
  );
  const { evidence } = await (await fetch(`${test.url}/api/v1/repositories/${repository.id}`)).json();
  expect(evidence).toMatchObject({ supportedClaimCount: 3, nearClaimCount: 1 });
});

it("draws the picture of a shared link anew when a Claim was judged, and names it on the page", async () => {
  const repository = await seed.repository({ title: "A <b>title</b>" });
  const experiment = await seed.experiment(repository);
  const address = `${test.url}/api/og/${repository.owner}/${repository.slug}`;
  const first = await fetch(address);
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/png"]);
  const drawn = Buffer.from(await first.arrayBuffer());
  expect(drawn.readUInt32BE(16)).toBe(1200);
  expect(drawn.readUInt32BE(20)).toBe(630);
  const etag = first.headers.get("etag")!;
  expect((await fetch(address, { headers: { "If-None-Match": etag } })).status).toBe(304);

  await seed.claim(repository, { evidenceState: "supported" }, experiment);
  const second = await fetch(address, { headers: { "If-None-Match": etag } });
  expect(second.status).toBe(200);
  await second.arrayBuffer();

  const page = await (await fetch(`${test.url}/r/${repository.owner}/${repository.slug}`)).text();
  expect(page).toMatch(`/api/og/${repository.owner}/${repository.slug}">`);
});

it("shows nothing of a private repository in a picture", async () => {
  const repository = await seed.repository({ visibility: "private" });
  const answer = await fetch(`${test.url}/api/og/${repository.owner}/${repository.slug}`);
  expect(answer.status).toBe(404);
});

it("is the same with what READMEs add to its address", async () => {
  const { owner, slug } = await seed.repository();
  const address = `${test.url}/api/badge/${owner}/${slug}`;
  const plain = await (await fetch(address)).text();
  const answer = await fetch(`${address}?style=flat&v=2`);
  expect([answer.status, await answer.text()]).toEqual([200, plain]);
});
