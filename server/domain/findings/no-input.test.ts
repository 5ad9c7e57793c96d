import { expect, it } from "vitest";
import { findNoInput } from "./no-input.ts";

it.each([
  ["run.py"],
  [
    "src/Model.R",
    "Makefile",
    "README.md",
    "LICENSE",
    "figures/a.svg",
    "requirements.txt",
    ".github/workflows/ci.yml",
  ],
  ["analysis.ipynb", "paper/paper.tex", "pyproject.toml"],
])("nothing but code and documents: %s", (...paths) => {
  expect(findNoInput(paths, false)).toMatchObject({ code: "no_input", claimId: null, path: null });
});

it.each(["data.csv", "params.json", "config.yml", "data/raw", "samples.txt", "x.npz", "table.dat", "notes"])(
  "%s may be an input",
  (path) => {
    expect(findNoInput(["run.py", path], false)).toBeNull();
  },
);

it("a seed is an input", () => {
  expect(findNoInput(["run.py"], true)).toBeNull();
});
