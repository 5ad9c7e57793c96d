import { isRecord, parseRecord } from "./parse-record.ts";
import { addRequirement, addVersion, type DeclaredPython, noPython } from "./python-needs.ts";
import { readToml, requirementOf } from "./python-project.ts";
import { placesIn, textsOf } from "./text-place.ts";

/** Reads `Pipfile.lock`: every package with its version and the hashes that it may have. */
export function readPipfileLock(path: string, text: string): DeclaredPython {
  const needs = noPython();
  const placeIn = placesIn(path, text);
  const lock = parseRecord(text);
  if (lock === null) {
    needs.unmet.push({
      text: path,
      place: `${path}:1`,
      reason: "It is not JSON, and is not read; make it anew.",
    });
    return needs;
  }
  for (const [name, value] of Object.entries(isRecord(lock.default) ? lock.default : {})) {
    const hashes = textsOf(isRecord(value) ? value.hashes : []).flatMap(
      (hash) => /^sha256:([0-9a-f]{64})$/.exec(hash)?.[1] ?? [],
    );
    addRequirement(needs, requirementOf(name, value), placeIn(`"${name}"`), hashes);
  }
  const meta = isRecord(lock._meta) && isRecord(lock._meta.requires) ? lock._meta.requires : {};
  const version = meta.python_full_version ?? meta.python_version;
  if (typeof version === "string") addVersion(needs, `==${version}.*`, placeIn('"python_'));
  return needs;
}

/**
 * Reads `uv.lock`: what the project itself depends on is asked for, and every other package is held to its version
 * where something needs it. Groups for development do not count.
 */
export function readUvLock(path: string, text: string): DeclaredPython {
  const needs = noPython();
  const placeIn = placesIn(path, text);
  const lock = readToml(needs, path, text);
  const packages = (Array.isArray(lock.package) ? lock.package : []).filter(isRecord);
  const versions = new Map<string, string[]>();
  for (const { name, version } of packages)
    if (typeof name === "string" && typeof version === "string")
      versions.set(name, [...(versions.get(name) ?? []), version]);
  const own = packages.filter(
    ({ source }) => isRecord(source) && (source.virtual ?? source.editable) !== undefined,
  );
  // One name may have several versions, by platform: none of them is held to.
  for (const [name, [version, ...others]] of versions)
    if (others.length === 0 && !own.some((each) => each.name === name))
      needs.constraints.push(`${name}==${version}`);
  for (const each of own.flatMap(({ dependencies }) => (Array.isArray(dependencies) ? dependencies : [])))
    if (isRecord(each) && typeof each.name === "string") {
      const version =
        each.version ?? (versions.get(each.name)?.length === 1 ? versions.get(each.name)![0] : undefined);
      const described = {
        ...{ extras: each.extra, markers: each.marker },
        ...(typeof version === "string" && { version: `==${version}` }),
      };
      addRequirement(needs, requirementOf(each.name, described), placeIn(`name = "${each.name}"`));
    }
  if (own.length === 0 && needs.unmet.length === 0)
    needs.unmet.push({
      text: path,
      place: `${path}:1`,
      reason: "It has no project of its own; commit the one of the code.",
    });
  if (typeof lock["requires-python"] === "string")
    addVersion(needs, lock["requires-python"], placeIn("requires-python"));
  needs.constraints = needs.constraints.filter((line) => CONSTRAINT.test(line));
  return needs;
}

/** They stand in a file that pip reads, a line each. */
const CONSTRAINT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}==[A-Za-z0-9][A-Za-z0-9.!+_-]{0,99}$/;
