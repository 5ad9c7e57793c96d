import type { Found } from "../../domain/paper/about.ts";
import type { FrontRow } from "./front-page.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
const day = "(\\d{1,2})(?:st|nd|rd|th)?";
const forms = [
  { pattern: new RegExp(`^${month} ${day},? (\\d{4})$`, "i"), order: [3, 1, 2] },
  { pattern: new RegExp(`^${day} ${month},? (\\d{4})$`, "i"), order: [3, 2, 1] },
  { pattern: new RegExp(`^${month},? (\\d{4})$`, "i"), order: [2, 1, 0] },
] as const;
const published = /^(?:published(?: online)?|dated|date|version of)\s*:?\s+/i;

export function isDateRow(text: string): boolean {
  return readDate(text) !== null;
}

/**
 * When the paper is from: a row that says when it was published, else one before the abstract that is nothing but a
 * date. When a file was made says nothing of it.
 */
export function findDate(rows: readonly FrontRow[], front: readonly FrontRow[]): Found<string> | null {
  const labelled = rows.filter(({ plain }) => /^published/i.test(plain)).map(({ plain }) => readDate(plain));
  const below = rows.map(({ plain }, at) =>
    /^published:?$/i.test(plain) ? readDate(rows[at + 1]?.plain ?? "") : null,
  );
  const alone = front.map(({ plain }) => readDate(plain));
  for (const dates of [[...labelled, ...below], alone]) {
    const found = new Set(dates.filter((date) => date !== null));
    if (found.size === 1) return { value: [...found][0]!, source: "first_page" };
    if (found.size > 1) return null;
  }
  return null;
}

/** Reads a text that is a date and nothing else but a label. */
export function readDate(text: string): string | null {
  const bare = text
    .replace(/^\((.*)\)$/, "$1")
    .replace(published, "")
    .replace(/\s+/g, " ")
    .trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare);
  if (iso) return formatted(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  for (const { pattern, order } of forms) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const [year, name, dayAt] = order;
    return formatted(
      Number(found[year]),
      months.indexOf(found[name]!.toLowerCase()) + 1,
      dayAt && Number(found[dayAt]),
    );
  }
  return null;
}

function formatted(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day > 31) return null;
  const parts = [String(year), String(month).padStart(2, "0")];
  if (day > 0) parts.push(String(day).padStart(2, "0"));
  return parts.join("-");
}
