import { type PythonNeeds, parsePythonRequirement } from "./python-requirement.ts";
import { addUnmet, MAX_UNMET, type Requirement, type UnmetRequirement } from "./requirement.ts";

/** What a file of the authors asks for of Python. */
export interface DeclaredPython extends PythonNeeds {
  /** Debian packages, for what Python's index does not have. */
  debian: Requirement[];
  unmet: UnmetRequirement[];
  /** Other files that count as well, by their paths. */
  includes: { path: string; isConstraint: boolean; place: string }[];
}

export const noPython = (): DeclaredPython => ({
  requirements: [],
  constraints: [],
  versions: [],
  debian: [],
  unmet: [],
  includes: [],
});

/** Of all files together: more than any project of the survey of PyPI that conda-forge makes. */
export const MAX_REQUIREMENTS = 2000;

/** Of one file: more than may be read, so that it is said. */
export const MAX_INCLUDES = 100;

/** Of the interpreter, which most projects bound once. */
export const MAX_VERSIONS = 100;

/** Adds one requirement in the words of PEP 508, or says why it is none. Where too much is unmet, nothing else is asked for. */
export function addRequirement(
  needs: DeclaredPython,
  text: string,
  place: string,
  hashes: string[] = [],
): void {
  if (needs.unmet.length >= MAX_UNMET) return;
  const short = text.slice(0, 200);
  const parsed = parsePythonRequirement(text);
  if (parsed && needs.requirements.length < MAX_REQUIREMENTS) {
    const line = [parsed.line, ...hashes.map((hash) => `--hash=sha256:${hash}`)].join(" ");
    needs.requirements.push({ ...parsed, line, text: short, place });
  } else addUnmet(needs, { text: short, place, reason: parsed ? TOO_MANY : reasonOf(text) });
}

/** Adds the versions of the interpreter that a file asks for. */
export function addVersion(needs: DeclaredPython, specifier: string, place: string): void {
  const text = `python${specifier.replace(/\s/g, "")}`.slice(0, 200);
  const parsed = parsePythonRequirement(text);
  if (parsed?.name !== "python") addUnmet(needs, { text, place, reason: NO_VERSION });
  else if (needs.versions.length < MAX_VERSIONS)
    needs.versions.push({ specifier: parsed.specifier, text, place });
}

const NO_VERSION = "It is not a version of Python as PEP 440 writes them; write one as `>=3.9`.";

const TOO_MANY = `There are more than ${MAX_REQUIREMENTS} requirements; list what the code itself needs.`;

/** Why a line asks for nothing that an index has. */
function reasonOf(text: string): string {
  if (/^(?:[\w.-]+(?:\[[^\]]*\])?\s*@\s*)?(?:git|hg|svn|bzr)\+/.test(text))
    return "It is not fetched from a repository; ask for a released version, or commit the code beside your own.";
  if (/^(?:[\w.-]+(?:\[[^\]]*\])?\s*@\s*)?(?:https?|ftp|file):/.test(text))
    return "It is not fetched from an address; ask for a version that the Python index has.";
  if (/^\.{0,2}(?:[/[]|$)|\.(?:whl|tar\.gz|zip)$/.test(text))
    return "Files and folders are not installed; ask for what they need, and let the experiment's `PYTHONPATH` name the folder.";
  return "It is not a requirement as PEP 508 writes them; write a name and versions, as `numpy>=1.24`.";
}
