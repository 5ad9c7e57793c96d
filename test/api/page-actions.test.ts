import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JobRecord, RepositoryRecord } from "../../server/domain/records.ts";
import { type Account, post, signUp } from "../support/accounts.ts";
import { createBrowser } from "../support/browser.ts";
import { createPages } from "../support/pages.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let pages: ReturnType<typeof createPages>;
let ada: Account;
let eve: Account;

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web" });
  [ada, eve] = [await signUp(test.url, "ada"), await signUp(test.url, "eve")];
  seed = createSeed(test);
  pages = createPages(test, seed);
});
afterAll(() => test[Symbol.asyncDispose]());

const store = () => test.service.composition.deps.store;
const browserOf = (who?: Account) => createBrowser(test.url, who?.cookie);

/** A repository with a job; `path` is its page's, `job` what is kept of the latest job. */
async function withJob(changes: Partial<JobRecord>, ofRepository: Partial<RepositoryRecord> = {}) {
  const repository = await seed.repository(ofRepository);
  const path = await pages.withJob(changes, repository);
  const job = () => store().jobs.findLatestIngestion(repository.id);
  return { repository, path, job, jobId: (await job())!.id };
}

const completed = { state: "completed", stage: "completed", finishedAt: "2026-01-01T00:00:00.000Z" } as const;
const failed = {
  state: "failed",
  lastError: "The archive is damaged.",
  finishedAt: completed.finishedAt,
} as const;
const buttonsOf = (forms: Map<string, unknown>, path: string) =>
  [...forms.keys()]
    .filter((action) => !["/sign-out", "/language", `${path}/reactions`].includes(action))
    .map((action) => action.replace(path, ""));

