import { expect, it } from "vitest";
import { likelyScripts, orderedScripts } from "./likely-scripts.ts";

/** The experiments of these files, and the path that stands for them, by the first kind that finds any. */
function experimentsOf(texts: Record<string, string>) {
  const contents = new Map(
    Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  );
  const files = { paths: new Set(contents.keys()), contents };
  for (const { find, read } of [...orderedScripts, ...likelyScripts]) {
    const path = find!(files.paths);
    const { experiments = [] } = path === null ? {} : read(path, files).part;
    if (path !== null && experiments.length > 0) return { path, experiments };
  }
  return { path: null, experiments: [] };
}

function experimentOf(texts: Record<string, string>): [path: string, command: string] | undefined {
  const { path, experiments } = experimentsOf(texts);
  return path === null ? undefined : [path, experiments[0]!.command];
}

const commandOf = (files: Record<string, string>) => experimentOf(files)?.[1];

const named = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, ""]));

it.each([
  [["run_all.py", "network.py", "01_a.py", "02_b.py"], "python3 run_all.py"],
  [["src/main.R", "src/a.R", "old/main.R"], "cd src && Rscript main.R"],
  [["sourceMe.R", "1_a.R", "2_b.R"], "Rscript sourceMe.R"],
  [
    ["02_fit_02_b.R", "02_fit_01_a.R", "02_fit_10_c.R"],
    "Rscript 02_fit_01_a.R && Rscript 02_fit_02_b.R && Rscript 02_fit_10_c.R",
  ],
  [["02_fit.R", "02_fit_old.R", "02_fit_new.R", "3.txt"], undefined],
  [["code/AllCode.R", "code/a.R"], "cd code && Rscript AllCode.R"],
  [["scripts/master-script.R", "scripts/S1.Rmd", "scripts/f.R"], "cd scripts && Rscript master-script.R"],
  [["shaded plots/example.m", "model/a.m", "model/b.m"], undefined],
  [["Wrapper.R", "Figures.R", "Tables.R"], "Rscript Wrapper.R"],
  [["plots/run_all_plots.jl", "plots/a.jl", "sim/b.jl"], "cd plots && julia run_all_plots.jl"],
  [["one/run_all.R", "two/run_all.R", "a.R", "b.R"], undefined],
  [
    ["paper-figure-plotting/fig1.py", "paper-figure-plotting/x.txt", "lib/a.py"],
    "cd paper-figure-plotting && python3 fig1.py",
  ],
  [["wrapper.py", "figures.py"], undefined],
  [["installRequiredPackages.R", "paper_2017.R"], "Rscript paper_2017.R"],
  [
    ["code/02_fit.R", "code/01 load.R", "code/10_plot.py", "code/00_install.R", "R/01_x.R"],
    "cd code && Rscript '01 load.R' && Rscript 02_fit.R && python3 10_plot.py",
  ],
  [["b/1_x.py", "b/2_y.py", "c/1_z.py", "a/2_y.py", "a/1_x.py"], "cd a && python3 1_x.py && python3 2_y.py"],
  [
    ["2_fit/fit.R", "1_clean/01_load.R", "1_clean/02_join.R", "1_clean/helpers.R", "10_plot/plots/plot.R"],
    "( cd 1_clean && Rscript 01_load.R && Rscript 02_join.R\n) && ( cd 2_fit && Rscript fit.R\n) && ( cd 10_plot/plots && Rscript plot.R\n)",
  ],
  [
    ["analysis/analysis.R", "analysis/models.R", "analysis/scripts.R", "x.txt"],
    "cd analysis && Rscript analysis.R",
  ],
  [["data_analysis.py", "plots.py", "fig1.py"], "python3 data_analysis.py"],
  [["analysis.R", "data_analysis.R", "a.R"], undefined],
  [["1_clean/a.R", "2_fit/b.R", "2_fit/c.R"], undefined],
  [["1_data/x.csv", "2_code/fit.R"], undefined],
  [["fit.r", "paper/plot.r", "install.R"], "Rscript fit.r"],
  [
    ["python code/main.py", "python code/constant.py", "c code/pole.c"],
    "cd 'python code' && python3 main.py",
  ],
  [["code_R/main.R", "data/x.csv"], "cd code_R && Rscript main.R"],
  [["analysis.ipynb", "a.py"], "jupyter nbconvert --to notebook --execute --inplace analysis.ipynb"],
  [["run_project.r", "01_a/01_x.R", "01_a/02_y.R"], "Rscript run_project.r"],
  [
    ["R/Replication/runReplication.R", "R/Build/01_x.R", "R/Build/02_y.R"],
    "cd R/Replication && Rscript runReplication.R",
  ],
  [
    ["fig/1/x.py", "src/sim.py", "notebooks_of_paper/fig1.ipynb", "notebooks_of_paper/fig2.ipynb"],
    "cd notebooks_of_paper && jupyter nbconvert --to notebook --execute --inplace fig1.ipynb",
  ],
  [
    ["get/fig1/simulation_fig1.py", "get/fig1/plot_fig1.py", "get/fig2/simulation_fig2.py", "src/sim.py"],
    "cd get/fig1 && python3 simulation_fig1.py && python3 plot_fig1.py",
  ],
  [["ProduceAll.m", "code/main/main.m", "code/x/x.m"], "octave-cli ProduceAll.m"],
  [["simulate.py", "generate_figures.py"], "python3 simulate.py && python3 generate_figures.py"],
  [["run_simulation.R", "packages.R", "requirements.R"], "Rscript run_simulation.R"],
  [["load_packages.R", "requirements.R"], undefined],
  [["a.py", "b.py"], undefined],
  [["01_a.m", "02_b.m", "helper.m"], `octave-cli --eval 'run("01_a.m"); run("02_b.m")'`],
  [["x/1_a.py", "x/1_a 2.py"], undefined],
  [
    ["code/a_clean.R", "code/c_plot.R", "code/b_fit.R", "code/fit_x.R"],
    "cd code && Rscript a_clean.R && Rscript b_fit.R && Rscript c_plot.R",
  ],
  [["sim/Table 4.R", "sim/Table 5.R", "x.csv"], "cd sim && Rscript 'Table 4.R'"],
  [["a_x.R", "c_y.R", "d_z.R"], undefined],
  [["train.py", "experiments_all.sh"], "bash experiments_all.sh"],
  [["main.py", "run.py"], undefined],
  [["dev/01_start.R", "dev/02_dev.R", "dev/03_deploy.R"], undefined],
  [["tests/main.py", "README.Rmd", "setup.py"], undefined],
])("of %j it is %s", (paths, command) => {
  expect(commandOf(named(...paths))).toBe(command);
});

