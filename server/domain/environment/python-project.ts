import { parse } from "smol-toml";
import { isRecord } from "./parse-record.ts";
import { addRequirement, addVersion, type DeclaredPython, noPython } from "./python-needs.ts";
import { placesIn, textsOf } from "./text-place.ts";

/** Reads `[project]` of `pyproject.toml`; nothing where it leaves its dependencies to `setup.py`. */
export function readPyproject(path: string, text: string): DeclaredPython {
  const needs = noPython();
  const placeIn = placesIn(path, text);
  const document = readToml(needs, path, text);
  const project = isRecord(document.project) ? document.project : {};
  for (const each of textsOf(project.dependencies)) addRequirement(needs, each, placeIn(each));
  const version = project["requires-python"];
  if (typeof version === "string") addVersion(needs, version, placeIn("requires-python"));
  const tool = isRecord(document.tool) ? document.tool : {};
  const poetry = isRecord(tool.poetry) ? tool.poetry : {};
  if (isRecord(poetry.dependencies) && !Array.isArray(project.dependencies))
    needs.unmet.push({
      text: "[tool.poetry.dependencies]",
      place: placeIn("[tool.poetry.dependencies]"),
      reason:
        "Poetry's own table is not read; write `[project] dependencies`, or commit what `poetry export` prints.",
    });
  return needs;
}

/** Reads `[packages]` of a `Pipfile`, which has no lock beside it. */
export function readPipfile(path: string, text: string): DeclaredPython {
  const needs = noPython();
  const placeIn = placesIn(path, text);
  const { packages, requires } = readToml(needs, path, text);
  for (const [name, value] of Object.entries(isRecord(packages) ? packages : {}))
    addRequirement(needs, requirementOf(name, value), placeIn(name));
  const version = isRecord(requires) ? (requires.python_full_version ?? requires.python_version) : undefined;
  if (typeof version === "string") addVersion(needs, `==${version}.*`, placeIn("python_"));
  return needs;
}

/** Pipenv's words as PEP 508 has them: `"*"`, `"==1.0"`, `{version = "==1.0", extras = ["x"], markers = "…"}`. */
export function requirementOf(name: string, value: unknown): string {
  if (typeof value === "string") return value === "*" ? name : `${name}${value}`;
  if (!isRecord(value)) return name;
  for (const kind of ["git", "hg", "svn"])
    if (value[kind] !== undefined) return `${name} @ ${kind}+${value[kind]}`;
  for (const kind of ["path", "file"]) if (value[kind] !== undefined) return `./${String(value[kind])}`;
  const version = typeof value.version === "string" && value.version !== "*" ? value.version : "";
  const extras = textsOf(value.extras).join(",");
  const marker = typeof value.markers === "string" ? ` ; ${value.markers}` : "";
  return `${name}${extras === "" ? "" : `[${extras}]`}${version}${marker}`;
}

/** Tables of anyone's writing; an empty one where it is none, which is said. */
export function readToml(
  needs: Pick<DeclaredPython, "unmet">,
  path: string,
  text: string,
): Record<string, unknown> {
  try {
    return parse(text) as Record<string, unknown>;
  } catch (error) {
    const line = (error as { line?: unknown }).line;
    const place = `${path}:${typeof line === "number" ? line : 1}`;
    needs.unmet.push({ text: path, place, reason: "It is not TOML, and is not read; mend it there." });
    return {};
  }
}
