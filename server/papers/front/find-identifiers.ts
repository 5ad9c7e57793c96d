import type { Found } from "../../domain/paper/about.ts";
import { aboutLimits } from "../about.ts";
import { readDate } from "./find-date.ts";
import type { FrontPage, FrontRow } from "./front-page.ts";

const doiForm = /^10\.\d{4,9}\/[!-~]+$/;
/** A row that is a DOI and nothing else, with or without the resolver's address or a label. */
const doiRow = /^(?:doi\s*:?\s*)?(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[!-~]+)$/i;
/** Archives of data and code: the paper prints such DOIs for what belongs to it, rarely as its own. */
const archive = /^10\.(?:5281|6084|17605|5061|7910|17632|24433)\//;
/** What bioRxiv and medRxiv print on each page, with the date of the version. */
const preprintRow =
  /^(?:bio|med)Rxiv preprint (?:first posted online [^;]{1,60}; )?doi:\s?(?:https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[!-~]+)\s?;(?: this version posted ([A-Z][a-z]{2,8} \d{1,2}, \d{4}))?/;
/** How a journal asks for the paper to be cited, in its own words. */
const citation = /^(?:citation|cite this article|to cite this article|how to cite)\b/i;
const citedDoi =
  /\bdoi:\s?(?:https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[!-~]+)$|https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/[!-~]+)$/i;
const citationRows = 4;
const stamp =
  /^arXiv:((?:\d{4}\.\d{4,5}|[a-z-]{2,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,3})?)\s+\[[A-Za-z.-]{2,30}\]\s+(\d{1,2} [A-Za-z]{3} \d{4})$/;

/** The paper's own DOI: of the metadata, or the only one that has a row of the first page for itself. */
export function findDoi({ rows }: FrontPage, named: readonly string[]): Found<string> | null {
  const own = new Set(
    named.map((text) => cleaned(text.replace(/^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)/i, ""))),
  );
  const printed = new Set<string>();
  for (const [at, { text }] of rows.entries()) {
    const doi = cleaned(doiRow.exec(text)?.[1] ?? "");
    const isLabelled = /^doi:?$/i.test(rows[at - 1]?.text ?? "");
    if (doi !== "" && (isLabelled || !archive.test(doi))) printed.add(doi);
    if (citation.test(text)) printed.add(doiOfCitation(rows.slice(at, at + citationRows)));
    printed.add(cleaned(preprintRow.exec(text)?.[1] ?? ""));
  }
  printed.delete("");
  own.delete("");
  if (own.size === 1) {
    const [value] = [...own] as [string];
    return { value, source: printed.has(value) ? "both" : "file_metadata" };
  }
  return printed.size === 1 ? { value: [...printed][0]!, source: "first_page" } : null;
}

/** A citation ends with the DOI: what stands further down is not its. */
function doiOfCitation(rows: readonly FrontRow[]): string {
  const found = rows.map(({ text }) => citedDoi.exec(text)).find((match) => match !== null);
  return cleaned(found?.[1] ?? found?.[2] ?? "");
}

/** When the version was posted that bioRxiv or medRxiv prints it on. */
export function findPosted({ rows }: FrontPage): Found<string> | null {
  const posted = rows.map(({ text }) => preprintRow.exec(text)?.[2]).find((date) => date !== undefined);
  const date = posted === undefined ? null : readDate(posted);
  return date === null ? null : { value: date, source: "first_page" };
}

/** arXiv prints its identifier and the version's date up the margin of the first page. */
export function findStamp({ aside }: FrontPage): { id: Found<string>; date: Found<string> | null } | null {
  const found = aside.map((text) => stamp.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const date = readDate(found[2]!);
  return {
    id: { value: found[1]!, source: "first_page" },
    date: date === null ? null : { value: date, source: "first_page" },
  };
}

function cleaned(text: string): string {
  const doi = text
    .trim()
    .toLowerCase()
    .replace(/[.,;:)\]]+$/, "");
  return doiForm.test(doi) && doi.length <= aboutLimits.doi && !/x{4}/.test(doi) ? doi : "";
}
