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
  | "appendix"
  | "apart";

export interface Section {
  kind: SectionKind;
  /** As printed, without its number; empty before the first heading. */
  title: string;
  /** Such as `3.2`; null where it has none. */
  number: string | null;
  /** The section of the first level that it is in or is; null before the first that has a number. */
  top: { number: string; kind: SectionKind } | null;
}

export const frontSection: Section = { kind: "front", title: "", number: null, top: null };

/** The first that matches counts. `apart`: references and what else states no result. */
const kinds: readonly [SectionKind, RegExp][] = [
  [
    "apart",
    /\b(?:references|bibliography|literature cited|acknowledge?ments?|funding|conflicts?|competing interests?|author contributions?|supplement\w*|availability|licen[cs]e|ethic\w*|contents|checklist|list of (?:figures|tables))\b/i,
  ],
  // At the end of a manuscript, behind the references.
  ["appendix", /^(?:tables?|figures?)(?:(?: and| &) (?:tables?|figures?))?(?: legends?| captions?)?$/i],
  ["appendix", /^appendi(?:x|ces)\b/i],
  ["results", /^(?:main |empirical |experimental )?(?:results?|findings|r[ée]sultats)(?:,| and\b| &)/i],
  ["abstract", /\b(?:abstract|summary|highlights|r[ée]sum[ée])(?!\p{L})/iu],
  ["conclusion", /\bconclu\w+/i],
  ["methods", /^experiment$/i],
  [
    "methods",
    /\b(?:(?:statistical|data) analys[ei]s|experiment(?:al)? (?:set-?up|design|details?|protocols?|settings?|procedures?)|(?:evaluation|performance) (?:metrics?|measures?|protocols?|criteria)|data (?:preparation|processing|pre-?processing|collection|acquisition|sources?|cleaning|extraction|treatment)|quality control|(?:set-?up|settings?|metrics?|hyper-?parameters?|implementation details?))\b/i,
  ],
  ["related", /\b(?:related works?|previous works?|prior work|background|literature|state of the art)\b/i],
  ["discussion", /\b(?:discussion|limitations?|outlook|interpretation|implications|threats to validity)\b/i],
  [
    "results",
    /\b(?:results?|r[ée]sultats|findings|evaluation|experiments?|performance|analysis|analyses|measurements|comparison|benchmarks?|estimates)\b/i,
  ],
  ["methods", /\b(?:methods?|methodology|m[ée]thodologie|null model)\b/i],
  [
    "introduction",
    /\b(?:introduction|motivation|questions?|overview|scope|objectives?|contributions?|claims)\b/i,
  ],
];

/** What a part is of, and seldom its topic, where its heading begins or ends with it: "Data collection", "The full model". */
const ofMethods =
  /^(?:approach|materials?|procedures?|data|datasets?|models?|implementation|protocols?|participants|subjects|designs?|apparatus|theory|notation|preliminaries|training|parameters?)$/i;

/** The kind that a heading names; undefined where it says nothing of it. */
function kindOf(title: string): SectionKind | undefined {
  const named = kinds.find(([, pattern]) => pattern.test(title))?.[0];
  // "Congestion Charge Policies: Design and Impact" is of policies, "Impact of Training" of the impact.
  const head = title.split(
    /[:(—–?]|\s(?:of|for|in|on|at|by|with|from|to|under|via|using|between|across|versus|vs)\s/i,
  )[0]!;
  const isOfMethods = head
    .split(/\s(?:and|&)\s|,\s/i)
    .map((part) => part.trim().split(/\s+/))
    .some((words, index) => ofMethods.test(words.at(-1)!) || (index === 0 && ofMethods.test(words[0]!)));
  if (named === undefined || named === "introduction") return isOfMethods ? "methods" : named;
  return named;
}

/** A line of a table of contents: a heading with its page, "3 Results 8"; "Experiment 2" has a number of its own. */
const ofContents =
  /^(?!.*\b(?:study|experiment|participant|subject|part|phase|chain|model|step|level|stage|case|task|test|question|problem|example|data ?set|group|sample|scenario|day|week|year|version|type|class|figure|table|appendix|chapter|section|wave|round|rq|hypothesis|aim|objective|theorem|lemma|algorithm|grade|result|claim|finding|analysis|simulation|application|method|setting|trial|run|site|cohort|scheme|on|of|and|vs)\s(?:\p{Lu}+\s)?\d+$).*\p{L}{3}\)?(?:\s|[\s.]*\.[\s.]*|\s{2,})\d{1,3}$/iu;

