import { parsePrintedNumber } from "../measurement/printed-number.ts";
import type { TableCell } from "../paper/document.ts";
import { lineAt, type Prose } from "./passages.ts";
import type { Proposal } from "./proposal.ts";
import { type StatedNumber, statedNumbers } from "./stated-numbers.ts";

/** A number that a proposal quotes, by the offset of its start in the text. */
export type ProposedNumbers = ReadonlyMap<number, { proposal: Proposal; key: string; quotedTo: number }>;

/** Fewer words say nothing of which number is meant; a table's row has one at least. */
const leastWords = 3;
const maxPlaces = 4;

/** Finds the numbers of a paragraph that are quoted: word for word, but for white space, and from one page. */
export function proposedNumbers(prose: Prose, proposals: readonly Proposal[]): ProposedNumbers {
  const found = new Map<number, { proposal: Proposal; key: string; quotedTo: number }>();
  if (prose.section.kind === "apart" || proposals.length === 0) return found;
  const placesOf = placesIn(prose.text);
  for (const proposal of proposals) {
    if (wordCount(proposal.quotation) < leastWords) continue;
    for (const [start, end] of placesOf(proposal.quotation)) {
      if (lineAt(prose, start).page !== lineAt(prose, end - 1).page) continue;
      const number = onlyNumber(prose.text.slice(start, end), proposal.number);
      if (number) found.set(start + number.start, { proposal, key: number.key, quotedTo: end });
    }
  }
  return found;
}

/** The proposal for a number as the sentence has it, which may go on behind the quotation or start before it. */
export function proposalFor(
  proposed: ProposedNumbers,
  offset: number,
  { start, end, key }: StatedNumber,
): Proposal | undefined {
  const found = proposed.get(offset + start);
  return found && found.key === key && offset + end <= found.quotedTo ? found.proposal : undefined;
}

/** Finds the cells that are quoted with what stands before them in their row, cells divided by a bar. */
export function proposedCells(
  rows: readonly TableCell[][],
  proposals: readonly Proposal[],
): ReadonlyMap<TableCell, Proposal> {
  const found = new Map<TableCell, Proposal>();
  if (proposals.length === 0) return found;
  for (const row of rows) {
    const { text, cells } = rowText(row);
    const placesOf = placesIn(text);
    for (const proposal of proposals) {
      if (wordCount(proposal.quotation) < 1) continue;
      const [place] = placesOf(proposal.quotation);
      if (!place) continue;
      const within = cells.filter(({ start, end }) => start >= place[0] && end <= place[1]);
      const numbers = within.filter(({ cell }) => onlyNumber(cell.text, proposal.number));
      if (numbers.length === 1) found.set(numbers[0]!.cell, proposal);
    }
  }
  return found;
}

/** A row as a model is shown it, and where its cells stand in that. */
export function rowText(row: readonly TableCell[]) {
  let text = "";
  const cells = row.map((cell) => {
    if (text !== "") text += " | ";
    const start = text.length;
    text += oneLine(cell.text);
    return { cell, start, end: text.length };
  });
  return { text, cells };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function wordCount(quotation: string): number {
  return quotation.match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** Returns a search for words in a text, by its offsets: one run of white space is as good as another. */
function placesIn(text: string): (quotation: string) => [start: number, end: number][] {
  const collapsed = text.replace(/\s+/g, " ");
  const offsets = collapsed === text ? null : originalOffsets(text);
  const original = (offset: number) => offsets?.[offset] ?? offset;
  return (quotation) => {
    const wanted = oneLine(quotation);
    const places: [number, number][] = [];
    let at = wanted === "" ? -1 : collapsed.indexOf(wanted);
    while (at >= 0 && places.length < maxPlaces) {
      places.push([original(at), original(at + wanted.length - 1) + 1]);
      at = collapsed.indexOf(wanted, at + wanted.length);
    }
    return places;
  };
}

/** Where each character of the text with single spaces stands in the text. */
function originalOffsets(text: string): number[] {
  const offsets: number[] = [];
  for (const { 0: part, index } of text.matchAll(/\s+|\S+/g)) {
    const length = /^\s/.test(part) ? 1 : part.length;
    for (let at = 0; at < length; at++) offsets.push(index + at);
  }
  return offsets;
}

/** The number that is printed so in a text; null where it is none, or stands there more than once. */
function onlyNumber(text: string, printed: string): StatedNumber | null {
  const wanted = oneLine(printed);
  const key = parsePrintedNumber(wanted)?.key;
  const same = statedNumbers(text).filter((number) => number.key === key);
  const [only] = same;
  if (!only || same.length > 1) return null;
  const signed = text.slice(only.start - (only.printed.startsWith("-") ? 1 : 0));
  return oneLine(signed.slice(0, wanted.length * 2 + 20)).startsWith(wanted) ? only : null;
}
