import { expect, test } from "vitest";
import { linkedPackages } from "./linked-packages.ts";
import { reachedScripts } from "./reached-scripts.ts";

const packagesOf = (path: string, text: string) => linkedPackages([{ path, text }]).map(({ name }) => name);

test.each([
  [
    "a.m",
    "pkg load signal\n% pkg load no\n  pkg load io statistics",
    ["octave-signal", "octave-io", "octave-statistics"],
  ],
  [
    "a.cpp",
    "#include <gsl/gsl_rng.h>\n#include <vector>\n# include <Eigen/Dense>",
    ["libgsl-dev", "libeigen3-dev"],
  ],
  ["sim/makefile_Fig1", "all:\n\tg++ a.o -lm -lgsl -lfftw3", ["libgsl-dev", "libfftw3-dev"]],
  ["a.sh", "pkg load signal\n#include <gsl.h>", []],
  ["a.m", "pkg load $(id), -o", []],
])("%s with %j loads %j", (path, text, names) => {
  expect(packagesOf(path, text)).toEqual(names);
});

test("each is named once, with the script, and they are bounded", () => {
  const scripts = ["a.m", "b.m"].map((path) => ({ path, text: "pkg load io" }));
  expect(linkedPackages(scripts)).toEqual([{ name: "octave-io", text: "octave-io", place: "loaded by a.m" }]);
  const many = Array.from({ length: 500 }, (_, index) => `pkg load m${index}`).join("\n");
  expect(packagesOf("a.m", many)).toHaveLength(60);
});

test("a command has Octave load some too", () => {
  const command = `cd m && octave-cli --eval 'pkg load statistics; pkg load image; run("a.m")'`;
  expect(linkedPackages([], command).map(({ name }) => name)).toEqual(["octave-statistics", "octave-image"]);
  expect(linkedPackages([], "echo pkg load x")).toEqual([]);
});

test("scripts that are sourced and imported are reached", () => {
  const files: Record<string, string> = {
    "code/main.py": "from . import model\nfrom lib.fit import (solve, plot)\nimport numpy",
    ...{
      "code/model.py": "",
      "code/lib/fit.py": "import own.deep",
      "code/own/deep.py": "",
      "code/other.py": "",
    },
    "a.R": 'source("R/f.R")\nread.csv("x.csv")',
    ...{ "R/f.R": "", "x.csv": "", "b.py": 'run(["octave", "../m/c.m"])', "m/c.m": "", "m/makefile_2": "" },
  };
  const reached = (command: string) =>
    reachedScripts(command, "", (path) => files[path] ?? null).map(({ path }) => path);
  expect(reached("cd code && python main.py")).toEqual([
    ...["code/main.py", "code/model.py", "code/lib/fit.py", "code/own/deep.py"],
  ]);
  expect(reached("python b.py")).toEqual(["b.py", "m/c.m"]);
  expect(reached("cd m && make -f makefile_2")).toEqual(["m/makefile_2"]);
  expect(reached("Rscript a.R")).toEqual(["a.R", "R/f.R"]);
});

test.each([
  [
    `import os\nos.system('python fig1.py --clean')\nos.system("cd sim && python3 fig2.py")`,
    ["fig1.py", "sim/fig2.py"],
  ],
  ['system(paste("Rscript --vanilla", "fit.R"))\nsystem("/usr/bin/Rscript R/fit.R 1")', ["fit.R", "R/fit.R"]],
  [
    JSON.stringify({ cells: [{ source: ["!python fig1.py -n 3\n", "%run fig3.py"] }] }),
    ["fig1.py", "fig3.py"],
  ],
  ['print("python is fun: see fig1.py")\n# "run fig3.py by hand', ["fig1.py", "fig3.py"]],
  ['print("fig1.py was made by python fig3.py")', []],
])("%s has the shell run %j", (text, names) => {
  const files = new Set(["fig1.py", "fig3.py", "sim/fig2.py", "fit.R", "R/fit.R"]);
  const textOf = (path: string) => (path === "start" ? text : files.has(path) ? "" : null);
  expect(reachedScripts("./start", "", textOf).map(({ path }) => path)).toEqual(["start", ...names]);
});
