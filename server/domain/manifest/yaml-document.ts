import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLError,
} from "yaml";
import { firstProblems } from "./first-problems.ts";
import { findHazards, maxAliases } from "./yaml-hazards.ts";

/** A problem in a text: 1-based line and column, the JSON Pointer of the field, and a message with the remedy. */
export interface TextProblem {
  line: number;
  column: number;
  pointer: string;
  message: string;
}

export interface YamlDocument {
  value: unknown;
  /** Returns a problem located at the field under a path, or at its closest existing parent. */
  problemAt(path: readonly (string | number)[], message: string): TextProblem;
}

const maxBytes = 256 * 1024;

/**
 * Parses one YAML 1.2 document of the core schema, at most 256 KiB. Refuses duplicate keys, other tags, directives,
 * non-string keys and excessive aliases. The text is untrusted: duplicate keys are checked here in linear time, since
 * the parser's own check took 68 s for 60,000 keys.
 */
export function readYaml(source: string | Uint8Array): YamlDocument | TextProblem[] {
  const text = decode(source);
  if (text === null) return [atStart("The file must be UTF-8 text of 256 KiB at most.")];
  if (/^%/m.test(text)) return [atStart("The file must not have YAML directives (lines that start with %).")];
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, {
      version: "1.2",
      schema: "core",
      merge: false,
      uniqueKeys: false,
      stringKeys: true,
      resolveKnownTags: false,
      prettyErrors: false,
      lineCounter: lines,
    });
    const positionOf = (offset: number | undefined) => {
      const { line, col } = lines.linePos(offset ?? 0);
      return { line: Math.max(line, 1), column: Math.max(col, 1) };
    };
    const problemAt: YamlDocument["problemAt"] = (path, message) => ({
      ...positionOf(offsetOf(document, path)),
      pointer: pointerOf(path),
      message,
    });
    const problems = firstProblems([...document.errors, ...document.warnings]).map((problem) => ({
      ...positionOf(problem.pos[0]),
      pointer: "",
      message: describeError(problem),
    }));
    if (problems.some(({ message }) => message === tooDeepMessage)) return [atStart(tooDeepMessage)];
    if (problems.length > 0) return problems;
    const hazards = findHazards(document).map(({ offset, path, message }) =>
      path ? problemAt(path, message) : { ...positionOf(offset), pointer: "", message },
    );
    if (hazards.length > 0) return hazards;
    return { value: document.toJS({ maxAliasCount: maxAliases }), problemAt };
  } catch (error) {
    // Too many aliases, or nesting that exhausts the parser's stack.
    return [
      atStart(`The file cannot be read as YAML: ${error instanceof Error ? error.message : String(error)}`),
    ];
  }
}

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function atStart(message: string): TextProblem {
  return { line: 1, column: 1, pointer: "", message };
}

function decode(source: string | Uint8Array): string | null {
  const bytes = typeof source === "string" ? Buffer.from(source, "utf8") : source;
  if (bytes.byteLength > maxBytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function describeError({ code, message }: YAMLError): string {
  if (code === "RESOURCE_EXHAUSTION") return tooDeepMessage;
  return code === "MULTIPLE_DOCS" ? "The file must hold one YAML document, not several." : `${message}.`;
}

const tooDeepMessage = "The file is nested too deeply.";

/** Returns the offset of the deepest existing part of a path; for a map's value, the offset of its key. */
function offsetOf(document: Document.Parsed, path: readonly (string | number)[]): number | undefined {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0];
  for (const part of path) {
    if (isAlias(node)) node = node.resolve(document);
    const item = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : isSeq(node)
        ? node.items[Number(part)]
        : undefined;
    if (item === undefined) break;
    const located = isPair(item) ? item.key : item;
    if (isNode(located)) offset = located.range?.[0] ?? offset;
    node = isPair(item) ? item.value : item;
  }
  return offset;
}
