import { normalizeText } from "../normalize-text.ts";

/** What the PDF's own metadata say, the newer kind (XMP) first. Anybody's word: see who else says so. */
export interface FileMetadata {
  titles: string[];
  authors: string[];
  dois: string[];
}

interface Xmp {
  get(name: string): unknown;
}

const maxCharacters = 10_000;

/** @param info The document's information dictionary, as pdf.js gives it. */
export function fileMetadata(info: object, xmp: Xmp | null): FileMetadata {
  const read = (name: string) => textsOf(xmp?.get(name));
  const ofInfo = (name: string) => textsOf((info as Record<string, unknown>)[name]);
  const people = [read("dc:creator"), ofInfo("Author")].find((texts) => texts.length > 0) ?? [];
  return {
    titles: [...read("dc:title"), ...ofInfo("Title")],
    authors: people.flatMap((text) => text.split(/\s*[;,]\s*|\s+(?:and|&)\s+/)).filter((name) => name !== ""),
    dois: [
      ...read("prism:doi"),
      ...read("pdfx:doi"),
      ...read("dc:identifier").filter((text) => /10\.\d{4}/.test(text)),
    ],
  };
}

function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, 500) : [value];
  return values
    .filter((each) => typeof each === "string")
    .map((text) => normalizeText(text.slice(0, maxCharacters)).replace(/\s+/g, " "))
    .filter((text) => text !== "");
}
