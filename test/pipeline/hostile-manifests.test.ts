import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leftoverFiles } from "../support/leftovers.ts";
import type { Tree } from "../support/mirror.ts";
import { type Outcome, type PipelineService, startPipelineService } from "../support/pipeline-service.ts";

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await startPipelineService();
});
afterAll(() => pipeline[Symbol.asyncDispose]());

const path = ".research/experiment.yml";
const experiments = "experiments:\n  - {id: main, command: 'true'}\n";
const valid = `version: 1\n${experiments}`;
const claimWith = (measurement: string) =>
  `${valid}claims:\n  - id: c\n    statement: S\n    experiment: main\n    measurements:\n      - ${measurement}\n`;
const bomb = `${valid}x: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]\n${"bcdefghij"
  .split("")
  .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefghi"[index]}`).join(", ")}]\n`)
  .join("")}`;

let sent = 0;
async function send(content: string | Buffer, more: Tree = {}): Promise<Outcome> {
  sent += 1;
  const outcome = await pipeline.outcome(`manifest-${sent}`, { [path]: content, ...more });
  expect(leftoverFiles(pipeline.service.dataDir)).toEqual([]);
  return outcome;
}

const refused: [name: string, content: string | Buffer, says: RegExp][] = [
  ["nothing", "", /line 1.*\/: /],
  ["a number", "1", /line 1:1, \/: /],
  ["an unclosed list", "version: 1\nexperiments: [", /line 2:/],
  ["an unknown key", `${valid}colour: red\n`, /line 4:1, \/colour: /],
  [
    "an unknown key of an experiment",
    `${experiments}version: 1\nclaims: []\n`.replace("}", ", cwd: /}"),
    /line 2:\d+, \/experiments\/0\/cwd: /,
  ],
  ["a key twice", `${valid}version: 1\n`, /line 4:1, .*`version` stands here twice/],
  ["__proto__", `${valid}__proto__: {claims: []}\n`, /line 4:1, \/__proto__: /],
  ["a merge key", `${valid}<<: {claims: []}\n`, /line 4:1, \/<<: /],
  ["a tag of JavaScript", `version: !!js/function 'function () { throw 1 }'\n${experiments}`, /line 1:/],
  ["a bomb of aliases", bomb, /alias|\/x: /i],
  [
    "10 MB",
    `${valid}# ${"x".repeat(10 * 1024 * 1024)}\n`,
    /experiment\.yml .*line 1:1, \/: must have 262144 bytes at most/,
  ],
  [
    "10,000 claims",
    `${valid}claims:\n${"  - {id: a, statement: s}\n".repeat(9_000)}`,
    /line 4:\d+, \/claims: .*500/,
  ],
  [
    "85,000 empty claims",
    `${valid}claims: [${"{},".repeat(85_000)}]`,
    /\/claims: has 85000 items, 500 at most/,
  ],
  ["broken YAML of 256 KiB", "{]".repeat(130_000), /Flow map must end|could not be read within 10 s/],
  [
    "more work than a week",
    valid.replace(
      "}",
      ", timeout: 3600, repetitions: 100}\n  - {id: other, command: 'true', timeout: 604800}",
    ),
    /\/experiments: declare 964800 s of work, 604800 at most/,
  ],
  [
    "a tolerance of any number",
    claimWith('{id: m, metric: m, reported: "1", tolerance: 1e308, from: {file: m, pointer: /a}}'),
    /line 9:\d+, \/claims\/0\/measurements\/0\/tolerance: must be less than 100 %/,
  ],
  ["deep nesting", `${valid}claims: ${"[".repeat(50_000)}`, /nested too deeply|cannot be read/],
  ["two documents", `${valid}---\n${valid}`, /one YAML document/],
  ["a NUL", `${valid}claims:\n  - {id: c, statement: "a\\0b"}\n`, /line 5:\d+, .*NUL/],
  ["half a surrogate pair", `${valid}claims:\n  - {id: c, statement: "\\ud800"}\n`, /line 5:/],
  ["bytes that are no UTF-8", Buffer.from(`${valid}# \xFF\xFE\n`, "latin1"), /UTF-8/],
  ["UTF-16", Buffer.from(`\uFEFF${valid}`, "utf16le"), /line 1/],
  ["letters that look like others", valid.replace("main", "mаin"), /line 3:\d+, \/experiments\/0\/id: /],
  [
    "an id that turns its direction",
    valid.replace("main", "\u202Emain"),
    /line 3:\d+, \/experiments\/0\/id: /,
  ],
  [
    "an output outside",
    valid.replace("}", ", outputs: [../../etc/passwd]}"),
    /line 3:\d+, \/experiments\/0\/outputs\/0: /,
  ],
  [
    "an absolute output",
    valid.replace("}", ", outputs: [/etc/passwd]}"),
    /line 3:\d+, \/experiments\/0\/outputs\/0: /,
  ],
  [
    "stdout as an output",
    valid.replace("}", ", outputs: [stdout]}"),
    /line 3:\d+, \/experiments\/0\/outputs\/0: /,
  ],
  ["a negative timeout", valid.replace("}", ", timeout: -1}"), /line 3:\d+, \/experiments\/0\/timeout: /],
  [
    "a timeout without end",
    valid.replace("}", ", timeout: .inf}"),
    /line 3:\d+, \/experiments\/0\/timeout: /,
  ],
  [
    "a number that is none",
    claimWith('{id: m, metric: m, reported: "about 5", from: {file: m, pointer: /a}}'),
    /line 9:\d+, \/claims\/0\/measurements\/0\/reported: /,
  ],
  [
    "a number without quotes",
    claimWith("{id: m, metric: m, reported: 4.74, from: {file: m, pointer: /a}}"),
    /line 9:\d+, \/claims\/0\/measurements\/0\/reported: /,
  ],
  [
    "an expression that looks back",
    claimWith(`{id: m, metric: m, reported: "1", from: {file: m, regex: '(a)\\1'}}`),
    /line 9:\d+, \/claims\/0\/measurements\/0\/from\/regex: /,
  ],
  [
    "an expression without a group",
    claimWith(`{id: m, metric: m, reported: "1", from: {file: m, regex: 'a+'}}`),
    /line 9:\d+, .*regex: .*one/,
  ],
  [
    "an expression that explodes",
    claimWith(`{id: m, metric: m, reported: "1", from: {file: m, regex: '((a{1,100}){1,100}){1,100}'}}`),
    /line 9:\d+, .*\/regex: /,
  ],
  [
    "an experiment that is not there",
    claimWith('{id: m, metric: m, reported: "1", from: {file: m, pointer: /a}}').replace(
      "experiment: main",
      "experiment: other",
    ),
    /line 7:\d+, \/claims\/0\/experiment: There is no experiment `other`/,
  ],
];

