import { expect, test } from "vitest";
import { repositoryCommand } from "./repository-command.ts";

const texts: Record<string, string> = {
  "run.sh": "python3 a.py\n",
  "code/fit.R": "#!/usr/bin/env -S Rscript --vanilla\n",
  "code/old.py": "#!/usr/bin/perl\n",
  "code/model.jl": "",
  "beast/aln.geno05.xml": "<beast/>",
  "bin/solve": "\u007fELF",
  "bin/plot": "#!/usr/bin/python3\n",
};
const contents = new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
const paths = new Set(contents.keys());

/** What a line runs where no file may be executed, and where each may. */
const commandOf = (line: string, folder = "") => [
  repositoryCommand(line, folder, { paths, contents, notExecutable: paths }),
  repositoryCommand(line, folder, { paths, contents }),
];

test.each([
  ["./run.sh", "bash ./run.sh"],
  ["OMP_NUM_THREADS=1 ./run.sh --fast", "OMP_NUM_THREADS=1 bash ./run.sh --fast"],
  ["code/old.py", "perl code/old.py"],
  ["./code/model.jl 3", "julia ./code/model.jl 3"],
  ["./bin/plot", "python3 ./bin/plot"],
])("%s is started as %s where nobody may execute the file", (line, command) => {
  expect(commandOf(line)).toEqual([command, line]);
});

test("the file is looked for from the folder that the reader is in", () => {
  expect(commandOf("./fit.R", "code")).toEqual(["Rscript ./fit.R", "./fit.R"]);
});

test.each(["./beast/aln.geno05.xml", "./bin/solve"])("%s, which nothing can start, is no command", (line) => {
  expect(commandOf(line)).toEqual([null, line]);
});

test("what names its interpreter is left as it is", () => {
  expect(commandOf("sh run.sh")).toEqual(["sh run.sh", "sh run.sh"]);
});