/** Within the results only these are something else: "4.2 Comparison with the null model" is a result. */
const setUpOfResults =
  /\b(?:set-?up|data ?sets?|implementation|details?|protocols?|hyper-?parameters?|metrics?|settings?|configuration|procedure|participants|materials|designs?)\b/i;
const endsResults: ReadonlySet<SectionKind> = new Set(["apart", "conclusion", "related", "discussion"]);

const roman = /^[IVX]{1,5}$/;

/** The section that a heading opens. One below another that it says nothing about is of the same kind. */
export function sectionOf(heading: string, within: Section): Section {
  const [, number = null, title = ""] =
    /^#{0,6}\s*(?:(?:appendix\s+)?((?:\d{1,2}|[A-Z]|[IVX]{1,5})(?:\.\d{1,2}){0,3})[.):]?(?:\s?\|)?\s+)?(.*)$/isu.exec(
      heading.trim(),
    ) ?? [];
  const named = { title: title.trim(), number };
  const own = kindOf(title.trim());
  if (ofContents.test(title) && (number !== null || own !== undefined))
    return { ...named, kind: "apart", top: null };
  if (number === null)
    return { ...named, kind: own ?? inherited(within.kind), top: within.top && topOf(within, own) };
  const head = number.split(".")[0]!;
  const above = within.top;
  // "A." within "IV." is a part of it; elsewhere letters count the appendices.
  if (/^[A-Z]$/i.test(head) && !(roman.test(head) && (above === null || roman.test(above.number)))) {
    if (above !== null && roman.test(above.number))
      return { ...named, kind: kindBelow(above.kind, own, title), top: above };
    const kind = own === "apart" ? own : "appendix";
    return { ...named, kind, top: { number: head, kind } };
  }
  if (above !== null && above.number === head && number !== head)
    return { ...named, kind: kindBelow(above.kind, own, title), top: above };
  const kind = own ?? "front";
  return { ...named, kind, top: { number: head, kind } };
}

/** What follows an abstract under a name of its own is no abstract. */
function inherited(kind: SectionKind): SectionKind {
  return kind === "abstract" ? "front" : kind;
}

/** References and the like end the numbered section before them. */
function topOf({ top }: Section, own: SectionKind | undefined): Section["top"] {
  return top && own !== undefined ? { ...top, kind: own } : top;
}

function kindBelow(above: SectionKind, own: SectionKind | undefined, title: string): SectionKind {
  if (above !== "results" || own === undefined) return own ?? above;
  if (endsResults.has(own)) return own;
  // "Real-world datasets" is what was found on them, beside "Synthetic datasets".
  const isOfKind =
    /\b(?:real|real[- ]world|synthetic|simulated|artificial|public|large|small)\sdata ?sets?$/i.test(title);
  return setUpOfResults.test(title) && !isOfKind ? "methods" : above;
}

const plainHeadings =
  /^(?:abstract|summary|introduction|background|related work|(?:materials and )?methods|methodology|data(?: and methods)?|results(?: and discussion)?|findings|evaluation|discussion|conclusions?|references|bibliography|acknowledge?ments?|funding|appendix(?: [A-Z])?|(?:data|code)(?: and (?:data|code))? availability|author contributions|supplementary (?:material|information))[.:]?$/i;
const numbered = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.)\s{1,4}\p{Lu}[^.;=]{1,78}$/u;

/** Whether a line of a text without layout is a heading. */
export function isHeadingLine(line: string): boolean {
  const trimmed = line.trim();
  if (trimmed.length > 90) return false;
  return /^#{1,6}\s+\S/.test(trimmed) || isNamedLine(trimmed) || isNumberedLine(trimmed);
}

/** Whether a line is the name of a part of a paper and nothing else. */
export function isNamedLine(line: string): boolean {
  const trimmed = line.trim();
  return plainHeadings.test(trimmed) && /^\p{Lu}/u.test(trimmed);
}

/** Whether a line may be a heading with its number. */
export function isNumberedLine(line: string): boolean {
  const trimmed = line.trim();
  return (
    numbered.test(trimmed) && trimmed.split(/\s+/).length <= 11 && (trimmed.match(/\d/g)?.length ?? 0) <= 6
  );
}

/** Whether what is set as a heading can be one, and is no formula and no part of a sentence. */
export function canBeHeading(text: string): boolean {
  return (
    /^[\p{Lu}\d#“"'(¿]/u.test(text) && !/[=∼⊙∈≤≥]|[,;-]$|\(\d{1,3}\)$/.test(text) && /\p{L}{3}/u.test(text)
  );
}
