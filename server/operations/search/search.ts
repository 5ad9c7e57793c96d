import type { Handler } from "../../__generated__/operations.ts";
import type { SearchResult } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { decodeSearchCursor, searchPagination } from "../../domain/pagination/search-cursor.ts";
import { queryTokens } from "../../domain/search-tokens.ts";
import { claimTexts } from "../claims/claim-texts.ts";
import { keptPage, seenRecords } from "../kept-page.ts";
import { renderedAnswer, surrounded } from "../rendered-answer.ts";
import { repositoryTexts } from "../repositories/repository-texts.ts";

export const search: Handler<"search", Deps, Context> = async (deps, { query }, { principal }) => {
  const { store, cursorSecret } = deps;
  const { q, subject, limit, repository_cursor, claim_cursor } = query;
  const listQuery = { secret: cursorSecret, q, subject };
  const cursors = {
    repositories: decodeSearchCursor({ ...listQuery, list: "repositories" }, repository_cursor),
    claims: decodeSearchCursor({ ...listQuery, list: "claims" }, claim_cursor),
  };
  const readableNamespaces = principal?.namespaces ?? [];
  const filter = { readableNamespaces, words: queryTokens(q), subject };
  const find = (kind: keyof typeof cursors) =>
    store.search.find(kind, filter, { limit, after: cursors[kind] });
  const { json } = await keptPage(deps, "search", {
    query,
    see: async () => {
      const [repositories, claims] = await Promise.all([find("repositories"), find("claims")]);
      // The index filters by audience; permissions are checked again on the records.
      return {
        repositories: await store.repositoryStamps.getByIds(repositories.ids, readableNamespaces),
        claims: await store.claimStamps.getByIds(claims.ids, readableNamespaces),
        next: { repositories: repositories.next, claims: claims.next },
      };
    },
    seenOf: ({ repositories, claims, next }) =>
      JSON.stringify([seenRecords(repositories), seenRecords(claims), next]),
    recordsOf: ({ repositories, claims }) => [...repositories, ...claims],
    make: async (own, { repositories, claims, next }) => {
      const pagination = {
        repositories: searchPagination({ ...listQuery, list: "repositories" }, next.repositories),
        claims: searchPagination({ ...listQuery, list: "claims" }, next.claims),
      };
      const others = { pagination, meta: { query: q, subject: subject ?? null, limit } };
      return Buffer.concat([
        surrounded('{"data":{"repositories":[', await repositoryTexts(own, repositories), '],"claims":['),
        surrounded("", await claimTexts(own, claims), `]},${JSON.stringify(others).slice(1)}`),
      ]);
    },
  });
  return renderedAnswer<SearchResult>(json);
};
