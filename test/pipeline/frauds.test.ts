import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunArtifact } from "../../server/domain/verdict/run-artifact.ts";
import type { Tree } from "../support/mirror.ts";
import { experimentOf, type PipelineService, startPipelineService } from "../support/pipeline-service.ts";

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await startPipelineService();
});
afterAll(() => pipeline[Symbol.asyncDispose]());

/** What run.json says of an experiment that should give 4.74. */
async function artifactOf(name: string, command: string, tree: Tree = {}, experiment = {}) {
  const outcome = await pipeline.outcome(name, { ...experimentOf(command, experiment), ...tree });
  const { runs, log, job } = outcome;
  expect(job.state, job.lastError ?? "").toBe("completed");
  const file = runs[0]!.evidence.find(({ sourcePath }) => sourcePath === "run.json")!;
  const { url } = pipeline.service;
  const artifact = (await (await fetch(new URL(file.downloadUrl, url))).json()) as RunArtifact;
  const found = artifact.findings!.map(({ code, path, line }) => [code, path, line]);
  return {
    artifact,
    found,
    log,
    run: runs[0]!,
    claims: outcome.claims,
    paths: runs[0]!.evidence.map(({ sourcePath }) => sourcePath),
  };
}

const python = (code: string): Tree => ({ "main.py": `import json, sys\n${code}` });
const write = (value: string) => `json.dump({"value": ${value}}, open("metrics.json", "w"))\n`;

describe("an experiment finds", () => {
  it("neither the manifest, whose number it could copy, nor a history", async () => {
    const look = "ls -d .research .git sub/.git; cat .research/experiment.yml";
    const { run, log } = await artifactOf("reads-manifest", `${look} && sh measure.sh`);
    expect(run.execution).toMatchObject({ state: "failed" });
    expect(log).not.toContain("4.74");
    expect(log.match(/No such file/g)).toHaveLength(4);
  });
});

