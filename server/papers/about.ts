import type { AboutSource, PaperAbout } from "../domain/paper/about.ts";

/** Characters, and authors; what is longer is not what it seems. */
export const aboutLimits = { title: 500, person: 100, authors: 500, abstract: 10_000, doi: 200 };

const sources: readonly unknown[] = ["first_page", "file_metadata", "both"] satisfies AboutSource[];

/** Whether a value that a process said is of this form, within the limits. */
export function isPaperAbout(value: unknown): value is PaperAbout {
  if (typeof value !== "object" || value === null) return false;
  const { title, authors, abstract, date, doi, arxivId } = value as Record<string, unknown>;
  return (
    isFound(title, (text) => isText(text, aboutLimits.title)) &&
    isFound(authors, isPeople) &&
    isFound(abstract, (text) => isText(text, aboutLimits.abstract)) &&
    isFound(date, (text) => isMatch(text, /^\d{4}-\d{2}(?:-\d{2})?$/)) &&
    isFound(doi, (text) => isText(text, aboutLimits.doi) && isMatch(text, /^10\.\d{4,9}\/[!-~]+$/)) &&
    isFound(arxivId, (text) =>
      isMatch(text, /^(?:\d{4}\.\d{4,5}|[a-z-]{2,20}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,3})?$/),
    )
  );
}

function isFound(found: unknown, isValue: (value: unknown) => boolean): boolean {
  if (found === null) return true;
  if (typeof found !== "object") return false;
  const { value, source } = found as Record<string, unknown>;
  return sources.includes(source) && isValue(value);
}

function isPeople(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > aboutLimits.authors) return false;
  return value.every((person) => isText(person, aboutLimits.person));
}

const isText = (value: unknown, length: number) =>
  typeof value === "string" && value !== "" && value.length <= length && value.isWellFormed();
const isMatch = (value: unknown, pattern: RegExp) => typeof value === "string" && pattern.test(value);
