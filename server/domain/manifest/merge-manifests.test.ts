import { describe, expect, it } from "vitest";
import type { ManifestPart, SourcedPart } from "./kinds/manifest-kind.ts";
import { parseManifest } from "./manifest.ts";
import { mergeManifests } from "./merge-manifests.ts";

const part = (path: string, said: ManifestPart, confidence: SourcedPart["confidence"] = "medium") => ({
  path,
  confidence,
  part: said,
});
const own = (text: string): SourcedPart => {
  const parsed = parseManifest(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return part("own", { own: parsed.manifest }, "high");
};
const make = { id: "make", command: "make", makesEverything: true };

describe("mergeManifests", () => {
  it.each([
    ["python src/fit.py && python src/plot.py", ["make"]],
    ["python3 src/plot.py", ["make"]],
    ["python src/other.py", ["make", "python src/other.py"]],
    ["python src/fit.py && python src/other.py", ["make", "python src/fit.py && python src/other.py"]],
  ])("runs %j of a README once where what makes everything runs it: %j", (command, expected) => {
    const steps = ["python src/fit.py", "python src/plot.py"];
    const { manifest } = mergeManifests([
      part("Makefile", { experiments: [{ ...make, steps }] }, "low"),
      part("README.md", { experiments: [{ id: "a", command }] }, "low"),
    ]);
    expect(manifest.experiments.map((each) => each.command)).toEqual(expected);
    expect(manifest.experiments[0]).not.toHaveProperty("steps");
  });

  it("runs a script by its name once, where a README runs it with others", () => {
    const { manifest } = mergeManifests([
      part("run.sh", { experiments: [{ id: "run-sh", command: "sh run.sh", makesEverything: true }] }, "low"),
      part("README.md", { experiments: [{ id: "a", command: "./run.sh && python plot.py" }] }, "low"),
    ]);
    expect(manifest.experiments).toMatchObject([{ id: "a", command: "./run.sh && python plot.py" }]);
  });

  it("gives each field the first file that has it, and its source", () => {
    const { manifest, notes } = mergeManifests([
      part("reana.yaml", { experiments: [{ id: "a", command: "sh run.sh" }] }),
      part("dvc.yaml", { experiments: [{ id: "b", command: "bash run.sh", memoryMiB: 99 }, make] }),
      part("codecheck.yml", { outputs: ["z", "y"], paper: { authors: ["Ada"] } }),
      part("codemeta.json", { paper: { authors: ["Mary"], url: "https://doi.org/10.1/1" } }),
      part("Makefile", { experiments: [make] }, "low"),
    ]);
    expect(notes).toEqual([]);
    expect(manifest.experiments).toEqual([
      {
        id: "a",
        command: "sh run.sh",
        timeoutSeconds: 3600,
        memoryMiB: 99,
        seed: null,
        repetitions: 1,
        requires: [],
        outputs: ["y", "z"],
        confidence: "medium",
        sources: { command: "reana.yaml", memoryMiB: "dvc.yaml", outputs: "codecheck.yml" },
      },
    ]);
    expect(manifest.paper).toEqual({
      authors: ["Ada"],
      url: "https://doi.org/10.1/1",
      sources: { authors: "codecheck.yml", url: "codemeta.json" },
    });
  });

  it("keeps our own manifest as it is, and adds to it only what it leaves empty", () => {
    const claim = "claims:\n  - {id: a, statement: S}\n";
    const text = `version: 1\nexperiments:\n  - {id: main, command: make}\n  - {id: two, command: b}\n${claim}`;
    const { manifest } = mergeManifests([
      own(text),
      part("reana.yaml", {
        experiments: [
          { id: "x", command: "other" },
          { ...make, outputs: ["o"] },
        ],
      }),
      part("README.md", {
        claims: [{ id: "m", type: "t", statement: "M", locator: "", experiment: null, measurements: [] }],
      }),
    ]);
    expect(manifest.experiments).toMatchObject([
      { id: "main", timeoutSeconds: 600, memoryMiB: 2048, outputs: ["o"], confidence: "high" },
      { id: "two", outputs: [], confidence: "high", sources: { command: "own" } },
    ]);
    expect(manifest.experiments[0]?.sources).toMatchObject({ command: "own", outputs: "reana.yaml" });
    expect(manifest.claims.map(({ id }) => id)).toEqual(["a"]);
  });

  it("offers commands that nobody declared together, twenty at most, each once, with ids of their own", () => {
    const readme = Array.from({ length: 22 }, (_, index) => ({ id: "run", command: `python a.py ${index}` }));
    const { manifest } = mergeManifests([
      part("run.sh", { experiments: [{ id: "run", command: "sh run.sh", makesEverything: true }] }, "low"),
      part("README.md", { experiments: [{ id: "x", command: "./run.sh" }, ...readme] }, "low"),
      part("codecheck.yml", { outputs: ["figure.pdf"] }),
    ]);
    expect(manifest.experiments).toHaveLength(20);
    expect(manifest.experiments.map(({ id }) => id).slice(0, 3)).toEqual(["run", "run-2", "run-3"]);
    expect(manifest.experiments[0]).toMatchObject({ outputs: ["figure.pdf"], timeoutSeconds: 600 });
    expect(manifest.experiments.every(({ confidence }) => confidence === "low")).toBe(true);
  });

  it("does not guess which experiment makes a file", () => {
    const two = [
      { id: "a", command: "a" },
      { id: "b", command: "b" },
    ];
    const outputs = part("codecheck.yml", { outputs: ["x", "y"] });
    expect(mergeManifests([part("README.md", { experiments: two }, "low"), outputs]).notes).toEqual([
      "codecheck.yml names files that must be made again (2), and nothing says which of the experiments makes them.",
    ]);
    expect(mergeManifests([outputs]).notes).toEqual([
      "codecheck.yml names files that must be made again (2), and no command was found that makes them.",
    ]);
  });
});
