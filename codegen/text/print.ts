/** TypeScript source that `print` copies verbatim. */
export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Prints a JSON value as TypeScript source in Biome's style, in one line if it fits. */
export function print(value: unknown, indent = ""): string {
  const line = printLine(value);
  if (
    line.length + indent.length <= 100 ||
    value instanceof Source ||
    typeof value !== "object" ||
    value === null
  )
    return line;
  const innerIndent = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item) => print(item, innerIndent))
    : Object.entries(value).map(([name, item]) => `${key(name)}: ${print(item, innerIndent)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${entries.map((entry) => `${innerIndent}${entry},\n`).join("")}${indent}${close}`;
}

/** Prints a name as a property key, quoted only if necessary. */
export const key = (name: string): string =>
  /^([A-Za-z_$][\w$]*|[1-9]\d*)$/.test(name) ? name : JSON.stringify(name);

/** Prints the union type `"a" | "b"`; `never` without names. */
export const union = (names: string[]): string =>
  names.length > 0 ? names.map((name) => JSON.stringify(name)).join(" | ") : "never";

/** Prints a JSDoc comment, in one line if it fits; an empty string without text. */
export function comment(paragraphs: string[], indent = ""): string {
  const text = paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
  const lines = text === "" ? [] : text.replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 0) return "";
  if (lines.length === 1 && lines[0]!.length <= 100) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function printLine(value: unknown): string {
  if (value instanceof Source) return value.text;
  if (Array.isArray(value)) return `[${value.map(printLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, item]) => `${key(name)}: ${printLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}
