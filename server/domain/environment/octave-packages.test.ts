import { expect, test } from "vitest";
import { findCodeNeeds } from "./code-needs.ts";
import { linkedPackages } from "./linked-packages.ts";
import { octavePackages } from "./octave-packages.ts";

const packagesOf = (text: string, paths: string[] = []) =>
  octavePackages(["a.m", ...paths], new Map([["a.m", Buffer.from(text)]]));

test("a script of MATLAB has the packages of what it calls, unless it loads some or has the functions itself", () => {
  expect(packagesOf("x = normcdf(1);\nfunction y = f(x)\n")).toEqual(["statistics"]);
  expect(packagesOf("x = normcdf(1);\n", ["lib/normcdf.m"])).toEqual([]);
  expect(packagesOf("x = normcdf(1);\nfunction y = normcdf(x)\n")).toEqual([]);
  expect(packagesOf("x = 1;\n  pkg load signal\nx = normcdf(1);")).toEqual([]);
});

// Where white space goes on in the next line, this takes hours.
test("lines of nothing but white space are gone through once", () => {
  const text = `${"\n\t".repeat(1_000_000)}x = normcdf(1);`;
  expect(packagesOf(text)).toEqual(["statistics"]);
  expect(linkedPackages([{ path: "a.m", text: `${text}\npkg load signal` }])).toMatchObject([
    { name: "octave-signal" },
  ]);
  const spaces = `from${" ".repeat(1_000_000)}x`;
  const code = { command: "python a.py", workdir: "", paths: ["a.py"] };
  expect(findCodeNeeds({ ...code, texts: new Map([["a.py", Buffer.from(spaces)]]) }).scripts).toEqual([
    "a.py",
  ]);
});

test("names of files that are no scripts are not gone through", () => {
  const paths = Array.from({ length: 50_000 }, (_, index) => `${"a".repeat(250)}${index}.csv`);
  expect(packagesOf("x = normcdf(1);", paths)).toEqual(["statistics"]);
});
