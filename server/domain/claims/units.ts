/** Symbols of units, of one letter up; longer ones first where one starts another. */
const symbol =
  "(?:[kMGTmµμnpfcdh]?(?:mol|Hz|eV|Pa|Wh|cal|bar|rad|sr|lm|lx|Bq|Gy|Sv|kat|pc|yr|cm|mm|km|nm|kg|mg|dB|Da|bp|px|min|bit|[BbWJNVAKCFTHSgmslLhdaM])|Å|Ω|°|ha|ppm|ppb|dB|Mbp|kbp|rpm|fps|FLOPS)";
const exponent = String.raw`(?:\^?-?[1-4](?!\d)|[⁻⁰¹²³⁴-⁹]{1,3})?`;
const compound = new RegExp(
  String.raw`^\s?((?:°C|°F|${symbol}${exponent})(?:\s?[/·⋅]\s?${symbol}${exponent}|\s${symbol}(?:\^?-\d|[⁻]\S)){0,3})(?![\p{L}\d])`,
  "u",
);
const words =
  /^\s?-?(percentage points?|per cent|percent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|fold|degrees(?! of freedom)|points?|bits?|bytes|steps|spikes|dollars|euros|USD|EUR)(?![\p{L}\d])/iu;

/** The unit behind a number; null without one. Percent in any form is `%`. */
export function unitBehind(after: string): string | null {
  const percent = /^\s?(%|‰|pp(?!\p{L}))/u.exec(after);
  if (percent) return percent[1]!;
  const word = words.exec(after)?.[1]?.toLowerCase();
  if (word !== undefined) return /^per ?cent$/.test(word) ? "%" : word;
  const found = compound.exec(after)?.[1];
  if (found === undefined) return null;
  // "5 a" and "3A" are words and names more often than units.
  const isOneLetter = /^[A-Za-z]$/.test(found);
  return isOneLetter && !/^\s[KVJWNmsgl](?:[.,;)]|$|\s)|^[sKV%](?:[.,;)]|$|\s)/.test(after) ? null : found;
}

/** The sign of a currency before an amount, and what it is for: "$89,586", "$0.065/kWh". */
export function currencyAt(text: string, start: number, end: number): string | null {
  const sign = /[$€£¥]\s?$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0].trim();
  if (sign === undefined) return null;
  return `${sign}${/^\s?(?:k|m|bn|M|B|million|billion)?\/\p{L}{1,12}/u.exec(text.slice(end, end + 20))?.[0].trim() ?? ""}`;
}

/** A unit of a table's header: `Time (s)`, `Accuracy [%]`, `% of genes`; the level of an interval, `95% CI`, is none. */
export function unitOfHeader(header: string): string | null {
  const inside = /[([]\s?(?:in\s)?([^()[\]]{1,12})\s?[)\]]\s*$/.exec(header)?.[1];
  // "H2" and "O2" are molecules.
  if (inside !== undefined && !/^\p{Lu}\d$/u.test(inside.trim())) return unitBehind(` ${inside}`);
  return /(?<!\d\s?)%/.test(header) ? "%" : null;
}
