import { type PreprintRecord, plainLine } from "../domain/repository/preprint-record.ts";
import { maxCounts, maxLengths } from "./preprint-server.ts";

interface ZenodoRecord
  extends Pick<PreprintRecord, "title" | "abstract" | "authors" | "subjects" | "licenseUrl"> {
  recordNumber: string;
  /** Of the record that stands for all versions. */
  conceptNumber: string;
  /** Names of its files that are PDFs. */
  pdfNames: string[];
}

/** Reads an answer of `/api/records/<number>`. Throws an Error for what is not one. */
export function readZenodo(json: string): ZenodoRecord {
  const record: unknown = JSON.parse(json);
  const metadata = memberOf(record, "metadata");
  const recordNumber = numberOf(memberOf(record, "id"));
  const title = plainLine(stringOf(memberOf(metadata, "title")), maxLengths.title);
  if (recordNumber === null || title === "") throw new Error("The record has no number or title");
  // What is embargoed or restricted is not for others, whatever licence it has or will have.
  const isOpen = stringOf(memberOf(metadata, "access_right")) === "open";
  const names = listOf(memberOf(record, "files")).map((file) => stringOf(memberOf(file, "key")));
  return {
    recordNumber,
    conceptNumber: numberOf(memberOf(record, "conceptrecid")) ?? recordNumber,
    title,
    abstract: plainLine(withoutMarkup(stringOf(memberOf(metadata, "description"))), maxLengths.abstract),
    authors: linesOf(
      listOf(memberOf(metadata, "creators")).map((creator) => memberOf(creator, "name")),
      maxLengths.person,
    ).slice(0, maxCounts.authors),
    subjects: linesOf(listOf(memberOf(metadata, "keywords")), maxLengths.subject).slice(
      0,
      maxCounts.subjects,
    ),
    licenseUrl: isOpen ? licenseUrlOf(stringOf(memberOf(memberOf(metadata, "license"), "id"))) : null,
    pdfNames: names.filter((name) => /\.pdf$/i.test(name)),
  };
}

/** Zenodo names licences by the SPDX identifier in lower case, CC0 also as `cc-zero`. */
function licenseUrlOf(id: string): string | null {
  if (/^(?:cc0-1\.0|cc-zero)$/i.test(id)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const [, kind, version] = /^cc-(by(?:-nc)?(?:-nd|-sa)?)-(\d\.\d)$/i.exec(id) ?? [];
  return kind === undefined ? null : `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
}

/** Descriptions are HTML, which is shown as text. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:lt|gt|quot|nbsp|#39|amp);/g, (entity) => characters[entity] ?? entity);
}

const characters: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
  "&#39;": "'",
  "&amp;": "&",
};

function memberOf(value: unknown, name: string): unknown {
  const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Record<string, unknown>)[name] : undefined;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");

const linesOf = (values: unknown[], length: number): string[] =>
  values.map((value) => plainLine(stringOf(value), length)).filter(Boolean);

/** Record numbers are numbers in some members and text in others. */
function numberOf(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : stringOf(value);
  return /^[1-9]\d{0,11}$/.test(text) ? text : null;
}
