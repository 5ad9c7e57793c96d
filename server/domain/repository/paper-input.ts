import { type ArxivIdentifier, arxivName, parseArxivIdentifier } from "./arxiv-identifier.ts";

/** A paper on a preprint server, or the URL of a PDF. */
export type PaperInput = PreprintInput | PdfInput;

export type PreprintInput = ArxivInput | ZenodoInput;

export interface ArxivInput extends ArxivIdentifier {
  kind: "preprint";
  server: "arxiv";
}

export interface ZenodoInput {
  kind: "preprint";
  server: "zenodo";
  /** The DOI, `10.5281/zenodo.<record>`: it cannot be taken for an identifier of another server. */
  id: string;
  /** Each version is a record with a DOI of its own. */
  version: null;
}

export interface PdfInput {
  kind: "pdf";
  /** Absolute, HTTPS, without credentials and fragment. The caller chooses the host: check it before connecting. */
  url: string;
  /** The decoded last segment of its path, without `.pdf`; the default title. Empty where it has no path. */
  fileName: string;
}

/**
 * Parses the `input` of a submission: an identifier, DOI or address on a preprint server, or the HTTPS URL of a PDF.
 * Returns null for anything else. Only the identifier is taken of a preprint's address: its host is not asked, so that
 * mirrors and readers of arXiv name the same paper.
 */
export function parsePaperInput(input: string): PaperInput | null {
  const text = unwrapped(input.trim());
  const identifier = parseIdentifier(text);
  if (identifier) return identifier;
  const address = schemelessPattern.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return null;
  const host = url.hostname.replace(/^www\./, "").replace(/\.$/, "");
  const parse = preprintHosts.get(host) ?? (host.endsWith(".arxiv.org") ? parseArxivPath : undefined);
  if (!parse) return parsePdfUrl(url, host);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return parse(url) ?? (host === "zenodo.org" ? parsePdfUrl(url, host) : null);
}

/** As addresses stand in a text: between angle brackets. */
function unwrapped(text: string): string {
  return /^<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
}

/** Formats the citation form, `arXiv:2101.00001v2` or `doi:10.5281/zenodo.7`. */
export function preprintName(preprint: Pick<PreprintInput, "server" | "id" | "version">): string {
  return preprint.server === "arxiv" ? `arXiv:${arxivName(preprint)}` : `doi:${preprint.id}`;
}

/** As addresses are copied from a browser's bar or a list of references. */
const schemelessPattern = /^(?:[a-z]+\.)?(?:arxiv|doi|zenodo|alphaxiv)\.org\//i;

/** Of arXiv's own hosts, all of `*.arxiv.org` and its first one; readers of arXiv that keep its paths; and resolvers of DOIs. */
const preprintHosts = new Map<string, (url: URL) => PreprintInput | null>([
  ["arxiv.org", parseArxivPath],
  ["alphaxiv.org", parseArxivPath],
  ["ar5iv.org", parseArxivPath],
  ["xxx.lanl.gov", parseArxivPath],
  ["doi.org", parseDoiPath],
  ["dx.doi.org", parseDoiPath],
  ["zenodo.org", parseZenodoPath],
]);

function parseIdentifier(text: string): PreprintInput | null {
  return (
    parseDoi(text.replace(/^doi:\s*/i, "")) ??
    toArxiv(text.replace(/^arxiv:\s*/i, "").replace(citedClass, ""))
  );
}

/** The category, and the date, that stand behind an identifier where it is cited and in the stamp of arXiv's PDFs. */
const citedClass = /\s{1,9}\[[a-z-]{2,20}(?:\.[a-z-]{2,12})?\](?:\s{1,9}\d{1,2} [a-z]{3} \d{4})?$/i;

function parseDoi(text: string): PreprintInput | null {
  const arxiv = /^10\.48550\/arxiv\.(.+)$/i.exec(text)?.[1];
  if (arxiv !== undefined) return toArxiv(arxiv);
  const record = /^10\.5281\/zenodo\.([1-9]\d{0,11})$/i.exec(text)?.[1];
  return record === undefined ? null : toZenodo(record);
}

function parseDoiPath({ pathname }: URL): PreprintInput | null {
  return parseDoi(decoded(pathname.slice(1)).replace(/\/$/, ""));
}

function parseArxivPath({ pathname }: URL): PreprintInput | null {
  const path = /^\/(abs|pdf|html|format|overview|ps|src|e-print)\/(.+?)\/?$/.exec(decoded(pathname));
  if (!path) return null;
  const [, kind, name = ""] = path;
  return toArxiv(kind === "pdf" ? name.replace(/\.pdf$/i, "") : name.replace(/^arxiv:/i, ""));
}

function parseZenodoPath({ pathname }: URL): PreprintInput | null {
  const record = /^\/records?\/([1-9]\d{0,11})\/?$/.exec(pathname)?.[1];
  if (record !== undefined) return toZenodo(record);
  const doi = /^\/doi\/(.+?)\/?$/.exec(decoded(pathname))?.[1];
  return doi === undefined ? null : parseDoi(doi);
}

function toArxiv(text: string): ArxivInput | null {
  const identifier = parseArxivIdentifier(text);
  return identifier && { kind: "preprint", server: "arxiv", ...identifier };
}

function toZenodo(record: string): ZenodoInput {
  return { kind: "preprint", server: "zenodo", id: `10.5281/zenodo.${record}`, version: null };
}

/** Hosts of pages that are given in place of a paper by mistake: there a PDF has to be named as one. */
const pageHosts = new Set(["zenodo.org", "github.com", "gitlab.com", "codeberg.org", "bitbucket.org"]);

/**
 * Takes any address of a document: repositories of papers have theirs end in `/document`, `/download` or `/content`.
 * The content is checked when it is fetched.
 */
function parsePdfUrl(url: URL, host: string): PdfInput | null {
  if (url.protocol !== "https:") return null;
  const parts = url.pathname.split("/").filter((part) => part !== "");
  if (parts.length === 0 && url.search === "") return null;
  if (pageHosts.has(host) && !parts.some((part) => /^(?:.*\.)?pdf$/i.test(part))) return null;
  url.hash = "";
  return { kind: "pdf", url: url.href, fileName: fileNameOf(parts.at(-1) ?? "") };
}

function fileNameOf(part: string): string {
  return decoded(part)
    .replace(/\.pdf$/i, "")
    .replace(/[\p{Cc}/\\]+/gu, " ")
    .trim();
}

/** Invalid percent-encoding is kept as part of the text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
