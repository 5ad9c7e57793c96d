import { addRequirement, type DeclaredPython, MAX_INCLUDES, noPython } from "./python-needs.ts";
import { addUnmet } from "./requirement.ts";

/** Reads `requirements.txt` as pip does, one line at a time; `folder` is where its `-r` begins. */
export function readRequirementsFile(path: string, text: string): DeclaredPython {
  const needs = noPython();
  for (const { line, number } of logicalLines(text)) readLine(needs, line, `${path}:${number}`, path);
  return needs;
}

/** A line of `requirements.txt`, or of the `pip:` part of `environment.yml`. */
export function readLine(needs: DeclaredPython, line: string, place: string, path: string): void {
  if (!line.startsWith("-")) {
    addWithHashes(needs, line, place);
    return;
  }
  const [, option = "", value = ""] = /^(--?[A-Za-z][a-z-]*)(?:\s*=\s*|\s+)?(.*)$/s.exec(line) ?? [];
  const short = (SHORT[option.slice(0, 2)] ?? option) as string;
  const argument = SHORT[option.slice(0, 2)] ? line.slice(2).trim() : value.trim();
  if (HARMLESS.includes(short)) return;
  if (short === "--requirement" || short === "--constraint") {
    const included = resolvePath(path, argument);
    if (included === null) addUnmet(needs, { text: line.slice(0, 200), place, reason: NO_FILE });
    else if (needs.includes.length < MAX_INCLUDES)
      needs.includes.push({ path: included, isConstraint: short === "--constraint", place });
  } else if (short === "--editable") addWithHashes(needs, argument, place);
  else if (INDEXES.includes(short)) {
    if (!OFFICIAL.test(argument)) addUnmet(needs, { text: line.slice(0, 200), place, reason: NO_INDEX });
  } else addUnmet(needs, { text: line.slice(0, 200), place, reason: NO_OPTION });
}

const SHORT: Record<string, string> = {
  "-r": "--requirement",
  "-c": "--constraint",
  "-e": "--editable",
  "-i": "--index-url",
  "-f": "--find-links",
};
const INDEXES = ["--index-url", "--extra-index-url", "--find-links", "--pypi-url"];
/** What the operator's index stands for. */
const OFFICIAL = /^https?:\/\/pypi\.(?:python\.)?org\/simple\/?$/;
/** They change nothing here: hashes are always checked, wheels always come first, and there is one index. */
const HARMLESS = ["--prefer-binary", "--require-hashes", "--trusted-host", "--no-cache-dir", "--use-pep"];

const NO_FILE = "It is not a file of the repository; name one by its path from this file.";
const NO_INDEX =
  "Packages come from the operator's index alone; ask for versions that PyPI has, or ask the operator for this one.";
const NO_OPTION =
  "This option of pip does not count here; remove it, or write what it stands for as versions.";

/** `--hash` may be all that a requirement's line has beside it. */
function addWithHashes(needs: DeclaredPython, line: string, place: string): void {
  const hashes = [...line.matchAll(/\s--hash[= ]sha256:([0-9a-f]{64})(?=\s|$)/g)].map(([, hash]) => hash!);
  const requirement = line.replace(/\s--hash[= ]sha256:[0-9a-f]{64}(?=\s|$)/g, "").trim();
  addRequirement(needs, requirement, place, hashes);
}

/** From the folder of the file that names it; null outside of the repository. */
function resolvePath(from: string, path: string): string | null {
  const parts = from.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return path.startsWith("/") || /[\0:]/.test(path) || parts.length === 0 ? null : parts.join("/");
}

const MAX_LINES = 50_000;

/** Without comments; one that ends with a backslash goes on in the next. */
function* logicalLines(text: string): Generator<{ line: string; number: number }> {
  let [line, number] = ["", 0];
  for (const [index, part] of text.split("\n").slice(0, MAX_LINES).entries()) {
    if (line === "") number = index + 1;
    const isComment = /^\s*#/.test(part);
    const content = isComment ? "" : part.replace(/\s#[\s\S]*$/, "").trimEnd();
    if (content.endsWith("\\")) {
      line += `${content.slice(0, -1)} `;
      continue;
    }
    const whole = (line + content).trim();
    line = "";
    if (whole !== "") yield { line: whole, number };
  }
  if (line.trim() !== "") yield { line: line.trim(), number };
}
