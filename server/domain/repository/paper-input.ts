/** A paper on the preprint server, or a PDF somewhere else. */
export type PaperInput = PreprintInput | PdfInput;

export interface PreprintInput {
  kind: "preprint";
  /** As the preprint server names it, without a version: `2101.00001` or `math/0309136`. */
  id: string;
  /** Null where the newest is meant. */
  version: number | null;
}

export interface PdfInput {
  kind: "pdf";
  /** Absolute, HTTPS, without credentials and fragment. Its host is the caller's choice: check it before it is asked. */
  url: string;
  /** The last part of its path, decoded, without `.pdf`: the title where none is given. */
  fileName: string;
}

/**
 * What `input` of a submission names: an arXiv identifier (with or without `arXiv:` and a version), its page or PDF
 * on arXiv, or an HTTPS link straight to a PDF. Null for anything else. Identifiers as in
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

/** `arXiv:2101.00001v2`, as people cite it. */
export function preprintName({ id, version }: Pick<PreprintInput, "id" | "version">): string {
  return `arXiv:${id}${version === null ? "" : `v${version}`}`;
}

const preprintHosts = new Set(["arxiv.org", "www.arxiv.org", "export.arxiv.org"]);

/** Since April 2007: year, month, and four digits, or five since 2015. */
const numbered = /^(?<id>(?<year>\d\d)(?<month>\d\d)\.\d{4,5})(?:v(?<version>[1-9]\d{0,3}))?$/i;
/** Before: archive, subject class that the identifier does without, year, month and three digits. */
const archived =
  /^(?<archive>[a-z]+(?:-[a-z]+)?)(?:\.[a-z]{2})?\/(?<number>(?<year>\d\d)(?<month>\d\d)\d{3})(?:v(?<version>[1-9]\d{0,3}))?$/i;

function parseIdentifier(text: string): PreprintInput | null {
  const parts = (numbered.exec(text) ?? archived.exec(text))?.groups;
  if (!parts) return null;
  const { id, archive, number, year, month, version } = parts;
  const issued = `${Number(year) >= 91 ? "19" : "20"}${year}${month}`;
  if (Number(month) < 1 || Number(month) > 12) return null;
  const known = { kind: "preprint", version: version === undefined ? null : Number(version) } as const;
  if (archive !== undefined) {
    // The first archive opened in August 1991; the old form ended in March 2007.
    if (issued < "199107" || issued > "200703") return null;
    return { ...known, id: `${archive.toLowerCase()}/${number}` };
  }
  const digits = id!.length - "YYMM.".length;
  if (issued < "200704" || issued > "209012" || digits !== (issued < "201501" ? 4 : 5)) return null;
  return { ...known, id: id! };
}

function parsePreprintUrl({ protocol, pathname }: URL): PreprintInput | null {
  if (protocol !== "https:" && protocol !== "http:") return null;
  const path = /^\/(abs|pdf)\/(.+?)\/?$/.exec(pathname);
  if (!path) return null;
  const [, kind, name = ""] = path;
  return parseIdentifier(kind === "pdf" ? name.replace(/\.pdf$/i, "") : name);
}

/** A part of the path is `pdf` or ends in `.pdf`: whether it is one is seen when it is fetched. */
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
    // Percent signs that encode nothing are part of the name.
  }
  return name
    .replace(/\.pdf$/i, "")
    .replace(/[\p{Cc}/\\]+/gu, " ")
    .trim();
}
