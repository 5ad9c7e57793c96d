import type { Labels, Locator, PaperPage, Place } from "./labels.ts";

/** Where a number stands: its page's index, and its offsets in the page's text. */
export interface Occurrence {
  page: number;
  start: number;
  end: number;
}

/** The text of a paper, prepared for looking around in it. */
export interface PaperPlaces {
  pages: readonly PaperPage[];
  /** The offset of each page in the whole text. */
  offsets: readonly number[];
  labels: Labels;
  /** The text of a page in lower case. */
  lowered(page: number): string;
}

/** What a Claim says of where its number stands. */
export interface Hint {
  locator: Locator;
  /** Words of the statement and of the metric, in lower case. */
  words: readonly string[];
}

const windowSize = 150;
/** The distance at which the nearness to a label is halved. */
const halfDistance = 1500;
/** What stands before its heading is hardly meant. */
const beforeLabel = 4;

/**
 * Returns the occurrence that the Claim most likely means: on the page, by the label and among the words that it names;
 * the first of equals. Not all are compared, since a small number stands everywhere: those by the labels and at the
 * start of the named pages, and `limit` spread over the others.
 */
export function nearestOccurrence(
  occurrences: readonly Occurrence[],
  { locator, words }: Hint,
  paper: PaperPlaces,
  limit: number,
): Occurrence {
  const labels = locator.labels.map((label) => paper.labels.get(label) ?? []);
  const pages = new Set(locator.pages);
  const placeOf = ({ page, start }: Occurrence) => paper.offsets[page]! + start;
  const starts = [...pages].flatMap((number) => {
    const page = paper.pages.findIndex((one) => one.number === number);
    return page < 0 ? [] : [paper.offsets[page]!];
  });
  let best = occurrences[0]!;
  let bestScore = -1;
  for (const index of indexesToCompare(occurrences.length, limit, [...labels.flat(), ...starts], (index) =>
    placeOf(occurrences[index]!),
  )) {
    const occurrence = occurrences[index]!;
    const isNamed = pages.has(paper.pages[occurrence.page]!.number);
    const nearness = nearnessTo(labels, placeOf(occurrence));
    const score = (isNamed ? 1 : 0) + nearness + 2 * shareOfWords(words, occurrence, paper);
    if (score > bestScore) [best, bestScore] = [occurrence, score];
  }
  return best;
}

/** How many occurrences before and after a named place are compared. */
const [before, after] = [4, 16];

function indexesToCompare(
  count: number,
  limit: number,
  places: readonly Place[],
  placeAt: (index: number) => Place,
): number[] {
  const step = Math.ceil(count / limit);
  const indexes = new Set<number>();
  for (let index = 0; index < count; index += step) indexes.add(index);
  for (const place of step === 1 ? [] : places) {
    const next = firstFrom(place, count, placeAt);
    for (let index = Math.max(0, next - before); index < Math.min(count, next + after); index++) {
      indexes.add(index);
    }
  }
  return [...indexes].sort((a, b) => a - b);
}

/** Occurrences are in the order of the text. */
function firstFrom(place: Place, count: number, placeAt: (index: number) => Place): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeAt(middle) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The mean over the labels of how near the nearest place of each is, from 0 to 1. */
function nearnessTo(labels: readonly (readonly Place[])[], at: number): number {
  if (labels.length === 0) return 0;
  let sum = 0;
  for (const places of labels) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const place of places) {
      nearest = Math.min(nearest, at >= place ? at - place : beforeLabel * (place - at));
    }
    sum += 1 / (1 + nearest / halfDistance);
  }
  return sum / labels.length;
}

function shareOfWords(
  words: readonly string[],
  { page, start, end }: Occurrence,
  paper: PaperPlaces,
): number {
  if (words.length === 0) return 0;
  const around = paper.lowered(page).slice(Math.max(0, start - windowSize), end + windowSize);
  return words.filter((word) => around.includes(word)).length / words.length;
}
