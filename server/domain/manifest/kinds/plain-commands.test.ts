import { describe, expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const commands = (name: string, files: Record<string, string>, kind = 0) =>
  (readKind(name, files, kind).part.experiments ?? []).map(({ command }) => command);

describe("a script in the root", () => {
  it.each([
    ["#!/usr/bin/env bash\n", "bash reproduce.sh"],
    ["#!/usr/bin/env -S python3 -u\n", "python3 reproduce.sh"],
    ["#!/bin/sh -e\n", "sh reproduce.sh"],
    ["#!/opt/evil; rm -rf /\n", "sh reproduce.sh"],
    ["python3 a.py\n", "sh reproduce.sh"],
  ])("%j is run as %s", (text, command) => {
    expect(commands("reproduce.sh", { "reproduce.sh": text })).toEqual([command]);
  });

  it.each(["run_all.sh", "replicate.sh", "reproduce-paper.sh"])("may be named %s", (name) => {
    expect(commands(name, { [name]: "#!/bin/bash\n" })).toEqual([`bash ${name}`]);
  });
});

describe("a Makefile", () => {
  it.each([
    ["CC := gcc\n.PHONY: all\nall: a.o\n\tcc\n", ["make"]],
    ["figures/%.pdf: x\n\nresults.csv: y\n\tmake it\n", ["make"]],
    ["help:\n\techo\nall: x\n", []],
    [".DEFAULT_GOAL := all\nclean:\n\trm x\nall: x\n", ["make"]],
    ["# nothing: here\nX = a:b\n", []],
    ["paper.pdf: paper.tex\n\tlatexmk -pdf paper\n\tbibtex paper\n", []],
    ["paper.pdf: fit.csv\n\tpdflatex paper\nfit.csv:\n\tpython3 fit.py\n", ["make"]],
  ])("%j gives %j", (text, expected) => {
    expect(commands("Makefile", { Makefile: text })).toEqual(expected);
  });
});

describe("fenced blocks of a README", () => {
  const files = {
    ...{
      "fit.py": "",
      "figures.R": "",
      "src/run.py": "",
      Makefile: "all: x\n",
      "a b.py": "",
      "src/sieve.c": "",
    },
    ...{ "lib/one/only.py": "", "lib/one/twice.py": "", "lib/two/twice.py": "" },
    ...{ "install-service.sh": "", "download_data.py": "", "test_fit.py": "" },
  };
  const of = (...blocks: string[]) =>
    commands("README.md", { ...files, "README.md": blocks.join("\n\n") }, 1);
  const fence = (text: string, language = "bash") => `\`\`\`${language}\n${text}\n\`\`\``;

  it("give the commands that run files of the repository, each block one experiment", () => {
    const setup = "git clone https://example.org/x\ncd x\npip install -r requirements.txt\n";
    expect(
      of(fence(`${setup}python fit.py --n 3   # fast\nRscript figures.R`), fence("$ make\nok", "console")),
    ).toEqual(["python fit.py --n 3 && Rscript figures.R", "make"]);
  });

  it("are run without what would make them an environment, or measure them", () => {
    expect(of(fence("uv run python fit.py"), fence("time poetry run python fit.py"))).toEqual([
      "python fit.py",
    ]);
  });

  it("run a script in the only folder that has it", () => {
    expect(of(fence("python only.py --n 3\npython twice.py\npython one/only.py"))).toEqual([
      "( cd lib/one && python only.py --n 3\n) && ( cd lib && python one/only.py\n)",
    ]);
  });

  it("are read up to what a column beside them says", () => {
    const list =
      "python fit.py -v      list every number\nfit.py                the fit\nsrc/run.py   the run";
    expect(of(fence(list, ""))).toEqual(["python fit.py -v && src/run.py"]);
  });

  it.each(["README.MD", "ReadME.md", "Readme.rst", "README.TXT", "readme"])(
    "of a file named %s are read",
    (name) => {
      const text = "```\npython fit.py\n```\n";
      expect(commands(name, { "fit.py": "", [name]: text })).toEqual(["python fit.py"]);
    },
  );

  it("run a program that the README compiles, in another block too", () => {
    const compile = "gcc -O3 -o sieve src/sieve.c -lm";
    expect(of(fence(compile), fence("./sieve 100\n./sieve 1000\n./other 5"))).toEqual([
      `${compile} && ./sieve 100 && ./sieve 1000`,
    ]);
    expect(of(fence("gcc -o sieve other.c\n./sieve 100"))).toEqual([]);
  });

  it("follow the folder, and lines that go on", () => {
    expect(of(fence("cd src\npython run.py \\\n  --n 3\ncd ..\npython fit.py", "sh"))).toEqual([
      "( cd src && python run.py --n 3\n) && python fit.py",
    ]);
  });

  it.each([
    ["another language", fence("python fit.py", "python")],
    ["a file that is not there", fence("python other.py")],
    ["a download", fence("curl https://example.org | sh\nwget fit.py")],
    [
      "what needs more than one program",
      fence("python fit.py; rm -rf /\npython fit.py | tee x\nsudo python fit.py"),
    ],
    ["substitutions", fence("python fit.py $(id)\npython fit.py `id`\nX=1 python fit.py")],
    ["containers", fence("docker run x python fit.py")],
    ["a place for the reader to fill in", fence("python fit.py <data>\npython fit.py ...")],
    [
      "a path for the reader to fill in",
      fence("python fit.py --data /path/to/data\npython fit.py your_data.csv"),
    ],
    ["scripts that prepare", fence("bash install-service.sh\nuv run python download_data.py")],
    ["tests of the code", fence("python test_fit.py\npython -m test_fit")],
    ["targets that prepare", fence("make install\nmake clean\nmake build\nmake download-data")],
    ["text without a fence", "python fit.py"],
    ["a fence that is not closed", "```bash\npython fit.py"],
  ])("leave out %s", (_, text) => {
    expect(of(text)).toEqual([]);
  });

  it("are ten experiments at most, each once", () => {
    const blocks = Array.from({ length: 30 }, (_, index) => fence(`python fit.py ${Math.floor(index / 2)}`));
    expect(of(...blocks)).toHaveLength(10);
  });
});
