import type { Piece } from "./pieces.ts";

export interface Word {
  text: string;
  /** Without what is raised or lowered beside it, such as the mark of a footnote. */
  plain: string;
  x0: number;
  x1: number;
  /** Behind one space of the PDF's own: no column of a table is between, however wide the letters make it seem. */
  isGlued: boolean;
}

/** In font sizes: what is wider separates words, where the PDF has no space character. */
const wordGap = 0.18;

type Level = "raised" | "lowered" | "plain";

/** The words of pieces on one line; a piece's own words are placed in it in proportion to their characters. */
export function wordsOf(pieces: readonly Piece[], base: number, size: number): Word[] {
  const words: Word[] = [];
  let last: { x1: number; level: Level } | null = null;
  for (const [index, piece] of pieces.entries()) {
    const level = levelOf(piece, base, size);
    const isNewLevel = last !== null && level !== last.level;
    const isApart: boolean =
      last === null ||
      piece.x0 - last.x1 > wordGap * size ||
      (piece.isAfterSpace && piece.x0 - last.x1 > 0.05 * size);
    const mark =
      isApart || !isNewLevel ? "" : markOf(words.at(-1)!.text, level, scriptAt(pieces, index, base, size));
    for (const [at, word] of split(piece).entries()) {
      // What follows a mark without a space is another word: the next name of a list.
      if (level !== "plain") word.plain = "";
      else if (at === 0 && isNewLevel && /^\p{L}/u.test(word.plain)) word.plain = ` ${word.plain}`;
      if (at > 0 || isApart || mark === " ") words.push(word);
      else extend(words.at(-1)!, word, mark);
    }
    last = { x1: piece.x1, level };
  }
  return words;
}

function levelOf(piece: Piece, base: number, size: number): Level {
  if (piece.size > 0.88 * size) return "plain";
  const raised = (base - piece.base) / size;
  if (raised > 0.12) return "raised";
  return raised < -0.04 ? "lowered" : "plain";
}

/** The whole exponent or index that starts at a piece: its sign may be of another font. */
function scriptAt(pieces: readonly Piece[], start: number, base: number, size: number): string {
  const level = levelOf(pieces[start]!, base, size);
  let text = "";
  for (let at = start; at < pieces.length && at < start + 8; at++) {
    if (levelOf(pieces[at]!, base, size) !== level) break;
    text += pieces[at]!.text;
  }
  return text;
}

/**
 * What keeps a number and the digits raised or lowered behind it from being read as one number: 10 with a raised -3 is
 * written `10^-3` (docs/rules/printed-numbers.md#same-number).
 */
function markOf(before: string, level: Level, script: string): "" | "^" | " " {
  if (!/\d$/.test(before)) return "";
  if (level === "raised" && /^[-+\u2010-\u2013\u2212]?\d{1,3}$/.test(script)) return "^";
  return level !== "plain" && /^\d/.test(script) ? " " : "";
}

function split({ text, x0, x1 }: Piece): Word[] {
  const width = (x1 - x0) / text.length;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: withCarets(withAccents(word)),
    plain: withAccents(word),
    isGlued: index > 0 && !/\s/.test(text[index - 2] ?? " "),
    x0: x0 + width * index,
    x1: x0 + width * (index + word.length),
  }));
}

/** TeX draws an accent and then its letter; NFKC would put a space before it. */
function withAccents(word: string): string {
  return word.replace(/([´¨ˆ˜ˇ˘˚])(\p{L})/gu, (_, accent: string, letter: string) => {
    const combining = accents[accent]!;
    return `${letter === "\u0131" ? "i" : letter}${combining}`.normalize("NFC");
  });
}

const accents: Record<string, string> = {
  "´": "\u0301",
  "¨": "\u0308",
  "\u02c6": "\u0302",
  "\u02dc": "\u0303",
  "\u02c7": "\u030c",
  "\u02d8": "\u0306",
  "\u02da": "\u030a",
};

/** NFKC would make `10⁻³` a `10-3`. */
function withCarets(word: string): string {
  return word.replace(/(?<=\d)[⁺⁻]?[⁰¹²³⁴-⁹]{1,3}/gu, (script) => `^${script.normalize("NFKC")}`);
}

function extend(word: Word, { text, plain, x0, x1 }: Word, mark: string): void {
  word.text = withAccents(word.text + mark + text);
  word.plain = withAccents(word.plain + plain);
  word.x0 = Math.min(word.x0, x0);
  word.x1 = Math.max(word.x1, x1);
}
