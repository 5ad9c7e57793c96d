/** What the words around an address say of it. */
export interface ContextCue {
  points: number;
  reason: string;
}

const charactersBefore = 240;
const charactersAfter = 120;
/** The text is a stranger's: every pattern is applied to a few hundred characters at most, and none nests quantifiers. */
const things = "(?:codes?|software|scripts?|notebooks?|implementations?|repository|repositories)";
/** What the authors of a paper put together for who repeats it, and not what they use. */
const packages =
  "(?:replication|reproduction|reproducibility) (?:packages?|archives?|kits?|materials?|files)";
const available =
  "(?:available|released|found|hosted|published|accessible|open[- ]sourced?|provided|deposited|(?:can|may) be downloaded)";
const ourWords = new RegExp(
  `\\bour (?:own )?(?:\\w+ ){0,2}(?:${things}|packages?|materials|source)\\b|` +
    "\\bwe (?:release|open[- ]source|publish|provide|share)\\b",
  "i",
);
const availableWords = new RegExp(
  `\\b(?:${things}|materials)\\b[^.;]{0,120}\\b${available}\\b|\\b${packages}\\b|` +
    "\\b(?:codes?|software|data) (?:and \\w+ )?availability\\b|" +
    "\\b(?:source )?codes?(?: and data)?\\s{0,3}(?:[:(]|at\\b|for this|of this|to reproduce)|" +
    `\\b${things} (?:is|are)(?: \\w+){0,2} at\\b|` +
    "\\bavailable\\b[^.;]{0,40}\\b(?:at|from|on|under)(?: the following (?:\\w+ )?(?:link|address|url))?" +
    "\\s{0,3}:?\\s{0,3}(?:https?:\\/\\/)?$",
  "i",
);
const theirWords = new RegExp(
  `\\b(?:their|his|her|et al|by others)\\b[^;]{0,60}\\b(?:${things}|${packages})\\b|` +
    `\\b(?:${things}|${packages})\\b[^;]{0,60}(?:\\bet al\\b|\\[\\d{1,3}\\])|` +
    "\\bwe (?:use|used|adopt|adopted|adapt|adapted|rely on|build on|extend|downloaded)\\b",
  "i",
);
const kindredWords =
  /\bimplementation|\breproduc|\breplicat|\bsupplement|\bartifact|\bartefact|\bproject page/i;
const othersWords =
  /\b(?:library|libraries|package|framework|toolkit|toolbox|using|uses?|used|based on|built (?:up)?on|builds on|baselines?|compared?|comparison|benchmark|et al|adapted from|taken from|forked from|provided by|obtained from|downloaded from|by means of|implemented in)\b|\[\d{1,3}\]/i;
/** A footnote: its mark stands at the start of the line, before nothing but the scheme. */
const footnote = /(?:^|\n)\s{0,3}(\d{1,2}|[*†‡§])\s{0,2}(?:[A-Z][\w ]{0,30}:?\s)?(?:https?:\/\/|git@)?$/;

/** The cues of an address at a place of a text, between the addresses before and after it. */
export function contextCues(
  text: string,
  { start, end }: { start: number; end: number },
  after: number,
  before: number,
): ContextCue[] {
  const from = Math.max(after, start - charactersBefore);
  const lead = text.slice(from, start);
  const left = lastSentence(lead);
  const right = text.slice(end, Math.min(before, end + charactersAfter)).split(/[.!?](?:\s|$)|\n\n/, 1)[0]!;
  const note = footnote.exec(lead);
  const noted = note ? wordsBeforeMark(text, from + note.index, note[1]!) : "";
  const words = `${noted} ${left}`.replace(/-\n/g, "").replace(/\s+/g, " ");
  const around = `${words}§${right.replace(/\s+/g, " ")}`;
  if (ourWords.test(around)) return [own];
  if (theirWords.test(words)) return [others];
  if (availableWords.test(words) || availableWords.test(around)) return [own];
  if (othersWords.test(words)) return [others];
  return kindredWords.test(words) ? [kindred] : [];
}

const own = { points: 4, reason: "words such as “our code” or “code is available” stand beside it" };
const kindred = { points: 2, reason: "words such as “implementation” or “reproduce” stand beside it" };
const others = { points: -3, reason: "words such as “library” or “using” stand before it" };

/**
 * In a manuscript with wide line spacing an empty line stands within sentences: it ends one behind what ends a sentence, or
 * before a number or the mark of a footnote.
 */
function lastSentence(lead: string): string {
  const parts = lead.split(/[.!?]\s+(?=[\p{Lu}\d])|(?<=[.!?][)”"]?)\n\n|\n\n(?=\s{0,3}[\d*†‡§])/u);
  return parts.at(-1)!;
}

/** The words before a footnote's mark, in the part of the page above the footnote; empty where it is not found. */
function wordsBeforeMark(text: string, end: number, mark: string): string {
  const above = text.slice(Math.max(0, end - 8000), end);
  for (let at = above.lastIndexOf(mark); at > 0; at = above.lastIndexOf(mark, at - 1)) {
    const isMark = /[\p{Ll}.,;:)]/u.test(above[at - 1]!) && !/[\d.%]/.test(above[at + mark.length] ?? "");
    if (isMark) return lastSentence(above.slice(Math.max(0, at - charactersBefore), at - 1));
  }
  return "";
}
