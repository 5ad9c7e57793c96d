import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { runScripts } from "./run-scripts.ts";
import { findStumblingBlocks } from "./stumbling-blocks.ts";

function find(
  code: Record<string, string>,
  { command = "", workdir = "", data = [] as string[], outputs = [] as string[] } = {},
) {
  const texts: Record<string, string> = { ...Object.fromEntries(data.map((path) => [path, ""])), ...code };
  const run = command || `Rscript ${Object.keys(code)[0]}`;
  const read = (path: string) => texts[path] ?? null;
  const scripts = runScripts(run, workdir, read);
  const isOutput = (path: string) => outputs.includes(path);
  return findStumblingBlocks({ command: run, workdir, files: Object.keys(texts), scripts, read, isOutput });
}

describe("a path of the author's machine", () => {
  it.each([
    ['read.csv("/home/jane/project/data/x.csv")', "/home/jane/project", ""],
    ['pd.read_csv("/Users/jane/paper/data/x.csv")', "/Users/jane/paper", ""],
    ['setwd("/home/jane/paper")', "/home/jane/paper", ""],
    ['setwd("~/Dropbox/paper/")', "~/Dropbox/paper", ""],
    ['setwd("/home/jane/paper/data")', "/home/jane/paper", ""],
    ['read.csv("/data/x.csv")', "/data", "data"],
  ])("%s leads to the repository", (code, path, folder) => {
    const found = find({ "fit.R": `# note\n${code}\n` }, { data: ["data/x.csv"] });
    expect(found?.shown).toEqual([{ path, folder }]);
    expect(found?.notes).toEqual([
      expect.stringContaining(`${path}, a path of its author's machine (fit.R, line 2), leads to `),
    ]);
  });

  it.each([
    ['setwd("C:/Users/jane/paper")', "C:/Users/jane/paper"],
    ['setwd("C:\\\\Users\\\\jane\\\\paper")', "C:\\Users\\jane\\paper"],
    ['read.csv("D:/paper/data/x.csv")', "D:/paper"],
  ])("%s of Windows is a link", (code, path) => {
    const found = find({ "fit.R": code }, { data: ["data/x.csv"] });
    expect(found).toMatchObject({ shown: [], links: [{ path, target: "" }] });
  });

  it("is a link of its own for each name with backslashes", () => {
    const found = find({ "fit.R": String.raw`read.csv("D:\\paper\\data\\x.csv")` }, { data: ["data/x.csv"] });
    expect(found?.links).toEqual([{ path: String.raw`D:\paper\data\x.csv`, target: "data/x.csv" }]);
  });

  it("is one for all that lies below it, and a link where it means another folder", () => {
    const code =
      'setwd("/home/j/p/analysis")\nread.csv("/home/j/p/data/x.csv")\nwrite.csv(y, "/home/j/p/out/y.csv")\n';
    expect(find({ "fit.R": code }, { data: ["data/x.csv"] })).toMatchObject({
      shown: [{ path: "/home/j/p", folder: "" }],
      links: [{ path: "analysis", target: "" }],
      folders: ["out"],
    });
  });

  it("means the folder from which the script's other paths are found", () => {
    const code = 'setwd("/home/j/p")\nread.csv("in/x.csv")\n';
    expect(find({ "code/fit.R": code }, { data: ["code/in/x.csv"] })?.shown).toEqual([
      { path: "/home/j/p", folder: "code" },
    ]);
  });

  it.each([
    'system("/usr/bin/env")',
    'x <- "/tmp/x.csv"',
    'u <- "https://a.org/data/x.csv"',
    '# "/home/j/p/data/x.csv"',
    'x <- "/home/j/other.csv"',
    'x <- "/home/{j}/data/x.csv"',
  ])("is not %s", (code) => expect(find({ "fit.R": code }, { data: ["data/x.csv"] })).toBeNull());
});

