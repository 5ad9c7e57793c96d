import { describe, expect, it } from "vitest";
import { findFailureCause } from "./failure-cause.ts";

/** What programs print, each in its own words; the last line counts. */
const printed: [output: string, code: string, summary: string][] = [
  [
    "Traceback (most recent call last):\n  File \"run.py\", line 1, in <module>\n    import cv2\nModuleNotFoundError: No module named 'cv2'",
    "missing_package",
    "The Python package opencv-python-headless is not there.",
  ],
  ["ModuleNotFoundError: No module named 'sklearn.ensemble'", "missing_package", "scikit-learn"],
  [
    "/opt/aliases/python: No module named pytest\nTraceback (most recent call last):\nsubprocess.CalledProcessError: Command 'x' returned non-zero exit status 1.",
    "missing_package",
    "The Python package pytest is not there.",
  ],
  [
    "error: 'nanmean' undefined near line 32, column 25\nerror: called from\n    run at line 93 column 5",
    "interpreter_version",
    "GNU Octave, which runs MATLAB's code, does not have nanmean",
  ],
  [
    "warning: addpath: ../external/npy: No such file or directory\nerror: load: failed to read matrix from file '../data/a.mat'\nerror: called from\n    fig1 at line 14 column 1",
    "interpreter_version",
    "GNU Octave, which runs MATLAB's code, could not read ../data/a.mat",
  ],
  ["error: class not found: matlab.mixin.Heterogeneous", "interpreter_version", "matlab.mixin.Heterogeneous"],
  [
    "error: 'poissrnd' undefined\n\nThe 'poissrnd' function belongs to the statistics package from Octave\nForge which you have installed but not loaded.",
    "interpreter_version",
    "does not have poissrnd",
  ],
  [
    "Error in library(lme4) : there is no package called ‘lme4’\nExecution halted",
    "missing_package",
    "R package lme4",
  ],
  [
    "Fehler in library(lme4) : there is no package called 'lme4'\nAusführung angehalten",
    "missing_package",
    "lme4",
  ],
  [
    "ERROR: LoadError: ArgumentError: Package CSV not found in current path.",
    "missing_package",
    "Julia package CSV",
  ],
  [
    "Error: Cannot find module 'd3'\nRequire stack:\n- /work/plot.js",
    "missing_package",
    "Node.js package d3",
  ],
  [
    "Can't locate Math/Round.pm in @INC (you may need to install …) at a.pl line 2.",
    "missing_package",
    "Math::Round",
  ],
  [
    "ImportError: libGL.so.1: cannot open shared object file: No such file or directory",
    "missing_library",
    "libGL.so.1",
  ],
  [
    "a.c:1:10: fatal error: gsl/gsl_math.h: No such file or directory\nmake: *** [Makefile:2: a] Error 1",
    "missing_library",
    "gsl/gsl_math.h",
  ],
  [
    "/usr/bin/ld: cannot find -lfftw3: No such file or directory\ncollect2: error: ld returned 1 exit status",
    "missing_library",
    "libfftw3",
  ],
  [
    "    print 'x'\n    ^^^^^\nSyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?",
    "interpreter_version",
    "Python 2",
  ],
  [
    "ERROR: Package 'x' requires a different Python: 3.11.2 not in '>=3.12'",
    "interpreter_version",
    ">=3.12, and not 3.11.2",
  ],
  ["AttributeError: module 'numpy' has no attribute 'float'.", "package_version", "another version of numpy"],
  [
    "ImportError: cannot import name 'Mapping' from 'collections' (/usr/lib/python3.11/collections/__init__.py)",
    "package_version",
    "collections",
  ],
  [
    "  namespace ‘rlang’ 1.0.6 is already loaded, but >= 1.1.0 is required",
    "package_version",
    "rlang: >= 1.1.0, and not 1.0.6",
  ],
  ["_tkinter.TclError: no display name and no $DISPLAY environment variable", "no_display", "opens a window"],
  ["MemoryError: Unable to allocate 29.8 GiB for an array", "memory_limit", "more memory"],
  ["Error: cannot allocate vector of size 3.7 Gb", "memory_limit", "more memory"],
  ["sh: line 1:    12 Killed                  python3 big.py\nKilled", "memory_limit", "more memory"],
  ["RuntimeError: Found no NVIDIA driver on your system.", "no_gpu", "graphics processor"],
  ["curl: (6) Could not resolve host: example.org", "no_network", "network"],
  [
    'Error in setwd("C:/Users/jane/paper") : cannot change working directory',
    "author_path",
    "C:/Users/jane/paper",
  ],
  [
    "FileNotFoundError: [Errno 2] No such file or directory: '/home/jane/data.csv'",
    "missing_file",
    "/home/jane/data.csv, a place on its author's machine",
  ],
  ["  cannot open file 'D:\\data\\a.csv': No such file or directory", "missing_file", "author's machine"],
  [
    "FileNotFoundError: [Errno 2] No such file or directory: 'out/table.csv'",
    "missing_file",
    "out/table.csv is not there",
  ],
  [
    "python3: can't open file '/work/run.py': [Errno 2] No such file or directory",
    "missing_file",
    "/work/run.py is not there",
  ],
  ["Rscript: cannot open file `x.R': No such file or directory", "missing_file", "x.R is not there"],
  ["cat: inputs/a.txt: No such file or directory", "missing_file", "inputs/a.txt is not there"],
  ["OSError: [Errno 30] Read-only file system: '/usr/lib/cache'", "read_only", "/usr/lib/cache"],
  ["/bin/sh: 1: octave: not found", "missing_program", "program octave"],
  ["run.sh: line 3: bc: command not found", "missing_program", "program bc"],
  ["/usr/bin/env: ‘python2’: No such file or directory", "missing_program", "program python2"],
  [
    "make: *** No rule to make target 'data.csv', needed by 'all'.  Stop.",
    "missing_file",
    "data.csv is not there",
  ],
  ["EOFError: EOF when reading a line", "waits_for_input", "waits for something that is typed"],
  ["error: input: reading user-input failed!", "waits_for_input", "nobody sits there"],
  [
    "At line 3 of file a.f90 (unit = 5, file = 'stdin')\nFortran runtime error: End of file",
    "waits_for_input",
    "typed",
  ],
  ["make: Nothing to be done for 'all'.", "nothing_done", "ran nothing"],
  ["make[1]: 'results.csv' is up to date.", "nothing_done", "ran nothing"],
  ["/bin/sh: 1: julia: not found", "missing_program", "program julia"],
];

