import { describe, expect, it } from "vitest";
import { findImports } from "./find-imports.ts";

/** `name` at each place, of the files that are reached from the first. */
async function found(files: Record<string, string>, begin = Object.keys(files).slice(0, 1)) {
  const imports = await findImports(new Map(Object.entries(files)), begin);
  return imports.map(({ name, path, line }) => `${name} ${path}:${line}`);
}

describe("Python", () => {
  it("loads what its syntax says, and no more", async () => {
    const text = `"""import documented"""
# import commented
import numpy as np, os.path
from scipy.stats import norm
text = "import quoted"
def late():
    import pandas
__import__("yaml")
importlib.import_module("a.b")
import_module(computed)
`;
    expect(await found({ "a.py": text })).toEqual([
      "numpy a.py:3",
      "os.path a.py:3",
      "scipy.stats a.py:4",
      "scipy.stats.norm a.py:4",
      "pandas a.py:7",
      "yaml a.py:8",
      "a.b a.py:9",
    ]);
  });

  it("does not need what it goes on without", async () => {
    const text = `try:
    import cupy
except ImportError:
    import numpy
try:
    import needed
finally:
    pass
try:
    import caught
except (KeyError, Exception):
    pass
if TYPE_CHECKING:
    import types_alone
`;
    expect(await found({ "a.py": text })).toEqual(["numpy a.py:4", "needed a.py:6"]);
  });

  it("is followed into the code's own files, and not into others", async () => {
    const files = {
      "code/run.py": "import helpers\nfrom pkg import part\nfrom .near import x\nimport sys",
      "code/helpers.py": "import numpy",
      "pkg/__init__.py": "",
      "pkg/part.py": "from .. import code\nimport sklearn",
      "code/near.py": "import run, yaml",
      "tests/test_all.py": "import pytest",
    };
    expect(await found(files)).toEqual([
      "sys code/run.py:4",
      "numpy code/helpers.py:1",
      "sklearn pkg/part.py:2",
      "yaml code/near.py:1",
    ]);
  });

  it("stands in a notebook's cells of code", async () => {
    const cell = (cell_type: string, ...source: string[]) => ({ cell_type, source });
    const cells = [
      cell("markdown", "import prose"),
      cell("code", "%matplotlib inline\n", "!pip install x\n", "import numpy\n"),
    ];
    expect(await found({ "a.ipynb": JSON.stringify({ cells }) })).toEqual(["numpy a.ipynb:3"]);
    expect(await found({ "a.ipynb": "{" })).toEqual([]);
    expect(await found({ "a.ipynb": '{"cells": [null, 1, {"cell_type": "code", "source": [1]}]}' })).toEqual(
      [],
    );
  });
});

describe("R", () => {
  it("loads what its syntax says, and no more", async () => {
    const text = `# library(commented)
library(dplyr); suppressMessages(require("lme4"))
x <- "library(quoted)"
if (!requireNamespace("ggplot2", quietly = TRUE)) install.packages("ggplot2")
y <- tidyr::pivot_longer(d, cols = 1)
library(package = readr)
packages <- c("sf", "terra")
invisible(lapply(packages, library, character.only = TRUE))
library(name, character.only = TRUE)
pacman::p_load(brms, "rstan")
tar_option_set(packages = c("mgcv", "nlme"), format = "qs")
`;
    const names = new Set((await found({ "a.R": text })).map((each) => each.split(" ")[0]));
    expect([...names].sort()).toEqual([
      ...["brms", "dplyr", "ggplot2", "lme4", "mgcv", "nlme", "pacman", "readr", "rstan", "sf"],
      ...["terra", "tidyr"],
    ]);
  });

  it.each([
    ['for (p in c("sf", "terra")) library(p, character.only = TRUE)', ["sf", "terra"]],
    [
      'needed <- c("sf", "terra")\nfor (p in needed) if (!require(p, character.only = TRUE)) install.packages(p)',
      ["sf", "terra"],
    ],
    [
      'list.of <- c("sf", "terra")\nnew <- list.of[!(list.of %in% installed.packages()[, "Package"])]\nif (length(new)) install.packages(new)',
      ["sf", "terra"],
    ],
    [
      'new <- setdiff(unique(c("sf", "terra")), rownames(installed.packages()))\ninstall.packages(new)',
      ["sf", "terra"],
    ],
    ['sapply(c("sf"), function(p) { library(p, character.only = TRUE) })', ["sf"]],
    ['p <- c("sf")\ninvisible(lapply(p, \\(x) require(x, character.only = TRUE)))', ["sf"]],
    ['p <- c(p, "sf")\nlibrary(p, character.only = TRUE)', ["sf"]],
    ['f <- function(p) library(p, character.only = TRUE)\nlapply(c("a"), f)\npaste0("b", p)', []],
    ['p <- read.csv("list.csv")\nlibrary(p, character.only = TRUE)', []],
  ])("%s loads %j", async (text, names) => {
    const found = await findImports(new Map([["a.R", text]]), ["a.R"]);
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(names);
  });

  it("is followed into what it sources", async () => {
    const files = {
      "scripts/run.R": 'source("R/a.R")\nsource(here::here("R", "b.R"))\nsource(computed)',
      "R/a.R": "library(dplyr)",
      "R/b.R": "library(mgcv)",
    };
    expect(await found(files)).toEqual(["here scripts/run.R:2", "dplyr R/a.R:1", "mgcv R/b.R:1"]);
  });

  it("stands in the chunks of R Markdown and of Sweave", async () => {
    const rmd = "library(prose)\n```{r setup}\nlibrary(knitr)\n```\n```{python}\nimport numpy\n```\n";
    expect(await found({ "a.Rmd": rmd })).toEqual(["knitr a.Rmd:3", "numpy a.Rmd:6"]);
    expect(await found({ "a.Rnw": "\\begin{x}\n<<a>>=\nlibrary(xtable)\n@\nlibrary(prose)" })).toEqual([
      "xtable a.Rnw:3",
    ]);
  });
});

it("reads what is no program, as far as it goes", async () => {
  for (const text of [
    "\0\0",
    "(".repeat(100_000),
    "import ".repeat(50_000),
    "library(".repeat(20_000),
    "p <- c(p, p)\nlibrary(p, character.only = TRUE)\n".repeat(100),
    `${"lapply(x, function(p) ".repeat(5000)}library(p)`,
    "\ud800",
  ])
    for (const name of ["a.py", "a.R", "a.ipynb", "a.Rmd"])
      expect(Array.isArray(await findImports(new Map([[name, text]]), [name]))).toBe(true);
});
