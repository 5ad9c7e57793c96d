import type Database from "better-sqlite3";
import { queryTokens } from "../../../server/domain/search-tokens.ts";

export type Kind = "repositories" | "claims";
interface Cursor {
  tier: number;
  number: number;
}

const tables = { repositories: "repository", claims: "claim" } as const;
const start: Cursor = { tier: 0, number: 2 ** 31 - 1 };

/** Finds ids as server/store/search/search.ts does: whole words before prefixes, headings before other text. */
export function createFind(database: Database.Database) {
  const prepare = (kind: Kind) => ({
    numbers: database.prepare(
      `select rowid from "${tables[kind]}Words" where "${tables[kind]}Words" match ? and rowid < cast(? as integer)
        order by rowid desc limit ?`,
    ),
    ids: database.prepare(
      `select number, "${tables[kind]}Id" as id from "${tables[kind]}Texts"
        where number in (select value from json_each(?))`,
    ),
  });
  const statements = { repositories: prepare("repositories"), claims: prepare("claims") };
  return (kind: Kind, q: string, limit: number, after: Cursor | null) => {
    const { numbers, ids } = statements[kind];
    const expressions = matchExpressions(kind, q);
    const found: Cursor[] = [];
    let { tier, number } = after ?? start;
    for (; tier < expressions.length && found.length <= limit; tier++) {
      const rows = numbers.pluck().all(expressions[tier], number, limit + 1 - found.length) as number[];
      for (const each of rows) found.push({ tier, number: each });
      number = start.number;
    }
    const page = found.slice(0, limit);
    const rows = ids.all(JSON.stringify(page.map((each) => each.number))) as { number: number; id: string }[];
    const byNumber = new Map(rows.map((row) => [row.number, row.id]));
    return {
      ids: page.map((each) => byNumber.get(each.number)!),
      next: found.length > limit ? page.at(-1)! : null,
    };
  };
}

/** A tier each: what matches in it and in none before. */
function matchExpressions(kind: Kind, q: string): string[] {
  const words = queryTokens(q);
  const places = kind === "claims" ? ["{heading body}"] : ["{heading}", "{heading body}"];
  const tiers = [false, true].flatMap((isPrefix) =>
    places.map((place) => {
      const phrases = words.map(({ text, prefix }) => `"${text}"${isPrefix && prefix ? " *" : ""}`);
      return `(${place} : (${phrases.join(" AND ")}))`;
    }),
  );
  return tiers.map((tier, index) => {
    const earlier = index === 0 ? "" : ` NOT (${tiers.slice(0, index).join(" OR ")})`;
    return `${tier}${earlier}`;
  });
}
