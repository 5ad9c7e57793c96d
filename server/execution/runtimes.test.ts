import { expect, test } from "vitest";
import { parseRuntimes } from "./runtimes.ts";

test("versions are parsed from the output of each runtime", () => {
  const lines = `python3 Python 3.11.2
R Rscript (R) version 4.2.2 (2022-10-31)
node v24.21.0
java openjdk version "17.0.15" 2025-04-15
perl v5.36.0
julia nothing here`;
  expect(parseRuntimes(lines)).toEqual({
    python3: "3.11.2",
    R: "4.2.2",
    node: "24.21.0",
    java: "17.0.15",
    perl: "5.36.0",
  });
  expect(parseRuntimes("")).toEqual({});
});
