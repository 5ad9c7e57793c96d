import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../server/__generated__/types.ts";
import type { RepositoryRecord, RunRecord } from "../../server/domain/records.ts";
import { createBrowser } from "../support/browser.ts";
import { browser } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());

const store = () => test.service.composition.deps.store;
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}${path}`, { headers: { accept: browser, ...headers } });

const failure: Diagnostic = {
  ...{ code: "exit_status", category: "execution", retryable: false },
  ...{ summary: "The command exited with status 1.", recoveryAction: "Read <the> log." },
};

async function aRun(changes: Partial<RunRecord> = {}, ofRepository: Partial<RepositoryRecord> = {}) {
  const repository = await test.seed.repository(ofRepository);
  const experiment = await test.seed.experiment(repository);
  const claim = await test.seed.claim(repository, { statement: "The slope is 4.74." }, experiment);
  const run = await test.seed.run(experiment, [claim], changes);
  const base = `/r/${repository.owner}/${repository.slug}`;
  return { repository, experiment, claim, run, base, path: `${base}/runs/${run.id}` };
}

const log = (runId: string, ...pieces: [stream: "stdout" | "stderr", text: string][]) =>
  store().runs.appendLogs(
    pieces.map(([stream, text], index) => ({
      ...{ runId, sequence: index + 1, recordedAt: "2026-01-01T00:00:00.000Z", stream, text },
    })),
  );

describe("the page of a Run", () => {
  it("says why it failed, what to do, and shows the traceback, files and resources", async () => {
    const { run, path, claim } = await aRun({
      ...{ state: "failed", failure, startedAt: "2026-01-01T00:00:10.000Z" },
      finishedAt: "2026-01-01T00:03:30.000Z",
    });
    await log(
      run.id,
      ["stdout", "begin <b>\n"],
      ["stderr", "Traceback (most recent call last):\nKeyError: 1\n"],
    );
    const { objects } = test.service.composition.deps;
    const repetition = {
      ...{ seed: 7, exitCode: 1, signal: null, limitHit: null, outputs: [], observations: {} },
      ...{ wallMilliseconds: 1341, cpuMilliseconds: null, peakMemoryBytes: 29_069_312 },
      absent: [{ path: "metrics.json", reason: "missing" }],
    };
    const artifact = {
      missingRequirements: ["python:left-pad"],
      repetitions: [repetition],
      secondLook: null,
    };
    const stored = await objects.put(new TextEncoder().encode(JSON.stringify(artifact)));
    await store().runs.update(run.id, { artifact: { ...stored, mediaType: "application/json" } });
    await test.seed.evidence(run, "printed", { kind: "log", sourcePath: "stderr" });
    await test.seed.evidence(run, "measured", { kind: "metric", sourcePath: "out/metrics.json" });
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).not.toContain("script-src");
    const html = await response.text();
    for (const text of [
      "<h2>Why it failed</h2>",
      "The command exited with status 1.",
      "What to do: Read &lt;the&gt; log.",
      'tabindex="0">Traceback (most recent call last):\nKeyError: 1</pre>',
      '<span class="stdout">begin &lt;b&gt;',
      "after 3 min 20 s",
      "python:left-pad",
      "metrics.json: missing",
      "1.3 s",
      "28 MiB",
      "unknown",
      "<code>sh measure.sh</code>",
      "out/metrics.json",
      ">stderr</a> (7 B)",
      `#${claim.id}`,
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/http-equiv="refresh"|<script/);
    const tag = response.headers.get("etag")!;
    expect((await ask(path, { "if-none-match": tag })).status).toBe(304);
  });

  it("shows the beginning and the end of a long log", async () => {
    const { run, path } = await aRun({ state: "succeeded" });
    await log(
      run.id,
      ...Array.from({ length: 900 }, (_, at): ["stdout", string] => ["stdout", `line ${at + 1}.\n`]),
    );
    const html = await (await ask(path)).text();
    for (const shown of ["line 1.", "line 100.", "line 601.", "line 900.", "the middle is left out"])
      expect(html).toContain(shown);
    for (const left of ["line 101.", "line 600."]) expect(html).not.toContain(left);
  });

  it("that is not over follows its log with a script of ours, and reads without it", async () => {
    const { run, path } = await aRun({ state: "running" });
    const response = await ask(path);
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self'; connect-src 'self';/);
    const html = await response.text();
    expect(html).toContain('<script src="/assets/run-log.js" defer></script>');
    expect(html).toContain(`<noscript><p class="notice"><a href="${path}">`);
    expect(html).toContain(`data-stream="/api/runs/${run.id}/log-stream" data-state="running"`);
    const script = await ask("/assets/run-log.js");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await script.text()).toContain("EventSource");
    expect((await ask("/assets/run-log.js", { "if-none-match": script.headers.get("etag")! })).status).toBe(
      304,
    );
    for (const asset of ["other.js", "run-log.test.ts"])
      expect((await ask(`/assets/${asset}`)).status).toBe(404);
  });

  it("of another repository, or of a private one, is not there", async () => {
    const [open, other] = [await aRun(), await aRun()];
    expect((await ask(`${open.base}/runs/${other.run.id}`)).status).toBe(404);
    const hidden = await aRun({}, { visibility: "private" });
    const refused = await ask(hidden.path);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toContain("The slope");
    const own = await ask(hidden.path, { cookie: test.ada.cookie });
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
  });

  it("of a withdrawn repository gives out neither log nor files", async () => {
    const { repository, run, path } = await aRun({ state: "succeeded" });
    await log(run.id, ["stdout", "said in confidence\n"]);
    await test.seed.evidence(run, "measured", { sourcePath: "out.json" });
    const at = "2026-02-01T00:00:00.000Z";
    await store().repositories.update(repository.id, { withdrawnAt: at, withdrawalReason: "Mislabelled." });
    const html = await (await ask(path)).text();
    expect(html).toContain("is not given out");
    expect(html).not.toMatch(/said in confidence|\/api\/objects\//);
    expect(await (await ask(path, { cookie: test.ada.cookie })).text()).toContain("said in confidence");
  });
});

describe("running again", () => {
  it("queues a Run of the Claim and shows it", async () => {
    const { run, base, path } = await aRun({ state: "failed", failure });
    expect(await (await ask(path)).text()).not.toContain("Run again");
    const person = createBrowser(test.url, test.grace.cookie);
    await person.open(path);
    const queued = await person.send(`${base}/runs`);
    const address = new RegExp(`^${base}/runs/run_\\w+\\?done=run-queued$`);
    expect(queued.redirect?.location).toMatch(address);
    expect(queued.path).not.toContain(run.id);
    expect(queued.text).toContain("The Run was queued.");
    expect(queued.text).toContain("queued</span>");
    const id = queued.path.split("/").at(-1)!.split("?")[0]!;
    const cancelled = await person.send(`${base}/runs/${id}/cancel`);
    expect(cancelled.text).toContain("The Run was cancelled.");
    expect((await store().runs.get(id))!.state).toBe("cancelled");
  });

  it("is refused for a Claim that cannot be run, with the reason", async () => {
    const repository = await test.seed.repository();
    const claim = await test.seed.claim(repository);
    const headers = { cookie: test.grace.cookie, origin: test.url, accept: browser };
    const send = (claimId: string) =>
      fetch(`${test.url}/r/ada/${repository.slug}/runs`, {
        ...{ method: "POST", headers, body: new URLSearchParams({ claimId }) },
      });
    const refused = await send(claim.id);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("The Run was refused");
    expect((await send("claim_none")).status).toBe(404);
    expect((await send("x".repeat(129))).status).toBe(400);
  });
});
