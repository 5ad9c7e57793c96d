import { expect, test } from "vitest";
import { findOwnPackages, ownRPackages } from "./own-packages.ts";

function find(command: string, texts: Record<string, string>, scripts = Object.keys(texts).slice(0, 1)) {
  const read = (path: string) => texts[path] ?? null;
  const reached = scripts.map((path) => ({ path, text: texts[path]! }));
  return {
    ...findOwnPackages(command, reached, Object.keys(texts), read),
    r: ownRPackages(reached, Object.keys(texts), read),
  };
}

test.each([
  ["python scripts/run.py", { "scripts/run.py": "from tool.fit import f", "src/tool/fit.py": "" }, ["src"]],
  ["python scripts/run.py", { "scripts/run.py": "import numpy, tool as t", "tool/__init__.py": "" }, [""]],
  [
    "python code/run.py",
    { "code/run.py": "import common", "lib/common.py": "", "old/lib/common.py": "" },
    ["lib"],
  ],
  // Python finds these by itself.
  ["python run.py", { "run.py": "import tool", "tool/fit.py": "", "old/tool/fit.py": "" }, []],
  ["python -m scripts.run", { "scripts/run.py": "import tool", "tool.py": "" }, []],
  ["python -m tool.fit", { "src/tool/fit.py": "import numpy" }, ["src"]],
  ["python3 -m venv x && python -m tool", { "tool/__main__.py": "" }, []],
  // Neither what comes with Python, nor relative imports, tests and other languages.
  [
    "python scripts/run.py",
    { "scripts/run.py": "import json\nfrom . import a\n# import b", "json/a.py": "", "b.py": "" },
    [],
  ],
  ["python scripts/run.py", { "scripts/run.py": "import tool", "tests/tool.py": "" }, []],
  ["Rscript a.R", { "a.R": "import tool", "src/tool.py": "" }, []],
])("%s of %j looks in %j too", (command, texts, folders) => {
  expect(find(command, texts).pythonFolders).toEqual(folders);
});

test("a notebook's module is found, and the note says where it is loaded", () => {
  const notebook = JSON.stringify({ cells: [{ cell_type: "code", source: ["x = 1\n", "import tool"] }] });
  const { notes } = find("jupyter nbconvert a/n.ipynb", { "a/n.ipynb": notebook, "src/tool/a.py": "" });
  expect(notes).toEqual(["tool (a/n.ipynb) is found in src of the repository, as if it were installed."]);
});

test("packages of R in the repository are found by the names in their descriptions", () => {
  const texts = {
    "analysis/run.R": "library(tool)\nx <- other::f(1)\nlibrary(dplyr)",
    ...{ "pkg/DESCRIPTION": "Package: tool\nImports: digest\n", "pkg/src/a.c": "" },
    ...{ DESCRIPTION: "Type: Package\nPackage: other\n", "unused/DESCRIPTION": "Package: unused\n" },
  };
  const { rPackages, notes, r } = find("Rscript analysis/run.R", texts);
  expect(rPackages).toEqual(["pkg", ""]);
  expect(notes).toEqual([
    "The R package tool (analysis/run.R, line 1) was installed from pkg of the repository.",
    "The R package other (analysis/run.R, line 2) was installed from the repository.",
  ]);
  expect(r).toEqual([
    { name: "tool", path: "pkg/DESCRIPTION", isCompiled: true },
    { name: "other", path: "DESCRIPTION", isCompiled: false },
  ]);
});

test("no more folders are looked in than a reader would go through", () => {
  const names = Array.from({ length: 30 }, (_, index) => `m${index}`);
  const modules = Object.fromEntries(names.map((name) => [`in_${name}/${name}.py`, ""]));
  const { pythonFolders } = find("python s/run.py", { "s/run.py": `import ${names.join(", ")}`, ...modules });
  expect(pythonFolders).toHaveLength(5);
});