it.each([
  [{ "code/fit-1982.py": "from simulation import *", "code/simulation.py": "" }, "fit-1982.py"],
  [{ "code/a.py": "import numpy as np, model\n", "code/model.py": "def f(): ..." }, "a.py"],
  [{ "code/a.R": 'source("./f.R")', "code/f.R": "f <- 1", "data/x.csv": "" }, "a.R"],
  [{ "code/a.jl": 'include("f.jl")', "code/f.jl": "" }, "a.jl"],
  [{ "figs/a.R": "", "code/b.R": "", "code/c.R": "" }, undefined],
  [{ "code/a.py": "import models, b.model", "code/model.py": "" }, undefined],
  [{ "code/a.py": "import b", "code/b.py": "import a" }, undefined],
  [{ "code/a.py": "import b", "src/b.py": "" }, undefined],
  [{ "code/a.py": "import b", "code/b.py": "", "c.py": "", "d.py": "" }, undefined],
  [{ "lib/a.py": "import b", "lib/b.py": "" }, undefined],
  [{ "src/a.jl": 'module A\ninclude("b.jl")\nend', "src/b.jl": "f() = 1" }, undefined],
])("of scripts that load each other in %j it is %s", (files, name) => {
  const program = { py: "python3", R: "Rscript", jl: "julia" }[name?.split(".").at(-1) ?? "py"];
  expect(commandOf(files)).toBe(name && `cd code && ${program} ${name}`);
});

