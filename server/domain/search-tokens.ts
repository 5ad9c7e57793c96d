/** A word of a query: found whole, or also where a longer word starts with it. */
export interface QueryToken {
  text: string;
  prefix: boolean;
}

/** Words beyond these are left out of a query. */
const mostWords = 32;
/** Code points; longer words are compared by their start. */
const longestWord = 64;

/**
 * The words of a text as the index keeps them, in order, with repetitions. Nothing here is a query syntax: what is
 * no letter, digit or symbol only divides words.
 *
 * - Case, width and the accents of Latin, Greek and Cyrillic letters do not count.
 * - A number is one word with its point or comma: `3.14`.
 * - `C++`, `C#`: the letters, the symbols, and both together.
 * - Scripts that are written without spaces give single characters and pairs, so that any part of a text is found
 *   without a dictionary, which would change with Node's.
 */
export function indexTokens(text: string): string[] {
  return [...pieces(text)].flatMap((piece) => {
    if (piece.kind === "unspaced") return [...singles(piece.text), ...pairs(piece.text)];
    return piece.compound ? [piece.text, piece.compound] : [piece.text];
  });
}

/** The words of a query, each once; all must be found. Empty where there is nothing but punctuation. */
export function queryTokens(q: string): QueryToken[] {
  const found = new Map<string, QueryToken>();
  const add = (text: string, prefix: boolean) => found.set(text, { text, prefix });
  let compounded = false;
  for (const piece of pieces(q)) {
    // The symbols of `C++` are looked for with its letter, unless more follows, as in `a+b`.
    if (compounded) {
      compounded = false;
      continue;
    }
    if (piece.kind === "unspaced") {
      const [only, ...more] = singles(piece.text);
      for (const text of more.length === 0 ? [only!] : pairs(piece.text)) add(text, false);
    } else if (piece.compound && !piece.goesOn) {
      add(piece.compound, false);
      compounded = true;
    } else {
      add(piece.text, piece.kind === "word");
    }
  }
  return [...found.values()].slice(0, mostWords);
}

interface Piece {
  kind: "word" | "unspaced" | "symbols";
  text: string;
  /** The word with the `+` or `#` that follow it at once. */
  compound?: string;
  /** Whether a letter or digit follows those at once. */
  goesOn?: boolean;
}

const unspacedScripts =
  "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}";
const letter = "[\\p{L}\\p{M}\\p{N}]";
const unspaced = `(?:(?=[${unspacedScripts}])${letter})`;
const spaced = `(?:(?![${unspacedScripts}])${letter})`;
const pattern = new RegExp(
  `(?<unspaced>${unspaced}+)|(?<word>${spaced}+(?:(?<=\\p{N})[.,]\\p{N}+)*)(?=(?<mark>[+#]+)(?<goesOn>${letter})?|)|(?<symbols>(?:(?!\`)[\\p{S}#%&@])+)`,
  "gu",
);

function* pieces(text: string): Generator<Piece> {
  for (const { groups } of folded(text).matchAll(pattern)) {
    const { unspaced: run, word, mark, goesOn, symbols } = groups!;
    if (run) yield { kind: "unspaced", text: run };
    else if (symbols) yield { kind: "symbols", text: cut(symbols) };
    else if (mark)
      yield { kind: "word", text: cut(word!), compound: cut(word! + mark), goesOn: Boolean(goesOn) };
    else yield { kind: "word", text: cut(word!) };
  }
}

function folded(text: string): string {
  const apart = text.toWellFormed().normalize("NFKD").toLowerCase();
  return apart.replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, "").normalize("NFKC");
}

const cut = (word: string) => (word.length <= longestWord ? word : [...word].slice(0, longestWord).join(""));
const singles = (run: string) => [...run];
const pairs = (run: string) => {
  const characters = [...run];
  return characters.slice(1).map((character, index) => characters[index]! + character);
};
