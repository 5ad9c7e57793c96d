import { expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const fence = (text: string) => `\`\`\`\n${text}\n\`\`\`\n`;

/** The commands of a README whose blocks of code are these, of a repository with these files. */
function commandsOf(paths: readonly string[], ...blocks: string[]): string[] {
  const files = Object.fromEntries(paths.map((path) => [path, ""]));
  const read = readKind("README.md", { ...files, "README.md": blocks.map(fence).join("\nThen:\n\n") }, 1);
  return (read.part.experiments ?? []).map(({ command }) => command);
}

const steps = ["step1_load.py", "step2_fit.py", "step3_plot.py", "check.py"];

it("joins blocks that each run a numbered script, in their order", () => {
  expect(commandsOf(steps, "python step1_load.py --n 3", "python check.py", "python step2_fit.py")).toEqual([
    "python step1_load.py --n 3 && python step2_fit.py",
    "python check.py",
  ]);
  const inFolder = steps.map((path) => `sim/${path}`);
  expect(commandsOf(inFolder, "cd sim\npython step1_load.py", "python sim/step3_plot.py")).toEqual([
    "( cd sim && python step1_load.py\n) && python sim/step3_plot.py",
  ]);
  expect(commandsOf(inFolder, "cd sim\npython step1_load.py", "cd sim\npython step3_plot.py")).toEqual([
    "( cd sim && python step1_load.py\n) && ( cd sim && python step3_plot.py\n)",
  ]);
});

it("joins them in the order of their numbers, and leaves apart those whose numbers are none: one twice", () => {
  const apart = ["python step1_load.py a", "python step1_load.py b"];
  expect(commandsOf(steps, ...apart)).toEqual(apart);
  const back = ["python step2_fit.py", "python step1_load.py"];
  expect(commandsOf(steps, ...back)).toEqual([back.toReversed().join(" && ")]);
});

it("runs all once, of a program and in a folder too", () => {
  expect(commandsOf(["sim/run", "sim/b.py"], "cd sim && ./run", "cd sim && ./run all")).toEqual([
    "cd sim && ./run all",
  ]);
  const elsewhere = ["cd one && ./run", "cd two && ./run all"];
  expect(commandsOf(["one/run", "two/run"], ...elsewhere)).toEqual(elsewhere);
});

it("takes no configuring, cleaning or library of others for an experiment", () => {
  expect(
    commandsOf(["configure", "clean", "fit.py"], "./configure --enable-x", "./clean all", "python fit.py"),
  ).toEqual(["python fit.py"]);
  const read = (path: string) =>
    readKind(
      "README.md",
      { "README.md": "A paper.", [path]: fence("./bench.sh"), [path.replace("README.md", "bench.sh")]: "" },
      1,
    ).part.experiments;
  expect(read("sim/README.md")).toHaveLength(1);
  for (const folder of ["include/x", "src/eigen-3.4.0", "code/liblbfgs-1.10"])
    expect(read(`${folder}/README.md`)).toEqual([]);
});

it("runs each script of which one is shown as an example", () => {
  const files = {
    ...{ "fit-a.py": "fit(1)\n", "fit-b.py": "import model\nfit(2)\n", "model.py": "fit(3)\n" },
    ...{ "defines.py": "def f():\n    fit(4)\n", "test_a.py": "fit(5)\n", "lib/x.py": "fit(6)\n" },
  };
  const commands = (readme: string) =>
    (readKind("README.md", { ...files, "README.md": readme }, 1).part.experiments ?? []).map(
      ({ command }) => command,
    );
  const example = "    ./env/bin/python fit-a.py\n";
  const all = ["python fit-a.py", "python fit-b.py"];
  expect(commands(`You can then run the individual scripts, for example:\n\n${example}`)).toEqual(all);
  expect(commands(`Run any of the scripts, e.g.:\n${fence("$ python fit-a.py")}`)).toEqual(all);
  expect(commands(`Run the script, for example:\n\n${example}`)).toEqual(["python fit-a.py"]);
});

it("joins blocks of one section with scripts of one folder, and no others", () => {
  const paths = ["sim/fit.R", "sim/plot.R", "sim/table.R", "sim/3+4.R", "other/a.R"];
  const commands = (...parts: string[]) => {
    const files = Object.fromEntries(paths.map((path) => [path, ""]));
    const read = readKind("README.md", { ...files, "README.md": parts.join("\n") }, 1);
    return (read.part.experiments ?? []).map(({ command }) => command);
  };
  const [fit, plot, table] = ["fit", "plot", "table"].map((name) => fence(`cd sim\nRscript ${name}.R`));
  const [fitted, plotted] = ["cd sim && Rscript fit.R", "cd sim && Rscript plot.R"];
  const both = "( cd sim && Rscript fit.R\n) && ( cd sim && Rscript plot.R\n)";
  expect(commands("## Data", fit!, "The fits are then drawn:", plot!)).toEqual([both]);
  expect(commands(fit!, "2. Draw them:", plot!, "## Tables", table!)).toEqual([
    both,
    "cd sim && Rscript table.R",
  ]);
  const betweens = [
    "## Plots",
    "- For the plots:",
    "Figure 2:",
    "Figure 14b is drawn by",
    "Table S12:",
    "Alternatively:",
    "**Plots**",
    "Plots\n-----",
  ];
  for (const between of betweens) expect(commands(fit!, between, plot!)).toEqual([fitted, plotted]);
  expect(commands(fit!, "Then:", fence("cd sim\nRscript fit.R --n 3"))).toHaveLength(2);
  expect(commands("## A", fence("Rscript sim/3+4.R"), "Then:", fence("Rscript sim/plot.R"))).toHaveLength(1);
  expect(commands(fit!, "Then:", fence("Rscript other/a.R"))).toHaveLength(2);
});

it("counts what is joined as one, and says how many are left out", () => {
  const numbered = Array.from({ length: 12 }, (_, at) => `step${at + 1}_x.py`);
  expect(
    commandsOf([...numbered, "a.py"], ...numbered.map((path) => `python ${path}`), "python a.py"),
  ).toEqual([numbered.map((path) => `python ${path}`).join(" && "), "python a.py"]);
  const readme = Array.from({ length: 12 }, (_, at) => fence(`python a.py ${at}`)).join("\n");
  const { part } = readKind("README.md", { "a.py": "", "README.md": readme }, 1);
  expect(part.experiments).toHaveLength(10);
  expect(part.notes).toEqual([expect.stringContaining("2 more commands of the README are left out")]);
  expect(part.notes).toEqual([expect.stringMatching(/python a\.py 10$/)]);
});

it("joins nothing to what is longer than a command may be", () => {
  const paths = Array.from({ length: 9 }, (_, at) => `${at + 1}_${"x".repeat(200)}.py`);
  const words = Array.from({ length: 8 }, (_, at) => `--option-${at} ${"v".repeat(20)}`).join(" ");
  const blocks = paths.map((path) =>
    Array(3)
      .fill(`python ${path} ${words}`)
      .map((line, at) => `${line} ${at}`)
      .join("\n"),
  );
  expect(commandsOf(paths, ...blocks).every(({ length }) => length <= 8192)).toBe(true);
  expect(commandsOf(paths, ...blocks)).toHaveLength(9);
});
