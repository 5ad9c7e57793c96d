import { isMapping } from "../is-mapping.ts";
import type { PaperMetadata } from "../paper-metadata.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { documentReader, listOf, member, textOf } from "./read-document.ts";
import { webAddress } from "./web-address.ts";

const schema = {
  type: "object",
  required: ["title", "authors"],
  properties: {
    title: { type: "string" },
    abstract: { type: ["string", "null"] },
    authors: {
      type: "array",
      minItems: 1,
      items: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
    },
  },
};

const read = documentReader("yaml", schema, (value) => ({ paper: paperOf(value) }));

/** `metadata.yaml` of the article template of ReScience C. Other tools have files of this name: those are not read. */
export const rescience: ManifestKind = {
  names: ["metadata.yaml", "metadata.yml"],
  confidence: "medium",
  isDescription: true,
  read(path, files) {
    const text = Buffer.from(files.contents.get(path) ?? []).toString("latin1");
    const isArticle =
      /^authors\s*:/m.test(text) && /^(?:article|contributors|review|replication)\s*:/m.test(text);
    return isArticle ? read(path, files) : { part: {}, problems: [] };
  },
};

function paperOf(value: unknown): PaperMetadata {
  const authors = listOf(member(value, "authors")).flatMap(
    (author) => textOf(member(author, "name"), 200) ?? [],
  );
  const description = textOf(member(value, "abstract"), 5000);
  // Settings of the article are a list of mappings with one member each.
  const article = Object.assign({}, ...listOf(member(value, "article")).filter(isMapping));
  const url = webAddress(member(article, "doi")) ?? webAddress(member(article, "url"));
  return {
    ...(authors.length > 0 && { authors }),
    ...(description !== null && { description }),
    ...(url !== null && { url }),
  };
}