describe("a folder that is not there", () => {
  it.each([
    ['write.csv(x, "output/tables/a.csv")', "output/tables"],
    ['plt.savefig("./figures/a.png")', "figures"],
    ['with open("res/a.txt", "w") as f:', "res"],
    ['out_dir <- "results/"', "results"],
    ['ggsave(file.path("plots", "a.png"))', "plots"],
  ])("%s is made", (code, folder) => {
    expect(find({ "fit.R": code })).toMatchObject({
      folders: [folder],
      notes: [expect.stringContaining(`The folder ${folder}, `)],
    });
  });

  it.each([
    'write.csv(x, "a.csv")',
    'read.csv("data/a.csv")',
    'dir.create("output")\nwrite.csv(x, "output/a.csv")',
    'write.csv(x, "there/a.csv")',
    'write.csv(x, "../../etc/a.csv")',
  ])("%s makes none", (code) => {
    expect(find({ "fit.R": code }, { data: ["there/b.csv"] })).toBeNull();
  });
});

describe("a file that lies elsewhere, as where all were put into one folder", () => {
  const data = ["x.csv", "functions.R", "results_1.csv", "results/y.csv", "a/z.csv", "b/z.csv", "code/w.csv"];
  it.each([
    [{ "fit.R": 'read.csv("data/x.csv")' }, "data/x.csv", "x.csv"],
    [{ "code/fit.R": 'read.csv("../data/x.csv")\nsource("../functions.R")' }, "data/x.csv", "x.csv"],
    [{ "fit.R": 'source("R/functions.R")' }, "R/functions.R", "functions.R"],
    [{ "code/fit.R": 'read_csv(file = here("data", "in",\n  "x.csv"))' }, "data/in/x.csv", "x.csv"],
    [{ "fit.R": "x = pd.read_csv(os.path.join('data', 'x.csv'))" }, "data/x.csv", "x.csv"],
    [{ "fit.R": 'readxl::read_xlsx("raw/w.csv")' }, "raw/w.csv", "code/w.csv"],
  ])("is found by its name in %j", (code, path, target) => {
    const command = "fit.R" in code ? "Rscript fit.R" : "cd code && Rscript fit.R";
    const found = find(code, { data, command });
    expect(found?.links).toEqual([{ path, target }]);
    expect(found?.notes).toEqual([
      expect.stringMatching(
        /line \d\) and is not there, leads to .* the only file of that name in the repository\.$/,
      ),
    ]);
  });

  it.each([
    'read.csv("data/y.csv")',
    'read.csv("data/z.csv")',
    'read.csv("output/x.csv")',
    'read.csv("data/results_1.csv")',
    'write.csv(y, "there/x.csv")\nread.csv("there/x.csv")',
    'x <- "data/x.csv"',
    'read.csv("data/none.csv")',
  ])("is none of the authors' results, and not guessed, in %s", (code) => {
    const found = find({ "fit.R": code }, { data });
    expect(found?.links ?? []).toEqual([]);
  });

  it("is none that the Run makes", () => {
    expect(find({ "fit.R": 'read.csv("data/x.csv")' }, { data, outputs: ["x.csv"] })).toBeNull();
  });
});

it("reads a path that is put together as one", () => {
  const code =
    'read.csv(here::here("data", "x.csv"))\nggsave(file.path("figs", "new", "a.png"))\nfile.path("out", name)';
  const found = find({ "fit.R": code }, { data: ["data/x.csv"] });
  expect(found).toMatchObject({ links: [], folders: ["figs", "figs/new", "out"] });
});

describe("a name in the wrong case", () => {
  it("leads to the only file that is meant", () => {
    const found = find(
      { "fit.py": 'pd.read_csv("Data/X.CSV")' },
      { command: "python3 fit.py", data: ["data/x.csv"] },
    );
    expect(found?.links).toEqual([{ path: "Data/X.CSV", target: "data/x.csv" }]);
  });
  it.each([
    [["data/x.csv", "data/X.csv"], 'read.csv("data/x.CSV")'],
    [["data/x.csv"], 'write.csv(y, "data/X.csv")'],
    [["results.csv"], 'read.csv("Results.csv")'],
  ])("of %j leads nowhere from %s", (data, code) => {
    expect(find({ "fit.R": code }, { data, outputs: ["Results.csv"] })).toBeNull();
  });
});

