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
