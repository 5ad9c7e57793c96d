import { describe, expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const commands = (name: string, files: Record<string, string>, kind = 0) =>
  (readKind(name, files, kind).part.experiments ?? []).map(({ command }) => command);

describe("a Makefile", () => {
  it.each([
    ["CC := gcc\n.PHONY: all\nall: a.o\n\tcc\n", ["make"]],
    ["figures/%.pdf: x\n\nresults.csv: y\n\tmake it\n", ["make"]],
    ["help:\n\techo\nall: x\n", []],
    ["help:\n\techo\nall: x\nx:\n\tRscript a.R\n", ["make all"]],
    ['default:\n\t@grep "^#" Makefile\nfit:\n\tRscript a.R\n', []],
    ["info:\n\t@echo usage\n\n\t@cat USAGE\nall: x\nx:\n\tRscript a.R\n", ["make all"]],
    ["out.csv:\n\tcat a.csv b.csv > out.csv\n", ["make"]],
    ["install:\n\tpip install .\nreproduce:\n\tpython3 a.py\n", ["make reproduce"]],
    ["all: x\nx:\n\tls\nreplicate:\n\tpython3 a.py\n", ["make replicate"]],
    ["reproduce: x\nx:\n\tRscript a.R\nall: x\n", ["make"]],
    ["help:\n\techo\nall: a.o\n\tcc -o a a.o\n", []],
    [".DEFAULT_GOAL := all\nclean:\n\trm x\nall: x\n", ["make"]],
    ["# nothing: here\nX = a:b\n", []],
    ["paper.pdf: paper.tex\n\tlatexmk -pdf paper\n\tbibtex paper\n", []],
    ["paper.pdf: fit.csv\n\tpdflatex paper\nfit.csv:\n\tpython3 fit.py\n", ["make"]],
    ["all: image\nimage:\n\t@docker build .\nlocal:\n\tRscript a.R\n", []],
    ["paper.pdf: x\n\t./tables.py && pdflatex paper\n", ["make"]],
    // A rule for any file hands it on to another Makefile, which may not be there.
    ["x: y\n\tRscript a.R\n%:\n\t@$(MAKE) -C sub $@\n", ["make"]],
    ["ms.pdf: get\n\t@$(MAKE) -C sub ms.pdf\nget:\n\t@if true; then git submodule init; fi\n", []],
    [
      "D = ./raw\n$(D):\n\tgit submodule add x ./raw\n\tcd raw && git checkout a\nall:\n\t./fit\n",
      ["make all"],
    ],
    ["OUT = a.csv\n${OUT}: x\n\tRscript a.R\n", ["make"]],
    ["x.csv:\n\tcurl -O y/x.csv && Rscript a.R\n", ["make"]],
    ["Q ?= @\ninclude c.mk\nrun-$(TAG): a.o\n\t@echo link\n\t$(Q)${LINKER} -o run a.o\n", []],
  ])("%j gives %j", (text, expected) => {
    expect(commands("Makefile", { Makefile: text })).toEqual(expected);
  });
});

it("that leaves the paper to a folder's Makefile or to a script makes a document", () => {
  const paper = { "src/Makefile": "main.pdf: main.tex\n\tpdflatex main\n", "src/main.tex": "" };
  const recursion = "main.pdf: src/main.tex\n\t$(MAKE) --directory=src\n\tcp src/$@ .\n";
  expect(commands("Makefile", { ...paper, Makefile: recursion })).toEqual([]);
  const fit = {
    "src/Makefile": "main.pdf: main.tex\n\tRscript fit.R\n\tpdflatex main\n",
    "src/main.tex": "",
  };
  expect(commands("Makefile", { ...fit, Makefile: recursion })).toEqual(["make"]);
  const script = "all:\n\tbash build/build.sh\nserve:\n\tpython -m http.server\n";
  const build = { "build/build.sh": "manubot process\npandoc --verbose\n" };
  expect(commands("Makefile", { ...build, Makefile: script })).toEqual([]);
  expect(
    commands("Makefile", { "build/build.sh": "bash build.sh\nRscript a.R\n", Makefile: script }),
  ).toEqual(["make"]);
  const readme = {
    "README.md": "```\nbash build/autobuild.sh\n```",
    "build/autobuild.sh": "while true; do x; done\n",
  };
  expect(commands("README.md", readme, 1)).toEqual([]);
});

it("names the commands that it runs, to compare with those of a README", () => {
  const text =
    "PYTHON ?= python3\nall: a b\na:\n\t@$(PYTHON) ./a.py  --n 1\nb:\n\t-Rscript b.R && $(TOOL) c\nTOOL = sh\nd:\n\tls\n";
  const { experiments } = readKind("Makefile", { Makefile: text }).part;
  expect(experiments?.[0]?.steps).toEqual(["python a.py --n 1", "Rscript b.R", "sh c"]);
});

describe("what a Makefile makes", () => {
  const made = (text: string, ...there: string[]) => {
    const files = { Makefile: text, ...Object.fromEntries(there.map((path) => [path, ""])) };
    return readKind("Makefile", files).part.experiments?.[0]?.outputs;
  };

  it.each([
    [
      "all: a.csv b.csv\na.csv b.csv: c.csv x.R\n\tRscript x.R\nc.csv: raw.csv\n\tsed x raw.csv\nd.csv:\n\tls\n",
      ["a.csv", "b.csv", "c.csv"],
    ],
    [
      "OUT = out\nALL := $(OUT)/a.csv \\\n  ./out/b.csv # both\nall: $(ALL) | out\nout/%.csv: %.py c.csv\n\tpython $<\n",
      ["out/a.csv", "out/b.csv"],
    ],
    // Neither what make computes, nor documents, nor what is fetched.
    [
      "all: paper.pdf $(wildcard *.csv) raw.csv\npaper.pdf: a.csv\n\tlatexmk paper\na.csv:\n\t./fit\nraw.csv:\n\twget x\n",
      ["a.csv"],
    ],
    ["all: all a.csv\na.csv: a.csv\n", []],
    ["all: a.csv Makefile\na.csv:\n\t./fit\nMake%:\n\t./make\n%: Makefile\n\tmake -C x $@\n", ["a.csv"]],
  ])("%j is %j", (text, expected) => {
    expect(
      made(text, "a.csv", "b.csv", "c.csv", "raw.csv", "paper.pdf", "out/a.csv", "out/b.csv", "d.csv"),
    ).toEqual(expected);
  });

  it("is made again where a README only says make, in the Makefile's folder", () => {
    const files = {
      "README.md": "Type `make` to run it.",
      "b/README.md": "Type `make` to run it.",
      "b/Makefile": "a.html: a.Rmd\n\tR $(O) -e \"rmarkdown::render('$<')\"\n",
      "b/a.Rmd": "```{r}\nfit(x)\n```\n",
      "b/a.html": "",
    };
    expect(readKind("README.md", files, 1).part.experiments).toMatchObject([
      { command: "cd b && make", outputs: ["b/a.html"] },
    ]);
    // The rules of another file are not read.
    const other = { ...files, "README.md": "See b.", "b/README.md": "Type `make -f other.mk` to run it." };
    expect(readKind("README.md", other, 1).part.experiments).toEqual([
      { id: expect.any(String), command: "cd b && make -f other.mk" },
    ]);
  });

  it("is made where the root has none, in the only folder that has one", () => {
    const text = "run: x\n\t./x\nx: x.c\n\tgcc x.c -o x\ntables: x\n\t./x --tables\n";
    const files = {
      "README.md": "Run `make tables` in the `src` directory.",
      "src/Makefile": text,
      "src/x.c": "",
    };
    expect(commands("README.md", files, 1)).toEqual(["cd src && make tables"]);
    expect(commands("README.md", { ...files, "lib/Makefile": text }, 1)).toEqual([]);
  });

  // The tree of a project template, which its README describes, names goals that nobody wrote.
  it.each([
    [".PHONY: data\nhelp:\n\t@echo help\n", []],
    ["data: a\na:\n", []],
    ["data: a\na:\n\t./a.py\n", ["make"]],
    ["all:\n\t./b.py\ndata: a\na:\n\t./a.py\n", ["make data"]],
    ["%ta:\n\t./a.py\n", ["make data"]],
    ["%:\n\tmake -C x $@\n", ["make data"]],
    ["$(wildcard *):\n\t./a.py\n", ["make data"]],
    ["include rules.mk\n", ["make data"]],
    ["G = data\n$(G): ; ./a.py\n", ["make"]],
  ])("is run for no goal without a recipe: %j", (text, expected) => {
    const files = { "README.md": "    ├── Makefile <- Commands like `make data`", Makefile: text };
    const { part } = readKind("README.md", files, 1);
    expect((part.experiments ?? []).map(({ command }) => command)).toEqual(expected);
    if (expected.length === 0) expect(part.notes).toEqual([expect.stringContaining("no recipe for data")]);
  });
  it("is run for no folder and no goal that is no file", () => {
    const files = {
      Makefile: ".PHONY: graphs plot\nall:\n\t./fit\ngraphs plot:\n\t./draw\n",
      "graphs/a.txt": "",
    };
    const readme = "```\n./graphs/\n```\n\n```\n./graphs\n./plot\n```\n";
    expect(commands("README.md", { ...files, "README.md": readme }, 1)).toEqual([]);
  });
  it("is run for a program of one source", () => {
    const files = { "README.md": "`make fit`", Makefile: "CFLAGS = -O2\n", "fit.c": "" };
    expect(commands("README.md", files, 1)).toEqual(["make fit"]);
  });

  it("is read in bounded time", () => {
    const rules = Array.from({ length: 5000 }, (_, index) => `%${index}: $(X) ${index + 1}\n\tls`).join("\n");
    expect(made(`X = ${"$(X) a".repeat(5000)}\n0: 1\n${rules}\n`, "1")).toEqual([]);
  });

  it("is made by a script that only calls make", () => {
    const text = "#!/bin/bash\nset -e\nmake clean\nmake\necho done\n";
    expect(commands("run_all.sh", { "run_all.sh": text })).toEqual(["make"]);
    const readme = "```\nbash run_all.sh\n```";
    expect(commands("README.md", { "run_all.sh": text, "README.md": readme }, 1)).toEqual(["make"]);
    expect(commands("run_all.sh", { "run_all.sh": `${text}python a.py\n` })).toEqual(["bash run_all.sh"]);
  });
});
