import { expect, it } from "vitest";
import { executionStates } from "../__generated__/enumerations.ts";
import type { Environment, Run } from "../__generated__/types.ts";
import { countConclusions } from "../domain/verdict/derived-states.ts";
import { environmentId, environmentList } from "./environment-list.ts";
import { translatorInto } from "./language/translator.ts";
import { runTable } from "./run-table.ts";

const t = translatorInto("en");
const run = (changes: Partial<Run> = {}): Run =>
  ({
    ...{ id: "run_1", execution: { state: "succeeded", failure: null }, finishedAt: null, links: {} },
    assessment: {
      ...{ conclusion: null, conclusionCounts: countConclusions([]), assessmentCount: 0 },
      latestAssessmentAt: null,
    },
    ...changes,
  }) as Run;
const render = (changes: Partial<Run>, environments = new Map<string, Environment>()) =>
  String(runTable(t, [run(changes)], environments, { base: "/r/ada/paper" }));

it.each(executionStates)("shows that a Run is %s without a verdict's word or colour", (state) => {
  const html = render({ execution: { state, failure: null } });
  expect(html.match(/class="state[^"]*"/g)).toEqual(['class="state"']);
  expect(html).not.toMatch(/succeeded|supported|verified/);
});

it("shows the verdict of its Assessments apart from how it ended", () => {
  const conclusionCounts = countConclusions(["supports", "supports", "contradicts"]);
  const html = render({ assessment: { ...run().assessment, conclusion: "challenges", conclusionCounts } });
  expect(html.match(/<span class="state \w+">[^<]*/g)).toEqual([
    '<span class="state supported">2 supported',
    '<span class="state contradicted">1 contradicted',
  ]);
  expect(render({})).toContain("none assessed");
  const latestAssessmentAt = "2026-03-01T00:00:00.000Z";
  expect(render({ assessment: { ...run().assessment, latestAssessmentAt } })).toContain("all superseded");
});

it("links an interrupted Run to the one that took its place", () => {
  const links = { replacedBy: "https://service.example/api/v1/runs/run_2" };
  const html = render({ execution: { state: "unknown", failure: null }, links });
  expect(html).toContain('<span class="state">interrupted</span>');
  expect(html).toContain('replaced by <a href="#run_2"><code>run_2</code></a>');
  expect(render({ links: { replacedBy: null } })).not.toContain("replaced");
});

const environment: Environment = {
  ...{ digest: `sha256:${"ab".repeat(32)}`, architecture: "x64", cpuCount: 4, cpuModel: "A <processor>" },
  ...{ cpuFeatures: ["avx2"], os: "Debian 12", kernel: "6.1", libc: "glibc 2.36", network: "none" },
  ...{
    blas: [{ library: "OpenBLAS", version: "0.3.21", kernel: "Haswell" }],
    runtimes: { python: "3.11.2" },
  },
  ...{ packages: { "python:numpy": "1.24.2" }, variables: { TZ: "UTC" }, memoryLimitBytes: 2 ** 30 },
  ...{ executor: "bubblewrap", sourceCommit: "0".repeat(40) },
};

it("shows each environment once, and each Run leads to its own", () => {
  const id = environmentId(environment);
  expect(render({}, new Map([["run_1", environment]]))).toContain(`href="#${id}"`);
  const html = String(environmentList(t, [environment, { ...environment }]));
  expect(html.split(`<details id="${id}">`)).toHaveLength(2);
  for (const text of [
    "A &lt;processor&gt;, Debian 12",
    "4, x64, avx2",
    "OpenBLAS 0.3.21 kernel Haswell",
    "glibc 2.36",
    "python 3.11.2",
    "python:numpy 1.24.2",
    "TZ=UTC",
    "1024 MiB",
  ])
    expect(html).toContain(text);
});

it("bounds the packages that it lists, and leaves out what an older record lacks", () => {
  const packages = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`p${index}`, "1"]));
  const html = String(environmentList(t, [{ ...environment, packages }]));
  expect(html).toContain("p499 1, and 100 more");
  expect(html).not.toContain("p500 1");
  const { blas: _, libc: __, cpuModel: ___, packages: ____, ...old } = environment;
  const rendered = String(environmentList(t, [old]));
  expect(rendered).toContain("<summary>x64, Debian 12</summary>");
  expect(rendered).not.toMatch(/Linear algebra|C library|Packages/);
});
