import { inSequence } from "./told-words.ts";

/** Scripts that a sentence names by their kind: "run all notebooks in `code/`", "render each .Rmd document". */
export interface ToldGroup {
  /** Whether a file is of that kind, by its name. */
  isOfKind(path: string): boolean;
  /** Where they lie, as it is written; null where the sentence does not say it. */
  folder: string | null;
  /** Whether they are run one after the other. */
  isInOrder: boolean;
}

/** Not "the `run.py` script in `code`", which is one, or "the following scripts in order", which are listed. */
const group =
  /\b(?:(?:all|each|every|any)(?!(?: of)?(?: the)? (?:following|these|below))(?: of)?(?: the| our)?|the (?:associated|corresponding|respective)|(?<!\.\w{1,5}[`"”'*_]{0,3} )(?=scripts? (?:under|in|inside|within) (?!(?:\w+ ){0,2}(?:order|sequence|turn)\b))) ?(?:\w+ ){0,2}?(notebooks?\b|r ?markdown (?:files?|documents?)\b|`?\.?(?:ipynb|[rq]md|r|py|jl|m)`? (?:files?|scripts?|documents?|notebooks?)\b|(?:scripts?|files?)\b)/i;
const endings: [RegExp, RegExp][] = [
  [/notebook|ipynb/i, /\.ipynb$/i],
  [/markdown|rmd/i, /\.rmd$/i],
  [/qmd/i, /\.qmd$/i],
  [/\bpy\b/i, /\.py$/i],
  [/\bjl\b/i, /\.jl$/i],
  [/\bm\b/i, /\.m$/i],
  [/\br\b/i, /\.r$/i],
  [/script|file/i, /\.(?:r|py|jl|m)$/i],
];
/** What stands before the kind, as in "all Python scripts". */
const languages: [RegExp, RegExp][] = [
  [/\bpython\b/i, /\.py$/i],
  [/\br\b/i, /\.r$/i],
  [/\bjulia\b/i, /\.jl$/i],
  [/\b(?:matlab|octave)\b/i, /\.m$/i],
];

/** Returns the group that a sentence is about: "Each file can be run by itself"; null where it begins otherwise. */
export const leadingGroup = (sentence: string): ToldGroup | null =>
  /^\W*(?:all|each|every)\b/i.test(sentence) ? toldGroup(sentence) : null;

/** Returns the group that a sentence names; null where it names none. */
export function toldGroup(sentence: string): ToldGroup | null {
  const found = group.exec(sentence);
  if (found === null) return null;
  const [whole, kind] = found;
  const isScript = /^(?:scripts?|files?)$/i.test(kind!);
  const ofKind = (isScript && languages.find(([name]) => name.test(whole))) || null;
  const [, ending] = ofKind ?? endings.find(([name]) => name.test(kind!))!;
  const behind = sentence.slice(found.index + whole.length);
  const [, quoted, plain] =
    /^[^.;]{0,40}?\b(?:in|of|from|inside|within|under)\s+(?:the\s+)?(?:[`"“]([^`"”\n]{1,100})[`"”]|([\w.-]+\/[\w./-]*|[\w.-]+(?=\s+(?:folder|directory|subfolder)))|\W*$)/i.exec(
      behind,
    ) ?? [];
  return {
    isOfKind: (path) => ending.test(path),
    folder: quoted ?? plain ?? null,
    isInOrder: inSequence.test(sentence),
  };
}
