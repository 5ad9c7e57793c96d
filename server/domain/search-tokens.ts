/** A word of a query; with `prefix` it also matches longer words that start with it. */
export interface QueryToken {
  text: string;
  prefix: boolean;
}

/** Further words of a query are ignored. */
const maxQueryWords = 32;
/** Code points; longer words are truncated. */
const maxWordLength = 64;

/**
 * Tokenizes a text for the index: words in order, with repetitions. There is no query syntax: other characters than
 * letters, digits and symbols separate words.
 *
 * - Ignores case, width and the accents of Latin, Greek and Cyrillic letters.
 * - A number is one word with its point or comma: `3.14`.
 * - `C++`, `C#`: the letters, the symbols, and both together.
 * - Scripts written without spaces yield single characters and pairs, so that any part of a text is found without a
 *   dictionary, which would change with the version of Node.
 */
export function indexTokens(text: string): string[] {
  return [...pieces(text)].flatMap((piece) => {
    if (piece.kind === "unspaced") return [...characters(piece.text), ...pairs(piece.text)];
    return piece.compound ? [piece.text, piece.compound] : [piece.text];
  });
}

/** Tokenizes a query: distinct words, all of which must match. Empty where there is only punctuation. */
export function queryTokens(q: string): QueryToken[] {
  const tokens = new Map<string, QueryToken>();
  const add = (text: string, prefix: boolean) => tokens.set(text, { text, prefix });
  let skipSymbols = false;
  for (const piece of pieces(q)) {
    // The symbols of `C++` are part of its compound token; those of `a+b` are not.
    if (skipSymbols) {
      skipSymbols = false;
      continue;
    }
    if (piece.kind === "unspaced") {
      const [first, ...rest] = characters(piece.text);
      for (const text of rest.length === 0 ? [first!] : pairs(piece.text)) add(text, false);
    } else if (piece.compound && !piece.continues) {
      add(piece.compound, false);
      skipSymbols = true;
    } else {
      add(piece.text, piece.kind === "word");
    }
  }
  return [...tokens.values()].slice(0, maxQueryWords);
}

interface Piece {
  kind: "word" | "unspaced" | "symbols";
  text: string;
  /** The word with the `+` or `#` that immediately follow it. */
  compound?: string;
  /** Whether a letter or digit immediately follows these. */
  continues?: boolean;
}

/** Scripts written without spaces, as in a class of a regular expression. */
export const unspacedScripts =
  "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}";
const letter = "[\\p{L}\\p{M}\\p{N}]";
const unspaced = `(?:(?=[${unspacedScripts}])${letter})`;
const spaced = `(?:(?![${unspacedScripts}])${letter})`;
const pattern = new RegExp(
  `(?<unspaced>${unspaced}+)|(?<word>${spaced}+(?:(?<=\\p{N})[.,]\\p{N}+)*)(?=(?<suffix>[+#]+)(?<continues>${letter})?|)|(?<symbols>(?:(?!\`)[\\p{S}#%&@])+)`,
  "gu",
);

function* pieces(text: string): Generator<Piece> {
  for (const { groups } of foldText(text).matchAll(pattern)) {
    const { unspaced: run, word, suffix, continues, symbols } = groups!;
    if (run) yield { kind: "unspaced", text: run };
    else if (symbols) yield { kind: "symbols", text: truncate(symbols) };
    else if (suffix)
      yield {
        kind: "word",
        text: truncate(word!),
        compound: truncate(word! + suffix),
        continues: Boolean(continues),
      };
    else yield { kind: "word", text: truncate(word!) };
  }
}

function foldText(text: string): string {
  const decomposed = text.toWellFormed().normalize("NFKD").toLowerCase();
  return decomposed.replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, "").normalize("NFKC");
}

const truncate = (word: string) =>
  word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join("");
const characters = (run: string) => [...run];
const pairs = (run: string) => {
  const characters = [...run];
  return characters.slice(1).map((character, index) => characters[index]! + character);
};
