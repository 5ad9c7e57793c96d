import { proseLines } from "./code-blocks.ts";

const maxValues = 10;
const maxNames = 50;
const maxParagraph = 4000;

/** A word of a command that its reader replaces, and what the text says of it: "where `n` is one of 1, 2 and 3". */
const told =
  /(\bwhere\s+(?:the\s+)?)?(?:`[<{[$]{0,2}([A-Za-z][\w-]{0,40})[>}\]]{0,2}`|<([A-Za-z][\w-]{0,40})>)\s*(?:is|are|can be|may be|could be|should be|must be|stands for|denotes|takes?|∈|=|:|by|with)\s+((?:(?:any|either|replaced by|replaced with|set to|chosen from|selected from|the|values?|one|from|of|among|following)\s+){0,6})[:(]?\s*/gi;
const range = /^(\d{1,4})\s*(?:to|through|-|–|\.\.\.?|…)\s*(\d{1,4})\b/i;
const closed = /^[[{(]\s*([^\]})\n]{1,300}?)\s*[\]})]/;
/** In back quotes, quotation marks or a number; any word where the text says that one of several is meant. */
const item = /^(?:`([\w.-]{1,40})`|"([\w.-]{1,40})"|'([\w.-]{1,40})'|(-?\d{1,9}(?:\.\d{1,9})?)(?![\w%]))/;
const anyItem = /^[`"']?([\w.-]{0,39}\w)[`"']?(?=\s*(?:[,;.|/)]|or\b|and\b|$))/i;
const separator = /^(?:\s*[,/|]\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+)/i;
/** In the command itself: `--data [a|b|c]`. With commas, square brackets are a list that is handed over as it is. */
const choice =
  /(?<=[\s=])(?:\[\s*([\w.-]{1,40}(?:\s*\|\s*[\w.-]{1,40}){1,9})\s*\]|[{<]\s*([\w.-]{1,40}(?:\s*[|,/]\s*[\w.-]{1,40}){1,9})\s*[}>])(?=\s|$)/g;
const list = /(?<=[\s=])\[[\w.-]{1,40}(?:\s*,\s*[\w.-]{1,40}){1,20}\](?=\s|$)/g;
const inChoice = /\s*[|,/]\s*/;

/** Fills in what the commands of a README leave to its reader, where its text says with which values. */
export class ToldValues {
  /** Without any where the text says what is to be put there, and no value. */
  readonly #told = new Map<string, { place: RegExp; values: string[] }>();

  constructor(text: string) {
    for (const paragraph of proseLines(text)
      .join("\n")
      .split(/\n\s*\n/))
      for (const found of paragraph.slice(0, maxParagraph).replaceAll("\n", " ").matchAll(told)) {
        const [whole, where, quoted, marked, amount = ""] = found;
        const name = (quoted ?? marked)!;
        const behind = found.input.slice(found.index + whole.length - (/[(]\s*$/.test(whole) ? 1 : 0));
        const values = valuesOf(behind, /\b(?:one|either|any)\b/i.test(amount));
        const isTold = values.length > 0 || where !== undefined;
        if (isTold && !this.#told.get(name)?.values.length && this.#told.size < maxNames)
          this.#told.set(name, { place: placeOf(name), values });
      }
  }

  /** The lines once for each value; none where the text leaves a value open. As they are where it says nothing of them. */
  filled(lines: readonly string[]): string[][] {
    let filled = [[...lines]];
    for (const { place, values } of this.#told.values())
      filled = filled.flatMap((each) => withEach(each, place, values)).slice(0, maxValues);
    for (const line of lines)
      for (const [whole, square, other] of line.matchAll(choice)) {
        const place = new RegExp(whole.replace(/[^\w]/g, "\\$&"), "g");
        filled = filled
          .flatMap((each) => withEach(each, place, (square ?? other)!.split(inChoice)))
          .slice(0, maxValues);
      }
    return filled.map((each) => each.map((line) => line.replace(list, (whole) => `'${whole}'`)));
  }
}

/** Where a command has the word: as it is, or marked as one to be replaced. */
const placeOf = (name: string) => new RegExp(`(?<=[\\s=])(?:[<{[]|\\$\\{?)?${name}[>}\\]]?(?=[\\s/]|$)`, "g");

/** The lines once for each value of what they have in a place; as they are where they have none. */
function withEach(lines: readonly string[], place: RegExp, values: readonly string[]): string[][] {
  const has = lines.some((line) => line.search(place) >= 0);
  return has ? values.map((value) => lines.map((line) => line.replace(place, () => value))) : [[...lines]];
}

/** Returns the values of a list that a text begins with, in its order; none where it is no list. */
function valuesOf(text: string, isChoice: boolean): string[] {
  const [, first, last] = range.exec(text) ?? [];
  if (first !== undefined && Number(last) > Number(first) && Number(last) - Number(first) < maxValues)
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at));
  const within = closed.exec(text)?.[1];
  const values = itemsOf(within ?? text, isChoice || within !== undefined);
  return values.length > 1 && values.length <= maxValues ? values : [];
}

function itemsOf(text: string, isAny: boolean): string[] {
  const values: string[] = [];
  for (let rest = text; values.length <= maxValues; ) {
    const found = item.exec(rest) ?? (isAny ? anyItem.exec(rest) : null);
    if (found === null) return [];
    values.push(found.slice(1).find((each) => each !== undefined)!);
    rest = rest.slice(found[0].length);
    const next = separator.exec(rest);
    if (next === null) break;
    rest = rest.slice(next[0].length);
  }
  return values;
}
