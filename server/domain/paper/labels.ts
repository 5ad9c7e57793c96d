/** A page of a paper's text, as the paper reader gives it. */
export interface PaperPage {
  /** From 1. */
  number: number;
  text: string;
}

/** A place in a paper: an offset in the text of all its pages, one after the other. */
export type Place = number;

/** Where a paper's tables, figures, sections and equations are captioned, headed and mentioned. */
export type Labels = ReadonlyMap<string, readonly Place[]>;

/** What a locator names: `table 1` and the like, and pages. */
export interface Locator {
  labels: string[];
  pages: number[];
}

const named =
  /(?<![\p{L}\d])(tables?|tab\.|figures?|figs?\.?|sections?|sec\.|§{1,2}|equations?|eqs?\.?|appendix|algorithm|pages?|pp?\.|claim)\s{0,2}\(?([A-Z]?\d{1,4}(?:\.\d{1,3}){0,3}|[A-Z](?![\p{L}\d]))/giu;
const heading = /^(\d{1,2}(?:\.\d{1,2}){0,3})\.?[ \t]{1,4}\p{Lu}/gmu;

/** Places that are looked at for one label: its caption first, then its first mentions. */
const maxPlaces = 8;

/**
 * Finds the wanted labels of a paper in one pass. A caption or heading stands at the start of its line and counts
 * first.
 */
export function findLabels(
  pages: readonly PaperPage[],
  offsets: readonly number[],
  wanted: ReadonlySet<string>,
): Labels {
  const captions = new Map<string, Place[]>();
  const mentions = new Map<string, Place[]>();
  for (const [index, { text }] of pages.entries()) {
    const offset = offsets[index]!;
    for (const { 1: number, index: at } of text.matchAll(heading)) {
      const label = `section ${number}`;
      if (wanted.has(label)) add(captions, label, offset + at);
    }
    for (const { 1: kind, 2: number, index: at } of text.matchAll(named)) {
      const label = labelOf(kind!, number!);
      const startsLine = at === 0 || text[at - 1] === "\n";
      if (wanted.has(label)) add(startsLine ? captions : mentions, label, offset + at);
    }
  }
  for (const [label, places] of mentions) for (const place of places) add(captions, label, place);
  return captions;
}

function add(map: Map<string, Place[]>, label: string, place: Place): void {
  const places = map.get(label);
  if (!places) map.set(label, [place]);
  else if (places.length < maxPlaces) places.push(place);
}

/** Reads what a Claim's locator names. */
export function readLocator(locator: string): Locator {
  const labels: string[] = [];
  const pages: number[] = [];
  for (const [, kind, number] of locator.matchAll(named)) {
    const label = labelOf(kind!, number!);
    if (label.startsWith("p ")) pages.push(Number(number));
    else labels.push(label);
  }
  return { labels: labels.slice(0, 4), pages: pages.slice(0, 4) };
}

/** "Tab. 1", "table 1" and "Tables 1" are one label. */
function labelOf(kind: string, number: string): string {
  const first = kind.toLowerCase();
  const name = first.startsWith("§") ? "section" : kinds.find((one) => first.startsWith(one.slice(0, 2)));
  return `${name ?? "p"} ${number.toLowerCase()}`;
}

const kinds = ["table", "figure", "section", "equation", "appendix", "algorithm", "claim"];
