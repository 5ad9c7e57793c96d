import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tree } from "../support/mirror.ts";
import { type Outcome, type PipelineService, startPipelineService } from "../support/pipeline-service.ts";

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await startPipelineService();
});
afterAll(() => pipeline[Symbol.asyncDispose]());

const own = ".research/experiment.yml";
const pageOf = async (slug: string) =>
  (await fetch(`${pipeline.service.url}/r/ada/${slug}`, { headers: { accept: "text/html" } })).text();
const compilation = ({ events }: Outcome) =>
  events.find(({ stage, eventType }) => stage === "research_compilation" && !/started/.test(eventType));
const codecheck = (report = "https://doi.org/10.5281/zenodo.3674056", certificate = "2020-001") =>
  `manifest:\n  - file: figures/fit.svg\npaper:\n  title: T\n  authors:\n    - name: Ada Lovelace\n` +
  `  reference: https://doi.org/10.1000/1\ncodechecker:\n  - name: C\nreport: ${report}\ncertificate: ${certificate}\n`;

describe("code without our own manifest", () => {
  it("has experiments from what is there, each field with its source, which run though no Claim names one", async () => {
    const tree: Tree = { Makefile: "all: figures/fit.svg\n", "codecheck.yml": codecheck() };
    const outcome = await pipeline.outcome("kinds-make", tree);
    expect(outcome.job).toMatchObject({ state: "completed" });
    expect(compilation(outcome)?.payload).toMatchObject({
      manifest: "Makefile",
      experiments: 1,
      claims: 0,
      sources: [
        { experiment: "make", confidence: "low", sources: { command: "Makefile", outputs: "codecheck.yml" } },
      ],
      paper: { authors: "codecheck.yml", url: "codecheck.yml" },
      files: ["codecheck.yml", "Makefile"],
    });
    // Nothing makes the figure: the Run says that the authors' command does not work, and nothing of any Claim.
    expect(outcome.runs).toMatchObject([{ state: "failed", claimIds: [], assessments: [] }]);
    const page = await pageOf("kinds-make");
    expect(page).toContain('href="https://doi.org/10.1000/1"');
    const record = await fetch(`${pipeline.service.url}/r/ada/kinds-make`, {
      headers: { accept: "application/json" },
    });
    expect(await record.json()).toMatchObject({ authors: ["Ada Lovelace"] });
  });

  it("has what it left kept, which nobody declared, and no Run fails for want of it", async () => {
    const script =
      "mkdir plots\necho '<svg xmlns=\"http://www.w3.org/2000/svg\"/>' > plots/fit.svg\nprintf 1 > data.csv\n";
    const files = {
      "run.sh": `#!/bin/sh\n${script}ln -s /etc/passwd users.csv\n`,
      "data.csv": "0",
      "same.csv": "0",
    };
    const { runs } = await pipeline.outcome("kinds-left", files);
    expect(runs).toMatchObject([{ execution: { state: "succeeded" } }]);
    const left = runs[0]!.evidence.filter(({ summary }) => summary.includes("nobody declared"));
    expect(left.map(({ sourcePath }) => sourcePath)).toEqual(["data.csv", "plots/fit.svg"]);
    expect(left).toMatchObject([
      { sourcePath: "data.csv", kind: "artifact" },
      { sourcePath: "plots/fit.svg", kind: "figure" },
    ]);
  });

  it("has the Claims of a model card", async () => {
    const card =
      "---\nmodel-index:\n- name: m\n  results:\n  - task: {type: t}\n    dataset: {type: d, name: Data}\n" +
      "    metrics: [{type: accuracy, value: 0.91}]\n---\n# m\n";
    const { job, claims, runs } = await pipeline.outcome("kinds-card", { "README.md": card });
    expect(job.state).toBe("completed");
    expect(claims).toMatchObject([
      { statement: "accuracy of m on Data is 0.91.", evidence: { state: "notAssessed" } },
    ]);
    expect(runs).toEqual([]);
  });

  it("is skipped, with what was named and cannot be done, where nothing says what is run", async () => {
    const outcome = await pipeline.outcome("kinds-cwl", {
      "reana.yaml": "workflow: {type: cwl, file: main.cwl}\n",
    });
    expect(outcome.job.state).toBe("completed");
    expect(compilation(outcome)).toMatchObject({
      eventType: "processing.stage_skipped",
      payload: {
        reason: expect.stringContaining(
          "no .research/experiment.yml, and nothing else in it says what is to be run",
        ),
        notes: ["reana.yaml names a workflow of type cwl (main.cwl), which the service cannot run."],
      },
    });
  });
});

