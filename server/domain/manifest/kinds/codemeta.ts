import type { PaperMetadata } from "../paper-metadata.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { documentReader, listOf, member, textOf } from "./read-document.ts";
import { webAddress } from "./web-address.ts";

const text = { type: ["string", "null"] };
const schema = {
  type: "object",
  required: ["@context"],
  properties: { name: text, description: { type: ["string", "array", "null"] } },
};

/** `codemeta.json`: who wrote the code, what it does, and which paper describes it. */
export const codemeta: ManifestKind = {
  names: ["codemeta.json"],
  confidence: "medium",
  isDescription: true,
  read: documentReader("json", schema, (value) => ({ paper: paperOf(value) })),
};

function paperOf(value: unknown): PaperMetadata {
  const authors = listOf(member(value, "author")).flatMap((author) => nameOf(author) ?? []);
  const description = textOf(member(value, "description"), 5000);
  const [url] = listOf(member(value, "referencePublication")).flatMap(
    (paper) =>
      webAddress(paper) ??
      webAddress(member(paper, "identifier")) ??
      webAddress(member(paper, "@id")) ??
      webAddress(member(paper, "url")) ??
      [],
  );
  return {
    ...(authors.length > 0 && { authors }),
    ...(description !== null && { description }),
    ...(url !== undefined && { url }),
  };
}

function nameOf(author: unknown): string | null {
  const parts = [member(author, "givenName"), member(author, "familyName")].flatMap(
    (part) => textOf(part, 100) ?? [],
  );
  return parts.length > 0 ? parts.join(" ") : textOf(member(author, "name"), 200);
}
