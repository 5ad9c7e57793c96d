import type { PrintedValue } from "../../__generated__/types.ts";
import { type PrintedNumber, parsePrintedNumber } from "../measurement/printed-number.ts";
import { findLabels, type PaperPage, readLocator } from "./labels.ts";
import { nearestOccurrence, type Occurrence, type PaperPlaces } from "./nearest-occurrence.ts";
import { quotationOf } from "./quotation.ts";
import { type DecimalMarks, type NumberReading, scanNumbers, wantedOf } from "./scan-numbers.ts";

/** A number that a manifest reports, and what its Claim says of where it stands. */
export interface ReportedNumber {
  reported: string;
  /** Whether the manifest says that the number was read from a figure. */
  isFromFigure: boolean;
  locator: string;
  /** The Claim's statement and the metric's name. */
  description: string;
}

interface Found extends Occurrence, Pick<NumberReading, "uncertainty" | "rank"> {}

/** How many surroundings are compared for all numbers together; each number has a share. */
const maxComparisons = 100_000;

/**
 * Looks for reported numbers in the text of a paper (docs/rules/printed-numbers.md). Returns how each is printed, in
 * order. `isQuotable` is whether the paper's licence lets its words be shown.
 */
export function findPrintedValues(
  pages: readonly PaperPage[],
  numbers: readonly ReportedNumber[],
  isQuotable: boolean,
): PrintedValue[] {
  const parsed = numbers.map(({ reported }) => parsePrintedNumber(reported));
  const index = indexNumbers(pages, parsed);
  const locators = new Map(numbers.map(({ locator }) => [locator, readLocator(locator)]));
  const places = placesOf(pages, new Set([...locators.values()].flatMap(({ labels }) => labels)));
  const limit = Math.max(50, Math.floor(maxComparisons / Math.max(1, numbers.length)));
  const whereNot = pages.some(({ text }) => text.trim() === "") ? "no_text" : "not_found";
  const candidatesOf = candidatesIn(index);
  return numbers.map(({ reported: text, isFromFigure, locator, description }, position) => {
    const candidates = candidatesOf(parsed[position] ?? null);
    if (candidates.length === 0)
      return { text, source: isFromFigure ? "figure" : whereNot, page: null, quotation: null };
    const hint = { locator: locators.get(locator)!, words: wordsOf(description) };
    const { page, start, end } = nearestOccurrence(candidates, hint, places, limit);
    const { number: pageNumber, text: pageText } = pages[page]!;
    const quotation = isQuotable ? quotationOf(pageText, start, end) : null;
    return { text, source: "text", page: pageNumber, quotation };
  });
}

interface NumberIndex {
  byKey: Map<string, Found[]>;
  marks: DecimalMarks;
}

function indexNumbers(pages: readonly PaperPage[], parsed: readonly (PrintedNumber | null)[]): NumberIndex {
  const wanted = wantedOf(parsed.flatMap((number) => number?.key ?? []));
  const byKey = new Map<string, Found[]>([...wanted.keys].map((key) => [key, []]));
  const marks: DecimalMarks = { points: 0, commas: 0 };
  for (const [page, { text }] of pages.entries()) {
    const { points, commas } = scanNumbers(text, wanted, ({ key, ...reading }) =>
      byKey.get(key)!.push({ page, ...reading }),
    );
    marks.points += points;
    marks.commas += commas;
  }
  return { byKey, marks };
}

/** Returns the occurrences of a number, each set of them found once: 2,000 measurements may report one number. */
function candidatesIn({ byKey, marks }: NumberIndex): (number: PrintedNumber | null) => Found[] {
  const cache = new Map<string, Found[]>();
  const maxRank = marks.commas > marks.points ? 2 : 1;
  return (number) => {
    if (number === null) return [];
    const { key, uncertaintyKey } = number;
    const name = `${key} ${uncertaintyKey}`;
    const cached = cache.get(name) ?? surest(byKey.get(key)!, uncertaintyKey, maxRank);
    cache.set(name, cached);
    return cached;
  };
}

/** Sure readings before doubtful ones; a decimal comma only in a paper that has more of them than decimal points. */
function surest(all: readonly Found[], uncertaintyKey: string | null, maxRank: number): Found[] {
  const found = all.filter(
    ({ uncertainty, rank }) => rank <= maxRank && (uncertaintyKey === null || uncertainty === uncertaintyKey),
  );
  const best = found.reduce((least, { rank }) => Math.min(least, rank), 2);
  return found.filter(({ rank }) => rank === best);
}

function placesOf(pages: readonly PaperPage[], labels: ReadonlySet<string>): PaperPlaces {
  const offsets: number[] = [];
  let length = 0;
  for (const { text } of pages) {
    offsets.push(length);
    length += text.length + 1;
  }
  const lowered: string[] = [];
  return {
    pages,
    offsets,
    labels: findLabels(pages, offsets, labels),
    // Where lower case has another length, offsets are a little off, which a window of words bears.
    lowered: (page) => (lowered[page] ??= pages[page]!.text.toLowerCase()),
  };
}

const maxWords = 12;

/** The longest words of a Claim: they say most of where it stands. */
function wordsOf(description: string): string[] {
  const words = new Set(description.toLowerCase().match(/\p{L}{4,40}/gu));
  return [...words].sort((a, b) => b.length - a.length).slice(0, maxWords);
}
