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

/** Something wrong in a text: 1-based line and column, the JSON Pointer of the field, and what to do. */
export interface TextProblem {
  line: number;
  column: number;
  pointer: string;
  message: string;
}

export interface YamlDocument {
  value: unknown;
  /** A problem at the field under a path; where the field is missing, at what should hold it. */
  problemAt(path: readonly (string | number)[], message: string): TextProblem;
}

const maxBytes = 256 * 1024;
const maxAliases = 100;

/**
 * Reads one YAML 1.2 document of the core schema, at most 256 KiB. Duplicate keys, other tags, directives, keys that
 * are no strings and documents that aliases blow up are problems. Whoever writes the text is not trusted: the checks
 * for duplicates are done here in linear time, since the parser's own took 68 s for 60,000 keys.
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
    const at = (offset: number | undefined) => {
      const { line, col } = lines.linePos(offset ?? 0);
      return { line: Math.max(line, 1), column: Math.max(col, 1) };
    };
    const problems = [...document.errors, ...document.warnings]
      .slice(0, 20)
      .map((problem) => ({ ...at(problem.pos[0]), pointer: "", message: inWords(problem) }));
    if (problems.some(({ message }) => message === tooDeep)) return [atStart(tooDeep)];
    if (problems.length === 0) problems.push(...hazards(document, at));
    if (problems.length > 0) return problems;
    return {
      value: document.toJS({ maxAliasCount: maxAliases }),
      problemAt: (path, message) => ({ ...at(offsetOf(document, path)), pointer: pointerOf(path), message }),
    };
  } catch (error) {
    // Too many aliases, or nesting that runs the parser out of stack.
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

function inWords({ code, message }: YAMLError): string {
  if (code === "RESOURCE_EXHAUSTION") return tooDeep;
  return code === "MULTIPLE_DOCS" ? "The file must hold one YAML document, not several." : `${message}.`;
}

const tooDeep = "The file is nested too deeply.";

/** What the parser lets pass: keys twice in one map, and texts that neither a database nor a signature can hold. */
function hazards(
  document: Document.Parsed,
  at: (offset: number | undefined) => { line: number; column: number },
): TextProblem[] {
  const problems: TextProblem[] = [];
  const add = (offset: number | undefined, message: string) => {
    if (problems.length < 20) problems.push({ ...at(offset), pointer: "", message });
  };
  let aliases = 0;
  visit(document, {
    Alias(_, alias) {
      aliases += 1;
      if (aliases > maxAliases) {
        add(alias.range?.[0], `The file uses more than ${maxAliases} aliases.`);
        return visit.BREAK;
      }
      if (!alias.resolve(document))
        add(alias.range?.[0], `There is no anchor &${alias.source} before this alias.`);
    },
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? String(key.value) : "";
        if (seen.has(name))
          add(isNode(key) ? key.range?.[0] : undefined, `The key \`${name}\` stands here twice.`);
        seen.add(name);
      }
    },
    Scalar(_, { value, range }) {
      if (typeof value === "string" && (value.includes("\u0000") || !value.isWellFormed())) {
        add(range?.[0], "This text has a NUL character or half a surrogate pair.");
      }
    },
  });
  return problems;
}

/** The offset of the deepest part of a path that is there; of its key, where it is the value of one. */
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
    const marked = isPair(item) ? item.key : item;
    if (isNode(marked)) offset = marked.range?.[0] ?? offset;
    node = isPair(item) ? item.value : item;
  }
  return offset;
}