describe("the page of a repository", () => {
  it.each([
    ["completed", completed, ["look"]],
    ["cancelled", { ...completed, state: "cancelled" }, ["look"]],
    ["failed", failed, ["retry", "look"]],
    ["blocked", { state: "blocked" }, ["retry", "cancel"]],
    ["queued", { state: "queued" }, ["cancel"]],
    ["running", { state: "running" }, ["cancel"]],
  ] as [string, Partial<JobRecord>, string[]][])(
    "of a job that is %s has the buttons for it, for the owner",
    async (_, changes, wanted) => {
      const { path, jobId } = await withJob(changes);
      const page = await browserOf(ada).open(path);
      const buttons = buttonsOf(page.forms, path);
      expect(buttons).toEqual(wanted.map((name) => (name === "look" ? "/look" : `/jobs/${jobId}/${name}`)));
      expect(page.text).toContain(`href="${path}/settings"`);
      for (const who of [eve, undefined]) {
        const other = await browserOf(who).open(path);
        expect(buttonsOf(other.forms, path)).toEqual([]);
        expect(other.text).not.toContain("/settings");
      }
    },
  );

  it("lets whoever requested a job retry and cancel it, and its Runs, and nothing more", async () => {
    const repository = await seed.repository();
    const { id } = (
      await (await fetch(`${test.url}/api/auth/get-session`, { headers: { cookie: eve.cookie } })).json()
    ).user;
    const path = await pages.withJob({ state: "running", requestedById: id }, repository);
    const job = (await store().jobs.findLatestIngestion(repository.id))!;
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(repository, {}, experiment);
    const [own, other] = [
      await seed.run(experiment, [claim], { state: "running", jobId: job.id }),
      await seed.run(experiment, [claim], { state: "queued" }),
    ];
    const actionsOf = async (who: Account) => buttonsOf((await browserOf(who).open(path)).forms, path);
    const cancel = `/jobs/${job.id}/cancel`;
    expect(await actionsOf(eve)).toEqual([cancel, `/runs/${own.id}/cancel`]);
    expect((await actionsOf(ada)).toSorted()).toEqual(
      [cancel, `/runs/${other.id}/cancel`, `/runs/${own.id}/cancel`].toSorted(),
    );
    const browser = browserOf(eve);
    await browser.open(path);
    const cancelled = await browser.send(`${path}/runs/${own.id}/cancel`);
    expect(cancelled.redirect?.location).toBe(`${path}/runs/${own.id}?done=run-cancelled`);
    expect(cancelled.text).toContain("The Run was cancelled.");
    expect((await store().runs.get(own.id))!.state).toBe("cancelled");
  });

  it("looks at the code again, retries and cancels, and says so", async () => {
    const { path, job, jobId } = await withJob(failed);
    const browser = browserOf(ada);
    await browser.open(path);
    const retried = await browser.send(`${path}/jobs/${jobId}/retry`);
    expect(retried.redirect).toEqual({ status: 303, location: `${path}?done=retried` });
    expect(retried.text).toContain('role="status">The job was queued again.');
    // What is loaded again does not say it once more.
    expect(retried.text).toContain(`<noscript><p class="notice"><a href="${path}">`);
    const second = (await job())!;
    expect(second).toMatchObject({ retryOf: jobId, state: "queued" });
    const cancelled = await browser.send(`${path}/jobs/${second.id}/cancel`);
    expect(cancelled.text).toContain("The job was cancelled");
    expect((await job())!.state).toBe("cancelled");
    const looking = await browser.send(`${path}/look`);
    expect(looking.text).toContain("The code is being looked at again");
    expect(await job()).toMatchObject({ state: "queued", purpose: "ingestion" });
  });

  it("says why an action was refused, in words, and changes nothing", async () => {
    const { repository, path, job, jobId } = await withJob({ state: "running" });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(repository, {}, experiment);
    const run = await seed.run(experiment, [claim], { state: "running", jobId });
    await store().jobs.updateLeased(jobId, 0, completed);
    await store().runs.update(run.id, { state: "succeeded" });
    for (const [action, what] of [
      [`/jobs/${jobId}/cancel`, "Cancelling the job"],
      [`/jobs/${jobId}/retry`, "Retrying the job"],
      [`/runs/${run.id}/cancel`, "Cancelling the Run"],
    ] as const) {
      const response = await fetch(`${test.url}${path}${action}`, {
        method: "POST",
        headers: { cookie: ada.cookie, origin: test.url, accept: "text/html" },
      });
      expect(response.status).toBe(409);
      const text = await response.text();
      expect(text).toContain(`<h1>${what} was refused</h1>`);
      expect(text).toMatch(/role="alert">[^<]*(completed|succeeded)/);
      expect(text).toContain(`href="${path}"`);
    }
    expect((await job())!.state).toBe("completed");
  });

  it("takes what was done from a list of names alone, and shows it to nobody who is not signed in", async () => {
    const { path } = await withJob(completed);
    expect((await browserOf().open(`${path}?done=withdrawn`)).text).not.toContain("is withdrawn");
    expect((await browserOf(ada).open(`${path}?done=saved`)).text).toContain("The changes were saved.");
    const invented = await browserOf(ada).open(`${path}?done=Send+money`);
    expect(invented.status).toBe(400);
    expect(invented.text).not.toContain("Send money");
  });
});

