import { expect, test } from "vitest";
import { readKind } from "./testing/read-kind.ts";

/** The experiments of a README with a block of these lines, in a code repository with these files. */
function experimentsOf(lines: string, ...paths: string[]) {
  const files = Object.fromEntries(paths.map((path) => [path, ""]));
  return readKind("README.md", { ...files, "README.md": `\`\`\`sh\n${lines}\n\`\`\`\n` }, 1).part.experiments;
}

test("a document that is handed to Rscript is knitted", () => {
  expect(experimentsOf("Rscript simulation/results.rmd", "simulation/Results.Rmd")).toEqual([
    {
      id: "rscript-simulation-results-rmd",
      command: "Rscript -e 'knitr::knit(commandArgs(TRUE)[1])' simulation/Results.Rmd",
    },
  ]);
});

test("lines of Windows are read as those of a shell", () => {
  const lines =
    ".\\.venv\\Scripts\\python.exe -m pip install -r requirements.txt\n.\\.venv\\Scripts\\python.exe src\\fit.py --check";
  expect(experimentsOf(lines, "src/fit.py")).toMatchObject([{ command: "python src/fit.py --check" }]);
});

test("make is run in the folder that its README gives the start of", () => {
  const lines = "make -C 01*\nmake -C 02*";
  expect(experimentsOf(lines, "01_prepare/Makefile", "02_plot/Makefile")).toMatchObject([
    { command: "make -C 01_prepare && make -C 02_plot" },
  ]);
  expect(experimentsOf("make -C elsewhere", "Makefile")).toEqual([]);
});

test("what is exported may stand in quotation marks", () => {
  const lines = 'export PYTHONPATH="${PYTHONPATH}:${PWD}/common"\npython common/train.py';
  expect(experimentsOf(lines, "common/train.py")).toMatchObject([
    { command: 'export PYTHONPATH="${PYTHONPATH}:${PWD}/common" && python common/train.py' },
  ]);
  expect(experimentsOf('export KEY="$(cat key)"\npython a.py', "a.py")).toMatchObject([
    { command: "python a.py" },
  ]);
});

test("a list in square brackets is one word, and no choice", () => {
  expect(experimentsOf("python fit.py x.csv [2,3,5]", "fit.py")).toMatchObject([
    { command: "python fit.py x.csv '[2,3,5]'" },
  ]);
  expect(experimentsOf("python fit.py [a|b]", "fit.py")).toHaveLength(2);
});

test.each(["python hpc.py install", "python code/hpc.py submit sim_1", "Rscript hpc.R status"])(
  "%s is about a machine",
  (line) => {
    expect(experimentsOf(line, "hpc.py", "code/hpc.py", "hpc.R")).toEqual([]);
  },
);

test("what brings data, sets up or only installs is no experiment", () => {
  const lines = [
    "Rscript figure_setup/sync.R",
    "python fetch_x.py",
    "python get-data.py",
    "python sync-meta-files.py",
  ];
  const options = ["Rscript --vanilla lib/dependencies.R", "cd lib && Rscript --no-save dependencies.R"];
  const paths = [...lines, "x lib/dependencies.R"].map((line) => line.split(" ")[1]!);
  for (const line of [...lines, ...options]) expect(experimentsOf(line, ...paths)).toEqual([]);
  for (const path of ["get_summary.py", "sync_index.py", "fetched.py", "experiment-setup/a.py"])
    expect(experimentsOf(`python ${path}`, path)).toHaveLength(1);
});

test("what a program cleans or sets up may be data", () => {
  expect(
    experimentsOf("python run.py setup\npython run.py clean\npython run.py fit", "run.py"),
  ).toMatchObject([{ command: "python run.py setup && python run.py clean && python run.py fit" }]);
});

test("lines for the prompt of MATLAB are run beside those of a shell, without scripts that others call", () => {
  const texts = {
    "define_paths.m": "addpath('lib');",
    "Figure1.m": "define_paths\nplot(1)",
    "lib/meg.py": "print(1)",
    "README.md":
      "```matlab\ndefine_paths\n```\n\nThen:\n```matlab\nFigure1\n```\n\n```sh\ncd lib\npython meg.py\n```\n",
  };
  expect(readKind("README.md", texts, 1).part.experiments).toMatchObject([
    { command: "cd lib && python meg.py" },
    { command: "octave-cli Figure1.m" },
  ]);
});

test.each(["./autogen.sh", "./reinstall_jaxlib_cuda.sh 111", "make -B pin", "make update-deps"])(
  "%s prepares",
  (line) => {
    const files = ["autogen.sh", "reinstall_jaxlib_cuda.sh", "Makefile"];
    expect(experimentsOf(line, ...files)).toEqual([]);
  },
);

test("a call whose values are left out is none", () => {
  const started = (value: string) =>
    experimentsOf(`julia> include("model.jl")\njulia> run(${value})`, "model.jl");
  expect(started("3.5, .5, -2., 1e3")).toHaveLength(1);
  expect(started("...")).toEqual([]);
});

const commandsTold = (text: string) =>
  (readKind("README.md", { "README.md": text, "a.sh": "", "b.py": "" }, 1).part.experiments ?? []).map(
    ({ command }) => command,
  );

test.each([
  "Run `./a.sh` to get the results (this takes some time). Afterwards run `python b.py`, which plots them.",
  "Run `./a.sh` followed by `python b.py`.",
  "Run `./a.sh`.\n\nThen, to plot them, run `python b.py`.",
])("what is run after the other is one experiment: %s", (text) => {
  expect(commandsTold(text)).toEqual(["./a.sh && python b.py"]);
});

test.each([
  "Run `./a.sh` for Table 1. Run `python b.py` for Figure 2.",
  "Run `./a.sh`, which then prints the results. Table 2 is made by `python b.py`.",
  "Run `./a.sh`, or, if you then want less, `python b.py`.",
  "Run `./a.sh`.\n\n# Figures\n\nThen run `python b.py`.",
])("what is not is one by itself: %s", (text) => {
  expect(commandsTold(text)).toEqual(["./a.sh", "python b.py"]);
});
