import { parse } from "yaml";
import { condaName } from "./conda-names.ts";
import { isRecord } from "./parse-record.ts";
import {
  addRequirement,
  addVersion,
  type DeclaredPython,
  MAX_REQUIREMENTS,
  noPython,
} from "./python-needs.ts";
import { addUnmet } from "./requirement.ts";
import { readLine } from "./requirements-file.ts";
import { placesIn, textsOf } from "./text-place.ts";

/** Reads `environment.yml`: its pip part, and those of conda's names that the Python index or Debian have. */
export function readCondaEnvironment(path: string, text: string): DeclaredPython {
  const needs = noPython();
  const placeIn = placesIn(path, text);
  const dependencies = readDependencies(text);
  if (dependencies === null) {
    needs.unmet.push({
      text: path,
      place: `${path}:1`,
      reason: "It is not YAML with a list `dependencies`; mend it.",
    });
    return needs;
  }
  for (const each of dependencies) {
    if (typeof each === "string") addConda(needs, each, placeIn(each));
    if (isRecord(each))
      for (const line of textsOf(each.pip)) readLine(needs, line.trim(), placeIn(line), path);
  }
  return needs;
}

function readDependencies(text: string): unknown[] | null {
  try {
    const document: unknown = parse(text, { maxAliasCount: 0, uniqueKeys: false, logLevel: "silent" });
    return isRecord(document) && Array.isArray(document.dependencies) ? document.dependencies : null;
  } catch {
    return null;
  }
}

/** `conda-forge::numpy=1.20.1=py39_0`, `numpy >=1.20,<2`, `numpy 1.20.*` */
const SPEC = /^(?:[\w.-]+::)?([A-Za-z0-9_][\w.-]{0,99})\s*((?:[=<>!~]|\s).*|)$/;

/** Adds one requirement in conda's words, or says why it is none. */
export function addConda(needs: DeclaredPython, text: string, place: string): void {
  const [, name, rest = ""] = SPEC.exec(text.trim()) ?? [];
  if (name === undefined) {
    addUnmet(needs, {
      text: text.slice(0, 200),
      place,
      reason: "It is not a name and versions as conda writes them.",
    });
    return;
  }
  const versions = versionsOf(rest.trim());
  if (name === "python") {
    if (versions !== "") addVersion(needs, versions, place);
    return;
  }
  const known = condaName(name.toLowerCase());
  if (known.kind === "python") addRequirement(needs, `${known.name}${versions}`, place);
  else if (known.kind === "none") addUnmet(needs, { text: text.slice(0, 200), place, reason: NOWHERE });
  else if (known.kind === "debian" && needs.debian.length < MAX_REQUIREMENTS)
    needs.debian.push({ name: known.name, text: known.name, place });
}

const NOWHERE =
  "Neither the Python index nor Debian has it; if Debian does under another name, write that into `apt.txt`.";

/** `=1.20` is conda's word for `==1.20.*`; what follows a second `=` is a build, of which there are none here. */
function versionsOf(rest: string): string {
  const exact = /^==?\s*([\w.!+*]+)(?:\s*=.*)?$/.exec(rest) ?? /^([\w.!+*]+)(?:\s+\S+)?$/.exec(rest);
  if (!exact) return rest.replace(/\s/g, "");
  const version = exact[1]!;
  const isWhole = rest.startsWith("==") || version.endsWith("*") || /^=?[^=]+=/.test(rest);
  return version === "*" ? "" : `==${version}${isWhole ? "" : ".*"}`;
}
