import { type DeclaredNeeds, environmentFile } from "./environment-files.ts";
import { isRecord, parseRecord } from "./parse-record.ts";
import { dependenciesOf } from "./r-description.ts";
import { debianOfR, isStandardR } from "./r-packages.ts";
import { addUnmet, type Requirement } from "./requirement.ts";
import { placeOf } from "./text-place.ts";

/** Of packages in a file. */
const MAX_PACKAGES = 1000;

/** Returns the file that says which R packages are needed: a lock alone where there is one, since it has all of them. */
export function findRFile(paths: readonly string[]): string | null {
  return environmentFile(paths, "renv.lock") ?? environmentFile(paths, "DESCRIPTION");
}

/** Reads such a file. */
export const readRFile = (path: string, text: string): DeclaredNeeds =>
  path.endsWith(".lock") ? readRenvLock(path, text) : readDescription(path, text);

/**
 * Reads `renv.lock` (https://rstudio.github.io/renv/articles/lockfile.html): each package and R itself, with the authors'
 * versions.
 */
export function readRenvLock(path: string, text: string): DeclaredNeeds {
  const lock = parseRecord(text);
  if (!isRecord(lock?.Packages)) return notRead(path, "It is no JSON object with `Packages`.");
  const placeOfMember = (name: string) => placeOf(path, text, `"${name}": {`);
  const needs: DeclaredNeeds = { requirements: [], unmet: [] };
  const own = isRecord(lock?.R) ? lock.R.Version : undefined;
  if (typeof own === "string") add(needs, { name: "r-base-core", place: placeOfMember("R") }, own);
  for (const [name, entry] of Object.entries(lock.Packages).slice(0, MAX_PACKAGES)) {
    const { Version: version, Source: source } = isRecord(entry) ? entry : {};
    if (isStandardR(name) || name === "renv") continue;
    const debian = debianOfR(name, source === "Bioconductor");
    const place = placeOfMember(name);
    if (debian === null) addUnmet(needs, { text: name.slice(0, 200), place, reason: NO_NAME });
    else {
      const r = source === "Bioconductor" ? {} : { r: { name, bounds: [] } };
      add(needs, { ...{ name: debian, place }, ...r }, typeof version === "string" ? version : undefined);
    }
  }
  return needs;
}

const FIELDS = /^(?:Depends|Imports|LinkingTo)$/;

/** Reads what a `DESCRIPTION` depends on (Writing R Extensions, 1.1.3). Suggested packages are not asked for. */
export function readDescription(path: string, text: string): DeclaredNeeds {
  const needs: DeclaredNeeds = { requirements: [], unmet: [] };
  let field = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, name, first] = /^([A-Za-z0-9@/-]{1,50}):(.*)$/.exec(line) ?? [];
    if (name !== undefined) field = name;
    if (!FIELDS.test(field)) continue;
    for (const r of dependenciesOf(first ?? line)) {
      if (r.name === "R" || isStandardR(r.name)) continue;
      if (needs.requirements.length === MAX_PACKAGES) return needs;
      add(needs, { name: debianOfR(r.name, false)!, place: `${path}:${index + 1}`, r });
    }
  }
  return needs;
}

/** A bound says nothing of the version that the authors had. */
function add(
  { requirements }: DeclaredNeeds,
  asked: Pick<Requirement, "name" | "place" | "r">,
  authorsVersion?: string,
): void {
  if (requirements.some((each) => each.name === asked.name)) return;
  requirements.push({
    ...{ ...asked, text: asked.name },
    ...(authorsVersion !== undefined && { authorsVersion }),
  });
}

const NO_NAME = "It is no name of an R package; write it as `install.packages` takes it.";

const notRead = (path: string, reason: string): DeclaredNeeds => ({
  requirements: [],
  unmet: [{ text: path, place: `${path}:1`, reason }],
});
