import { describe, expect, it } from "vitest";
import { parseManifest } from "./manifest.ts";

const sample = `version: 1
experiments:
  - id: main
    command: python3 verify.py
    timeout: 60
    memory: 1024
    seed: 1
    repetitions: 3
    requires: [python3-numpy]
    outputs: [metrics.json, log/run.txt]
claims:
  - id: uniform-digits
    type: empirical
    statement: The first 1000 decimal digits of pi are uniform at the 5 % level.
    locator: Section 4, Table 1
    experiment: main
    measurements:
      - id: chi_square
        metric: chi_square
        unit: "1"
        comparator: "~="
        reported: "4.74"
        tolerance: 0.01
        primary: false
        from: {file: metrics.json, pointer: /chi_square}
      - {id: slope, metric: slope, reported: "12.3 ± 0.4", from: {file: out.csv, row: 3, column: slope}}
      - {id: printed, metric: chi2, reported: "1,234", tolerance: "1%", from: {file: stdout, regex: "chi2 = ([0-9.]+)"}}
      - {id: exact, metric: count, comparator: "=", reported: "9", from: {file: stderr, regex: "n=(.*)"}}
      - id: figure
        metric: figure
        from: {file: figures/a.svg, sha256: "sha256:${"0".repeat(64)}"}
`;
const minimal = "version: 1\nexperiments:\n  - {id: main, command: make}\n";

const parsed = (text: string) => {
  const result = parseManifest(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.manifest;
};
describe("a valid manifest", () => {
  it("may name the image that its experiments run in", () => {
    const image = (text: string) => `${minimal}environment: {image: "${text}"}
`;
    expect(parsed(image("rocker/r-ver:4.3.1")).experiments).toMatchObject([{ image: "rocker/r-ver:4.3.1" }]);
    expect(parsed(minimal).experiments[0]).not.toHaveProperty("image");
    for (const wrong of ["", "Rocker/R", "a b", "--help", "https://ghcr.io/a", `a@sha256:${"0".repeat(63)}`])
      expect(parseManifest(image(wrong))).toMatchObject({ problems: [{ pointer: "/environment/image" }] });
    expect(
      parseManifest(`${minimal}environment: {docker: x}
`),
    ).toMatchObject({
      problems: [{ pointer: "/environment/image" }, { pointer: "/environment/docker" }],
    });
  });

  it("is parsed completely", () => {
    const { experiments, claims } = parsed(sample);
    expect(experiments).toEqual([
      {
        id: "main",
        command: "python3 verify.py",
        timeoutSeconds: 60,
        memoryMiB: 1024,
        seed: 1,
        repetitions: 3,
        requires: ["python3-numpy"],
        outputs: ["figures/a.svg", "log/run.txt", "metrics.json", "out.csv"],
      },
    ]);
    expect(claims[0]).toMatchObject({
      id: "uniform-digits",
      locator: "Section 4, Table 1",
      experiment: "main",
    });
    expect(claims[0]?.measurements[0]).toEqual({
      id: "chi_square",
      metric: "chi_square",
      unit: "1",
      comparator: "~=",
      reported: "4.74",
      reportedValue: 4.74,
      tolerance: 0.01,
      effectiveTolerance: 0.005,
      primary: false,
      from: { file: "metrics.json", pointer: "/chi_square" },
    });
  });

  it("allows a match what the print gives, and keeps the declared tolerance", () => {
    const [, slope, printed, exact, figure] = parsed(sample).claims[0]!.measurements;
    expect(slope).toMatchObject({
      reportedValue: 12.3,
      tolerance: null,
      effectiveTolerance: 0.4,
      primary: true,
    });
    expect(printed).toMatchObject({ reportedValue: 1234, tolerance: 12.34, effectiveTolerance: 0.5 });
    expect(exact).toMatchObject({ tolerance: null, effectiveTolerance: 0 });
    expect(figure).toMatchObject({
      comparator: "=",
      reported: null,
      reportedValue: null,
      effectiveTolerance: null,
    });
  });

  it("may list a seed for each repetition", () => {
    const seeded = (more: string) => parsed(minimal.replace("}", `, ${more}}`)).experiments[0];
    expect(seeded("seeds: [5, 3]")).toMatchObject({ seed: null, seeds: [5, 3], repetitions: 2 });
    expect(seeded("seeds: [0, 9007199254740991], repetitions: 2")).toMatchObject({ repetitions: 2 });
    expect(seeded("seed: 5, repetitions: 2")).not.toHaveProperty("seeds");
  });

  it("may say that a number was read from a figure", () => {
    const measurements = (text: string) => parsed(text).claims[0]!.measurements;
    const figure = sample.replace('reported: "9"', 'reported: "9", printed: figure');
    expect(measurements(figure)[3]).toMatchObject({ reported: "9", printed: "figure" });
    expect(measurements(sample)[3]).not.toHaveProperty("printed");
  });

  it("may have variables, a folder, patterns, several files and an uncertainty", () => {
    const text = sample
      .replace("    timeout: 60", "    workdir: src\n    env: {PYTHONPATH: lib}\n    timeout: 60")
      .replace("{file: out.csv,", '{files: ["runs/*.csv", out.csv], combine: mean,')
      .replace("primary: false", "uncertainty: {file: error.txt, regex: '(.+)'}");
    const { experiments, claims } = parsed(text);
    expect(experiments[0]).toMatchObject({ workdir: "src", env: { PYTHONPATH: "lib" } });
    // Whatever is read is removed before a Run.
    expect(experiments[0]?.outputs).toEqual(
      expect.arrayContaining(["error.txt", "metrics.json", "out.csv", "runs/*.csv"]),
    );
    const [first, second] = claims[0]!.measurements;
    expect(first?.uncertainty).toEqual({ file: "error.txt", regex: "(.+)" });
    expect(second?.from).toEqual({
      ...{ file: "runs/*.csv", files: ["runs/*.csv", "out.csv"], combine: "mean", row: 3, column: "slope" },
    });
    for (const member of ["workdir", "env"]) expect(parsed(sample).experiments[0]).not.toHaveProperty(member);
    expect(parsed(sample).claims[0]?.measurements[0]).not.toHaveProperty("uncertainty");
    expect(parsed(minimal.replace("}", ", env: {}}")).experiments[0]).not.toHaveProperty("env");
  });

  it("applies defaults", () => {
    const { experiments, claims } = parsed(`${minimal}claims:\n  - {id: a, statement: Text}\n`);
    expect(experiments).toEqual([
      {
        id: "main",
        command: "make",
        timeoutSeconds: 600,
        memoryMiB: 2048,
        seed: null,
        repetitions: 1,
        requires: [],
        outputs: [],
      },
    ]);
    expect(claims).toEqual([
      { id: "a", type: "empirical", statement: "Text", locator: "", experiment: null, measurements: [] },
    ]);
    expect(parsed(minimal).claims).toEqual([]);
  });

  it("may be bytes, with a byte order mark, Windows line ends, anchors and a comment", () => {
    const text = `\ufeff# how\r\n${minimal.replace("command: make", "command: &c make").replaceAll("\n", "\r\n")}`;
    expect(parseManifest(Buffer.from(text))).toMatchObject({ ok: true });
    expect(
      parsed(minimal.replace("}", "}\n  - {id: other, command: *c}").replace("make", "&c make")).experiments,
    ).toHaveLength(2);
  });
});
