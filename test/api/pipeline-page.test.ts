import { afterAll, beforeAll, expect, it } from "vitest";
import type { JobRecord } from "../../server/domain/records.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { browser, createPages } from "../support/pages.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let seed: Seed;
let pages: ReturnType<typeof createPages>;

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
  seed = createSeed(test);
  pages = createPages(test, seed);
});
afterAll(() => test[Symbol.asyncDispose]());

/** The text of the page of a job, and the page. */
async function shown(job: Partial<JobRecord>, headers: Record<string, string> = {}) {
  const repository = await seed.repository({ owner: "ada" });
  const path = `${await pages.withJob(job, repository)}/processing`;
  const response = await pages.ask(path, { accept: browser, ...headers });
  const html = await response.text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return { path, response, html, text: main.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ") };
}

it("shows nine stages, the wait for a worker and the place, and keeps itself up to date", async () => {
  const { text, html, response } = await shown({});
  expect(text).toContain("queued Reading the paper, next in the queue");
  expect(text).toContain("It waits for a free worker.");
  expect(html.match(/<td>\d\. /g)).toHaveLength(9);
  expect(html).toContain('<tr aria-current="step">');
  expect(html).toContain('<script src="/assets/progress.js" defer>');
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  const script = await pages.ask("/assets/progress.js");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  for (const id of ["progress", "stages", "events"]) expect(html).toContain(`<div id="${id}" data-live>`);
});

it("names every problem of a manifest, in lines of their own, as text", async () => {
  const problems = ["line 1:1, /version: must be 1.", "line 2:3, /<b>: is not known here."];
  const lastError = `.research/experiment.yml is not a valid manifest: ${problems.join("\n")}`;
  const { html, text, path } = await shown({
    state: "failed",
    stage: "research_compilation",
    lastError,
    finishedAt: seed.tick(),
  });
  expect(html).toContain("<strong>.research/experiment.yml is not a valid manifest.</strong>");
  expect(html).toContain(`<li>${problems[0]}</li><li>${problems[1]!.replace("<b>", "&lt;b&gt;")}</li>`);
  expect(text).toContain("What to do: correct each of these in the code repository");
  expect(html).not.toContain("<script");
  const owned = await (await pages.ask(path, { cookie: ada.cookie })).text();
  expect(owned).toMatch(/action="\/r\/ada\/[^"]+\/jobs\/job_\w+\/retry"/);
  // What is to be done has the button that stands out: the same commit fails the same way.
  expect(owned).toMatch(/action="\/r\/ada\/[^"]+\/look"><button class="main"/);
  expect(owned.match(/<button class="main"/g)).toHaveLength(1);
  const german = await (await pages.ask(path, { "accept-language": "de" })).text();
  expect(german).toContain("Was zu tun ist: Berichtigen Sie");
});

it.each([
  [{ state: "failed", stage: "source_discovery", lastError: "No." }, "check that the code is public"],
  [{ state: "failed", stage: "intake", lastError: "No." }, "submit another file"],
  [{ state: "failed", stage: "publishing", lastError: "No." }, "What to do: retry."],
  [
    { state: "blocked", stage: "reproduction", lastError: "Install it." },
    "Whoever runs this service has to change this",
  ],
  [{ lastError: "Busy.", attemptCount: 2, availableAt: "2999-01-01T00:00:00.000Z" }, "Attempt 3 of 5 begins"],
  [{ state: "completed", stage: "completed" }, "It is over"],
  [{ state: "cancelled" }, "cancelled"],
  [
    { state: "cancelled", lastError: "Busy." },
    "It was cancelled, and does not go on. What to do: look at the code again",
  ],
] as [Partial<JobRecord>, string][])("of a job that is %j says what to do", async (job, words) => {
  const { text, html } = await shown(job);
  expect(text).toContain(words);
  if (job.lastError) expect(text).toContain(job.lastError);
  expect(html).not.toMatch(/NaN|undefined|\[object/);
});

it("says whether the chain of events is whole", async () => {
  const repository = await seed.repository({ owner: "ada" });
  const path = await pages.withJob({}, repository);
  const { store } = test.service.composition.deps;
  const job = (await store.jobs.findLatestIngestion(repository.id))!;
  await store.jobs.appendEvent(job.id, {
    eventType: "processing.stage_started",
    state: "running",
    stage: "intake",
    payload: { pageCount: "<b>8", commit: "<b>9" },
    recordedAt: seed.tick(),
  });
  const html = await pages.page(`${path}/processing`);
  expect(html).toContain("The chain is whole: each of 2 events was checked");
  expect(html).toContain("<code>&lt;b&gt;9</code>");
  expect(html).not.toContain("<b>");
});

it("is not there without a job, and for who may not read it", async () => {
  const { owner, slug } = await seed.repository({ owner: "ada", visibility: "private" });
  const path = `/r/${owner}/${slug}/processing`;
  for (const headers of [{ accept: browser }, { accept: browser, cookie: ada.cookie }]) {
    const response = await pages.ask(path, headers as Record<string, string>);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
  }
});
