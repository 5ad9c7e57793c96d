import { type Kysely, sql } from "kysely";
import { audiencesOf } from "../../domain/account/access.ts";
import type { SearchCursor } from "../../domain/pagination/search-cursor.ts";
import type { QueryToken } from "../../domain/search-tokens.ts";
import type { Tables } from "../database/tables.ts";
import { searchIndexOf } from "./index-of.ts";
import {
  filterTerm,
  recordIds,
  type SearchKind,
  type SearchQuery,
  type Tier,
  textTableNames,
} from "./search-index.ts";

export interface SearchFilter {
  /** Namespaces whose private records the caller may find in addition to the public ones. */
  readableNamespaces: string[];
  words: QueryToken[];
  subject?: string | undefined;
}

export interface SearchPage {
  /** Ids of records, best first. */
  ids: string[];
  next: SearchCursor | null;
}

const start: SearchCursor = { tier: 0, number: 2 ** 31 - 1 };

export function createSearchStore(db: Kysely<Tables>) {
  const index = searchIndexOf(db);
  return {
    async find(
      kind: SearchKind,
      filter: SearchFilter,
      { limit, after }: { limit: number; after: SearchCursor | null },
    ): Promise<SearchPage> {
      const query = buildQuery(kind, filter);
      const found: SearchCursor[] = [];
      let { tier, number } = after ?? start;
      for (; tier < query.tiers.length && found.length <= limit; tier++) {
        const remaining = limit + 1 - found.length;
        const numbers = await index.find(db as never, kind, query, tier, number, remaining);
        found.push(...numbers.map((number) => ({ tier, number })));
        ({ number } = start);
      }
      const page = found.slice(0, limit);
      return {
        ids: await listRecordIds(
          kind,
          page.map(({ number }) => number),
        ),
        next: found.length > limit ? page.at(-1)! : null,
      };
    },
  };

  async function listRecordIds(kind: SearchKind, numbers: number[]): Promise<string[]> {
    if (numbers.length === 0) return [];
    const { rows } = await sql<{
      number: number;
      id: string;
    }>`select number, ${sql.ref(recordIds[kind])} as id
      from ${sql.table(textTableNames[kind])} where number in (${sql.join(numbers)})`.execute(db);
    const ids = new Map(rows.map(({ number, id }) => [number, id]));
    return numbers.flatMap((number) => ids.get(number) ?? []);
  }
}

function buildQuery(kind: SearchKind, { readableNamespaces, words, subject }: SearchFilter): SearchQuery {
  const readers = audiencesOf(readableNamespaces).map(filterTerm.audience);
  const groups = subject === undefined ? [readers] : [readers, [filterTerm.subject(subject)]];
  return { words, filterGroups: groups, tiers: words.length === 0 ? [] : buildTiers(kind, words) };
}

/** Whole words precede prefixes, headings precede other text; a Claim has only its statement. */
function buildTiers(kind: SearchKind, words: QueryToken[]): Tier[] {
  const fields = kind === "claims" ? (["anywhere"] as const) : (["heading", "anywhere"] as const);
  const forms = words.some(({ prefix }) => prefix) ? (["whole", "prefix"] as const) : (["whole"] as const);
  return forms.flatMap((match) => fields.map((within) => ({ within, match })));
}