it.each([
  [{ Makefile: "all:\n\tmatlab -r main\n" }, "make", "given to it (Makefile, line 2)."],
  [{ "run.sh": "cd code && matlab -batch main\n" }, "sh run.sh", "given to it (run.sh, line 1)."],
  [{ "main.m": "x = 1" }, "matlab < main.m", "what the command gives to it."],
])("has Octave stand in for MATLAB in %j", (code, command, end) => {
  const found = find(code, { command });
  expect(found?.replaced).toEqual(["matlab"]);
  expect(found?.notes).toEqual([expect.stringContaining(end)]);
});
it.each([
  [{ "a.qmd": "" }, "quarto render a.qmd --to html", "what the command has it render, as HTML."],
  [{ Makefile: "all:\n\t@quarto render\n" }, "make", "what it is to render, as HTML (Makefile, line 2)."],
])("has others stand in for Quarto in %j", (code, command, end) => {
  const found = find(code, { command });
  expect(found?.replaced).toEqual(["quarto"]);
  expect(found?.notes).toEqual([expect.stringContaining(end)]);
});
it.each([
  [{ "run.sh": "echo matlab is needed; /opt/matlab/x\n" }, "sh run.sh"],
  [{ "a.py": "matlab -r main" }, "python3 a.py"],
  [{ "a.qmd": "x" }, "quarto check"],
])("not in %j", (code, command) => {
  expect(find(code, { command })).toBeNull();
});

it("leaves out installing, windows and the activation of renv", () => {
  const code = 'if (!require(x))\n  install.packages("x")\nwindows(7, 7)\n# View(x)\n';
  const found = find({ "fit.R": code }, { data: [".Rprofile", "renv/activate.R"] });
  expect(found).toMatchObject({ r: true, withoutProfile: true, python: false });
  expect(found?.notes).toEqual([
    "install.packages() was left out: an experiment has no network (fit.R, line 2).",
    "Windows for plots and tables were not opened (fit.R, line 3).",
    ".Rprofile was left out: it wants packages from the network (renv or packrat).",
  ]);
  expect(
    find({ "a.py": 'import matplotlib\nmatplotlib.use("TkAgg")' }, { command: "python3 a.py" }),
  ).toMatchObject({ python: true });
});

it.each([
  ["options(digits = 4)\ninstall.packages('dplyr')", "(line 2)"],
  ["if (!require(dplyr)) remotes::install_github('tidyverse/dplyr')", "(line 1)"],
  ["source('https://a.example/setup.R')", "(line 1)"],
])("leaves out a profile that wants the network: %s", (profile, place) => {
  const found = find({ "fit.R": "x <- 1\n", ".Rprofile": profile });
  expect(found?.notes).toEqual([`.Rprofile was left out: it wants the network ${place}.`]);
  expect(found?.withoutProfile).toBe(true);
});

it("keeps a profile that does not", () => {
  const profile = 'options(repos = c(CRAN = "https://cloud.r-project.org"))\n# install.packages("a")\n';
  expect(find({ "fit.R": "x <- 1\n", ".Rprofile": profile })).toBeNull();
});

