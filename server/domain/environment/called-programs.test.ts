import { expect, test } from "vitest";
import { calledPrograms } from "./called-programs.ts";

test.each([
  ["python main.py", ["python"]],
  [
    "( cd code && python a.py\n) && (cd code; OMP_NUM_THREADS=1 nice Rscript b.R | tee out)",
    ["python", "Rscript"],
  ],
  ["if ! make; then gcc -O2 a.c; fi", ["make", "gcc"]],
  ["Rscript -e 'system(\"x\"); make'", ["Rscript"]],
  ['echo "a; \\" make" && ./make && ls make', []],
  ["constructor; toString", []],
])("%s calls %j", (command, names) => {
  expect(calledPrograms(command).map(({ name }) => name)).toEqual(names);
});

test("a program has its packages", () => {
  expect(calledPrograms("Rscript a.R")).toEqual([{ name: "Rscript", packages: ["r-base-core"] }]);
});
