import { parseArxivIdentifier } from "../domain/repository/arxiv-identifier.ts";
import type { ArxivInput } from "../domain/repository/paper-input.ts";
import { type PreprintRecord, plainLine } from "../domain/repository/preprint-record.ts";
import { attributeOf, childrenOf, descendant, parseXml, textOf } from "./parse-xml.ts";
import { maxCounts, maxLengths } from "./preprint-server.ts";

type AtomRecord = Pick<PreprintRecord, "title" | "abstract" | "authors" | "subjects">;

/**
 * Reads the entry of a paper from an answer of arXiv's query API (https://info.arxiv.org/help/api/user-manual.html);
 * null where there is none: an unknown identifier is a feed without an entry, with status 200. Has no licence.
 *
 * @throws Error for what is not such an answer, or about another paper.
 */
export function readAtom(xml: string, { id, version }: ArxivInput): AtomRecord | "malformed" | null {
  const feed = descendant(parseXml(xml), "feed");
  if (feed === undefined) throw new Error("There is no feed");
  const entries = childrenOf(feed, "entry");
  if (entries.length === 0 || textOf(feed, "totalResults") === "0") return null;
  const [first] = entries;
  if (/\/api\/errors\b/.test(textOf(first, "id"))) {
    if (/incorrect id format/i.test(textOf(first, "summary"))) return "malformed";
    throw new Error(`An error entry: ${plainLine(textOf(first, "summary"), 200)}`);
  }
  const found = entries
    .map((entry) => ({ entry, identifier: identifierOf(entry) }))
    .find(({ identifier }) => identifier?.id === id);
  if (!found) throw new Error(`An entry about another paper: ${plainLine(textOf(first, "id"), 200)}`);
  const { entry, identifier } = found;
  const isVersion = version === null || identifier?.version === version;
  const title = plainLine(textOf(entry, "title"), maxLengths.title);
  return isVersion && title !== "" ? { title, ...detailsOf(entry) } : null;
}

/** From `http://arxiv.org/abs/2101.00001v2`. */
function identifierOf(entry: unknown) {
  const [, name = ""] = /^https?:\/\/[^/]+\/abs\/(.+)$/.exec(textOf(entry, "id")) ?? [];
  return parseArxivIdentifier(name);
}

function detailsOf(entry: unknown): Omit<AtomRecord, "title"> {
  const authors = childrenOf(entry, "author").map((author) =>
    plainLine(textOf(author, "name"), maxLengths.person),
  );
  const terms = [descendant(entry, "primary_category"), ...childrenOf(entry, "category")].map((category) =>
    plainLine(attributeOf(category, "term"), maxLengths.subject),
  );
  return {
    abstract: plainLine(textOf(entry, "summary"), maxLengths.abstract),
    authors: authors.filter(Boolean).slice(0, maxCounts.authors),
    subjects: [...new Set(terms.filter(Boolean))].slice(0, maxCounts.subjects),
  };
}