describe("a manifest is refused, with its line and field, for", () => {
  it.each(refused)("%s", async (_, content, says) => {
    const { job, runs, events } = await send(content);
    expect(job).toMatchObject({ state: "failed", stage: "research_compilation" });
    expect(job.lastError).toMatch(says);
    expect(job.lastError!.length).toBeLessThan(8_000);
    expect(runs).toEqual([]);
    expect(events.at(-1)?.eventType).toBe("processing.failed");
  });
});

it("a manifest is refused where it is a link, whatever that points at", async () => {
  const { job } = await pipeline.outcome("manifest-link", {
    [path]: { link: "../real.yml" },
    "real.yml": valid,
  });
  expect(job).toMatchObject({ state: "failed", stage: "research_compilation" });
  expect(job.lastError).toMatch(/line 1:1, \/: must be a regular file/);
});

describe("a manifest is taken as it is meant", () => {
  it("with a byte order mark, CRLF and texts in any writing", async () => {
    const statement = "Der Wert ist 4,74 \u{1F9EA} \u202Eund\u202C <script>alert(1)</script> \u0301e\u200B";
    const claim = `claims:\n  - {id: c, statement: ${JSON.stringify(statement)}}\n`;
    const { job, claims } = await send(`\uFEFF${(valid + claim).replaceAll("\n", "\r\n")}`);
    expect(job).toMatchObject({ state: "completed" });
    expect(claims[0]?.statement).toBe(statement);
    const page = await fetch(`${pipeline.service.url}/r/ada/manifest-${sent}`, {
      headers: { accept: "text/html" },
    });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain("<script>alert");
  });

  it("where its outputs have the names that the service gives to its own files", async () => {
    const outputs = ["run.json", "_run.json", "repetition-2/run.json", "stdout/a"];
    const compute = `awk 'BEGIN { print "{\\"v\\": " 948 / 200 "}" }'`;
    const write = outputs.map((output) => `mkdir -p $(dirname ${output}); ${compute} > ${output}`);
    const measurements = outputs.map((file, index) => ({
      id: `m${index}`,
      metric: "v",
      reported: "4.74",
      from: { file, pointer: "/v" },
    }));
    const { runs, claims } = await send(
      JSON.stringify({
        version: 1,
        experiments: [{ id: "main", command: write.join("\n"), repetitions: 2, outputs }],
        claims: [{ id: "c", statement: "All are 4.74.", experiment: "main", measurements }],
      }),
    );
    expect(runs[0]?.execution).toEqual({ state: "succeeded", failure: null });
    expect(claims[0]?.evidence.state).toBe("supported");
    const found = new Map(runs[0]?.evidence.map(({ sourcePath, digest }) => [sourcePath, digest]));
    const own = found.get("run.json");
    for (const output of outputs) {
      expect(found.get(output)).toBe(own);
      expect(found.get(`_repetition-2/${output}`)).toBe(own);
    }
    expect(found.get("__run.json")).toMatch(/^sha256:/);
    expect(found.get("__run.json")).not.toBe(own);
  });
});
