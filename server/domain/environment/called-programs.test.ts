import { expect, test } from "vitest";
import { calledPrograms } from "./called-programs.ts";
import { reachedScripts } from "./reached-scripts.ts";

test.each([
  ["python main.py", ["python"]],
  [
    "( cd code && python a.py\n) && (cd code; OMP_NUM_THREADS=1 nice Rscript b.R | tee out)",
    ["python", "Rscript"],
  ],
  ["if ! make; then gcc -O2 a.c; fi", ["make", "gcc"]],
  ["npm run all && node -e 1", ["npm", "node"]],
  ["Rscript -e 'system(\"x\"); make'", ["Rscript"]],
  ['echo "a; \\" make" && ./make && ls make', []],
  ["constructor; toString", []],
])("%s calls %j", (command, names) => {
  expect(calledPrograms(command).map(({ name }) => name)).toEqual(names);
});

test("quotation marks that are not closed are gone through once", () => {
  const script = (text: string) =>
    calledPrograms("bash a.sh", [{ path: "a.sh", text }]).map(({ name }) => name);
  expect(script(`make\n${'\\"'.repeat(1_000_000)}\npython x.py`)).toEqual(["make", "python"]);
  expect(script(`make\necho "it\npython x.py`)).toEqual(["make", "python"]);
});

test("a program has its packages", () => {
  expect(calledPrograms("Rscript a.R")).toEqual([
    { name: "Rscript", packages: ["r-base-core", "r-recommended"] },
  ]);
});

test.each([
  ["a.qmd", "```{r}\n1\n```\n```{python}\n1\n```\n", "r-cran-rmarkdown"],
  ["a.qmd", "```{python}\n1\n```\n", "jupyter-nbconvert"],
  ["a.ipynb", "{}", "jupyter-nbconvert"],
])("Quarto has the packages of what stands in for it: %s, %j", (path, text, name) => {
  const scripts = reachedScripts(`quarto render ${path}`, "", (each) => (each === path ? text : null));
  expect(calledPrograms(`quarto render ${path}`, scripts)[0]?.packages).toContain(name);
});

const calledBy = (command: string, files: Record<string, string>) => {
  const scripts = reachedScripts(command, "", (path) => files[path] ?? null);
  return [scripts.map(({ path }) => path), calledPrograms(command, scripts).map(({ name }) => name)];
};

test.each([
  [
    "sh run.sh",
    { "run.sh": "# python x.py\ncd code\nRscript fit.R && echo make\n", "code/fit.R": "" },
    ["run.sh", "code/fit.R"],
    ["Rscript"],
  ],
  [
    "cd code && sh fig.sh",
    { "code/fig.sh": 'octave "$HERE/a.m"', "code/a.m": "" },
    ["code/fig.sh", "code/a.m"],
    ["octave"],
  ],
  [
    "snakemake --cores all",
    {
      "workflow/Snakefile": 'rule a:\n  shell: "python code/fit.py {input}"\nrule b:\n  script: "plot.R"\n',
      "code/fit.py": "",
      "workflow/plot.R": "",
    },
    ["workflow/Snakefile", "code/fit.py", "workflow/plot.R"],
    ["snakemake", "python"],
  ],
  [
    "Rscript -e 'targets::tar_make()'",
    { "_targets.R": 'source("R/f.R")\n', "R/f.R": "" },
    ["_targets.R", "R/f.R"],
    ["Rscript"],
  ],
  [
    "make -C sim",
    {
      "sim/Makefile": "F = gfortran -O2\nall: a.f\n\t@$(F) a.f\n\t-python3 p.py # R\n",
      "sim/a.f": "",
      "sim/p.py": "",
      "R/x.R": "",
    },
    ["sim/Makefile", "sim/a.f", "sim/p.py"],
    ["make", "gfortran", "python3"],
  ],
  [
    "python -m pkg.run",
    { "pkg/run.py": 'os.system(f"gfortran -c {x}")\nsubprocess.run(["Rscript", "b.R"])\nprint("make it")' },
    ["pkg/run.py"],
    ["python", "gfortran", "Rscript"],
  ],
  [
    "python a.py",
    { "a.py": 'import subprocess\nsim = ["octave", "x.m"]\ncmd = "gfortran -c x.f"; s = "python is"' },
    ["a.py"],
    ["python", "octave", "gfortran"],
  ],
  ["./run", { run: "#!/usr/bin/env bash\nperl ../out.pl\nperl /etc/x.pl" }, ["run"], ["perl"]],
  ["sh a.sh", { "a.sh": "sh a.sh; sh b.sh", "b.sh": "sh a.sh" }, ["a.sh", "b.sh"], []],
])("%s of %j reaches %j and calls %j", (command, files, paths, names) => {
  expect(calledBy(command, files)).toEqual([paths, names]);
});

test("what is reached is bounded", () => {
  const words = Array.from({ length: 5000 }, (_, index) => `sh ${index}.sh; cd d${index}`).join("\n");
  expect(reachedScripts("sh 0.sh", "", () => words).length).toBe(30);
});
