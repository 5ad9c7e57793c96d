import type { CommittedFile } from "./committed-number.ts";

/** Words in a row that two texts hardly have in common by chance. */
const phraseLength = 8;
/** About a hundred words: a table's caption, which a program may have written, is shorter. */
const sharedPhrases = 13;
const maxWords = 60_000;
const prose = /\.(?:tex|md|txt|rst|out|log)$/i;
const latexDocument = /\\(?:documentclass|begin\s{0,4}\{document\}|section\*?\s{0,4}\{)/;

/**
 * Leaves out the files that are the paper itself as it was written, and other texts that repeat it: a number in them is
 * not an output that the paper's number could be checked with, since it is the same number.
 */
export function withoutPaperSource(
  files: readonly CommittedFile[],
  pages: readonly { text: string }[],
): CommittedFile[] {
  const paper = new Set(phrasesOf(wordsOf(pages.map(({ text }) => text).join("\n"))));
  return files.filter((file) => !prose.test(file.path) || !repeats(file.text, paper));
}

function repeats(text: string, paper: ReadonlySet<string>): boolean {
  if (latexDocument.test(text)) return true;
  // Phrases that overlap would count the same words twice; each place is a beginning, for nobody knows where one begins.
  const words = wordsOf(text);
  let shared = 0;
  for (let at = 0; at + phraseLength <= words.length; at++) {
    if (!paper.has(words.slice(at, at + phraseLength).join(" "))) continue;
    shared++;
    at += phraseLength - 1;
    if (shared >= sharedPhrases) return true;
  }
  return false;
}

function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at + phraseLength <= words.length; at++)
    phrases.push(words.slice(at, at + phraseLength).join(" "));
  return phrases;
}

/** The words alone: numbers, which differ where a paper was revised, and the commands of LaTeX are left out. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(/\\?\p{L}+/gu)) {
    if (!word.startsWith("\\")) words.push(word);
    if (words.length >= maxWords) break;
  }
  return words;
}
