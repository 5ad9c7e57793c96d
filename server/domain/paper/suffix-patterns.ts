const minus = String.raw`[-\u2010-\u2015\u2212\ufe63\uff0d]`;
/** Every quantifier is bounded, and no pattern can match in two ways: the text is a stranger's. */
const patterns = {
  exponent: new RegExp(String.raw`[eE]([+]|${minus})?\n?(\d{1,4})(?![\p{L}\d_])`, "uy"),
  plusMinus: new RegExp(String.raw`\s{0,2}%?\s{0,3}(?:±|\+\s?/\s?${minus}|\+${minus})\s{0,3}`, "uy"),
  number: /(\d{1,40}(?:,\d{3}){0,8}(?:\.\d{1,40})?|\d{0,40}[.,]\d{1,40})(?!\d|[.,]\d)/uy,
  concise: /\((\d{1,6})\)/uy,
  whole: /\s{0,2}\((\d{0,12}[.,]\d{1,12}|\d{1,12})\)/uy,
  close: /\s?\)/uy,
  /** An asterisk with a space on one side is a mark at the number. */
  times: /(?:\s{0,3}[×x·⋅∙✕]\s{0,3}|\s\*\s|\*)10/uy,
  caret: new RegExp(String.raw`\s?(?:\^|\*\*)\s?[({]?\s?(\+|${minus})?\s?(\d{1,3})(?!\d)\s?[)}]?`, "uy"),
  superscript: /([⁺⁻])?([⁰¹²³⁴-⁹]{1,3})/uy,
  /** The text layer of a PDF lost that the exponent is raised. */
  flatSigned: new RegExp(String.raw`\s{0,2}(${minus})\s?(\d{1,3})(?!\d|[.,]\d)`, "uy"),
  flat: /[ \n]?([1-9]\d?)(?!\d|[.,]\d)/uy,
};

/** Matches a pattern at an offset. */
export function match(name: keyof typeof patterns, text: string, at: number): RegExpExecArray | null {
  patterns[name].lastIndex = at;
  return patterns[name].exec(text);
}

/** The exponent that a pattern with a sign and digits matched. */
export function signed([, sign, digits]: RegExpExecArray): number {
  const value = Number(digits!.normalize("NFKC"));
  return sign === undefined || sign === "+" || sign === "⁺" ? value : -value;
}

/** "1,234.5" and "0,4" with a point at most. */
export function pointed(number: string): string {
  return /^(?:0?,\d+|\d+,(?!\d{3}(?!\d))\d+)$/.test(number)
    ? number.replace(",", ".")
    : number.replaceAll(",", "");
}

export function decimalsOf(plain: string): number {
  return plain.includes(".") ? plain.length - plain.indexOf(".") - 1 : 0;
}