describe("a forged form", () => {
  it("of who may not is refused as the API refuses it, and changes nothing", async () => {
    const open = await withJob(failed);
    const hidden = await withJob(failed, { visibility: "private" });
    for (const [who, { path, jobId, repository, job }, status] of [
      [eve, open, 403],
      [eve, hidden, 404],
      [undefined, open, 401],
    ] as const) {
      const settings = { title: "Taken over", description: "", topics: "", visibility: "public" };
      const confirmed = { reason: "Because.", confirmation: `${repository.owner}/${repository.slug}` };
      for (const [address, fields] of [
        [`/jobs/${jobId}/retry`, {}],
        [`/jobs/${jobId}/cancel`, {}],
        ["/look", {}],
        ["/look", { githubUrl: "https://github.com/eve/other" }],
        ["/settings", settings],
        ["/withdrawal", confirmed],
      ] as [string, Record<string, string>][]) {
        const response = await fetch(`${test.url}${path}${address}`, {
          method: "POST",
          body: new URLSearchParams(fields),
          headers: { origin: test.url, accept: "text/html", ...(who ? { cookie: who.cookie } : {}) },
          redirect: "manual",
        });
        expect(response.status, address).toBe(status);
        const text = await response.text();
        // A form of a private repository would show what is in it.
        expect(text).not.toMatch(/<textarea/);
        if (status === 401) expect(text).toContain(`/sign-in?next=${encodeURIComponent(path)}`);
      }
      expect(await store().repositories.get(repository.id)).toMatchObject({
        ...{ title: repository.title, withdrawnAt: null },
      });
      expect((await job())!.id).toBe(jobId);
      const page = await browserOf(who).open(`${path}/settings`);
      expect(page.status).toBe(status);
      const forms = [...page.forms.keys()].filter((action) => action !== "/search");
      expect(forms.length).toBeLessThanOrEqual(1);
    }
  });

  it("of another site is refused with the owner's cookie", async () => {
    const { path, jobId, job } = await withJob({ state: "running" });
    const foreign: Record<string, string>[] = [
      {},
      { origin: "https://elsewhere.example" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      const sent = { method: "POST", headers: { cookie: ada.cookie, ...headers } };
      const response = await fetch(`${test.url}${path}/jobs/${jobId}/cancel`, sent);
      expect(response.status).toBe(403);
    }
    expect((await job())!.state).toBe("running");
  });

  it("for a job or Run of another repository does nothing", async () => {
    const [one, other] = [await withJob({ state: "running" }), await withJob({ state: "running" })];
    const experiment = await seed.experiment(other.repository);
    const run = await seed.run(experiment, [await seed.claim(other.repository, {}, experiment)], {
      state: "running",
    });
    for (const address of [
      `/jobs/${other.jobId}/cancel`,
      `/jobs/${other.jobId}/retry`,
      `/runs/${run.id}/cancel`,
    ]) {
      const headers = { cookie: ada.cookie, origin: test.url };
      const response = await fetch(`${test.url}${one.path}${address}`, { method: "POST", headers });
      expect(response.status).toBe(404);
    }
    expect((await other.job())!.state).toBe("running");
  });
});

describe("the settings of a repository", () => {
  it("of no possible address are 400", async () => {
    expect((await browserOf(ada).open(`/r/${"x".repeat(129)}/paper/settings`)).status).toBe(400);
  });

  it("edit it, and keep what was typed where it is refused", async () => {
    const { repository, path } = await withJob(completed, { topics: ["older"], description: "Two\nlines." });
    const browser = browserOf(ada);
    const before = await browser.open(`${path}/settings`);
    expect(before.headers.get("cache-control")).toBe("no-store");
    expect(before.forms.get(`${path}/settings`)).toEqual({
      ...{ title: repository.title, description: "Two\nlines.", topics: "older", visibility: "public" },
    });
    const typed = { title: "</textarea><script>", description: "x".repeat(1001), topics: "two, TWO" };
    const refused = await browser.send(`${path}/settings`, typed);
    expect(refused.status).toBe(400);
    expect(refused.forms.get(`${path}/settings`)).toEqual({ ...typed, visibility: "public" });
    expect(refused.text).toMatch(/at most 1000 characters/);
    expect(refused.text).not.toContain("<script>");
    const saved = await browser.send(`${path}/settings`, {
      ...{ title: "Another title", description: "One\r\ntwo", topics: "Number-Theory, collatz collatz-map" },
      visibility: "private",
    });
    expect(saved.redirect?.location).toBe(`${path}?done=saved`);
    expect(saved.text).toContain('<h1 dir="auto">Another title</h1>');
    expect(await store().repositories.get(repository.id)).toMatchObject({
      ...{ title: "Another title", description: "One\ntwo", visibility: "private" },
      topics: ["number-theory", "collatz", "collatz-map"],
    });
  });

  it("have its code looked at elsewhere", async () => {
    const { path, job } = await withJob(completed);
    const browser = browserOf(ada);
    await browser.open(`${path}/settings`);
    const githubUrl = "http://nowhere/code";
    const refused = await browser.send(`${path}/look`, { githubUrl });
    expect(refused.status).toBe(400);
    expect(refused.forms.get(`${path}/look`)).toEqual({ githubUrl });
    const looking = await browser.send(`${path}/look`, { githubUrl: "https://github.com/ada/moved" });
    expect(looking.redirect?.location).toBe(`${path}?done=looking`);
    expect((await job())!.look).toEqual({ githubUrl: "https://github.com/ada/moved" });
    await browser.open(`${path}/settings`);
    expect((await browser.send(`${path}/look`, { githubUrl: "https://github.com/ada/moved" })).status).toBe(
      409,
    );
  });

  it("withdraw it, once owner and slug are typed", async () => {
    const { repository, path } = await withJob(completed);
    const browser = browserOf(ada);
    await browser.open(`${path}/settings`);
    const address = `${path}/withdrawal`;
    const reason = "The second table rests on a bug.";
    const slip = await browser.send(address, { reason, confirmation: repository.slug });
    expect(slip.status).toBe(400);
    expect(slip.forms.get(address)).toEqual({ reason, confirmation: "" });
    expect((await store().repositories.get(repository.id))!.withdrawnAt).toBeNull();
    const confirmation = `${repository.owner}/${repository.slug}`;
    expect((await browser.send(address, { reason: "x", confirmation })).status).toBe(400);
    const withdrawn = await browser.send(address, { reason, confirmation });
    expect(withdrawn.redirect?.location).toBe(`${path}?done=withdrawn`);
    expect(withdrawn.text).toContain(reason);
    expect(buttonsOf(withdrawn.forms, path)).toEqual([]);
    const after = await browser.open(`${path}/settings`);
    expect(after.text).toContain("nothing of it is changed any more");
    expect(buttonsOf(after.forms, path)).toEqual([]);
    const headers = { cookie: ada.cookie, origin: test.url };
    for (const [form, fields] of [
      ["/withdrawal", { reason, confirmation }],
      ["/settings", { title: "Back", description: "", topics: "", visibility: "public" }],
      ["/look", {}],
    ] as [string, Record<string, string>][]) {
      const sent = { method: "POST", headers, body: new URLSearchParams(fields) };
      expect((await fetch(`${test.url}${path}${form}`, sent)).status, form).toBe(409);
    }
  });

  it("of an organization are every member's, its withdrawal the managers'", async () => {
    const cookie = { cookie: ada.cookie };
    const name = { name: "Lab", slug: "lab" };
    const organization = await (await post(`${test.url}/api/auth/organization/create`, name, cookie)).json();
    const email = "eve@example.org";
    const invited = await post(
      `${test.url}/api/auth/organization/invite-member`,
      { email, role: "member", organizationId: (organization as { id: string }).id },
      cookie,
    );
    const { id: invitationId } = (await invited.json()) as { id: string };
    const accept = `${test.url}/api/auth/organization/accept-invitation`;
    expect((await post(accept, { invitationId }, { cookie: eve.cookie })).status).toBe(200);
    const { repository, path } = await withJob(completed, { owner: "lab", slug: "paper" });
    const browser = browserOf(eve);
    const page = await browser.open(`${path}/settings`);
    expect(buttonsOf(page.forms, path)).toEqual(["/settings", "/look"]);
    expect(page.text).toContain("Only owners and admins of lab");
    const forged = await fetch(`${test.url}${path}/withdrawal`, {
      method: "POST",
      headers: { cookie: eve.cookie, origin: test.url },
      body: new URLSearchParams({ reason: "Because.", confirmation: "lab/paper" }),
    });
    expect(forged.status).toBe(403);
    expect((await store().repositories.get(repository.id))!.withdrawnAt).toBeNull();
    const managed = await browserOf(ada).open(`${path}/settings`);
    expect(buttonsOf(managed.forms, path)).toEqual(["/settings", "/look", "/withdrawal"]);
  });
});
