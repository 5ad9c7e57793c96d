import { expect, test } from "vitest";
import { importedPackages } from "./imported-packages.ts";
import { reachedScripts } from "./reached-scripts.ts";

const packagesOf = (path: string, text: string) =>
  importedPackages([{ path, text }], (module) => module === "own").map(({ name }) => name);

test.each([
  [
    "a.py",
    "import os, numpy as np, own\nfrom scipy.stats import norm\n  import cv2\n# import no\nfrom . import x",
    ["python3-numpy", "python3-scipy", "python3-opencv"],
  ],
  ["a.ipynb", '["import pandas as pd\\n",\n "from PIL import Image"]', ["python3-pil"]],
  [
    "a.R",
    'library(dplyr); require("VGAM")\n# library(no)\nstats::sd(data.table::fread(x))\nlibrary(MASS)',
    ["r-cran-dplyr", "r-cran-vgam", "r-cran-data.table"],
  ],
  ["a.Rmd", "```{r}\nsuppressMessages(library(tidyverse))\n```", ["r-cran-tidyverse"]],
  ["a.m", "pkg load signal\n% pkg load no\n  pkg load io statistics", ["octave-signal", "octave-io"]],
  [
    "a.cpp",
    "#include <gsl/gsl_rng.h>\n#include <vector>\n# include <Eigen/Dense>",
    ["libgsl-dev", "libeigen3-dev"],
  ],
  ["sim/makefile_Fig1", "all:\n\tg++ a.o -lm -lgsl -lfftw3", ["libgsl-dev", "libfftw3-dev"]],
  ["a.sh", "import numpy", []],
  ["a.py", "import $(id), -o, ..x, é", []],
])("%s with %j loads %j", (path, text, names) => {
  expect(packagesOf(path, text)).toEqual(names);
});

test("each is named once, with the script, and they are bounded", () => {
  const scripts = ["a.py", "b.py"].map((path) => ({ path, text: "import numpy" }));
  expect(importedPackages(scripts, () => false)).toEqual([
    { name: "python3-numpy", text: "python3-numpy", place: "loaded by a.py" },
  ]);
  const many = Array.from({ length: 500 }, (_, index) => `import m${index}`).join("\n");
  expect(packagesOf("a.py", many)).toHaveLength(60);
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
