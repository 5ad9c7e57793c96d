import { describe, expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const commandOf = (name: string, files: Record<string, string>) =>
  readKind(name, files).part.experiments?.[0]?.command;

describe("a serial workflow of REANA", () => {
  const withCommands = (...commands: string[]) =>
    JSON.stringify({
      inputs: { parameters: { n: 3, name: "a b" } },
      workflow: { type: "serial", specification: { steps: commands.map((each) => ({ commands: [each] })) } },
    });

  it("has the values of its parameters, as REANA puts them there", () => {
    const commands = ["run ${n} $n $$HOME '${name}'", "next"];
    expect(commandOf("reana.yaml", { "reana.yaml": withCommands(...commands) })).toBe(
      "run 3 3 $HOME 'a b' && next",
    );
  });

  it("keeps each command apart where the next would become part of it", () => {
    expect(commandOf("reana.yaml", { "reana.yaml": withCommands("cd a && b # c", "d || e", "f") })).toBe(
      "( cd a && b # c\n) && ( d || e\n) && f",
    );
  });

  it("is not run with a parameter that has no value, and says which", () => {
    const { part, problems } = readKind("reana.yaml", { "reana.yaml": withCommands("run ${m}", "next") });
    expect(part.experiments).toBeUndefined();
    expect(problems).toMatchObject([
      {
        pointer: "/workflow/specification/steps/0/commands/0",
        message: expect.stringContaining("the parameter m"),
      },
    ]);
  });

  it("names what it cannot take, with all other problems", () => {
    const text = "workflow:\n  type: serail\n  file: [x]\noutputs:\n  files: [../../etc/passwd, /tmp/x, 3]\n";
    const { problems } = readKind("reana.yaml", { "reana.yaml": text });
    expect(problems.map(({ line, pointer }) => [line, pointer])).toEqual([
      [2, "/workflow/type"],
      [3, "/workflow/file"],
      [5, "/outputs/files/0"],
      [5, "/outputs/files/1"],
      [5, "/outputs/files/2"],
    ]);
    expect(problems[0]?.message).toMatch(/Found: serail$/);
  });

  it("requires folders as everything in them", () => {
    const text = "workflow: {type: cwl, file: a.cwl}\noutputs: {files: [b/../c.csv], directories: [out/]}\n";
    expect(readKind("reana.yaml", { "reana.yaml": text }).part.outputs).toEqual(["c.csv", "out/**"]);
  });
});

describe("an MLproject", () => {
  it("gives each entry point whose parameters have defaults, quoted, main first", () => {
    const text =
      "entry_points:\n  other: {command: 'b {{x}}'}\n" +
      "  lacking: {parameters: {data: path}, command: 'c {data}'}\n" +
      "  main: {parameters: {n: {default: 1}, s: {type: string, default: \"it's; rm -rf /\"}}, command: 'a {n} {s}'}\n";
    const { experiments, notes } = readKind("MLproject", { MLproject: text }).part;
    expect(experiments?.map(({ id, command }) => [id, command])).toEqual([
      ["main", "a 1 'it'\\''s; rm -rf /'"],
      ["other", "b {x}"],
    ]);
    expect(notes).toEqual([
      "The entry point lacking of MLproject is left out: its parameters data have no default.",
    ]);
  });
});

describe("a pipeline of DVC", () => {
  const yaml = `stages:
  plot:
    cmd: python plot.py
    deps: [model.bin, metrics.json]
    outs: [{figures/fit.svg: {cache: false}}]
  train:
    cmd: ['python fit.py \${train.epochs}', echo done]
    deps: [data/raw.csv, features.csv]
    outs: [model.bin]
    metrics: [metrics.json]
  prepare:
    cmd: python prepare.py
    wdir: src
    deps: [../data/raw.csv]
    outs: [../features.csv]
`;
  it("is one experiment, in the order of what its stages need, which makes anew what they make", () => {
    const { part, problems } = readKind("dvc.yaml", {
      "dvc.yaml": yaml,
      "params.yaml": "train: {epochs: 3}\n",
    });
    expect(problems).toEqual([]);
    expect(part.experiments).toEqual([
      {
        id: "dvc",
        command:
          "rm -rf -- features.csv && ( cd src && python prepare.py\n) && rm -rf -- model.bin metrics.json && " +
          "python fit.py 3 && echo done && rm -rf -- figures/fit.svg && python plot.py",
        makesEverything: true,
        outputs: ["figures/fit.svg"],
      },
    ]);
    expect(part.notes).toEqual(["DVC keeps elsewhere what its stages need, so it is missing: data/raw.csv."]);
  });

  it("has commands without the environments that Calkit makes for them", () => {
    const text =
      "stages:\n  a:\n    cmd: calkit xenv -n main --wdir sim -- python a.py 3\n  b:\n    cmd: calkit xenv -n r -- Rscript b.R\n";
    expect(commandOf("dvc.yaml", { "dvc.yaml": text })).toBe("( cd sim && python a.py 3\n) && Rscript b.R");
  });

  it("has commands with placeholders from dvc.lock", () => {
    const stages =
      "stages:\n  fit:\n    foreach: [a, b]\n    do: {cmd: 'fit ${item}', outs: ['${item}.json']}\n";
    const lock =
      "schema: '2.0'\nstages:\n  fit@a: {cmd: fit a, outs: [{path: a.json, md5: 1}]}\n" +
      "  fit@b: {cmd: fit b, outs: [{path: b, md5: x.dir}]}\n";
    expect(readKind("dvc.yaml", { "dvc.yaml": stages, "dvc.lock": lock }).part.experiments).toMatchObject([
      { command: "rm -rf -- a.json && fit a && rm -rf -- b && fit b", outputs: ["a.json", "b/**"] },
    ]);
    expect(readKind("dvc.yaml", { "dvc.yaml": stages }).part).toEqual({
      notes: [
        "The stage fit of dvc.yaml is left out: its placeholders have no values, and dvc.lock does not have it.",
      ],
    });
  });

  it("is no experiment where its stages go round in a circle", () => {
    const text = "stages: {a: {cmd: a, deps: [y], outs: [x]}, b: {cmd: b, deps: [x], outs: [y]}}\n";
    expect(readKind("dvc.yaml", { "dvc.yaml": text }).part.experiments).toBeUndefined();
  });

  it("does not leave the repository", () => {
    const text =
      "stages:\n  a: {cmd: a, wdir: ../.., outs: [x]}\n  b: {cmd: b, outs: [/etc/passwd]}\n  c: {}\n";
    const { problems } = readKind("dvc.yaml", { "dvc.yaml": text });
    expect(problems.map(({ line, pointer }) => [line, pointer])).toEqual([
      [2, "/stages/a/wdir"],
      [3, "/stages/b/outs/0"],
      [4, "/stages/c"],
    ]);
  });
});
