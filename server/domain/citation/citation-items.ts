import type { CitationItem } from "../../__generated__/types.ts";
import type { RepositoryRecord } from "../records.ts";

/** What is cited of a repository. */
export interface Cited {
  repository: Pick<RepositoryRecord, "owner" | "slug" | "title" | "authors" | "sourceUrl" | "headId">;
  /** Of its page. */
  address: string;
  /** What came of its Claims, as the badge says it. */
  outcome: string;
  /** When the latest Assessment that counts was made; null where none was. */
  judgedAt: string | null;
}

/** A name, which is not translated: it is who publishes. */
const publisher = "Research Verification Service";

/** Returns the paper, and what was found of it, as CSL-JSON. Names stay whole: which part is the family's is not known. */
export function citationItems({ repository, address, outcome, judgedAt }: Cited): CitationItem[] {
  const { owner, slug, title, authors, sourceUrl, headId } = repository;
  const id = `${owner}-${slug}`;
  return [
    {
      ...{ id, type: "article", title },
      author: authors.map((literal) => ({ literal })),
      ...(sourceUrl === null ? {} : { URL: sourceUrl }),
    },
    {
      ...{ id: `${id}-reproduction`, type: "report", title: `Reproduction of “${title}”` },
      author: [{ literal: publisher }],
      URL: address,
      ...(judgedAt === null ? {} : { issued: { "date-parts": [datePartsOf(judgedAt)] } }),
      ...{ version: headId, note: outcome },
    },
  ];
}

const datePartsOf = (time: string) => time.slice(0, 10).split("-").map(Number);
