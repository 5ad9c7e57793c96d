export interface ArxivIdentifier {
  /** Without a version: `2101.00001` or `math/0309136`. */
  id: string;
  /** Null for the newest version. */
  version: number | null;
}

/** Parses an identifier as https://info.arxiv.org/help/arxiv_identifier.html defines them; null for anything else. */
export function parseArxivIdentifier(text: string): ArxivIdentifier | null {
  const parts = (newIdentifierPattern.exec(text) ?? oldIdentifierPattern.exec(text))?.groups;
  if (!parts) return null;
  const { id, archive, number, year, month } = parts;
  const issued = `${Number(year) >= 91 ? "19" : "20"}${year}${month}`;
  if (Number(month) < 1 || Number(month) > 12) return null;
  const version = parts.version === undefined ? null : Number(parts.version);
  if (archive !== undefined) {
    // The first archive opened in August 1991; the old form was used until March 2007.
    if (issued < "199107" || issued > "200703") return null;
    return { id: `${archive.toLowerCase()}/${number}`, version };
  }
  const digits = id!.length - "YYMM.".length;
  if (issued < "200704" || issued > "209012" || digits !== (issued < "201501" ? 4 : 5)) return null;
  return { id: id!, version };
}

/** The name that arXiv's own addresses end in: `2101.00001v2`. */
export function arxivName({ id, version }: ArxivIdentifier): string {
  return `${id}${version === null ? "" : `v${version}`}`;
}

/** Since April 2007: year, month, and four digits (five since 2015). */
const newIdentifierPattern = /^(?<id>(?<year>\d\d)(?<month>\d\d)\.\d{4,5})(?:v(?<version>[1-9]\d{0,3}))?$/i;
/**
 * Until March 2007: archive, a subject class that is not part of the identifier (`math.GT`, `cond-mat.str-el`), year, month
 * and three digits.
 */
const oldIdentifierPattern =
  /^(?<archive>[a-z]+(?:-[a-z]+)?)(?:\.(?:[a-z]{2}|[a-z]{2,5}-[a-z]{2,4}|optics|other|soft))?\/(?<number>(?<year>\d\d)(?<month>\d\d)\d{3})(?:v(?<version>[1-9]\d{0,3}))?$/i;
