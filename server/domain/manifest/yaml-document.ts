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
  visit,
  type YAMLError,
} from "yaml";
import { quoted, type Recorded, record, sentences } from "../messages/recorded.ts";
import { fileProblemTexts } from "./file-problem-texts.ts";
import { firstProblems } from "./first-problems.ts";
import { findHazards, maxAliases } from "./yaml-hazards.ts";

/**
 * A problem in a text: 1-based line and column, the JSON Pointer of the field, and a message with the remedy and, where
 * the field has one, the value that stands there.
 */
export interface TextProblem {
  line: number;
  column: number;
  pointer: string;
  message: Recorded;
}

export interface YamlDocument {
  value: unknown;
  /** Returns a problem located at the field under a path, or at its closest existing parent. */
  problemAt(path: readonly (string | number)[], message: Recorded): TextProblem;
}

const maxBytes = 256 * 1024;

/**
 * Parses one YAML 1.2 document of the core schema, at most 256 KiB. Refuses duplicate keys, other tags, directives,
 * non-string keys and excessive aliases. The text is untrusted: duplicate keys are checked here in linear time, since
 * the parser's own check took 68 s for 60,000 keys.
 */
export function readYaml(source: string | Uint8Array): YamlDocument | TextProblem[] {
  const text = decodeManifest(source);
  if (typeof text !== "string") return [text];
  if (/^%/m.test(text)) return [atStart(record(fileProblemTexts.directives))];
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
    const problemAt: YamlDocument["problemAt"] = (path, message) => {
      const { offset, value } = locate(document, path);
      return {
        ...positionOf(offset),
        pointer: pointerOf(path),
        message: withFound(message, value === null ? null : text.slice(...value)),
      };
    };
    const problems = firstProblems([...document.errors, ...document.warnings]).map((problem) => {
      const position = positionOf(startOfQuote(document, problem) ?? problem.pos[0]);
      const message = describeError(problem);
      // The line that the parser stopped at: a field is not known yet.
      const start = lines.lineStarts[position.line - 1] ?? 0;
      const isWhole = message === tooDeepMessage || problem.code === "MULTIPLE_DOCS";
      return {
        ...position,
        pointer: "",
        message: isWhole
          ? message
          : withFound(message, text.slice(start, start + 2 * maxFound).split("\n")[0]!),
      };
    });
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
      atStart(
        record(fileProblemTexts.unreadable, { line: error instanceof Error ? error.message : String(error) }),
      ),
    ];
  }
}

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function atStart(message: Recorded): TextProblem {
  return { line: 1, column: 1, pointer: "", message };
}

/** Decodes a text of 256 KiB at most; returns the problem where that is not what it is. */
export function decodeManifest(source: string | Uint8Array): string | TextProblem {
  const bytes = typeof source === "string" ? Buffer.from(source, "utf8") : source;
  if (bytes.byteLength > maxBytes) {
    const found = record(fileProblemTexts.foundBytes, { count: bytes.byteLength });
    return atStart(sentences(record(fileProblemTexts.size, { most: maxBytes }), found));
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return notUtf8(bytes);
  }
}

/** No character but the line feed has its byte, so that each line can be decoded alone. */
function notUtf8(bytes: Uint8Array): TextProblem {
  const lines = Buffer.from(bytes).toString("latin1").split("\n");
  const index = lines.findIndex((line) => Buffer.from(line, "latin1").toString("utf8").includes("\ufffd"));
  const found = (lines[index] ?? "").replace(
    /[^\x20-\x7e]/g,
    (byte) => `\\x${byte.charCodeAt(0).toString(16)}`,
  );
  const message = withFound(record(fileProblemTexts.notUtf8), found);
  return { line: index + 1, column: 1, pointer: "", message };
}

const maxFound = 80;

/** Adds what stands in the text, on one line and shortened, unless the message has it already. */
function withFound(message: Recorded, found: string | null): Recorded {
  if (found === null) return message;
  const line = found.replace(/\s+/g, " ").trim();
  const shown = line.length > maxFound ? `${line.slice(0, maxFound).toWellFormed()}…` : line;
  if (shown === "") return sentences(message, record(fileProblemTexts.foundNothing));
  // A short one may stand in the message by chance.
  return shown.length > 3 && message.includes(shown)
    ? message
    : sentences(message, record(fileProblemTexts.found, { line: shown }));
}

function describeError({ code, message }: YAMLError): Recorded {
  if (code === "RESOURCE_EXHAUSTION") return tooDeepMessage;
  return code === "MULTIPLE_DOCS" ? record(fileProblemTexts.oneDocument) : quoted(`${message}.`);
}

/** The parser misses the end of a quotation where the text ends: what is meant is where it begins. */
function startOfQuote(document: Document.Parsed, { code, message, pos }: YAMLError): number | null {
  if (code !== "MISSING_CHAR" || !message.includes("quote")) return null;
  let start: number | null = null;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] <= pos[0] && pos[0] <= range[2]) start = range[0];
    },
  });
  return start;
}

const tooDeepMessage = record(fileProblemTexts.tooDeep);

/**
 * Returns the offset of the deepest existing part of a path (for a map's value, that of its key), and where the text has
 * its value: null where it has none there, and for lists and mappings.
 */
function locate(
  document: Document.Parsed,
  path: readonly (string | number)[],
): { offset: number | undefined; value: [number, number] | null } {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0];
  for (const part of path) {
    if (isAlias(node)) node = node.resolve(document);
    const item = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : isSeq(node)
        ? node.items[Number(part)]
        : undefined;
    if (item === undefined) return { offset, value: null };
    const located = isPair(item) ? item.key : item;
    if (isNode(located)) offset = located.range?.[0] ?? offset;
    node = isPair(item) ? item.value : item;
  }
  const range = isScalar(node) || isAlias(node) ? node.range : null;
  return { offset, value: range ? [range[0], range[1]] : null };
}
