import { expect, test } from "vitest";
import { calledPrograms } from "./called-programs.ts";
import { readAptFile, readRequires } from "./debian-needs.ts";
import { environmentFile } from "./environment-files.ts";
import { reachedScripts } from "./reached-scripts.ts";
import { describeMissing } from "./requirement.ts";
import { runtimePackages } from "./runtime-packages.ts";

test("of a line of a hundred thousand words the first are asked for, or named", () => {
  expect(readAptFile("apt.txt", "jq ".repeat(100_000))).toMatchObject({
    requirements: { length: 2_000 },
    unmet: { length: 200 },
  });
  expect(readAptFile("apt.txt", "? ".repeat(100_000)).unmet).toHaveLength(200);
});

test("apt.txt names packages, several in a line, with comments and versions", () => {
  const { requirements, unmet } = readAptFile(
    "binder/apt.txt",
    "# fonts\nfonts-lato jq\n\nlibgsl-dev=2.7.1+dfsg-5  # for the fit\r\n",
  );
  expect(requirements.map(({ name, text, place }) => [name, text, place])).toEqual([
    ["fonts-lato", "fonts-lato", "binder/apt.txt:2"],
    ["jq", "jq", "binder/apt.txt:2"],
    ["libgsl-dev", "libgsl-dev=2.7.1+dfsg-5", "binder/apt.txt:4"],
  ]);
  expect(unmet).toEqual([]);
});

test.each(["-o", "--purge", "a", "Foo", "foo/stable", "foo*", "?essential", "x=$(id)", "/etc/passwd", "é1"])(
  "%s is no package, and never reaches apt",
  (word) => {
    const { requirements, unmet } = readAptFile("apt.txt", word);
    expect([requirements, unmet.map(describeMissing)]).toEqual([[], [`${word} (apt.txt:1)`]]);
  },
);

test("what the manifest requires is named as it is written there", () => {
  const { requirements, unmet } = readRequires(["python3-numpy", "R"]);
  expect([...requirements, ...unmet].map(describeMissing)).toEqual(["python3-numpy", "R"]);
});

test.each([
  [["apt.txt", "a.py"], "apt.txt"],
  [["apt.txt", "binder/apt.txt", ".binder/apt.txt"], "binder/apt.txt"],
  [["apt.txt", ".binder/apt.txt"], ".binder/apt.txt"],
  // As repo2docker: the folder is there, and the root is not looked at.
  [["apt.txt", "binder/postBuild"], null],
  [["sub/apt.txt"], null],
])("of %j the file is %s", (paths, expected) => {
  expect(environmentFile(paths, "apt.txt")).toBe(expected);
});

test.each([
  [["run.py"], "python3 run.py", ["python3"]],
  [["fit.R", "README.md"], "Rscript fit.R", ["r-base-core", "r-recommended"]],
  [["src/a.c", "Makefile"], "make && ./a", ["gcc", "libc6-dev", "make"]],
  // Neither compilers nor interpreters are for every file that lies beside.
  [["vendor/a.c", "run.py", "article.R"], "python3 run.py", ["python3"]],
  [["a.f90"], "gfortran a.f90 -o a && ./a", ["gfortran"]],
  // What starts it is not known.
  [["a.py", "b.R"], "nextflow run", ["python3", "r-base-core", "r-recommended"]],
  [["constructor", "a.toString"], "constructor; toString", []],
])("of %j and %s the interpreters are %j", (paths, command, expected) => {
  const scripts = reachedScripts(command, "", (path) => (paths.includes(path) ? "" : null));
  const called = calledPrograms(command, scripts).flatMap(({ packages }) => packages);
  expect(runtimePackages(called, scripts, paths)).toEqual(expected);
});