it.each([
  [["simulate.R", "analyze.R", "plot.R"], "Rscript simulate.R && Rscript analyze.R && Rscript plot.R"],
  [["data_analysis.R", "data_cleaning.R"], "Rscript data_cleaning.R && Rscript data_analysis.R"],
  [["src/evaluate.py", "src/train.py"], "cd src && python3 train.py && python3 evaluate.py"],
  [["simulation.py", "other.py"], undefined],
  [["step2.R", "step1.R"], "Rscript step1.R && Rscript step2.R"],
  [["Step_1_clean.py", "Step_2_fit.py"], "python3 Step_1_clean.py && python3 Step_2_fit.py"],
  [["scripts/run.sh", "a.py", "b.py"], "cd scripts && bash run.sh"],
  [["reproduce_figures.py", "a.py"], "python3 reproduce_figures.py"],
  [["code/matlab/main.m"], "cd code/matlab && octave-cli main.m"],
  [["manuscript/paper.Rmd"], "cd manuscript && Rscript -e 'knitr::knit(commandArgs(TRUE)[1])' paper.Rmd"],
  [["manuscript/paper.Rmd", "other/b.Rmd"], undefined],
])("of names in %j it is %s", (paths, command) => {
  const text = "```{r}\n1\n```";
  expect(commandOf(Object.fromEntries(paths.map((path) => [path, /Rmd$/.test(path) ? text : ""])))).toBe(
    command,
  );
});

it("is the only script of a folder of figures where there is no code beside it", () => {
  expect(commandOf({ "plots/spectrum.py": "import model", "model/__init__.py": "" })).toBe(
    "cd plots && python3 spectrum.py",
  );
});