describe("the cause of a failure", () => {
  it.each(printed)("%j is %s", (output, code, summary) => {
    expect(findFailureCause(`Loading …\n${output}\n`)).toMatchObject({
      code,
      summary: expect.stringContaining(summary),
      recoveryAction: expect.stringMatching(/\.$|\)\.$/),
    });
  });

  it("is what came last, and the line that says it", () => {
    const output =
      "sh: 1: bc: not found\nModuleNotFoundError: No module named 'numpy'\nmake: *** [all] Error 1\n";
    expect(findFailureCause(output)).toMatchObject({
      code: "missing_package",
      line: "ModuleNotFoundError: No module named 'numpy'",
    });
    const made =
      "ModuleNotFoundError: No module named 'numpy'\nmake: *** No rule to make target 'x'.  Stop.\n";
    expect(findFailureCause(made)?.code).toBe("missing_package");
  });

  it.each([
    "",
    "all is well\n",
    "the module is not found by its users",
    "cost: 12: found",
    "iteration 3: not converged",
    "a test of No module named x",
  ])("is not known of %j", (output) => {
    expect(findFailureCause(output)).toBeNull();
  });

  it("is shortened, without a terminal's escapes, and found in a moment in hostile output", () => {
    const long = `\u001b[31mModuleNotFoundError: No module named 'a'\u001b[0m${" x".repeat(5000)}`;
    expect(findFailureCause(long)?.line).toMatch(/^ModuleNotFoundError: No module named 'a' x.{150,}…$/);
    for (const part of [
      "'",
      "lib",
      "a: ",
      "No such file or directory: '",
      "package 'a' 1",
      ": not found",
      "setwd( ",
    ])
      findFailureCause(`${part.repeat(20_000)}\n`.repeat(30));
  });
});
