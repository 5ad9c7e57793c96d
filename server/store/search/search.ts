import { type Kysely, sql } from "kysely";
import { audiencesOf } from "../../domain/account/access.ts";
import type { SearchCursor } from "../../domain/pagination/search-cursor.ts";
import type { QueryToken } from "../../domain/search-tokens.ts";
import { compileOnce } from "../database/compile-once.ts";
import type { Tables } from "../database/tables.ts";
import { searchIndexOf } from "./index-of.ts";
import { recordIds, type SearchKind, type SearchQuery, type Tier, textTableNames } from "./search-index.ts";

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

const guardName = "matching";
const start: SearchCursor = { tier: 0, number: 2 ** 31 - 1 };

/** The values of a statement, the expression of each tier by its number. */
type Values = Record<`tier${number}`, string> & {
  kind: SearchKind;
  firstTier: number;
  tierCount: number;
  below: number;
  limit: number;
  guard: string | null;
};

type Found = SearchCursor & { id: string };

export function createSearchStore(db: Kysely<Tables>) {
  const index = searchIndexOf(db);

  /** One statement for all tiers: each statement is a way to another thread or machine and back. */
  const statement = compileOnce<Values, Found>(
    ({ kind, firstTier, tierCount, guard }) => `${kind} ${firstTier} ${tierCount} ${guard === null}`,
    (value, { kind, firstTier, tierCount, guard }) => {
      const limit = value("limit");
      const tiers = Array.from({ length: tierCount - firstTier }, (_, place) => {
        const tier = firstTier + place;
        const below = place === 0 ? value("below") : start.number;
        const by = { expression: value(`tier${tier}`), below, limit };
        const found = index.find(kind, by, guard === null ? undefined : guardName);
        return sql`select ${sql.lit(tier)} as tier, number from (${found}) as ${sql.ref(`tier${tier}`)}`;
      });
      const any = guard === null ? null : index.findAny(kind, value("guard") as string);
      const guarded = any ? sql`with ${sql.ref(guardName)} as materialized (${any})` : sql``;
      // Both databases read a tier only where those before have too few.
      const query = sql<Found>`select found.tier, found.number, texts.${sql.ref(recordIds[kind])} as id
        from (${guarded} ${sql.join(tiers, sql` union all `)} limit ${limit}) as found
        join ${sql.table(textTableNames[kind])} as texts on texts.number = found.number`;
      return { compile: () => query.compile(db) };
    },
  );

  const findRecords = async (kind: SearchKind, query: SearchQuery, from: SearchCursor, limit: number) => {
    const [firstTier, tierCount] = [from.tier, query.tiers.length];
    if (firstTier >= tierCount) return [];
    const guard = index.guardOf(query);
    const values: Values = { kind, firstTier, tierCount, below: from.number, limit, guard };
    for (let tier = firstTier; tier < tierCount; tier++)
      values[`tier${tier}`] = index.expressionOf(query, tier);
    const { rows } = await db.executeQuery(statement(values));
    return rows.sort((one, other) => one.tier - other.tier || other.number - one.number);
  };

  return {
    async find(
      kind: SearchKind,
      filter: SearchFilter,
      { limit, after }: { limit: number; after: SearchCursor | null },
    ): Promise<SearchPage> {
      const found = await findRecords(kind, buildQuery(kind, filter), after ?? start, limit + 1);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        ids: page.map(({ id }) => id),
        next: found.length > limit && last ? { tier: last.tier, number: last.number } : null,
      };
    },
  };
}

function buildQuery(kind: SearchKind, { readableNamespaces, words, subject }: SearchFilter): SearchQuery {
  const audiences = audiencesOf(readableNamespaces);
  return { words, audiences, subject, tiers: words.length === 0 ? [] : buildTiers(kind, words) };
}

/** Whole words precede prefixes, headings precede other text; a Claim has only its statement. */
function buildTiers(kind: SearchKind, words: QueryToken[]): Tier[] {
  const fields = kind === "claims" ? (["anywhere"] as const) : (["heading", "anywhere"] as const);
  const forms = words.some(({ prefix }) => prefix) ? (["whole", "prefix"] as const) : (["whole"] as const);
  return forms.flatMap((match) => fields.map((within) => ({ within, match })));
}
