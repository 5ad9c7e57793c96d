/** Where an address or an identifier starts. Each alternative begins with letters or digits of its own. */
const start = /https?:\/\/|www\.|doi:\s?|arxiv:\s?|arxiv\s\d{4}\.|10\.\d{4,9}\//giu;
const rest = /[!-~]*/uy;

/** A part of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Finds the web addresses, DOIs and arXiv identifiers of a text, in order: their digits are no numbers. */
export function findAddresses(text: string): Span[] {
  const spans: Span[] = [];
  start.lastIndex = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    rest.lastIndex = start.lastIndex;
    rest.exec(text);
    start.lastIndex = rest.lastIndex;
    spans.push({ start: found.index, end: rest.lastIndex });
  }
  return spans;
}