it.each([
  [
    ["code/fig10.py", "code/fig2.py", "code/supplementary-fig1.py", "code/model.py"],
    ["fig2", "fig10", "supplementary-fig1"],
  ],
  [
    ["Figure_3b.R", "plot_table1.R", "sim.R"],
    ["Figure_3b", "plot_table1"],
  ],
  [
    ["code/exp1.py", "code/exp2_long run.py", "paper/fig1.py"],
    ["exp1", "exp2_long run"],
  ],
  [
    ["notebooks/Figure1.ipynb", "notebooks/Figure2 B.ipynb", "a.py", "b.py"],
    ["Figure1", "Figure2 B"],
  ],
  [["fig1.m", "sim.m", "model.m"], ["fig1"]],
  [
    ["src/kite/fig04_plane.py", "src/kite/fig06_flow.py", "src/kite/utils.py", "src/kite/run.py"],
    ["fig04_plane", "fig06_flow"],
  ],
  [["src/a/fig1.py", "src/b/fig2.py"], []],
  [
    ["notebooks/figures.ipynb", "notebooks/analysis.ipynb", "notebooks/README.md"],
    ["analysis", "figures"],
  ],
  [
    ["run_exp1.sh", "run_exp2.sh", "a.py", "b.py"],
    ["run_exp1", "run_exp2"],
  ],
  [["code/config1.py", "code/figures.py", "code/b.py"], []],
  [Array.from({ length: 21 }, (_, index) => `fig${index}.py`), []],
  // What runs everything, and numbered steps, come first.
  [["code/fig1.py", "code/fig2.py", "code/main.py"], ["main"]],
])("of %j the experiments are %j", (paths, names) => {
  const { experiments: found } = experimentsOf(named(...paths));
  const scripts = found.map(({ command }) => /(?:'([^']+)'|(\S+))$/.exec(command)!);
  const nameOf = (path = "") => path.replace(/^.*\//, "").replace(/\.\w+$/, "");
  expect(scripts.map(([, quoted, plain]) => nameOf(quoted ?? plain))).toEqual(names);
  expect(found.map(({ makesEverything }) => makesEverything)).toEqual(names.map(() => names.length === 1));
});

it.each([
  // One script each, the numbered ones, the analysis among others, and what no other one loads.
  [
    ["Study 2/fit.R", "Study 1/01_clean.R", "Study 1/02_fit.R", "Study 1/x.R", "Study 10/a.R", "data/x.csv"],
    ["study-1: 01_clean.R 02_fit.R", "study-2: fit.R", "study-10: a.R"],
  ],
  [
    ["code/exp1_short/run.py", "code/exp2_long/analysis.py", "code/exp2_long/plots.py"],
    ["code-exp1_short: run.py", "code-exp2_long: analysis.py"],
  ],
  [
    ["Objective 1/data cleaning.R", "Objective 1/final analyses.R", "Objective 2/02_objective-2.R"],
    ["objective-1: final analyses.R", "objective-2: 02_objective-2.R"],
  ],
  [
    ["Experiment_1/code/a.R", "Experiment_1/notes.txt", "Experiment_2/code/b.R"],
    ["experiment_1: a.R", "experiment_2: b.R"],
  ],
  // Wherever the folders lie, and beside what does not name them. One alone is not a part of several.
  [
    ["Study 1/a.R", "Study 2/b.R", "c.R", "d.R"],
    ["study-1: a.R", "study-2: b.R"],
  ],
  [
    ["paper-figures/figure1/plot.py", "paper-figures/figure2/plot.R", "paper-figures/theme.R"],
    ["paper-figures-figure1: plot.py", "paper-figures-figure2: plot.R"],
  ],
  [["Study 1/a.R", "other/b.R"], []],
  [["Study 1/a.R", "Study 1/b.R", "Study 2/c.R", "Study 2/d.R"], []],
])("of folders of parts in %j the experiments are %j", (paths, expected) => {
  const { experiments } = experimentsOf(named(...paths));
  const names = (command: string) => command.matchAll(/'([^']+\.(?:R|py))'|([^\s']+\.(?:R|py))/g);
  const scripts = (command: string) =>
    [...names(command)].map(([, quoted, plain]) => (quoted ?? plain ?? "").replace(/^.*\//, ""));
  expect(experiments.map(({ id, command }) => `${id}: ${scripts(command).join(" ")}`)).toEqual(expected);
});

it("runs the script of the root that names the folders of parts, rather than each of them", () => {
  const text = {
    "Study 1/a.R": "",
    "Study 2/a.R": "",
    "all.R": 'for (i in 1:2) source(paste0("Study ", i, "/a.R"))',
  };
  expect(experimentsOf(text).experiments.map(({ command }) => command)).toEqual(["Rscript all.R"]);
});

it("runs each of a few scripts that do something, where no name says more", () => {
  const texts = {
    "a.py": "import b\nx = 3\nb.fit(x)\n",
    "b.py": "import numpy as np\n\ndef fit(x):\n    return np.mean(x)\n",
    "c.R": "library(lme4)\nm <- lmer(y ~ x, data = d)\n",
    "d.R": 'source("c2.R")\nf <- function(x) x\nsetwd("a")\n',
    "e.m": "for n = 1:3\n  disp(n)\nend\n",
  };
  expect(experimentsOf(texts).experiments.map(({ command }) => command)).toEqual([
    "python3 a.py",
    "Rscript c.R",
    "octave-cli e.m",
  ]);
  const many = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`x${at}a.py`, "print(1)\n"]));
  expect(experimentsOf(many).experiments).toEqual([]);
});

it("runs documents rather than the script that does nothing by itself", () => {
  const files = { "Main.ipynb": "{}", "Extra.ipynb": "{}", "lib.py": "def f():\n    pass\n" };
  const commands = (texts: Record<string, string>) =>
    experimentsOf(texts).experiments.map(({ command }) => command);
  expect(commands(files)).toEqual([
    expect.stringContaining("Extra.ipynb"),
    expect.stringContaining("Main.ipynb"),
  ]);
  expect(commands({ ...files, "lib.py": "print(1)\n" })).toEqual(["python3 lib.py"]);
});