describe("a manifest that is not valid", () => {
  it("is noted, and stands in nobody's way, where another one suffices", async () => {
    const tree: Tree = { "reproduce.sh": "true\n", "codecheck.yml": codecheck("FIXME", "20XX-000") };
    const outcome = await pipeline.outcome("kinds-noted", tree);
    expect(outcome.job.state).toBe("completed");
    expect(compilation(outcome)?.payload).toMatchObject({
      experiments: 1,
      problems: [
        {
          path: "codecheck.yml",
          line: 10,
          pointer: "/report",
          message: expect.stringContaining("Found: FIXME"),
        },
        { path: "codecheck.yml", line: 10, pointer: "/report" },
        {
          path: "codecheck.yml",
          line: 11,
          pointer: "/certificate",
          message: expect.stringContaining("Found: 20XX-000"),
        },
      ],
    });
  });

  it("fails the job where it is all there is, with all its problems in the error, the event and the page", async () => {
    const { job, events } = await pipeline.outcome("kinds-refused", {
      "codecheck.yml": codecheck("FIXME", "20XX-000").replace("figures/fit.svg", "../fit.svg"),
    });
    expect(job).toMatchObject({ state: "failed", stage: "research_compilation" });
    const page = await pageOf("kinds-refused");
    const found = ["line 2:5, /manifest/0/file: ", "line 10:1, /report: ", "line 11:1, /certificate: "];
    for (const each of [...found, "Found: 20XX-000", "Found: ../fit.svg"]) {
      expect(job.lastError).toContain(each);
      expect(page).toContain(each);
    }
    expect(events.at(-1)?.payload.issues).toHaveLength(4);
  });

  it("of our own has every problem in the error, the event and the page", async () => {
    const wrong = Array.from({ length: 12 }, (_, index) => `  - {id: Bad${index}, command: x}\n`).join("");
    const { job, events } = await pipeline.outcome("kinds-own", {
      [own]: `version: 1\nexperiments:\n${wrong}`,
    });
    const page = await pageOf("kinds-own");
    for (let index = 0; index < 12; index++) {
      const problem = `line ${index + 3}:6, /experiments/${index}/id: `;
      expect(job.lastError).toContain(problem);
      expect(page).toContain(problem);
      expect(job.lastError).toContain(`Found: Bad${index}`);
    }
    expect(events.at(-1)?.payload.issues).toHaveLength(12);
  });

  it.each<[string, Tree]>([
    ["a link", { "codecheck.yml": { link: "other" }, other: "x" }],
    [
      "a bomb",
      {
        "dvc.yaml": `a: &a [1,1,1,1]\n${"bcdefghi"
          .split("")
          .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[index]}`)}]\n`)
          .join("")}`,
      },
    ],
    ["much too long", { MLproject: `# ${"x".repeat(300_000)}` }],
    ["nothing but brackets", { "ro-crate-metadata.json": "[".repeat(100_000) }],
    [
      "stages in great number",
      { "dvc.yaml": `stages:\n${Array.from({ length: 3000 }, (_, n) => `  s${n}: {}\n`).join("")}` },
    ],
    ["a README of fences", { "README.md": "```bash\n".repeat(30_000) }],
    ["a Makefile of blank lines", { Makefile: `${"\n".repeat(200_000)}x` }],
  ])("keeps no job from ending where it is %s", async (name, tree) => {
    const { job } = await pipeline.outcome(`kinds-${name.replaceAll(" ", "-").toLowerCase()}`, {
      ...tree,
      "run.sh": "true\n",
    });
    expect(job.state).toBe("completed");
  });
});
