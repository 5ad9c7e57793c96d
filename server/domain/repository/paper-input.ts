/** A paper on the preprint server, or the URL of a PDF. */
export type PaperInput = PreprintInput | PdfInput;

export interface PreprintInput {
  kind: "preprint";
  /** The preprint server's identifier without a version: `2101.00001` or `math/0309136`. */
  id: string;
  /** Null for the newest version. */
  version: number | null;
}

interface PdfInput {
  kind: "pdf";
  /** Absolute, HTTPS, without credentials and fragment. The caller chooses the host: check it before connecting. */
  url: string;
  /** The decoded last segment of its path, without `.pdf`; the default title. */
  fileName: string;
}

/**
 * Parses the `input` of a submission: an arXiv identifier (with or without `arXiv:` and a version), the URL of its page
 * or PDF on arXiv, or the HTTPS URL of a PDF. Returns null for anything else. Identifiers follow
 * https://info.arxiv.org/help/arxiv_identifier.html.
 */
export function parsePaperInput(input: string): PaperInput | null {
  const text = input.trim();
  const identifier = parseIdentifier(text.replace(/^arxiv:\s*/i, ""));
  if (identifier) return identifier;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  return preprintHosts.has(url.hostname) ? parsePreprintUrl(url) : parsePdfUrl(url);
}

/** Formats the citation form `arXiv:2101.00001v2`. */
export function preprintName({ id, version }: Pick<PreprintInput, "id" | "version">): string {
  return `arXiv:${id}${version === null ? "" : `v${version}`}`;
}

const preprintHosts = new Set(["arxiv.org", "www.arxiv.org", "export.arxiv.org"]);

/** Since April 2007: year, month, and four digits (five since 2015). */
const newIdentifierPattern = /^(?<id>(?<year>\d\d)(?<month>\d\d)\.\d{4,5})(?:v(?<version>[1-9]\d{0,3}))?$/i;
/** Until March 2007: archive, a subject class that is not part of the identifier, year, month and three digits. */
const oldIdentifierPattern =
  /^(?<archive>[a-z]+(?:-[a-z]+)?)(?:\.[a-z]{2})?\/(?<number>(?<year>\d\d)(?<month>\d\d)\d{3})(?:v(?<version>[1-9]\d{0,3}))?$/i;

function parseIdentifier(text: string): PreprintInput | null {
  const parts = (newIdentifierPattern.exec(text) ?? oldIdentifierPattern.exec(text))?.groups;
  if (!parts) return null;
  const { id, archive, number, year, month, version } = parts;
  const issued = `${Number(year) >= 91 ? "19" : "20"}${year}${month}`;
  if (Number(month) < 1 || Number(month) > 12) return null;
  const common = { kind: "preprint", version: version === undefined ? null : Number(version) } as const;
  if (archive !== undefined) {
    // The first archive opened in August 1991; the old form was used until March 2007.
    if (issued < "199107" || issued > "200703") return null;
    return { ...common, id: `${archive.toLowerCase()}/${number}` };
  }
  const digits = id!.length - "YYMM.".length;
  if (issued < "200704" || issued > "209012" || digits !== (issued < "201501" ? 4 : 5)) return null;
  return { ...common, id: id! };
}

function parsePreprintUrl({ protocol, pathname }: URL): PreprintInput | null {
  if (protocol !== "https:" && protocol !== "http:") return null;
  const path = /^\/(abs|pdf)\/(.+?)\/?$/.exec(pathname);
  if (!path) return null;
  const [, kind, name = ""] = path;
  return parseIdentifier(kind === "pdf" ? name.replace(/\.pdf$/i, "") : name);
}

/** Requires a path segment `pdf` or `*.pdf`. The content is checked when it is fetched. */
function parsePdfUrl(url: URL): PdfInput | null {
  if (url.protocol !== "https:") return null;
  const parts = url.pathname.split("/").filter((part) => part !== "");
  if (!parts.some((part) => /^(?:.*\.)?pdf$/i.test(part))) return null;
  url.hash = "";
  return { kind: "pdf", url: url.href, fileName: fileNameOf(parts.at(-1)!) };
}

function fileNameOf(part: string): string {
  let name = part;
  try {
    name = decodeURIComponent(part);
  } catch {
    // Invalid percent-encoding is kept as part of the name.
  }
  return name
    .replace(/\.pdf$/i, "")
    .replace(/[\p{Cc}/\\]+/gu, " ")
    .trim();
}