it("runs shell scripts of the root that say that they run something", () => {
  const shells = named("execute1.sh", "execute2.sh", "run_docker.sh", "plots/mz.py", "clean.sh");
  expect(experimentsOf(shells).experiments.map(({ command }) => command)).toEqual([
    "bash execute1.sh",
    "bash execute2.sh",
  ]);
  expect(commandOf(named("run_tests.sh", "fit.py"))).toBe("python3 fit.py");
});

it("does not run what tools leave in a new folder", () => {
  const uv = 'def main():\n    print("Hello from x-y!")\n\n\nif __name__ == "__main__":\n    main()\n';
  expect(commandOf({ "main.py": uv })).toBe(undefined);
  expect(commandOf({ "main.py": uv, "code/fit.R": "fit()\n" })).toBe("cd code && Rscript fit.R");
  expect(commandOf({ "main.py": "# This is a sample Python script.\nprint('Hi')\n" })).toBe(undefined);
  expect(commandOf({ "main.py": uv.replace("Hello from x-y!", "Hello") })).toBe("python3 main.py");
});

it("runs numbered documents in their order", () => {
  const text = "```{r}\nlm(y ~ x)\n```\n";
  const knit = (name: string) => `Rscript -e 'knitr::knit(commandArgs(TRUE)[1])' ${name}`;
  expect(commandOf({ "2_fit.Rmd": text, "1_clean.Rmd": text, "notes.md": "" })).toBe(
    `${knit("1_clean.Rmd")} && ${knit("2_fit.Rmd")}`,
  );
  expect(commandOf({ "1_a/01_load.R": "", "1_a/02_sum.Rmd": text, "2_b/fit.R": "" })).toBe(
    `( cd 1_a && Rscript 01_load.R && ${knit("02_sum.Rmd")}\n) && ( cd 2_b && Rscript fit.R\n)`,
  );
});

it("runs each script of a folder whose scripts are all named after figures", () => {
  const paths = named(
    "Section 2/Figure1_Figure2.R",
    "Section 2/Figure3.R",
    "Section 3/fit.R",
    "Section 3/a.R",
  );
  expect(experimentsOf(paths).experiments.map(({ id, command }) => [id, command])).toEqual([
    ["section-2-figure1_figure2-r", "cd 'Section 2' && Rscript Figure1_Figure2.R"],
    ["section-2-figure3-r", "cd 'Section 2' && Rscript Figure3.R"],
  ]);
});

it("runs the documents of figures, and not what is named after those elsewhere", () => {
  const paths = named("nbs/fig1_a.ipynb", "nbs/fig2.ipynb", "nbs/more_figs3.ipynb", "training/x_fig1.py");
  expect(experimentsOf(paths).experiments.map(({ id }) => id)).toEqual([
    "nbs-fig1_a-ipynb",
    "nbs-fig2-ipynb",
    "nbs-more_figs3-ipynb",
  ]);
});

it("runs figures beside each other in code that are named in words", () => {
  const words = named("code/fig_a_b.py", "code/fig_c.py", "code/model.py", "code/d.py");
  expect(experimentsOf(words).experiments.map(({ command }) => command)).toEqual([
    "cd code && python3 fig_a_b.py",
    "cd code && python3 fig_c.py",
  ]);
});

it("runs stages in each folder of a part", () => {
  const paths = named("fig1/graph.py", "fig2/plot_a.py", "fig2/run_a.py", "fig3/x.py", "fig3/y.py");
  expect(experimentsOf(paths).experiments.map(({ command }) => command)).toEqual([
    "cd fig1 && python3 graph.py",
    "cd fig2 && python3 run_a.py && python3 plot_a.py",
  ]);
});

