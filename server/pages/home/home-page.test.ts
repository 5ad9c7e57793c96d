import { expect, it } from "vitest";
import type { RepositorySummary } from "../../__generated__/types.ts";
import { translatorInto } from "../language/translator.ts";
import type { RepositoryStand } from "../repositories/repository-stand.ts";
import { homePage } from "./home-page.ts";

const none = { supported: 0, challenged: 0, contradicted: 0, mixed: 0, inconclusive: 0, notAssessed: 0 };
const repository = (stateCounts: Partial<typeof none> = {}, runs: Record<string, number> = {}, near = 0) => {
  const counts = { ...none, ...stateCounts };
  const claimCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const evidence = {
    stateCounts: counts,
    claimCount,
    assessedClaimCount: claimCount - counts.notAssessed,
    supportedClaimCount: counts.supported,
    nearClaimCount: near,
  };
  const authors = ["Ada", "Bo", "Cy", "Di", "Ed"];
  const updatedAt = "2026-11-28T09:00:00.000Z";
  const named = { id: "r", owner: "ada", slug: "primes", title: "Primes", authors, updatedAt };
  return { ...named, evidence, execution: { stateCounts: runs } } as unknown as RepositorySummary;
};
const shown = async (of: RepositorySummary, stand?: RepositoryStand) => {
  const html = String(
    await homePage(translatorInto("en"), [of], null, { stands: new Map(stand ? [["r", stand]] : []) }),
  );
  return html.slice(html.indexOf('<ul class="entries">'));
};

it("tells programs that show links what it is, in the language of the page", async () => {
  const of = async (language: "en" | "de") =>
    String(await homePage(translatorInto(language), [], null, { origin: "https://verify.example.org" }));
  const head = (await of("en")).split("</head>")[0]!;
  expect(head).toContain('<meta name="description" content="Papers come in');
  expect(head).toContain('<meta property="og:url" content="https://verify.example.org/">');
  for (const name of ["title", "description", "type", "site_name"])
    expect(head).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+">`));
  expect((await of("de")).split("</head>")[0]).toContain('content="Wissenschaftliche');
});

it("begins with a picture of a verdict", async () => {
  const html = String(await homePage(translatorInto("en"), [], null));
  expect(html).toContain("Reported 4.74, tolerance 0.005. 5 values observed");
  expect(html).toContain('The Claim is <span class="state supported">supported</span>');
});

it("names the first authors of a repository, and the day of its last change", async () => {
  const html = await shown(repository());
  expect(html).toContain("<bdi>Ada</bdi>, <bdi>Bo</bdi>, <bdi>Cy</bdi>, and 2 more");
  expect(html).not.toContain("Di");
  expect(html).toMatch(/ada\/primes · <time[^>]*>28 Nov 2026/);
});

it("has a bar of the states of a repository's Claims", async () => {
  const html = await shown(repository({ supported: 3, mixed: 1 }));
  expect(html).toContain('<rect class="part supported" x="0%" width="75%" height="100%"/>');
  expect(html).toContain('<rect class="part mixed" x="75%" width="25%" height="100%"/>');
  expect(await shown(repository())).not.toContain("<svg");
});

it.each([
  [{ job: { state: "failed", stage: "intake" }, hasCode: true }, 'failed</span> <span class="muted">Reading'],
  [{ job: { state: "running", stage: "reproduction" }, hasCode: true }, "running</span>"],
  [{ job: { state: "completed", stage: "completed" }, hasCode: false }, "no code found"],
  [{ job: { state: "completed", stage: "completed" }, hasCode: true }, "no Claims found"],
] as [RepositoryStand, string][])("says of one without a verdict why: %j", async (stand, words) => {
  expect(await shown(repository(), stand)).toContain(words);
});

it("says nothing of a later failure where something was judged", async () => {
  const failed = { job: { state: "failed", stage: "intake" }, hasCode: true } as const;
  expect(await shown(repository({ supported: 1 }), failed)).not.toContain("failed");
});

it("says how many supported Claims only come near", async () => {
  expect(await shown(repository({ supported: 3 }, {}, 2))).toContain("3 supported (2 near)</span>");
});

it("counts what is supported only where something was judged", async () => {
  expect(await shown(repository())).not.toContain("Claim");
  expect(await shown(repository({ notAssessed: 2 }))).toMatch(/2 Claims · [^<]*primes · /);
  expect(await shown(repository({ notAssessed: 1, supported: 1 }))).toMatch(
    /1 supported<\/span> <span class="muted">of 2 Claims · /,
  );
});

it.each([
  [{}, "nothing judged yet"],
  [{ queued: 2 }, "queued</span>"],
  [{ queued: 1, running: 1 }, "running</span>"],
])("says of a record alone, with Runs %j, what that tells", async (runs, words) => {
  expect(await shown(repository({}, runs))).toContain(words);
  expect(await shown(repository({ supported: 1 }, runs))).not.toContain(words);
});
