import type { Found } from "../../domain/paper/about.ts";
import { aboutLimits } from "../about.ts";
import { readDate } from "./find-date.ts";
import type { FrontPage } from "./front-page.ts";

const doiForm = /^10\.\d{4,9}\/[!-~]+$/;
/** A row that is a DOI and nothing else, with or without the resolver's address or a label. */
const doiRow = /^(?:doi\s*:?\s*)?(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[!-~]+)$/i;
/** Archives of data and code: the paper prints such DOIs for what belongs to it, rarely as its own. */
const archive = /^10\.(?:5281|6084|17605|5061|7910|17632|24433)\//;
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
  }
  own.delete("");
  if (own.size === 1) {
    const [value] = [...own] as [string];
    return { value, source: printed.has(value) ? "both" : "file_metadata" };
  }
  return printed.size === 1 ? { value: [...printed][0]!, source: "first_page" } : null;
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