it("runs the only one of a part that does something by itself", () => {
  const paths = {
    "code/fig_1/runme.m": "x = 1;\ndisp(x)\n",
    "code/fig_1/f.m": "function y = f(x)\nend\n",
    "code/fig_2/runme.m": "disp(2)\n",
  };
  expect(experimentsOf(paths).experiments.map(({ command }) => command)).toEqual([
    "cd code/fig_1 && octave-cli runme.m",
    "cd code/fig_2 && octave-cli runme.m",
  ]);
});

it("runs the script beside numbered ones that says that it runs everything", () => {
  const paths = named("rep/master.R", "rep/0-packages.R", "rep/1-fit.R", "rep/2-plot.R");
  expect(experimentOf(paths)).toEqual(["rep/master.R", "cd rep && Rscript master.R"]);
});

it("runs the script of a part that says that it runs everything", () => {
  const paths = named(
    "fig1/run.sh",
    "fig1/a.py",
    "fig1/b.py",
    "fig2/plot.sh",
    "fig3/main.py",
    "fig3/model.py",
  );
  expect(experimentsOf(paths).experiments.map(({ command }) => command)).toEqual([
    "cd fig1 && bash run.sh",
    "cd fig2 && bash plot.sh",
    "cd fig3 && python3 main.py",
  ]);
});

it("does not run what another script of the paper's figures loads", () => {
  const text = {
    "code/fig1.py": "x = 1",
    "code/fig2.py": "import fig1, model",
    "code/model.py": "",
    "code/a.py": "",
  };
  expect(experimentOf(text)).toEqual(["code/fig1.py", "cd code && python3 fig2.py"]);
});

it("knits a document that computes", () => {
  expect(commandOf({ "paper.Rmd": "```{r fit}\nlm(y ~ x)\n```" })).toBe(
    "Rscript -e 'knitr::knit(commandArgs(TRUE)[1])' paper.Rmd",
  );
  expect(commandOf({ "paper.qmd": "```{r}\nlm(y ~ x)\n```" })).toContain("knitr::knit");
  expect(commandOf({ "paper.qmd": "```{python}\nfit()\n```" })).toBe("quarto render paper.qmd");
  const text = "```{r setup}\nx\n```";
  expect(commandOf({ "paper.Rmd": text })).toBe(undefined);
  expect(experimentOf({ "paper.Rmd": text, "fit.R": "" })).toEqual(["fit.R", "Rscript fit.R"]);
});

it("starts where the files are found that the scripts name", () => {
  const files = named("data/in.csv", "code/1_b.R", "x.Rproj");
  const root = 'read.csv("data/in.csv"); source("code/f.R"); write.csv(y, "data/out.csv")';
  expect(commandOf({ ...files, "code/0_a.R": root })).toBe("Rscript code/0_a.R && Rscript code/1_b.R");
  expect(commandOf({ ...files, "code/0_a.R": 'read.csv("../data/in.csv")' })).toBe(
    "cd code && Rscript 0_a.R && Rscript 1_b.R",
  );
});

it("runs the analysis of each of several folders", () => {
  const paths = [
    "Urinary/urinary_analysis.R",
    "PIMA/PIMA_analysis.R",
    "PIMA/plots.R",
    "sim/other_analysis.R",
  ];
  expect(experimentsOf(named(...paths)).experiments.map(({ command }) => command)).toEqual([
    "cd PIMA && Rscript PIMA_analysis.R",
    "cd Urinary && Rscript urinary_analysis.R",
  ]);
});

it("runs the script of a folder of code, and not the model of JAGS that it loads", () => {
  const texts = {
    "ModelCode/Script.R": 'jm <- jags.model("JAGSModel.R", data = d)',
    "ModelCode/JAGSModel.R": "model{\n}",
    "Data/x.csv": "",
  };
  expect(experimentOf(texts)).toEqual(["ModelCode/Script.R", "cd ModelCode && Rscript Script.R"]);
});
