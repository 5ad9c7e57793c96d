import { afterAll, beforeAll, expect, it } from "vitest";
import { type Claim, type Client, createClient } from "../../sdk/src/index.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { createMirrors, type Tree } from "../support/mirror.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let client: Client;

beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  client = createClient({ baseUrl: test.url });
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  mirrors.remove();
});

const paper = (ratio: string) =>
  `A small paper\n\n1 Results\n\nWe measured that the damping ratio of the pendulum was ${ratio} in the last series.`;

/** Code with its output as the authors committed it, and a manifest that says what is run, but not what is claimed. */
const code = (committed: number, computed = "94802,20000"): Tree => ({
  "input.csv": `${computed}\n`,
  "measure.sh": `awk -F, '{ print "{\\"damping_ratio\\": " $1 / $2 "}" }' input.csv > metrics.json\n`,
  "metrics.json": JSON.stringify({ damping_ratio: committed }),
  ".research/experiment.yml":
    "version: 1\nexperiments:\n  - {id: main, command: sh measure.sh, timeout: 20, outputs: [metrics.json]}\n",
});

async function submit(
  slug: string,
  text: string,
  tree: Tree | null,
  paperLicense = "CC-BY-4.0",
): Promise<string> {
  const githubUrl = tree && mirrors.add(`ada/${slug}`, tree);
  const body = upload({ paper: await pdf(text), slug, paperLicense, ...(githubUrl && { githubUrl }) });
  const response = await fetch(`${test.url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": ada.key },
    body,
  });
  const created = (await response.json()) as { repository: { id: string } };
  expect(response.status, JSON.stringify(created)).toBe(201);
  await processed(test.url, created.repository.id);
  return created.repository.id;
}

const claimsOf = async (id: string): Promise<Claim[]> =>
  (await client.claims.list({ repository_id: id })).data;

it("judges a number of the text by the committed output that has its name", async () => {
  const [claim, ...others] = await claimsOf(await submit("linked", paper("4.74"), code(4.7401)));
  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    statement: expect.stringMatching(/^We measured that the damping ratio of the pendulum was 4\.74/),
    sourceLocator: expect.stringMatching(/^Page 1/),
    plan: {
      source: "paper text",
      command: "sh measure.sh",
      measurements: [{ from: { file: "metrics.json", pointer: "/damping_ratio" } }],
    },
    origin: { kind: "text", page: 1, quotation: expect.stringContaining("4.74"), candidates: [] },
    measurements: [
      {
        metric: "damping ratio",
        printed: { text: "4.74", source: "text", page: 1 },
        observedValue: 4.7401,
        outcome: "match",
      },
    ],
    evidence: { state: "supported" },
  });
});

it("judges it by what the Run computes, not by what was committed", async () => {
  const [claim] = await claimsOf(await submit("stale", paper("4.74"), code(4.7401, "60000,20000")));
  expect(claim).toMatchObject({ plan: { source: "paper text" } });
  expect(["challenged", "contradicted"]).toContain(claim!.evidence.state);
});

it("judges nothing where the printed number is not the committed one", async () => {
  const id = await submit("off", paper("4.93"), code(4.7401));
  expect(await claimsOf(id)).toMatchObject([{ plan: null, evidence: { state: "notAssessed" } }]);
  const { events } = await processed(test.url, id);
  const compiled = events.find(
    ({ stage, eventType }) => stage === "research_compilation" && eventType.endsWith("completed"),
  );
  expect(compiled?.payload.text).toMatchObject({
    claims: 1,
    linked: 0,
    unsettled: [{ printed: "4.93", candidates: [{ from: { pointer: "/damping_ratio" }, value: 4.7401 }] }],
  });
});

it("makes Claims without a plan of a paper without code", async () => {
  const [claim] = await claimsOf(await submit("no-code", paper("4.74"), null));
  expect(claim).toMatchObject({
    plan: null,
    origin: { kind: "text" },
    evidence: { state: "notAssessed" },
    measurements: [{ reportedValue: 4.74 }],
  });
});

it("shows no words of a paper whose licence is unknown", async () => {
  const [claim] = await claimsOf(await submit("closed", paper("4.74"), null, "unknown"));
  expect(claim).toMatchObject({
    statement: "damping ratio is 4.74.",
    origin: { kind: "text", page: 1, quotation: null },
    measurements: [{ printed: { text: "4.74", quotation: null } }],
  });
  expect(JSON.stringify(claim)).not.toContain("pendulum");
});

it("adds nothing where the authors say what they claim", async () => {
  const declared = `claims:
  - id: ratio
    statement: The ratio is 4.74.
    experiment: main
    measurements: [{id: ratio, metric: ratio, reported: "4.74", from: {file: metrics.json, pointer: /damping_ratio}}]
`;
  const tree = code(4.7401);
  tree[".research/experiment.yml"] += declared;
  const claims = await claimsOf(await submit("declared", paper("4.74"), tree));
  expect(claims).toMatchObject([
    { statement: "The ratio is 4.74.", origin: { kind: "manifest", page: null, confidence: "high" } },
  ]);
});
