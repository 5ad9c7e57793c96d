import { expect, test } from "vitest";
import { asNamed } from "./named-paths.ts";

const paths = new Set([
  "Code/Fit.R",
  "Code/Report.Rmd",
  "run.py",
  "Run.py",
  "01_prepare/Makefile",
  "02_fit/Makefile",
  "02_fit/plots/Makefile",
  "03_a/Makefile",
  "03_b/Makefile",
]);

test.each([
  ["Rscript code/fit.r --fast", "", "Rscript Code/Fit.R --fast"],
  ["Rscript ./code/report.rmd", "", "Rscript ./Code/Report.Rmd"],
  ["Rscript ../code/fit.R", "02_fit", "Rscript ../Code/Fit.R"],
  ["Rscript fit.R", "Code", "Rscript Fit.R"],
  ["make -C 01*", "", "make -C 01_prepare"],
  [".\\.venv\\Scripts\\python.exe run.py --data 02_fit\\plots", "", "python run.py --data 02_fit/plots"],
  ["Rscript code\\fit.r", "", "Rscript Code/Fit.R"],
  ["make -C ../02* all", "01_prepare", "make -C ../02_fit all"],
])("%s, from the folder '%s', is %s", (line, folder, named) => {
  expect(asNamed(line, folder, paths)).toBe(named);
});

test.each([
  // Of several it says nothing, and of none.
  ["python RUN.py", ""],
  ["make -C 03*", ""],
  ["make -C 04*", ""],
  ["python run.py", ""],
  ["Rscript -e 'cat(\"a\\tb\")'", ""],
  ["python a\\ b.py", ""],
  ["Rscript ../../fit.R", "Code"],
  ["Rscript  fit.r  -x", "02_fit"],
])("%s, from the folder '%s', is left as it is", (line, folder) => {
  expect(asNamed(line, folder, paths)).toBe(line);
});
