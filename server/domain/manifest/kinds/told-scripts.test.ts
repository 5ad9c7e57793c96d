import { expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const inRoot = ["a.R", "b.R", "c.py", "Exp1.m", "Exp2.m", "test_c.py", "install.R", "fit.ipynb"];

/** The commands that a README gives a repository with these files, and others that are empty. */
function commandsOf(
  readme: string,
  others: Record<string, string> = {},
  { paths = inRoot, kind = toldScripts } = {},
): string[] {
  const files = { ...Object.fromEntries(paths.map((path) => [path, ""])), "README.md": readme, ...others };
  return (readKind("README.md", files, kind).part.experiments ?? []).map(({ command }) => command);
}
/** Of the kinds that read README.md: after the model index and the commands. */
const toldScripts = 2;
const describedScripts = 3;

it.each([
  ["Run `a.R` to fit the model.", ["Rscript a.R"]],
  ["To reproduce the figures, please run **c.py**.", ["python3 c.py"]],
  ["Figure 1 is made by running [a.R](a.R).", ["Rscript a.R"]],
  ["First run a.R. It takes an hour.\nThen run `c.py`", ["Rscript a.R && python3 c.py"]],
  ["1. Install R\n2. Run `a.R`\n3. Execute `c.py`\n", ["Rscript a.R && python3 c.py"]],
  ["- Run `a.R` for Table 1\n- Launch `c.py`, then b.R\n", ["Rscript a.R", "python3 c.py", "Rscript b.R"]],
  [
    "1. Execute these scripts:\n   - a.R\n   - b.R\n\n2. Save the results.\n\n3. To plot, run:\n   - c.py\n",
    ["Rscript a.R && Rscript b.R && python3 c.py"],
  ],
  ["To fit the model, run _a.R_ once.", ["Rscript a.R"]],
  [
    "To recreate the figures, run the fit notebook and then the Exp1 script.",
    [expect.stringContaining("fit.ipynb")],
  ],
  ["Install it, and follow the commands from the '**a.R**' file.", ["Rscript a.R"]],
  ["All data can be obtained launching the file “c.py” (slow).", ["python3 c.py"]],
  ["If something changes in the data, run `a.R` once.", []],
  [
    "To run experiments from scratch, run first the a.R to make data, and then run c.py.",
    ["Rscript a.R && python3 c.py"],
  ],
  ["To run the analysis from a.R, which will execute b.R, you need R.", []],
  ["1. Run installRequiredPackages.R\n2. Run a.R\n", ["Rscript a.R"]],
  ["Run in the following order:\n- a.R\n- c.py\n", ["Rscript a.R && python3 c.py"]],
  ["Scripts should be called in the\nfollowing order:\n\n1. a.R\n1. c.py\n", ["Rscript a.R && python3 c.py"]],
  ["The function is called by a.R.", []],
  [
    "All figures can be reproduced using these R files:\n\n* E1: [`a.R`](x/a.R)\n* Table 2: b.R\n* see c.py\n",
    ["Rscript a.R", "Rscript b.R"],
  ],
  ["a.R | Script to source all scripts in order | Run", ["Rscript a.R"]],
  ["Simply run the Exp1() function within MATLAB.", ["octave-cli Exp1.m"]],
  [
    "Run these files:\n\n- `a.R`\n- `b.R`\n\nand then running\n\n- `c.py`\n\nThe end.",
    ["Rscript a.R && Rscript b.R && python3 c.py"],
  ],
  ["- a.R: run this for Figure 1.\n- c.py: run it if it pleases you\n", ["Rscript a.R", "python3 c.py"]],
  ["1. Run `install.R`\n2. Run `test_c.py`\n", []],
  [
    "simply run any of following files:\n\nExp1.m \nExp2.m\n\nThey end.",
    ["octave-cli Exp1.m", "octave-cli Exp2.m"],
  ],
  [
    "You can run these:\n- `a.R`: Figure 1, from b.R\n- **c.py** makes Table 1\n",
    ["Rscript a.R", "python3 c.py"],
  ],
  ["Run in this order:\n1. a.R\n2. c.py (slow)\n", ["Rscript a.R && python3 c.py"]],
  ["Run the notebook `fit.ipynb`.", ["jupyter nbconvert --to notebook --execute --inplace fit.ipynb"]],
  [
    "In R:\n```r\nlibrary(x)\nsource('a.R')\nsource(\"b.R\")\n```",
    [`Rscript -e 'source("a.R")' -e 'source("b.R")'`],
  ],
  ["At the prompt:\n```\n>> Exp1\n>> run Exp2;\n```\n", [`octave-cli --eval 'run("Exp1.m"); run("Exp2.m")'`]],
  [
    "```bash\nmatlab -nodisplay -r \"run('Exp1'); Exp2, exit\"\n```",
    [`octave-cli --eval 'run("Exp1.m"); run("Exp2.m")'`],
  ],
  [
    "The file named a.R is the easiest entry point to rerun the analysis.\nThe file c.py contains all code used to plot the figures.",
    ["Rscript a.R && python3 c.py"],
  ],
  ["The main script is `c.py`; see its header.", ["python3 c.py"]],
  [
    "- `a.R` contains the code for reproducing Figure 1\n- `b.R` has the script to generate Table 2",
    ["Rscript a.R", "Rscript b.R"],
  ],
  ["```\nmatlab -batch Exp2\n```", ["octave-cli Exp2.m"]],
  ["Start MATLAB and run `Exp1`.", ["octave-cli Exp1.m"]],
  ["The scripts must be run in this order:\n\n1. a.R\n2. c.py\n", ["Rscript a.R && python3 c.py"]],
  ["Use `a.R` to fit the model and `c.py` to make the figures.", ["Rscript a.R && python3 c.py"]],
  ["Open `fit.ipynb` and run all cells.", ["jupyter nbconvert --to notebook --execute --inplace fit.ipynb"]],
  ["Main code is in a.R\nThis file calls b.R. To make the plots, use c.py", ["python3 c.py"]],
  [
    "The main script is in a.R\nThis file sources b.R\nTo make the plots, use c.py",
    ["Rscript a.R && python3 c.py"],
  ],
  [
    "They should be run in the\nfollowing order.\n\n1. a.R\n2. fit.do (slow)\n3. `c.py`\n\nb.R needs not.",
    ["Rscript a.R && python3 c.py"],
  ],
  ["(1) Run a.R\n(2) Run c.py\n", ["Rscript a.R && python3 c.py"]],
  [
    "The notebook `fit.ipynb` has an example. Run all cells with the kernel.",
    ["jupyter nbconvert --to notebook --execute --inplace fit.ipynb"],
  ],
  ["a.R is described below. fit.yml has the parameters needed to run `c.py`.", []],
  ["Before that the main script calls the script b.R to format plots.", []],
  ["When you are ready to run it yourself, use `c.py` (from b.R).", ["python3 c.py"]],
  ["Read in the results by running the code in a.R.", ["Rscript a.R"]],
  ["Run 'old/place/a.R'.", ["Rscript a.R"]],
  ["Each R file can be run individually.", ["Rscript a.R", "Rscript b.R"]],
  ["To make a figure, just run the associated .py file.", ["python3 c.py"]],
  [
    "Open the notebook of your choice and run all cells.",
    ["jupyter nbconvert --to notebook --execute --inplace fit.ipynb"],
  ],
  ["Run all R scripts.", ["Rscript a.R", "Rscript b.R"]],
  ["Execute each of the .m files in order.", [`octave-cli --eval 'run("Exp1.m"); run("Exp2.m")'`]],
  ["Run every notebook in the root folder of it", []],
  ["Run `Exp*.m` for all figures.", [`octave-cli --eval 'run("Exp1.m"); run("Exp2.m")'`]],
  [
    "The calls are `Exp1('gauss', 2)` and `Exp1(x)`, not `f(1)`.",
    [`octave-cli --eval 'Exp1('\\''gauss'\\'', 2)'`],
  ],
  ["To run it type\n\n    >> Exp1\n\nand wait.", ["octave-cli Exp1.m"]],
  ["```matlab\n>> Exp2(3, [1 2])\n```", ["octave-cli --eval 'Exp2(3, [1 2])'"]],
  ["Um das zu wiederholen, führen Sie `a.R` aus.", ["Rscript a.R"]],
  ["Pour reproduire les résultats, exécutez `a.R`.", ["Rscript a.R"]],
  ["运行 `a.R` 以复现结果。", ["Rscript a.R"]],
  ["```r\nrmarkdown::render('a.R')\n```", ["Rscript a.R"]],
  ["```matlab\n% first\nExp2\n```\nor\n```\nExp1()\n```", ["octave-cli Exp2.m", "octave-cli Exp1.m"]],
])("%j gives %j", (readme, commands) => {
  expect(commandsOf(readme)).toEqual(commands);
});

it.each([
  [
    "- a.R: This script allows replicating simulation 1\n- b.R. This plots Figure 4.\n",
    ["Rscript a.R && Rscript b.R"],
  ],
  ["# 2. a.R\n\nThis `R` script draws all the figures.\n\n# b.R\n\nAll functions.", ["Rscript a.R"]],
  [
    "The following script files generate the results (in R):\na.R, b.R, x.R.\n\nThey call c.py.",
    ["Rscript a.R && Rscript b.R"],
  ],
  ["Figures 1 to 3 were made with a.R, b.R and c.py.", ["Rscript a.R && Rscript b.R && python3 c.py"]],
  ["- `c.py` => Fig. (5c).\n- `a.R` -> where it is", ["python3 c.py"]],
  ["`a.R` reproduces all figures in the paper.", ["Rscript a.R"]],
  ["The file a.R runs all analyses.", ["Rscript a.R"]],
  ["Code to reproduce Figure 1 is in `a.R`.", ["Rscript a.R"]],
  ["The analysis can be found in the script c.py.", ["python3 c.py"]],
  [
    "The notebook fit.ipynb contains the analysis.",
    ["jupyter nbconvert --to notebook --execute --inplace fit.ipynb"],
  ],
  ["- `a.R`: fits the model\n- `b.R`: helpers\n- `c.py`: makes Figure 2\n", ["Rscript a.R && python3 c.py"]],
  [
    "Simulations are in a.R, b.R and `c.py`: they make Table 1.",
    ["Rscript a.R && Rscript b.R && python3 c.py"],
  ],
  ["`a.R` fits the model.", []],
  ["`a.R` contains the analysis functions; `b.R` has the experiment settings.", []],
  ["`a.R` does not make the figures.", []],
  ["`a.R` loads packages, c.py plots.", []],
])("what %j says that scripts make is made by %j", (readme, commands) => {
  expect(commandsOf(readme, {}, { kind: describedScripts })).toEqual(commands);
});

it.each([
  "`a.R` has the functions; c.py runs the model.",
  "You do not need to run `a.R`.",
  "The entry point is not `a.R`.",
  "`a.R` contains the functions to fit the model, and the code that c.py needs.",
  "The main script, c.py or a.R, depends on the machine.",
  "Don't run c.py on a laptop.",
  "The data are in b.R, which is run by a.R.",
  "Run times of `a.R` are in c.py.",
  "Before running `a.R`, get the data.",
  "Run `missing.R`, or `../../a.R`.",
  "Run the model, which uses `a.R`.",
  "Files:\n- a.R\n- c.py\n",
  "```python\nimport c\nExp1\n```",
  "```\nLICENSE\nExp3\n```",
])("%j tells to run nothing", (readme) => {
  expect(commandsOf(readme)).toEqual([]);
});

it.each([
  ["Run all notebooks in `code`.", ["1.ipynb", "2.ipynb"]],
  ["Rendering each .Rmd document (e.g. repo/paper/fit.Rmd) makes the tables.", ["fit.Rmd", "plot.Rmd"]],
  [
    "We have three shortcuts to execute the findings:\n- ```quick.sh``` is quick\n- `full.sh` is not",
    ["quick.sh", "full.sh"],
  ],
  ["Render repo/code/fit.Rmd.", ["fit.Rmd"]],
  ["Run all the scripts in the `tests` folder.", []],
  ["Run the ```one.R``` script in the plots directory.", ["one.R"]],
  [
    "Run `one.R`, which is a wrapper to run the following scripts in order. Users may run them one by one:\n1. `two.R`",
    ["one.R"],
  ],
  ['To draw the figures, run scripts under "plots".', ["one.R", "two.R"]],
])("%j tells to run scripts of a folder", (readme, expected) => {
  const paths = [
    "my/plots/one.R",
    "my/plots/two.R",
    "code/1.ipynb",
    "code/2.ipynb",
    "a.ipynb",
    "quick.sh",
    "full.sh",
    "tests/a.R",
  ];
  const others = { "code/fit.Rmd": "```{r}\nfit()\n```", "code/plot.Rmd": "```{r}\nplot()\n```" };
  const named = commandsOf(readme, others, { paths }).map((command) => /[\w.]+$/.exec(command)![0]);
  expect(named).toEqual(expected);
});

it("finds a script by the end of its path where it is the only one, each in its folder", () => {
  const paths = ["code/a.R", "figures/b.R", "old/c.py", "new/c.py"];
  expect(commandsOf("Run `a.R`, then `figures/b.R`, then c.py.", {}, { paths })).toEqual([
    "( cd code && Rscript a.R\n) && ( cd figures && Rscript b.R\n)",
  ]);
  expect(commandsOf("Run `my model.R`.", { "my model.R": "" }, { paths: [] })).toEqual([
    "Rscript 'my model.R'",
  ]);
});

it("finds a script that has a number before its name, and follows what READMEs of folders tell", () => {
  const paths = ["1) a.R", "2) b.R", "code/x.R", "code/README.md", "more/x.R"];
  expect(commandsOf("Run b.R.", {}, { paths })).toEqual(["Rscript '2) b.R'"]);
  const others = { "code/README.md": "Run x.R." };
  expect(commandsOf("Nothing.", others, { paths })).toEqual(["cd code && Rscript x.R"]);
});

it("calls a function of MATLAB, which Octave would only define", () => {
  expect(commandsOf("Run Exp1.m.", { "Exp1.m": "% Figure 1\n\nfunction Exp1()\nend\n" })).toEqual([
    "octave-cli --eval Exp1",
  ]);
});

it("reads hostile text in time", () => {
  const hostile = `run ${"a.".repeat(50_000)}\n\n${"run a.R which ".repeat(10_000)}\n\n${"- `".repeat(50_000)}`;
  expect(commandsOf(hostile)).toEqual(["Rscript a.R"]);
});

it("runs numbered scripts that are told apart in their order", () => {
  const paths = ["01_simulate.R", "02_table.R"];
  expect(
    commandsOf("+ Run **02_table.R** for tables\n+ Run **01_simulate.R** first\n", {}, { paths }),
  ).toEqual(["Rscript 01_simulate.R && Rscript 02_table.R"]);
});

it("runs scripts that are named after stages in their order, as one experiment", () => {
  const paths = ["exe-sim.R", "exe-results.R", "simulation analysis.R", "Simulation.R"];
  const list = "- To show the results, run `exe-results.R`.\n- To simulate, run `exe-sim.R`.\n";
  expect(commandsOf(list, {}, { paths })).toEqual(["Rscript exe-sim.R && Rscript exe-results.R"]);
  const files =
    "- “simulation analysis.R” plots the results\n- “Simulation.R” is the code to run the simulations\n";
  expect(commandsOf(files, {}, { paths, kind: describedScripts })).toEqual([
    "Rscript Simulation.R && Rscript 'simulation analysis.R'",
  ]);
});

it("finds scripts of an ordered list by their names without extensions", () => {
  const paths = ["R/cleaning.R", "R/fit.R", "R/fit_2.R", "R/figures.R"];
  const ordered =
    "Run the scripts in the following order\n1. Cleaning\n2. *fit* (slow)\n3. figures: all\n4. Look\n";
  expect(commandsOf(ordered, {}, { paths })).toEqual([
    "cd R && Rscript cleaning.R && Rscript fit.R && Rscript figures.R",
  ]);
  expect(commandsOf("Scripts to run:\n- cleaning\n- fit\n", {}, { paths })).toEqual([]);
});

it("takes what stands behind a figure's number for what draws it", () => {
  const readme =
    "These scripts create figures and tables:\n* Figure 2: `a.R` -> `a.pdf`\n* Table S1: `c.py`\n* Helpers: `b.R`\n";
  expect(commandsOf(readme, {}, { kind: describedScripts })).toEqual(["Rscript a.R && python3 c.py"]);
});

it("reads names with escaped underscores", () => {
  const paths = ["the_fit.R", "the_plot.R"];
  expect(commandsOf("Please run the\\_fit.R once.", {}, { paths })).toEqual(["Rscript the_fit.R"]);
});

it("runs what a folder computes before it is plotted, and each folder by itself", () => {
  const paths = ["sim/a/simulate.py", "sim/a/plot_b.py", "sim/c/simulate_c.py", "sim/c/plot.py", "x.py"];
  const readme =
    "* Run `sim/a/plot_b.py`\n* Run `sim/a/simulate.py`\n* Run `sim/c/simulate_c.py`\n* Run `x.py`\n";
  expect(commandsOf(readme, {}, { paths })).toEqual([
    "cd sim/a && python3 simulate.py && python3 plot_b.py",
    "cd sim/c && python3 simulate_c.py",
    "python3 x.py",
  ]);
});
