import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { ReplacedProgram } from "../domain/environment/stumbling-shims.ts";
import { createExecutor } from "../execution/executor.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import type { StageContext } from "./stage.ts";
import { findSteps, stepOver, steppedCommand, stepVariables } from "./step-over.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-steps-"));
afterAll(() => removeWorkFolder(folder));
const executor = createExecutor({ mode: "auto", dataDir: join(folder, "data") });
const signal = new AbortController().signal;
const available = await executor.available();
const hasR = available.ok && (await executor.missingPrograms(["Rscript"])).length === 0;
if (!hasR) console.warn("\n*** WHAT STOPS R IS NOT TRIED: apt-get install bubblewrap r-base-core\n");
const hasOctave = available.ok && (await executor.missingPrograms(["octave-cli"])).length === 0;
if (!hasOctave) console.warn("\n*** WHAT STOPS OCTAVE IS NOT TRIED: apt-get install bubblewrap octave\n");
const hasMatplotlib = available.ok && canImport();

function canImport(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import matplotlib"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Runs the command as it is and with what is stepped over; returns both exit statuses, and what was printed at last. */
async function runBoth(command: string, files: Record<string, string>) {
  const steps = await stepsOf(command, files);
  const results = [];
  for (const each of [null, steps]) {
    const workFolder = treeOf(files);
    if (each) await stepOver(workFolder, each);
    const limits = {
      timeoutSeconds: 60,
      memoryMiB: 1024,
      processes: 64,
      fileSizeMiB: 16,
      outputBytes: 65536,
    };
    const environment = stepVariables(each);
    const request = {
      workFolder,
      command: steppedCommand(each, command),
      seed: null,
      limits,
      environment,
      onLog: () => undefined,
    };
    results.push(await executor.run({ ...request, ...(each && { shown: each.shown }) }, signal));
  }
  const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
  const exitCodes = results.map(({ exitCode }) => exitCode);
  return {
    exitCodes,
    notes: steps?.notes.length,
    stdout: text(results[1]?.stdout),
    stderr: text(results[1]?.stderr),
  };
}

function stepsOf(command: string, files: Record<string, string>) {
  const archives = {
    list: async () => Object.keys(files).map((path) => ({ path, type: "file" })),
    readFiles: async (_: string, names: Set<string>) =>
      new Map([...names].map((name) => [name, new Uint8Array(Buffer.from(files[name]!))])),
  };
  const deps = { archives } as unknown as StageContext["deps"];
  return findSteps({ deps, signal }, { command, outputs: [] }, "source.tar");
}

function treeOf(files: Record<string, string>): string {
  const tree = mkdtempSync(join(folder, "tree-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}

it.runIf(hasR)("R code of another machine runs", async () => {
  const code = `
    install.packages("dplyr", repos = "https://cloud.r-project.org")
    utils::install.packages("dplyr")
    setwd("C:/Users/Jane/Paper")
    x <- read.csv("D:\\\\paper\\\\data\\\\x.csv")
    windows(7, 7); plot(x$a); x11(); dev.off(); View(x)
    write.csv(x, file.path("out", "y.csv"))
    cat(x$a, file.exists("out/y.csv"), "\\n")`;
  const profile = 'source("renv/activate.R")';
  const activate = 'stop("failed to download renv")';
  const files = {
    "fit.R": code,
    "data/x.csv": "a\n4.74\n",
    ".Rprofile": profile,
    "renv/activate.R": activate,
  };
  const { exitCodes, stdout, stderr, notes } = await runBoth("Rscript fit.R", files);
  expect(exitCodes, stderr).toEqual([1, 0]);
  expect(stdout).toContain("4.74 TRUE");
  expect(stderr).toContain("[stepped over] install.packages() installs nothing: dplyr");
  expect(notes).toBe(6);
});

it.runIf(hasMatplotlib)("Python draws without a window", async () => {
  const code =
    'import matplotlib\nmatplotlib.use("TkAgg")\nimport matplotlib.pyplot as plt\nplt.plot([1])\nplt.show()\nprint("drawn")\n';
  const command = "PATH=/usr/bin python3 fit.py";
  const { exitCodes, stdout } = await runBoth(command, { "fit.py": code });
  expect(exitCodes).toEqual([1, 0]);
  expect(stdout).toContain("drawn");
});

it.runIf(hasR)("R code that is for RStudio and for a folder of its reader's runs", async () => {
  const code = `
    setwd(dirname(rstudioapi::getActiveDocumentContext()$path))
    setwd("")
    setwd("path/to/your data")
    cat(read.csv("x.csv")$a, basename(rstudioapi::getSourceEditorContext()$path))
    setwd("not there")`;
  const api = "getActiveDocumentContext <- getSourceEditorContext <- function() stop('RStudio not running')";
  const files = {
    ...{ "code/fit.R": code, "code/x.csv": "a\n4.74\n" },
    "api/DESCRIPTION":
      "Package: rstudioapi\nVersion: 0.1\nTitle: T\nDescription: T.\nAuthor: A\nMaintainer: A <a@b.org>\nLicense: GPL-3\n",
    ...{ "api/NAMESPACE": "export(getActiveDocumentContext, getSourceEditorContext)\n", "api/R/f.R": api },
  };
  const { exitCodes, stdout, stderr, notes } = await runBoth("Rscript code/fit.R", files);
  // What is no placeholder is an error still.
  expect(exitCodes, stderr).toEqual([1, 1]);
  expect(stderr).toContain("cannot change working directory");
  expect(stdout).toBe("4.74 fit.R");
  expect(notes).toBe(3);
});

it.runIf(available.ok)("Python finds modules of the repository that are not installed", async () => {
  const files = {
    "scripts/run.py": "import tool\nprint(tool.answer)",
    "src/tool/__init__.py": "answer = 42",
  };
  const { exitCodes, stdout, stderr } = await runBoth("PATH=/usr/bin python3 scripts/run.py", files);
  expect(exitCodes, stderr).toEqual([1, 0]);
  expect(stdout).toBe("42\n");
});

it.runIf(hasR)("R loads a package of the repository that is not installed", async () => {
  const files = {
    "analysis/run.R": "library(tool)\ncat(f(21))",
    "a pkg/DESCRIPTION":
      "Package: tool\nVersion: 0.1\nTitle: T\nDescription: T.\nAuthor: A\nMaintainer: A <a@b.org>\nLicense: GPL-3\n",
    ...{ "a pkg/NAMESPACE": "export(f)\n", "a pkg/R/f.R": "f <- function(x) 2 * x\n" },
  };
  const { exitCodes, stdout, stderr } = await runBoth("Rscript analysis/run.R", files);
  expect(exitCodes, stderr).toEqual([1, 0]);
  expect(stdout).toBe("42");
});

it("Python code has names that newer releases no longer have", async () => {
  // Packages as far as they matter here: the real ones are as their newest releases are.
  const files = {
    "fit.py": `
import collections, fractions, time
import numpy as np
import matplotlib.pyplot as plt
from matplotlib.figure import Figure
from scipy.misc import factorial
print(np.float("1.5"), np.int, np.float64, np.asscalar(np.array(3)))
print(isinstance([], collections.Iterable), fractions.gcd(4, 6), time.clock() >= 0)
print(Figure().gca(projection="3d"), plt.gca(projection="3d"), plt.gca(), factorial(3))
`,
    "numpy.py":
      "float64 = 'own'\nclass array:\n  def __init__(self, x): self.x = x\n  def item(self): return self.x\ndef __getattr__(name): raise AttributeError(name)\n",
    ...{ "matplotlib/__init__.py": "def use(backend): pass\n", "scipy/__init__.py": "", "scipy/misc.py": "" },
    "scipy/special.py": "factorial = factorial2 = comb = logsumexp = lambda n: n * 2\n",
    "matplotlib/figure.py":
      "class Figure:\n  def gca(self): return 'axes'\n  def add_subplot(self, *at, projection): return projection\n",
    "matplotlib/pyplot.py":
      "from matplotlib.figure import Figure\ndef gcf(): return Figure()\ndef gca(): return gcf().gca()\n",
  };
  const { exitCodes, stdout, stderr, notes } = await runBoth("python3 fit.py", files);
  expect(exitCodes, stderr).toEqual([1, 0]);
  expect(stdout).toBe("1.5 <class 'int'> own 3\nTrue 2 True\n3d 3d axes 6\n");
  expect(notes).toBe(6);
});

it("Python code has what Google Colab has, beside other packages of that name", async () => {
  const files = {
    "fit.py": `
from google.colab import drive, files
from google.colab.patches import cv2_imshow
import google.colab, google.own
drive.mount("/content/drive")
files.download("a.csv")
cv2_imshow(1)
print(google.own.VALUE, hasattr(files, "upload"))
`,
    ...{ "google/__init__.py": "", "google/own.py": "VALUE = 42\n" },
  };
  const { exitCodes, stdout, stderr, notes } = await runBoth("python3 fit.py", files);
  expect(exitCodes, stderr).toEqual([1, 0]);
  expect([stdout, notes]).toEqual(["42 False\n", 1]);
  const { "fit.py": code } = files;
  const alone = await runBoth("python3 fit.py", {
    "fit.py": code.replaceAll(/, google\.own|google\.own\.VALUE, /g, ""),
  });
  expect([alone.exitCodes, alone.stdout]).toEqual([[1, 0], "False\n"]);
});

it("Python code has what scikit-learn has moved, as far as its parameters are the same", async () => {
  const files = {
    "fit.py": `
from sklearn.cross_validation import train_test_split
from sklearn import grid_search
print(train_test_split(1), grid_search.GridSearchCV, hasattr(grid_search, "KFold"))
`,
    "sklearn/__init__.py": "",
    "sklearn/model_selection.py":
      "KFold = 1\ntrain_test_split = cross_val_score = cross_val_predict = lambda x: x + 1\nGridSearchCV = RandomizedSearchCV = ParameterGrid = 'search'\n",
  };
  const { exitCodes, stdout, stderr, notes } = await runBoth("python3 fit.py", files);
  expect(exitCodes, stderr).toEqual([1, 0]);
  expect([stdout, notes]).toEqual(["2 search False\n", 1]);
});

/** Runs the command beside what stands in for a program; `files` are programs where they lie in `bin`. */
async function runReplaced(program: ReplacedProgram, command: string, files: Record<string, string>) {
  const tree = treeOf(files);
  for (const path of Object.keys(files)) if (path.startsWith("bin/")) chmodSync(join(tree, path), 0o755);
  const none = {
    r: false,
    withoutProfile: false,
    python: false,
    pythonNames: [],
    pythonFolders: [],
    rPackages: [],
    matlabFunctions: [],
    notes: [],
    shown: [],
    folders: [],
    links: [],
  };
  const steps = { ...none, replaced: [program] };
  await stepOver(tree, steps);
  const whole = steppedCommand(steps, command).replace("/work/", `${tree}/`);
  const env = { PATH: `${join(tree, "bin")}:/usr/bin:/bin` };
  try {
    return execFileSync("sh", ["-c", `(${whole}) 2>&1; echo "status $?"`], {
      env,
      cwd: tree,
      input: "",
    }).toString();
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const printing = "#!/bin/sh\nprintf '%s|' \"$@\"; cat\n";

it.each([
  [
    `matlab -nodisplay -logfile a.log -r "run('x.m'); exit;"`,
    /^--eval\|.*pkg\("load".* run\('x\.m'\); exit;\|status 0$/m,
  ],
  ["matlab -batch main", / main\|status 0$/m],
  ["echo 'x = 1' | matlab -nojvm", /pkg\("load".*\nx = 1\nstatus 0$/m],
])("has Octave run what MATLAB is given: %s", async (command, said) => {
  expect(await runReplaced("matlab", command, { "bin/octave-cli": printing })).toMatch(said);
});

const documents = {
  "bin/Rscript": "#!/bin/sh\necho \"R renders $3 in '$4' with '$5'\"\n",
  "bin/jupyter": '#!/bin/sh\necho "jupyter $*"\nfor last; do :; done\ncat "$last"\necho\n',
  "a.qmd": "```{r}\nx <- 1\n```\n```{python}\nx = 1\n```\n",
  "code/b c.qmd":
    "---\ntitle: x\n---\n```{python}\n#| eval: false\nnot()\n```\n````{python}\nprint('```')\n````\n``` {python}\ny = \"2\"\n```\n",
  "code/_part.qmd": "```{r}\n```\n",
  "notes/c.ipynb": "{}",
};

it("has R Markdown render a document of R, with what Quarto is given for it", async () => {
  const render = "quarto render a.qmd --to html -P alpha:0.05 --output-dir=out --no-cache -P name:a:b";
  expect(await runReplaced("quarto", render, documents)).toBe(
    "R renders a.qmd in '' with 'alpha:0.05\nname:a:b\n'\nstatus 0\n",
  );
  const project = { ...documents, "_quarto.yml": "project:\n  execute-dir: project\n" };
  expect(await runReplaced("quarto", "quarto render ./a.qmd", project)).toMatch(
    /^R renders \.\/a\.qmd in '\/.+' with ''$/m,
  );
});

it("has Jupyter run the chunks of a document of Python, and stops where one fails", async () => {
  const printed = await runReplaced("quarto", "quarto render 'code/b c.qmd'", documents);
  expect(printed).toMatch(/^jupyter nbconvert --to html --execute --output b c code\/b c\.quarto\.ipynb$/m);
  expect(JSON.parse(printed.split("\n")[1]!)).toMatchObject({
    cells: [{ source: "print('```')\n" }, { source: 'y = "2"\n' }],
    metadata: { kernelspec: { name: "python3" } },
    nbformat: 4,
  });
  const failing = { ...documents, "bin/jupyter": "#!/bin/sh\necho failed\nexit 3\n" };
  expect(await runReplaced("quarto", "quarto render code notes", failing)).toBe("failed\nstatus 3\n");
});

it("has a whole folder rendered, without what others include, and nothing but rendered", async () => {
  const printed = await runReplaced("quarto", "quarto render", documents);
  expect(printed.match(/^(?:R|jupyter) .*$/gm)).toEqual([
    "R renders ./a.qmd in '' with ''",
    "jupyter nbconvert --to html --execute --output b c ./code/b c.quarto.ipynb",
    expect.stringMatching(/^jupyter nbconvert .* c \.\/notes\/c\.ipynb$/),
  ]);
  expect(await runReplaced("quarto", "quarto preview", documents)).toMatch(
    /nothing stands in.*\nstatus 127\n$/,
  );
});

it("leaves a program that is there in its place", async () => {
  const there = { "bin/matlab": "#!/bin/sh\necho there\n" };
  expect(await runReplaced("matlab", "matlab -batch main", there)).toBe("there\nstatus 0\n");
  expect(steppedCommand(null, "matlab")).toBe("matlab");
});

it.skipIf(!hasOctave)("a function that Octave does not have does what MATLAB's does", async () => {
  const calls = [
    'disp(contains("a.csv", ".csv"))',
    "disp(contains({'one', 'Two'; 'three', ''}, {'o', 'hr'}))",
    "disp(contains('Two', 'two', 'IgnoreCase', true))",
    "disp(contains('one', ''))",
  ];
  const { exitCodes, notes, stdout } = await runBoth("octave-cli a.m", { "a.m": calls.join("\n") });
  expect(exitCodes).toEqual([1, 0]);
  expect(notes).toBe(1);
  expect(stdout.replace(/\s+/g, " ").trim()).toBe("1 1 1 1 0 1 1");
  const counts = "disp(histcounts([1 2 2 3 5 NaN 9], [1 2 3 5])); h = yline(7, '--r'); disp(get(h, 'ydata'))";
  const third = await runBoth("octave-cli a.m", { "a.m": `figure('visible', 'off');\n${counts}` });
  expect(third.exitCodes).toEqual([1, 0]);
  expect(third.stdout.replace(/\s+/g, " ").trim()).toBe("1 2 2 7 7");
  const x = "x = [1 NaN 3; 4 5 NaN];";
  const statistics = [
    "disp(nanmean(x)); disp(nanmean(x, 2)'); disp(nanmedian(x)); disp(nanmedian([9 NaN 1 2]));",
    "disp(nanvar(x)); disp(nanvar([1 NaN 3], 1)); disp(nanstd([1 NaN 9], 1)); disp(nanstd([NaN NaN]))",
  ];
  const second = await runBoth("octave-cli a.m", { "a.m": [x, ...statistics].join("\n") });
  expect(second.exitCodes).toEqual([1, 0]);
  expect(second.stdout.replace(/\s+/g, " ").trim()).toBe(
    "2.5000 5.0000 3.0000 2.0000 4.5000 2.5000 5.0000 3.0000 2 4.5000 0 0 1 4 NaN",
  );
});

it.skipIf(!hasOctave)("options of MATLAB's solvers are those of Octave's", async () => {
  const calls = [
    "o = optimoptions('fsolve', 'Display', 'none', 'MaxIterations', 50, 'Algorithm', 'x', 'SpecifyObjectiveGradient', false);",
    "o = optimoptions(o, 'StepTolerance', 1e-9);",
    "printf('%.3f %d %s %s', fsolve(@(x) x^2 - 4, 1, o), o.MaxIter, o.Display, o.Jacobian)",
  ];
  const { exitCodes, stdout } = await runBoth("octave-cli a.m", { "a.m": calls.join("\n") });
  expect(exitCodes).toEqual([1, 0]);
  expect(stdout.trim()).toBe("2.000 50 off off");
});

it("what is there stays, and no link leads out of the folder", async () => {
  const tree = treeOf({ "a/file": "kept", out: "a file" });
  const nothing = {
    pythonFolders: [],
    rPackages: [],
    replaced: [],
    matlabFunctions: [],
    notes: [],
    shown: [],
  };
  const none = { r: false, withoutProfile: false, python: false, pythonNames: [], ...nothing };
  const links = [
    { path: "a/file", target: "out" },
    { path: "out/x", target: "a/file" },
    { path: "C:/Users/jane", target: "" },
    { path: "b/c.csv", target: "a/file" },
  ];
  await stepOver(tree, { ...none, folders: ["out", "out/below", "a/new"], links });
  expect(statSync(join(tree, "a/new")).isDirectory()).toBe(true);
  expect(statSync(join(tree, "out")).isFile()).toBe(true);
  expect(readlinkSync(join(tree, "C:/Users/jane"))).toBe("../..");
  expect(readlinkSync(join(tree, "b/c.csv"))).toBe("../a/file");
  for (const path of ["../evil", "a/../../evil"])
    for (const out of [{ links: [{ path, target: "a/file" }] }, { links: [{ path: "l", target: path }] }])
      await expect(stepOver(tree, { ...none, folders: [], ...out })).rejects.toThrow("leads out of");
  await expect(stepOver(tree, { ...none, folders: ["../evil"], links: [] })).rejects.toThrow("leads out of");
  expect(stepVariables(null)).toEqual({});
  rmSync(tree, { recursive: true });
});
