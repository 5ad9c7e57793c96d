import { execFileSync } from "node:child_process";
import { toolsMissing } from "./tools.ts";

export const PYTHON = [
  "python3-minimal",
  "python3.11-minimal",
  "libpython3.11-minimal",
  "libpython3.11-stdlib",
];
export const PIP = [
  "python3-pip",
  "python3-distutils",
  "python3-setuptools",
  "python3-pkg-resources",
  "python3-wheel",
];

/** Why nothing can be done with this machine's Python and pip of Debian, or null; said once, where tests skip. */
export const pythonMissing = toolsMissing ?? findPythonMissing();
if (pythonMissing && !toolsMissing)
  console.warn(`\n*** TESTS OF PYTHON ENVIRONMENTS SKIPPED: ${pythonMissing}\n`);

function findPythonMissing(): string | null {
  try {
    execFileSync("dpkg-query", ["--show", ...PYTHON, ...PIP], { stdio: "ignore" });
    return null;
  } catch {
    return "this machine has no Python 3.11 and pip of Debian: apt-get install python3-pip";
  }
}
