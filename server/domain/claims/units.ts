/** Symbols of units, of one letter up; longer ones first where one starts another. */
const symbol =
  "(?:[kMGTmµμnpfcdh]?(?:mol|Hz|eV|Pa|Wh|cal|bar|rad|sr|lm|lx|Bq|Gy|Sv|kat|pc|yr|cm|mm|km|nm|kg|mg|dB|Da|bp|px|min|bit|Ω|[BbWJNVAKCFTHSgmslLhdaM])|[kMG]?t|Å|°|ha|ppm|ppb|dB|Mbp|kbp|rpm|fps|FLOPS|dex|mag|arcsec|arcmin|deg|erg|IU|CFU|dpi|dS)";
/** ISO 4217, without those that are words or names of something else. */
const code =
  "(?:AED|AFN|ARS|AUD|AWG|AZN|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|CRC|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MDL|MGA|MKD|MMK|MNT|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PGK|PHP|PKR|PLN|PYG|QAR|RMB|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW)";
/** What stands before an amount. */
export const currencySign = String.raw`(?:[$€£¥₹]|(?<!\p{L})(?:${code}|Rs\.?))`;
const exponent = String.raw`(?:\^?-?[1-4](?!\d)|[⁻⁰¹²³⁴-⁹]{1,3})?`;
const compound = new RegExp(
  String.raw`^\s?((?:°C|°F|${symbol}${exponent})(?:\s?[/·⋅]\s?${symbol}${exponent}|\s${symbol}(?:\^?-\d|[⁻]\S)){0,3}(?:\s?\/\s?\p{Ll}{3,15}|\sper\s\p{L}{1,15}|\s\p{Ll}{3,15}(?:\^?[-−]1|⁻¹))?)(?![\p{L}\d])`,
  "u",
);
const words =
  /^\s?-?((?:percentage points?|percentile (?:points?|ranks?)|per cent|percent|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|times|fold|degrees(?! of freedom)|points?|bits?|bytes|steps|spikes|dollars|euros|pounds|rupees|yen|cents|tonnes|tons|met(?:re|er)s|kilomet(?:re|er)s|miles|feet|inches|lit(?:re|er)s|hectares|acres|standard deviations?|orders of magnitude)(?:\s?(?:per\s|\/)\p{L}{1,15})?)(?![\p{L}\d])/iu;
const money = new RegExp(String.raw`^\s?(${code}(?:\s?(?:per\s|\/)\p{L}{1,15})?)(?![\p{L}\d])`, "u");

/** The unit behind a number; null without one. Percent in any form is `%`. */
export function unitBehind(after: string): string | null {
  const percent = /^\s?(%|‰|pp(?!\p{L}))/u.exec(after);
  if (percent) return percent[1]!;
  const amount = money.exec(after)?.[1];
  if (amount !== undefined) return amount;
  const magnitude = magnitudeBehind(after);
  if (magnitude !== null) {
    const of = unitBehind(after.slice(magnitude.length));
    return of === null ? null : `${magnitude.trim()} ${of}`;
  }
  const word = words.exec(after)?.[1]?.toLowerCase();
  if (word !== undefined) return /^per ?cent$/.test(word) ? "%" : word;
  const found = compound.exec(after)?.[1];
  if (found === undefined) return null;
  // "5 a" and "3A" are words and names more often than units.
  const isOneLetter = /^[A-Za-z]$/.test(found);
  return isOneLetter && !/^\s[KVJWNmsglt](?:[.,;)]|$|\s)|^[sKV%](?:[.,;)]|$|\s)/.test(after) ? null : found;
}

/** The word behind a number in thousands or millions, whose value is another one without it. */
export function magnitudeBehind(after: string): string | null {
  return /^\s(?:thousand|million|billion|trillion|lakh|crore|bn|mln|bln)(?!\p{L})/iu.exec(after)?.[0] ?? null;
}

