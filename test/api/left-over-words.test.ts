import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowser } from "../support/browser.ts";
import { createPages, measurement } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";
import { visibleTexts } from "../support/visible-texts.ts";

let test: SeededService;
/** The addresses of pages, by kind. */
const addresses: Record<string, string> = {};

/** Records have texts without a Latin letter: what has one on a page is of the page. */
beforeAll(async () => {
  test = await startSeededService();
  const { seed } = test;
  const { store, objects } = test.service.composition.deps;
  const pages = createPages(test, seed);
  const repository = await seed.repository({ owner: "ada", slug: "1", title: "质数", description: "…" });
  const experiment = await seed.experiment(repository);
  const printed = { text: "4.74", source: "figure", page: 3, quotation: "4.74" } as const;
  const outcomes = ["match", "near", "mismatch", "unmeasured", null] as const;
  const measurements = outcomes.map((outcome, index) =>
    measurement({
      measurementId: `${index}`,
      metric: "斜率",
      outcome,
      printed,
      reason: outcome && "Because.",
    }),
  );
  const interval = { lower: 4.7, upper: 4.8, level: 0.9 };
  const claims = [];
  for (const evidenceState of ["supported", "challenged", "mixed", "notAssessed"] as const) {
    const statement = "斜率为 4.74。";
    claims.push(
      await seed.claim(
        repository,
        {
          ...{ statement, sourceLocator: "§ 1", evidenceState },
          measurements: [
            ...measurements,
            measurement({ metric: "斜率", interval, observedValues: [1, 2, 3] }),
          ],
        },
        experiment,
      ),
    );
  }
  const agent = { kind: "service", id: "0", executor: "1", version: "2" } as const;
  const ended = { agent, startedAt: "2026-01-01T00:00:10.000Z", finishedAt: "2026-01-01T00:03:30.000Z" };
  const failure = {
    ...({ code: "exit_status", category: "execution", retryable: false } as const),
    ...{ summary: "The command exited with status 1.", recoveryAction: "Read the log." },
  };
  const failed = await seed.run(experiment, claims, { state: "failed", failure, ...ended });
  const finished = await seed.run(experiment, claims, { state: "succeeded", ...ended });
  const repetition = {
    ...{ seed: null, exitCode: null, signal: null, limitHit: "memory", outputs: [], observations: {} },
    ...{ wallMilliseconds: 1341, cpuMilliseconds: null, peakMemoryBytes: 29_069_312 },
    absent: Array.from({ length: 7 }, (_, at) => ({ path: `${at}`, reason: "missing" })),
  };
  const artifact = {
    ...{ missingRequirements: ["1"], inferredPackages: ["2"], steppedOver: ["It was."] },
    ...{ repetitions: [repetition], secondLook: { conditions: {}, execution: "succeeded", repetition } },
  };
  const stored = await objects.put(new TextEncoder().encode(JSON.stringify(artifact)));
  await store.runs.update(failed.id, { artifact: { ...stored, mediaType: "application/json" } });
  await seed.evidence(failed, "printed", { kind: "log", sourcePath: "1" });
  await seed.evidence(failed, "measured", { kind: "metric", sourcePath: "2" });
  for (const [index, conclusion] of (["supports", "inconclusive", "contradicts"] as const).entries())
    await seed.bundle(
      await seed.assessment(claims[index]!, index === 0 ? finished : failed, {
        ...{ conclusion, limitations: ["A limit."], confidence: (["high", "low", "medium"] as const)[index] },
        ...(index === 1 ? { claimVersionId: `sha256:${"1".repeat(64)}` } : {}),
      }),
      repository.id,
    );
  const path = await pages.withJob({ state: "completed", stage: "completed" }, repository);
  const open = await seed.run(experiment, claims, { state: "running", ...ended, finishedAt: null });
  const [version] = await store.repositories.listVersions(repository.id);
  const waiting = await seed.repository({ owner: "ada", slug: "2", title: "质数" });
  const withdrawnAt = "2026-02-01T00:00:00.000Z";
  const gone = { withdrawnAt, withdrawalReason: "§ 2" };
  const withdrawn = await seed.repository({ owner: "ada", slug: "3", title: "质数", ...gone });
  const error = { state: "blocked", stage: "reproduction", lastError: "No sandbox." } as const;
  Object.assign(addresses, {
    home: "/",
    search: `/search?${new URLSearchParams({ q: "质数" })}`,
    "empty search": "/search?q=0000",
    "sign-in": "/sign-in",
    "sign-up": "/sign-up",
    words: "/words",
    reference: "/docs",
    "reference of an operation": "/docs/operations/createRepository",
    "reference of a schema": "/docs/schemas/ClaimEvidence",
    submission: "/submit",
    draft: "/draft",
    keys: "/keys",
    repository: path,
    "waiting repository": await pages.withJob(error, waiting),
    "withdrawn repository": await pages.withJob({ state: "completed", stage: "completed" }, withdrawn),
    certificate: `${path}/certificate`,
    settings: `${path}/settings`,
    "settings after a withdrawal": "/r/ada/3/settings",
    processing: `${path}/processing`,
    "waiting processing": "/r/ada/2/processing",
    version: `${path}/versions/${version!.digest}`,
    "failed Run": `${path}/runs/${failed.id}`,
    "open Run": `${path}/runs/${open.id}`,
    error: "/r/ada/0000",
  });
});
afterAll(() => test[Symbol.asyncDispose]());

const textsIn = async (language: string, address: string, cookie = test.ada.cookie) =>
  visibleTexts((await createBrowser(test.url, `${cookie}; lang=${language}`).open(address)).text);

/** What is no text of a page: names, ids, digests, addresses, units, and words that stand in Chinese texts as well. */
const data =
  /Research Verification Service|\b(?:ada|Ada|run|write|read|bubblewrap|sh|test|x64|UTC|min|ms|s|h|[KMG]iB|PDF|HTTPS|DOI|API|SDK|MCP|JSON|curl|createRepository|ClaimEvidence|arXiv|Zenodo|Commit|Judge)\b|\bsha256:[0-9a-f]+|\b(?:run|claim|asm|job)_[0-9a-z]+|https:\/\/host\/owner\/repository|“unknown”|\bservice_\w*|(?:CC|MIT|Apache)[\w.-]*/g;

const kinds = [
  ...["home", "search", "empty search", "sign-in", "sign-up", "words"],
  ...["reference", "reference of an operation", "reference of a schema"],
  ...["submission", "draft", "keys", "repository"],
  ...[
    "waiting repository",
    "withdrawn repository",
    "certificate",
    "settings",
    "settings after a withdrawal",
    "processing",
    "waiting processing",
    "version",
  ],
  ...["failed Run", "open Run", "error"],
];

describe("a page has no word of another language", () => {
  it("of any kind that there is", () => expect(Object.keys(addresses)).toEqual(kinds));

  it.each(kinds)("in Chinese: %s", async (kind) => {
    const texts = await textsIn("zh-Hans", addresses[kind]!);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(data, "")))).toEqual([]);
  });

  it.each(kinds)("in German: %s", async (kind) => {
    const english = new Set(await textsIn("en", addresses[kind]!));
    const same = (await textsIn("de", addresses[kind]!)).filter((text) => english.has(text));
    const words = same.filter((text) => /[A-Za-z]{2}/.test(text.replace(data, "")));
    expect(
      words.filter((text) => !/^(?:Name|Version|Code|Repository|Community|Parameter|Status)$/.test(text)),
    ).toEqual([]);
  });
});
