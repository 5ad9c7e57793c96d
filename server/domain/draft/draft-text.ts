import { stringify } from "yaml";

/** A member of a list with the comments around it. */
export interface Entry<Value> {
  value: Value;
  /** Lines of the comment before it. */
  before: string[];
  /** Members that it lacks, in the comment at its end; null where it lacks none. */
  lacks: Lack | null;
}

export interface Lack {
  notes: string[];
  members: object;
}

/** The text of a comment that says what an entry lacks; an author removes the "#" of the members. */
export function lackAsComment({ notes, members }: Lack): string {
  return [commentOf(notes), valueAsComment(members)].join("\n");
}

/** The text of a comment that holds a whole entry of a list; without the "#" it is one, what it lacks a comment still. */
export function entryAsComment({ value, before, lacks }: Entry<unknown>): string {
  const lines = [commentOf(before), valueAsComment([value])];
  if (lacks) lines.push(lackAsComment(lacks).replace(/^/gm, "   #"));
  return lines.filter((line) => line !== "").join("\n");
}

const maxLine = 300;

/** The text of a comment, a line each: a stranger's text must not begin a line of its own. */
export function commentOf(lines: readonly string[]): string {
  return lines.map((line) => (line === "" ? "" : ` ${oneLine(line)}`)).join("\n");
}

/** Control characters, line separators and the marks that turn the direction of a text become spaces. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

function oneLine(text: string): string {
  const plain = plainText(text);
  return plain.length <= maxLine ? plain : `${plain.slice(0, maxLine - 1).toWellFormed()}…`;
}

function valueAsComment(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd().replace(/^/gm, " ");
}

const maxId = 64;

/** Makes ids that a manifest may have, each once and none of `taken`. */
export function plainIds(taken: readonly string[]): (wanted: string) => string {
  const used = new Set(taken);
  return (wanted) => {
    const plain = wanted
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, "-")
      .replace(/^[-_]+|-+$/g, "");
    const base = plain.slice(0, maxId - 5) || "claim";
    let id = base;
    for (let number = 2; used.has(id); number++) id = `${base}-${number}`;
    used.add(id);
    return id;
  };
}