/** Of a table's column, row or caption: "(in millions)", "Revenue ($M)", "(€ '000)". */
export const headsMagnitude =
  /\b(?:thousand|million|billion|trillion)s?\b|[([][^()[\]]{0,10}'?000s?[)\]]|[([](?:[$€£¥₹]\s?(?:[kKMB]|bn|mn|m)|(?:[kKMB]|bn|mn)\s?[$€£¥₹])[)\]]/i;

const amountBefore = new RegExp(String.raw`${currencySign}\s?[-−+]?$`, "u");

/** The sign or the code of a currency before an amount, and what it is for: "$89,586", "$3.2 million", "$0.065/kWh". */
export function currencyAt(text: string, start: number, end: number): string | null {
  const sign = amountBefore.exec(text.slice(Math.max(0, start - 6), start))?.[0].replace(/[\s−+-]+$/, "");
  if (sign === undefined) return null;
  const behind = text.slice(end, end + 30);
  const [magnitude = ""] =
    /^(?:\s?(?:k|m|mn|tn|M|B|K|T)(?![\p{L}\d])|\s(?:thousand|million|billion|trillion|bn|mln|bln)(?!\p{L}))/u.exec(
      behind,
    ) ?? [];
  return `${sign}${magnitude}${/^\/\p{L}{1,12}/u.exec(behind.slice(magnitude.length))?.[0] ?? ""}`;
}

/** The unit behind the interval of a number: "3.30 (2.20-4.88) ng/mL". */
export function unitBehindInterval(after: string): string | null {
  const interval =
    /^\s?[([](?:\d\d\s?%\s?\p{L}{2,3}[:,;]?\s)?[-−+]?\d[\d.]{0,9}\s?(?:[-–—,;]|to)\s?[-−+]?\d[\d.]{0,9}[)\]](?=\s)/u.exec(
      after,
    );
  const unit = interval && unitBehind(after.slice(interval[0].length));
  // A letter behind a bracket is more often a word.
  return unit !== null && unit.length > 1 ? unit : null;
}

/** "tubers per plant", "million keys", "eggs" at the end of a clause: no unit that is known, but what the number counts. */
export function countedBehind(after: string): string | null {
  const magnitude = magnitudeBehind(after);
  const behind = after.slice(magnitude?.length ?? 0);
  const rate = /^\s(\p{Ll}{3,20}\s?(?:\sper\s|\/\s?)\p{L}{1,20})(?![\p{L}\d])/u.exec(behind)?.[1];
  const plural = /^\s(\p{Ll}{3,20}(?<!s)s)(?=[.,;)]|$)/u.exec(behind)?.[1];
  const one = rate ?? plural;
  const counted = one === undefined || notCounted.test(one) ? null : one;
  return magnitude === null ? counted : `${magnitude.trim()}${counted === null ? "" : ` ${counted}`}`;
}

/** Whether a word that may be a unit stands behind a number: one in the plural that is none of those known. */
export function mayHaveUnit(after: string): boolean {
  const word = /^\s(\p{Ll}{3,20}(?<!s)s)(?![\p{L}\d])/u.exec(after)?.[1];
  return word !== undefined && !notCounted.test(word);
}

/** Ends in an s and counts nothing. */
const notCounted =
  /^(?:as|was|has|does|its|his|this|thus|versus|across|always|perhaps|besides|afterwards|towards|is)\b/;

/** A unit of a table's header: `Time (s)`, `Accuracy [%]`, `% of genes`; the level of an interval, `95% CI`, is none. */
export function unitOfHeader(header: string): string | null {
  const inside = /[([]\s?(?:in\s)?([^()[\]]{1,12})\s?[)\]]\s*$/.exec(header)?.[1];
  // "H2" and "O2" are molecules.
  if (inside !== undefined && !/^\p{Lu}\d$/u.test(inside.trim())) return unitBehind(` ${inside}`);
  return /(?<!\d\s?)%/.test(header) ? "%" : null;
}
