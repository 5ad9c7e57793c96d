/** A caption's first words, "Table 3:" or "TABLE IV"; of a sentence that begins so, a small letter follows. */
const label =
  /^(table|tab\.|figure|fig\.?|algorithm|listing|scheme|box|tabelle|abbildung|abb\.|tableau)\s{0,3}((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3})?[a-z]?|[IVXL]{1,6}|[A-Z]\d?)(?![\p{L}\d])/iu;

export interface CaptionLabel {
  isTable: boolean;
  /** Whether a delimiter or nothing follows, so that no sentence begins with it. */
  isSure: boolean;
}

export function captionLabel(text: string): CaptionLabel | null {
  const found = label.exec(text);
  if (!found || !/^\p{Lu}/u.test(text)) return null;
  const rest = text.slice(found[0].length);
  if (/^\s{0,2}[\p{Ll}(,;]/u.test(rest) && !/^\s{0,2}\([a-z]\)/.test(rest)) return null;
  return { isTable: /^tab/i.test(found[1]!), isSure: /^\s{0,2}(?:[.:|\u2014-]|$)/.test(rest) };
}