describe("what stops code on another machine", () => {
  const code = [
    "cd /home/jane/paper",
    "n=$(cut -d, -f1 Input.csv)",
    `awk -v n=$n 'BEGIN { print "{\\"value\\": " n / 20000 "}" }' > results/metrics.json`,
  ];
  const from = { file: "results/metrics.json", pointer: "/value" };

  it("is stepped over after a failure, and said in run.json, in the log and beside the verdict", async () => {
    const tree = { ...experimentOf("sh run.sh", { repetitions: 2 }, from), "run.sh": `${code.join("\n")}\n` };
    const { artifact, log, claims } = await artifactOf("stumbles", "", tree);
    const notes = [
      "/home/jane/paper, a path of its author's machine (run.sh, line 1), leads to the repository.",
      "Input.csv (run.sh, line 2) is input.csv in the repository, and leads there.",
      "The folder results, which the code writes to (run.sh, line 3), was made.",
    ];
    expect(artifact.steppedOver).toEqual(notes);
    expect(artifact.repetitions.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    for (const note of notes) expect(log).toContain(note);
    expect(claims[0]).toMatchObject({ evidence: { state: "supported" } });
    const { limitations } = claims[0]!.assessments[0]!;
    expect(limitations).toEqual(
      expect.arrayContaining([
        "The experiment failed as it is, and was run again with its surroundings changed.",
        ...notes,
      ]),
    );
  });

  it("hides no copied number", async () => {
    const copying = {
      "run.sh": "cd /home/jane/paper\ncat data.json > results/metrics.json\n",
      "data.json": '{"value": 4.7413}',
    };
    const tree = { ...experimentOf("sh run.sh", {}, from), ...copying };
    const { found } = await artifactOf("stumbling-copy", "", tree);
    expect(found.map(([code]) => code)).toContain("committed_output");
  });

  it("is not tried again where a number was observed", async () => {
    const tree = { "run.sh": "sh measure.sh; cat /home/jane/paper/input.csv\n" };
    const { artifact, log } = await artifactOf("observes", "sh run.sh", tree);
    expect(artifact.steppedOver).toBeUndefined();
    expect(log).not.toContain("is run again");
  });
});

describe("found is", () => {
  it("an echo", async () => {
    const { found } = await artifactOf("echo", "echo '{\"value\": 4.7413}' > metrics.json");
    expect(found).toEqual([
      ["no_computation", null, null],
      ["copied_value", null, null],
    ]);
  });

  it("a number in disguise, beside data that are not read", async () => {
    const code = `json.dump({"value": int("4741") / 1000}, open("metrics.json", "w"))\n`;
    const { found } = await artifactOf("disguised", "python3 main.py", python(code), { repetitions: 2 });
    expect(found).toEqual([["no_input", null, null]]);
  });

  it("a script that only prints", async () => {
    const script = { "print.sh": "#!/bin/sh\necho '{\"value\": 4.7413}' > metrics.json\n" };
    const { found } = await artifactOf("prints", "sh print.sh", script);
    expect(found).toEqual([
      ["no_computation", "print.sh", 2],
      ["copied_value", "print.sh", 2],
    ]);
  });

  it("a number in code", async () => {
    const { found, log } = await artifactOf("literal", "python3 main.py", python(write("4.7413")));
    expect(found).toEqual([["copied_value", "main.py", 2]]);
    expect(log).toContain("Observed numbers stand in the code (places: 1)");
  });

  it("a number in a variable of the manifest", async () => {
    const code = write("float(__import__('os').environ['V'])");
    const { found } = await artifactOf("variable", "python3 main.py", python(code), { env: { V: "4.7413" } });
    expect(found).toContainEqual(["copied_value", null, null]);
  });

  it("a number in a committed file, whatever it is called and rounded to", async () => {
    const code = write("round(json.load(open('saved.json'))['fit'], 2)");
    const saved = { "saved.json": '{"n": 120,\n "fit": 4.7413}' };
    const { found } = await artifactOf("saved", "python3 main.py", { ...python(code), ...saved });
    expect(found).toEqual([["copied_value", "saved.json", 2]]);
  });

  it("a number in a document, behind letters and with a decimal comma", async () => {
    const files = { "README.md": "It is 4.7413.\n", "saved.csv": "a;4,7413\n", "saved.txt": "a4.7413\n" };
    const texts = Object.keys(files).map((path) => `open('${path}').read()`);
    const code = [
      "import re",
      `[readme, csv, txt] = [re.search('[0-9.]+(,[0-9]+)?', each)[0] for each in [${texts.join(", ")}]]`,
      "values = [float(readme.strip('.')), float(csv.replace(',', '.')), float(txt)]",
      write("values[int(sys.argv[1])]"),
    ].join("\n");
    for (const [index, path] of Object.keys(files).entries()) {
      const { found } = await artifactOf(`said-${index}`, `python3 main.py ${index}`, {
        ...python(code),
        ...files,
      });
      expect(found, path).toContainEqual(["copied_value", path, 1]);
    }
  });

  it("a committed file that becomes the output", async () => {
    const saved = { "saved.json": '{"value": 47.4e-1}\n' };
    const code = "import shutil\nshutil.copy('saved.json', 'metrics.json')\n";
    const { found } = await artifactOf("committed", "python3 main.py", { ...python(code), ...saved });
    expect(found).toEqual([
      ["copied_value", "saved.json", 1],
      ["committed_output", "saved.json", null],
    ]);
  });

  it("a number without which nothing is observed", async () => {
    const code = `value = 4.7413\nif hash(str(value)) != ${"hash('4.' + '7413')"}: sys.exit(1)\n${write("value")}`;
    const { found } = await artifactOf("guarded", "python3 main.py", python(code));
    expect(found).toEqual([["literal_value", "main.py", 2]]);
  });

  it("a seed without effect", async () => {
    const code = write("sum(range(949)) / 94900");
    const { artifact, found } = await artifactOf("seeds", "python3 main.py", python(code), {
      ...{ seed: 5, repetitions: 2 },
    });
    expect(artifact.repetitions.map(({ seed }) => seed)).toEqual([5, 6]);
    expect(found).toEqual([
      ["seed_ignored", null, null],
      ["no_input", null, null],
    ]);
  });
});

describe("not accused is an honest experiment that", () => {
  it("has the expected number in assertions, comments, documents and a reference file", async () => {
    const code =
      `value = round(sum(range(949)) / 94873.5, 4)  # 4.7413\nassert value == 4.7413\n${write("value")}` +
      "if json.load(open('expected.json'))['value'] != value: sys.exit('differs')\n";
    const tree = { "README.md": "It is 4.7413.", "expected.json": '{"value": 4.7413}' };
    const { found, log } = await artifactOf("checks", "python3 main.py", { ...python(code), ...tree });
    expect(log).toContain("The experiment runs once more");
    expect(found).toEqual([]);
  });

  it("depends on a number that is equal by chance, or takes the largest of its data", async () => {
    const code = `rate = 4.7413\nprint(round(9.4826 - rate, 4))\nprint(max(map(float, open('data.csv'))))\n${write("4.74 + 0")}`;
    const measurement = (id: string, regex: string) => ({
      ...{ id, metric: id, reported: "4.7413", from: { file: "stdout", regex } },
    });
    const manifest = {
      version: 1,
      experiments: [{ id: "main", command: "python3 main.py", timeout: 120 }],
      claims: [
        {
          ...{ id: "value", statement: "It is 4.7413.", experiment: "main" },
          measurements: [measurement("chance", "^(.*)\n"), measurement("largest", "\n(.*)\n")],
        },
      ],
    };
    const { found } = await artifactOf("parameters", "python3 main.py", {
      ...python(code),
      "data.csv": "1.5\n4.7413\n3.25\n4.1\n",
      ".research/experiment.yml": JSON.stringify(manifest),
    });
    expect(found).toEqual([]);
  });
});

describe("a second look", () => {
  const environment =
    "import os\nnames = ['SEED', 'OMP_NUM_THREADS']\nprint([os.environ.get(n) for n in names])\n";

  it("is taken where a number is missed, under other conditions, and kept", async () => {
    const code = `${environment}${write("5.1 + int(os.environ['SEED']) / 100")}`;
    const { artifact, log, run, paths } = await artifactOf("missed", "python3 main.py", python(code), {
      ...{ seed: 3 },
    });
    expect(artifact.secondLook).toMatchObject({
      conditions: { SEED: "4", OMP_NUM_THREADS: "2", MKL_CBWR: "COMPATIBLE" },
      execution: "succeeded",
      repetition: { seed: 4, exitCode: 0 },
    });
    const observed = Object.values(artifact.secondLook!.repetition.observations);
    expect(observed).toEqual([{ value: { kind: "number", value: 5.14 } }]);
    expect(log).toMatch(/\['3', '1'\][\s\S]*runs once more, with SEED=4[\s\S]*\['4', '2'\]/);
    expect(paths).toEqual(expect.arrayContaining(["second-look/stdout", "second-look/metrics.json"]));
    expect(run.execution.state).toBe("succeeded");
  });

  it("that fails leaves the Run as it is", async () => {
    const code = `${environment}if os.environ['OMP_NUM_THREADS'] == '2': sys.exit(3)\n${write("5.1 + 0")}`;
    const { artifact, run } = await artifactOf("fails", "python3 main.py", python(code));
    expect(artifact.secondLook).toMatchObject({
      execution: "failed",
      repetition: { seed: null, exitCode: 3 },
    });
    expect(run.execution).toEqual({ state: "succeeded", failure: null });
  });

  it("is not taken where all numbers are there", async () => {
    const { artifact, log } = await artifactOf("there", "python3 main.py", python(write("47.4 / 10")));
    expect(artifact.secondLook).toBeNull();
    expect(log).not.toContain("is not the reported one");
  });
});
