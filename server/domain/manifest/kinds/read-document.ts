import type { AnySchemaObject } from "ajv/dist/2020.js";
import { type Recorded, record } from "../../messages/recorded.ts";
import { schemaCheck } from "../check-schema.ts";
import { firstProblems } from "../first-problems.ts";
import { isMapping } from "../is-mapping.ts";
import { readJsonDocument } from "../json-document.ts";
import { problemTexts } from "../problem-texts.ts";
import { readYaml, type TextProblem, type YamlDocument } from "../yaml-document.ts";
import type { ManifestPart, ReadPart, RepositoryFiles } from "./manifest-kind.ts";

export type Path = (string | number)[];

/** Says that a value at a path is not as it should be; what else is valid is read all the same. */
export type Report = (path: Path, message: Recorded) => void;

/** More items than any honest file has make the checks slow, and say nothing more. */
const maxItems = 10_000;

/**
 * Returns a reader of a YAML or JSON file: the document must satisfy the schema, and where it is a mapping, `convert`
 * gets it whether it does or not, so that what is valid of it can count. `convert` must not rely on the schema.
 */
export function documentReader(
  format: "yaml" | "json",
  schema: AnySchemaObject,
  convert: (value: Record<string, unknown>, report: Report, files: RepositoryFiles) => ManifestPart,
) {
  const check = schemaCheck(schema);
  return (path: string, files: RepositoryFiles): ReadPart => {
    const bytes = files.contents.get(path) ?? new Uint8Array();
    const document = format === "json" ? readJsonDocument(bytes) : readYaml(withoutVersion(bytes));
    return Array.isArray(document) ? { part: {}, problems: document } : read(document);

    function read({ value, problemAt }: YamlDocument): ReadPart {
      if (countItems(value) > maxItems) {
        return { part: {}, problems: [problemAt([], record(problemTexts.itemsInAll, { most: maxItems }))] };
      }
      const problems: TextProblem[] = check(value).map(({ path, message }) => problemAt(path, message));
      const report: Report = (path, message) => problems.push(problemAt(path, message));
      const part = isMapping(value) ? convert(value, report, files) : {};
      return { part, problems: firstProblems(problems.sort(byPosition)) };
    }
  };
}

/** Makes a comment of `%YAML 1.1` in the first line: what these files have is read alike in every version. */
function withoutVersion(bytes: Uint8Array): Uint8Array {
  if (!/^%YAML 1\.\d\r?\n/.test(Buffer.from(bytes.subarray(0, 12)).toString("latin1"))) return bytes;
  const commented = new Uint8Array(bytes);
  commented[0] = "#".charCodeAt(0);
  return commented;
}

function byPosition(a: TextProblem, b: TextProblem): number {
  return a.line - b.line || a.column - b.column;
}

/** Counts what is in a parsed document, with aliases as often as they are used; stops when it is too much. */
function countItems(value: unknown): number {
  let count = 0;
  const open: unknown[] = [value];
  while (open.length > 0 && count <= maxItems) {
    const next = open.pop();
    if (typeof next !== "object" || next === null) continue;
    const items = Object.values(next);
    count += items.length;
    for (const item of items) open.push(item);
  }
  return count;
}

/** Own members alone: `__proto__` and the like are names as any other. */
export function member(value: unknown, ...names: string[]): unknown {
  let found = value;
  for (const name of names) {
    if (!isMapping(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** A text without the white space around it, of a length that records may have; null for anything else. */
export function textOf(value: unknown, maxLength = 8192): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return text === "" || text.length > maxLength ? null : text;
}
