import { R_VERSION, type RBound } from "./r-version.ts";

/** An R package that another one names, and the versions of it that will do. */
export interface RDependency {
  name: string;
  bounds: RBound[];
}

/** What a package's `DESCRIPTION`, or its entry in a mirror's `PACKAGES`, says of it. */
export interface RDescription {
  name: string;
  version: string;
  /** What it cannot be installed without; R itself by the name `R`. */
  dependencies: RDependency[];
  /** Whether it has code of C, C++ or Fortran. */
  compiles: boolean;
  /** Of its file, in hexadecimal digits; null where nobody says. */
  md5: string | null;
  /** In its author's words: libraries and programs that are no R packages. */
  systemRequirements: string | null;
}

export const R_NAME = /^[A-Za-z][A-Za-z0-9.]{0,99}$/;

/** Reads one record in Debian's control format, as R writes it (DCF); null where it is none of a package. */
export function readRDescription(record: string): RDescription | null {
  const fields = fieldsOf(record);
  const [name, version] = [fields.get("Package") ?? "", fields.get("Version") ?? ""];
  if (!R_NAME.test(name) || !R_VERSION.test(version)) return null;
  const named = ["Depends", "Imports", "LinkingTo"].flatMap((each) => dependenciesOf(fields.get(each) ?? ""));
  const md5 = fields.get("MD5sum") ?? "";
  return {
    ...{ name, version, dependencies: combine(named) },
    compiles: fields.get("NeedsCompilation") !== "no",
    md5: /^[0-9a-f]{32}$/.test(md5) ? md5 : null,
    systemRequirements: fields.get("SystemRequirements")?.replace(/\s+/g, " ").slice(0, 300) || null,
  };
}

/** A field begins a line; what is indented goes on with it. */
function fieldsOf(record: string): Map<string, string> {
  const lines = new Map<string, string[]>();
  let field: string[] = [];
  for (const line of record.split("\n")) {
    const [, name, first] = /^([A-Za-z0-9@/-]{1,50}):(.*)$/.exec(line) ?? [];
    if (name === undefined) field.push(line);
    else {
      field = [first!];
      lines.set(name, field);
    }
  }
  return new Map([...lines].map(([name, each]) => [name, each.join("\n").trim()]));
}

const MAX_ENTRY = 200;
const ENTRY =
  /^([A-Za-z][A-Za-z0-9.]{0,99})\s*(?:\(\s*(<|<=|==|!=|>=|>)\s*(\d{1,9}(?:[.-]\d{1,9}){0,9})\s*\))?$/;

/** Reads `R (>= 4.1), stats, rlang (>= 1.0)`; what is no name of a package is left out. */
export function dependenciesOf(list: string): RDependency[] {
  return list.split(",").flatMap((each) => {
    const entry = each.trim();
    const [, name, operator, version] = (entry.length <= MAX_ENTRY && ENTRY.exec(entry)) || [];
    if (name === undefined) return [];
    const bounds = version === undefined ? [] : [{ operator: operator as RBound["operator"], version }];
    return [{ name, bounds }];
  });
}

/** One that is named twice has the bounds of both. */
function combine(named: readonly RDependency[]): RDependency[] {
  const found = new Map<string, RDependency>();
  for (const { name, bounds } of named)
    found.set(name, { name, bounds: [...(found.get(name)?.bounds ?? []), ...bounds] });
  return [...found.values()];
}