it("looks into what the command runs, and what that sources and imports, alone", () => {
  const code = {
    "run.sh": "cd src\npython3 main.py\n",
    "src/main.py": 'import lib.deep\nopen("out/a", "w")\n',
    "src/lib/deep.py": 'open("/home/j/p/in.csv")\n',
    "src/in.csv": "",
    "unused.R": 'setwd("/home/x/y")\n',
    "book.ipynb": JSON.stringify({
      cells: [{ cell_type: "code", source: ["x = 1\n", 'open("/home/b/in.txt")'] }],
    }),
  };
  expect(find(code, { command: "sh run.sh" })).toMatchObject({
    shown: [{ path: "/home/j/p", folder: "src" }],
    folders: [expect.stringContaining("out")],
  });
  expect(find(code, { command: "jupyter nbconvert --execute book.ipynb", data: ["in.txt"] })?.shown).toEqual([
    { path: "/home/b", folder: "" },
  ]);
});

it("does not more than can be read, and is not slow on what is hostile", () => {
  const many = Array.from({ length: 300 }, (_, index) => `write.csv(x, "out${index}/a.csv")`).join("\n");
  expect(find({ "fit.R": many })).toMatchObject({ notes: { length: 20 }, folders: { length: 20 } });
  const hostile = `${'"'.repeat(50_000)}\n${"/a".repeat(50_000)}\n${'setwd("/a/b'.repeat(5000)}`;
  find({ "fit.R": hostile, "run.sh": hostile }, { command: "sh run.sh; Rscript fit.R" });
});

it.each([
  ['setwd("")', "setwd() to a folder that the reader is to fill in was left out (fit.R, line 1)."],
  ['setwd("<your path>")', "setwd() to a folder that the reader is to fill in was left out (fit.R, line 1)."],
  [
    "setwd(dirname(rstudioapi::getActiveDocumentContext()$path))",
    "RStudio is not here: the script's own path stands for that of the open document (fit.R, line 1).",
  ],
])("%s needs no reader who sits before it", (code, note) => {
  expect(find({ "fit.R": code })).toMatchObject({ r: true, notes: [note] });
});

it("leaves a folder that is one alone", () => {
  expect(find({ "fit.R": 'setwd("data")\n# setwd("")' }, { data: ["data/x.csv"] })).toBe(null);
});

it("looks into scripts with spaces in their names and folders", () => {
  const found = find(
    { "My code/final fit.R": 'setwd("/home/jane/paper")\n' },
    { command: "cd 'My code' && Rscript 'final fit.R'" },
  );
  expect(found?.shown).toMatchObject([{ path: "/home/jane/paper" }]);
});

it.each([
  ['x <- read.csv("x.csv")', [{ path: "code/x.csv", target: "data/x.csv" }]],
  ['x <- read_excel("in.xls")', []],
  ['write.csv(x, "x.csv")', []],
  ['x <- read.csv("x.csv")\nsave(x, file = "x.csv")', []],
  ['x <- read.csv("fit.csv")', []],
  ['x <- read.csv("two.csv")', []],
  ['x <- read.csv("made.csv")', []],
])("of %j data that lies in one folder alone is linked: %j", (code, links) => {
  const data = ["data/x.csv", "results/fit.csv", "data/two.csv", "raw/two.csv", "data/made.csv"];
  const found = find(
    { "code/fit.R": code },
    { command: "cd code && Rscript fit.R", data, outputs: ["data/made.csv"] },
  );
  expect(found?.links ?? []).toEqual(links);
});

