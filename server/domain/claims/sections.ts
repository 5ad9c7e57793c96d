/** What a part of a paper is for, by its heading. */
export type SectionKind =
  | "front"
  | "abstract"
  | "introduction"
  | "related"
  | "methods"
  | "results"
  | "discussion"
  | "conclusion"
  | "apart";

export interface Section {
  kind: SectionKind;
  /** As printed, without its number; empty before the first heading. */
  title: string;
  /** Such as `3.2`; null where it has none. */
  number: string | null;
}

export const frontSection: Section = { kind: "front", title: "", number: null };

/** The first that matches counts. `apart`: references and what else states no result. */
const kinds: readonly [SectionKind, RegExp][] = [
  [
    "apart",
    /\b(?:references|bibliography|literature cited|acknowledge?ments?|funding|conflicts?|competing interests?|author contributions?|supplement\w*|availability|licen[cs]e|ethic\w*)\b/i,
  ],
  ["abstract", /\b(?:abstract|summary|highlights)\b/i],
  ["conclusion", /\bconclu\w+/i],
  ["related", /\b(?:related work|previous work|prior work|background|literature|state of the art)\b/i],
  ["discussion", /\b(?:discussion|limitations|outlook|interpretation)\b/i],
  [
    "results",
    /\b(?:results?|findings|evaluation|experiments?|performance|analysis|analyses|measurements|comparison|benchmarks?|estimates)\b/i,
  ],
  [
    "methods",
    /\b(?:methods?|methodology|materials?|procedure|set-?up|data|datasets?|model|models|implementation|protocol|participants|subjects|design|apparatus|theory|notation|preliminaries|simulations?|training|parameters?|null model)\b/i,
  ],
  ["introduction", /\b(?:introduction|motivation|questions?|overview)\b/i],
];

/** The section that a heading opens. One below another that it says nothing about is of the same kind. */
export function sectionOf(heading: string, within: Section): Section {
  const [, number = null, title = ""] =
    /^#{0,6}\s*(?:(\d{1,2}(?:\.\d{1,2}){0,3}|[A-Z]|[IVX]{1,5})[.)]?\s+)?(.*)$/su.exec(heading.trim()) ?? [];
  const kind = kinds.find(([, pattern]) => pattern.test(title))?.[0];
  const isBelow = number !== null && within.number !== null && number.startsWith(`${within.number}.`);
  const inherited = isBelow || number === null ? within.kind : "front";
  return {
    kind: (isBelow && within.kind === "results" ? within.kind : kind) ?? inherited,
    title: title.trim(),
    number,
  };
}

const plainHeadings =
  /^(?:abstract|summary|introduction|background|related work|(?:materials and )?methods|data(?: and methods)?|results(?: and discussion)?|findings|evaluation|discussion|conclusions?|references|bibliography|acknowledge?ments?|appendix(?: [A-Z])?)[.:]?$/i;
const numbered = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.)\s{1,4}\p{Lu}[^.;=]{1,78}$/u;

/** Whether a line of a text without layout is a heading. */
export function isHeadingLine(line: string): boolean {
  const trimmed = line.trim();
  if (trimmed.length > 90) return false;
  if (/^#{1,6}\s+\S/.test(trimmed) || plainHeadings.test(trimmed)) return true;
  return (
    numbered.test(trimmed) && trimmed.split(/\s+/).length <= 11 && (trimmed.match(/\d/g)?.length ?? 0) <= 6
  );
}
