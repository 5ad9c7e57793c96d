import { type DeclaredNeeds, environmentFile } from "./environment-files.ts";
import { isRecord, parseRecord } from "./parse-record.ts";
import { debianOfR, isStandardR } from "./r-packages.ts";
import { placeOf } from "./text-place.ts";

/** Of packages in a file. */
const MAX_PACKAGES = 1000;

type ReadRFile = (path: string, text: string) => DeclaredNeeds;

/** Returns the file that says which R packages are needed: a lock alone where there is one, since it has all of them. */
export function findRFile(paths: readonly string[]): { path: string; read: ReadRFile } | null {
  const lock = environmentFile(paths, "renv.lock");
  if (lock !== null) return { path: lock, read: readRenvLock };
  const description = environmentFile(paths, "DESCRIPTION");
  return description === null ? null : { path: description, read: readDescription };
}

/**
 * Reads `renv.lock` (https://rstudio.github.io/renv/articles/lockfile.html): each package and R itself, with the authors'
 * versions.
 */
export function readRenvLock(path: string, text: string): DeclaredNeeds {
  const lock = parseRecord(text);
  if (!isRecord(lock?.Packages)) return notRead(path, "It is no JSON object with `Packages`.");
  const placeOfMember = (name: string) => placeOf(path, text, `"${name}": {`);
  const needs: DeclaredNeeds = { requirements: [], unmet: [] };
  const r = isRecord(lock?.R) ? lock.R.Version : undefined;
  if (typeof r === "string") add(needs, "r-base-core", r, placeOfMember("R"));
  for (const [name, entry] of Object.entries(lock.Packages).slice(0, MAX_PACKAGES)) {
    const { Version: version, Source: source } = isRecord(entry) ? entry : {};
    if (isStandardR(name) || name === "renv") continue;
    const debian = debianOfR(name, source === "Bioconductor");
    const place = placeOfMember(name);
    if (debian === null) needs.unmet.push({ text: name.slice(0, 200), place, reason: NO_NAME });
    else add(needs, debian, typeof version === "string" ? version : undefined, place);
  }
  return needs;
}

/** A bound says nothing of the version that the authors had. */
const ENTRY = /^\s*([A-Za-z][A-Za-z0-9.]{0,99})\s*(?:\([^()]{0,60}\))?\s*$/;

const FIELDS = /^(?:Depends|Imports|LinkingTo)$/;

/** Reads what a `DESCRIPTION` depends on (Writing R Extensions, 1.1.3). Suggested packages are not asked for. */
export function readDescription(path: string, text: string): DeclaredNeeds {
  const needs: DeclaredNeeds = { requirements: [], unmet: [] };
  let field = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, name, first] = /^([A-Za-z0-9@/-]{1,50}):(.*)$/.exec(line) ?? [];
    if (name !== undefined) field = name;
    if (!FIELDS.test(field)) continue;
    for (const entry of (first ?? line).split(",")) {
      const [, module] = ENTRY.exec(entry) ?? [];
      if (module === undefined || module === "R" || isStandardR(module)) continue;
      if (needs.requirements.length === MAX_PACKAGES) return needs;
      add(needs, debianOfR(module, false)!, undefined, `${path}:${index + 1}`);
    }
  }
  return needs;
}

function add(
  { requirements }: DeclaredNeeds,
  name: string,
  authorsVersion: string | undefined,
  place: string,
) {
  if (requirements.some((each) => each.name === name)) return;
  requirements.push({ name, text: name, place, ...(authorsVersion !== undefined && { authorsVersion }) });
}

const NO_NAME = "It is no name of an R package; write it as `install.packages` takes it.";

const notRead = (path: string, reason: string): DeclaredNeeds => ({
  requirements: [],
  unmet: [{ text: path, place: `${path}:1`, reason }],
});
