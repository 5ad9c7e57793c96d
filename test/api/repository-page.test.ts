import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executionStates } from "../../server/__generated__/enumerations.ts";
import { canonicalJson } from "../../server/domain/digest.ts";
import type { JobRecord } from "../../server/domain/records.ts";
import { versionOf } from "../../server/domain/repository/versions.ts";
import { browser, createPages, measurement } from "../support/pages.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let pages: ReturnType<typeof createPages>;

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web" });
  seed = createSeed(test);
  pages = createPages(test, seed);
});
afterAll(() => test[Symbol.asyncDispose]());

describe("the page of a repository", () => {
  it("shows Claims, measurements, verdicts, Runs and where each can be checked", async () => {
    const repository = await seed.repository({ owner: "ada", slug: "shown", title: "Shown" });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(
      repository,
      {
        evidenceState: "supported",
        statement: "The slope is 4.74.",
        measurements: [measurement({ unit: "m/s" })],
      },
      experiment,
    );
    const run = await seed.run(experiment, [claim], { state: "succeeded", conclusion: "supports" });
    const assessment = await seed.assessment(claim, run, { limitations: ["One machine."] });
    const { objects, store } = test.service.composition.deps;
    const { digest } = await objects.put(new TextEncoder().encode("a bundle"));
    const { id: assessmentId } = assessment;
    await store.assessments.appendAttestation({
      ...{ digest, assessmentId, repositoryId: repository.id, runId: run.id },
      ...{ keyId: "k", predicateTypes: [], createdAt: seed.tick() },
    });
    const html = await pages.page(
      await pages.withJob({ state: "completed", stage: "completed" }, repository),
    );
    for (const text of [
      '<h1 dir="auto">Shown</h1>',
      "The slope is 4.74.",
      "slope (m/s)",
      '<data value="4.7401">4.7401</data>',
      "supported</span>",
      "medium confidence, 1 repetition, rules version 1,",
      "<li>One machine.</li>",
      `<section id="${claim.id}">`,
      `<tr id="${run.id}">`,
      `href="#${run.id}"`,
      `href="/api/attestations/${digest}"`,
      'src="/api/badge/ada/shown"',
      '<span class="state">finished, exit 0</span>',
      "last on <time",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("<script src");
  });

  it.each([
    [{ state: "queued" }, true, "queued</span> Reading the paper"],
    [{ state: "running", stage: "source_discovery" }, true, "running</span> Fetching its code"],
    [{ state: "blocked", lastError: "No sandbox." }, false, "No sandbox."],
    [{ state: "failed", stage: "research_compilation", lastError: "line 3" }, false, "line 3"],
    [{ state: "cancelled" }, false, "cancelled"],
    [{ state: "completed", stage: "completed" }, false, "No code was found, so there is nothing to run"],
  ] as [Partial<JobRecord>, boolean, string][])("of a job that is %j says so", async (job, moving, text) => {
    const html = await pages.page(await pages.withJob(job));
    expect(html).toContain(text);
    expect(html).toContain("Nothing was run yet");
    expect(html.includes('<script src="/assets/progress.js" defer>')).toBe(moving);
    expect(html.includes("<noscript>")).toBe(moving);
    expect(html.includes("The paper is being processed")).toBe(moving);
    const isStopped = !moving && job.state !== "completed";
    expect(html.includes("the processing stopped before it came to the Claims")).toBe(isStopped);
    expect(html).not.toContain("No checkable Claim was found");
  });

  it.each([
    [null, { state: "queued" }, "not looked for yet"],
    [null, { state: "running", stage: "source_discovery" }, "not looked for yet"],
    [null, { state: "running", stage: "research_compilation" }, "none found"],
    [null, { state: "completed", stage: "completed" }, "none found"],
    ["https://github.com/ada/code", { state: "queued" }, "not looked for yet"],
    ["https://github.com/ada/code", { state: "failed", stage: "source_discovery" }, "none found"],
  ] as [string | null, Partial<JobRecord>, string][])(
    "of code at %j and a job that is %j says whether there is some, where a script replaces it",
    async (githubUrl, job, text) => {
      const repository = await seed.repository({ githubUrl, sourceCommit: null });
      const html = await pages.page(await pages.withJob(job, repository));
      expect(/<dl class="facts" id="facts" data-live>.*?<\/dl>/s.exec(html)![0]).toContain(text);
      // Of what was never fetched nobody knows whether it is public.
      expect(html).not.toContain("github.com/ada/code");
    },
  );

  it("has 20 Claims at a time, of one state where asked, and opens the one that a link names", async () => {
    const repository = await seed.repository({ owner: "ada", slug: "paged" });
    const ids: string[] = [];
    for (let index = 1; index <= 30; index++) {
      const evidenceState = index === 28 ? ("mixed" as const) : ("supported" as const);
      ids.push((await seed.claim(repository, { statement: `It is ${index}.`, evidenceState })).id);
    }
    const shown = async (query: string) => {
      const html = await pages.page(`/r/ada/paged${query}`);
      return {
        html,
        claims: [...html.matchAll(/<h3 dir="auto">(\d+)\. It is/g)].map(([, number]) => Number(number)),
      };
    };
    const first = await shown("");
    expect(first.claims).toHaveLength(20);
    expect(first.html).toContain('<a href="/r/ada/paged?page=2#claims">More Claims</a>');
    expect((await shown("?page=2")).claims).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect((await shown("?state=mixed")).claims).toEqual([28]);
    // Who chooses a language there comes back to the same Claims.
    for (const query of ["?state=mixed", "?page=2", `?claim=${ids[25]}`])
      expect((await shown(query)).html).toContain(`name="next" value="/r/ada/paged${query}"`);
    const named = await shown(`?claim=${ids[25]}`);
    expect(named.claims[0]).toBe(21);
    expect(named.html.match(/<details class="claim" open>/g)).toHaveLength(1);
    for (const wrong of ["?state=wonderful", "?page=0", "?page=x"])
      expect((await pages.ask(`/r/ada/paged${wrong}`, { accept: browser })).status).toBe(400);
  });

  it("has those of an earlier version in the same way", async () => {
    const repository = await seed.repository({ owner: "ada", slug: "aged" });
    const claims: string[] = [];
    for (let index = 1; index <= 22; index++) {
      const evidenceState = index === 22 ? ("mixed" as const) : ("supported" as const);
      claims.push((await seed.claim(repository, { statement: `It is ${index}.`, evidenceState })).versionId);
    }
    const { store } = test.service.composition.deps;
    const [head] = await store.repositories.listVersions(repository.id);
    const manifest = { ...JSON.parse(head!.manifest), claims, parent: head!.digest };
    const digest = versionOf(manifest);
    await store.repositories.appendVersion({
      ...{ ...head!, digest, parent: head!.digest, manifest: canonicalJson(manifest) },
      ...{ repositoryId: repository.id, createdAt: seed.tick() },
    });
    const path = `/r/ada/aged/versions/${digest}`;
    const first = await pages.page(path);
    expect(first).toContain(`<a href="${path}?page=2#claims">More Claims</a>`);
    expect(first).toContain(`<a href="${path}?state=mixed#claims">1 mixed</a>`);
    const mixed = await pages.page(`${path}?state=mixed`);
    expect(mixed.match(/<details class="claim"/g)).toHaveLength(1);
    expect(mixed).toContain(`name="next" value="${path}?state=mixed"`);
    expect((await pages.page(`${path}?page=2`)).match(/<details class="claim"/g)).toHaveLength(2);
    expect((await pages.ask(`${path}?state=wonderful`, { accept: browser })).status).toBe(400);
  });

  it("is there without any job", async () => {
    const { owner, slug } = await seed.repository({
      githubUrl: "https://github.com/ada/code",
      sourceCommit: "0".repeat(40),
    });
    const response = await pages.ask(`/r/${owner}/${slug}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("No checkable Claim was found");
  });

  it("has no deprecated state, and no verdict in how a Run ended", async () => {
    const repository = await seed.repository();
    const experiment = await seed.experiment(repository);
    for (const [evidenceState, verification] of [
      ["supported", "verified"],
      ["challenged", "review_required"],
      ["notAssessed", "unverified"],
    ] as const) {
      const claim = await seed.claim(repository, {
        evidenceState,
        verification,
        measurements: [measurement()],
      });
      await seed.run(experiment, [claim], { state: "succeeded", verification });
    }
    for (const state of executionStates) await seed.run(experiment, [], { state, verification: "timed_out" });
    const html = await pages.page(`/r/${repository.owner}/${repository.slug}`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const text = main.replace(/<[^>]*>/g, " ");
    expect(text).not.toMatch(/verified|review|succeeded|timed_out|timedOut|notAssessed|unknown/);
    for (const word of ["supported", "challenged", "not assessed", "finished, exit 0", "out of time"])
      expect(text).toContain(word);
    const verdicts = html.slice(html.indexOf("<h2>Runs</h2>")).match(/class="state [^"]+"/g);
    expect(verdicts).toBeNull();
  });

  it("says where nothing was observed or assessed", async () => {
    const repository = await seed.repository();
    await seed.claim(repository, {
      measurements: [measurement({ observedValue: null, absoluteDifference: null })],
    });
    await seed.claim(repository);
    const html = await pages.page(`/r/${repository.owner}/${repository.slug}`);
    expect(html).toContain("none");
    expect(html).toContain("No experiment measures it.");
    expect(html).not.toContain("Not assessed yet.");
    expect(html).toContain("no measurement that could be checked");
  });
});

describe("what strangers wrote", () => {
  const hostile = `</title></style><script>alert(1)</script><img src=x onerror=alert(2)>" onmouseover="x' &amp; \u2028`;
  const escaped = "&lt;script&gt;alert(1)&lt;/script&gt;";

  it("is text on every page, and nothing else", async () => {
    const repository = await seed.repository({
      owner: "ada",
      slug: "hostile",
      title: hostile,
      description: hostile,
      readme: { sourcePath: "README.md", mediaType: "text/markdown", text: hostile },
    });
    const experiment = await seed.experiment(repository);
    const printed = { text: hostile, source: "text", page: 3, quotation: hostile } as const;
    const measurements = [measurement({ metric: hostile, unit: hostile, reason: hostile, printed })];
    const claim = await seed.claim(
      repository,
      { statement: hostile, sourceLocator: hostile, measurements },
      experiment,
    );
    const failure = {
      code: "x",
      category: "execution",
      retryable: null,
      summary: hostile,
      recoveryAction: null,
    } as const;
    const environment = {
      ...{
        digest: `sha256:${"e".repeat(64)}`,
        architecture: "x64",
        cpuCount: 2,
        cpuModel: hostile,
        os: hostile,
      },
      ...{
        executor: "e",
        network: "none",
        memoryLimitBytes: 1,
        sourceCommit: null,
        runtimes: { x: hostile },
      },
      ...{ packages: { [hostile]: hostile }, blas: [{ library: hostile, version: null, kernel: null }] },
    };
    const run = await seed.run(experiment, [claim], { state: "failed", failure, environment });
    const finding = { code: "literal_value", measurementId: null, line: 1 } as const;
    await seed.assessment(claim, run, {
      limitations: [hostile],
      findings: [{ ...finding, summary: "It stands in a file.", path: hostile }],
      secondLook: {
        ...{ conditions: { SEED: hostile }, execution: "succeeded", agrees: false },
        observedValues: { [hostile]: 1 },
      },
    });
    const path = await pages.withJob({ state: "failed", lastError: hostile }, repository);

    const html = await pages.page(path);
    // Title twice, description, job, statement, locator, metric and unit, printed, quotation, reason, failure,
    // limitation, the finding's path, condition and value of the second look, processor, system, runtime, a package
    // with its version, linear algebra, five times in the plot, the title for those who share the page.
    expect(html.split(escaped).length - 1).toBe(28);
    for (const text of [html, await pages.page("/")]) {
      expect(text).toContain(escaped);
      // Data for search engines is the one script, and nothing within it begins another element.
      const withoutData = text.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, "");
      expect(withoutData).not.toContain("<script");
      expect(text).not.toContain("<img src=x");
      expect(text).not.toMatch(/" onmouseover="/);
      // A plot has a title of its own.
      expect(text.replace(/<svg.*?<\/svg>/gs, "").match(/<\/title>/g)).toHaveLength(1);
      expect(text.match(/<\/style>/g)).toHaveLength(1);
    }
    const json = await pages.ask(`/api/v1/repositories/${repository.id}?include=readme`);
    expect(json.headers.get("content-type")).toBe("application/json");
    expect(((await json.json()) as { readme: { text: string } }).readme.text).toBe(hostile);
  });

  it("could run nothing even where it were not", async () => {
    for (const path of ["/", "/r/ada/hostile", "/r/ada/nothing"]) {
      const { headers } = await pages.ask(path, { accept: browser });
      const policy = headers.get("content-security-policy")!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain("script-src");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("brings no address of anybody else's", async () => {
    const html = await pages.page("/r/ada/hostile");
    const addresses = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) expect(address).toMatch(/^(#|\/(?!\/)|http:\/\/127\.0\.0\.1:)/);
  });
});