describe("a path with the separators of Windows", () => {
  const data = ["Data/x.mat", "Data/y.csv", "Data/deep/z.csv"];

  it.each([
    ["fit.m", "d = load('Data\\x.mat');", "Data\\x.mat", "Data/x.mat"],
    ["fit.m", "y = (x')'; z = load('data\\x.mat')' % don't", "data\\x.mat", "Data/x.mat"],
    ["fit.R", 'read.csv("Data\\\\y.csv")', "Data\\y.csv", "Data/y.csv"],
    ["fit.py", 'pd.read_csv(r"Data\\y.csv")', "Data\\y.csv", "Data/y.csv"],
    ["fit.py", 'pd.read_csv("Data\\y.csv")', "Data\\y.csv", "Data/y.csv"],
    ["code/fit.m", "cd ..\nload('..\\Data\\x.mat')", "code/..\\Data\\x.mat", "Data/x.mat"],
  ])("leads to the file in %s: %s", (script, code, path, target) => {
    const found = find({ [script]: code }, { data, command: `octave-cli ${script}` });
    expect(found?.links).toContainEqual({ path, target });
    expect(found?.notes).toEqual([
      expect.stringContaining(`with the separators of Windows, leads to ${target}`),
    ]);
  });

  it("leads to each file of a folder that the code puts names behind, and says so once", () => {
    const found = find({ "fit.m": "load(['Data\\' name])" }, { data, command: "octave-cli fit.m" });
    expect(found?.links).toEqual([
      { path: "Data\\x.mat", target: "Data/x.mat" },
      { path: "Data\\y.csv", target: "Data/y.csv" },
    ]);
    expect(found?.notes).toHaveLength(1);
  });

  it.each([
    "fprintf('a\\n')",
    "regexp(s, '\\d+\\.csv')",
    "load('Other\\x.mat')",
    "load('..\\..\\Data\\x.mat')",
  ])("%s names nothing that is there", (code) => {
    expect(find({ "fit.m": code }, { data, command: "octave-cli fit.m" })).toBeNull();
  });

  it.each([
    'read.csv("C:/../../../evil/Data/y.csv")',
    'read.csv("D:\\\\a/../../evil/Data/y.csv")',
    'read.csv("a\\\\b\\\\c/../../Data/y.csv")',
    'read.csv("Data\\\\..\\\\Data/../../../Data/y.csv")',
    'setwd("C:/../../evil")',
  ])("makes no link outside of the repository: %s", (code) => {
    for (const script of ["fit.R", "code/fit.R"]) {
      const found = find({ [script]: code }, { data: [...data, "a/Data/y.csv"] });
      for (const { path } of found?.links ?? []) expect(posix.normalize(path)).not.toMatch(/^(?:\.\.|\/)/);
      for (const path of found?.folders ?? []) expect(posix.normalize(path)).not.toMatch(/^(?:\.\.|\/)/);
    }
  });

  it("is none in a shell", () => {
    expect(find({ "run.sh": "cat Data\\ 2.csv Data\\y.csv" }, { data, command: "bash run.sh" })).toBeNull();
  });

  it("leads to nothing that the Run must make", () => {
    const outputs = ["Data/x.mat"];
    expect(
      find({ "fit.m": "load('Data\\x.mat')" }, { data, outputs, command: "octave-cli fit.m" }),
    ).toBeNull();
  });
});

it("has a stand-in for a function of MATLAB that no file defines", () => {
  const found = (code: string, data: string[] = []) =>
    find({ "fit.m": code }, { data, command: "octave-cli fit.m" });
  expect(found("x = 1;\ny = contains(name, 'a'); % contains(")).toMatchObject({
    matlabFunctions: ["contains"],
    notes: ["contains(), which GNU Octave does not have, has a stand-in that does the same (fit.m, line 2)."],
  });
  expect(found("s = nanstd(x);")?.matlabFunctions).toEqual(["nanstd", "nanvar"]);
  expect(found("o = optimoptions('fsolve');")?.matlabFunctions).toEqual(["optimoptions"]);
  expect(found("% contains(x)\nx.contains(1); mycontains(2)")).toBeNull();
  expect(found("contains(name, 'a')", ["lib/contains.m"])).toBeNull();
});

it("finds what MATLAB puts together, and data that lies elsewhere", () => {
  const options = { data: ["data/x.mat"], command: "octave-cli fit.m" };
  expect(find({ "fit.m": "load(fullfile('Data', 'x.mat'))" }, options)?.links).toContainEqual({
    path: "Data/x.mat",
    target: "data/x.mat",
  });
  expect(find({ "fit.m": "load x.mat\nd = load('x.mat');" }, options)?.links).toEqual([
    { path: "x.mat", target: "data/x.mat" },
  ]);
});
