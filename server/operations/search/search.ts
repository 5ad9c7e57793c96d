import type { Handler } from "../../__generated__/operations.ts";
import type { SearchResult } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { decodeSearchCursor, searchPagination } from "../../domain/pagination/search-cursor.ts";
import { queryTokens } from "../../domain/search-tokens.ts";
import { claimTexts } from "../claims/claim-texts.ts";
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
  const filter = { readableNamespaces: principal?.namespaces ?? [], words: queryTokens(q), subject };
  const find = (kind: keyof typeof cursors) =>
    store.search.find(kind, filter, { limit, after: cursors[kind] });
  const [repositoryResults, claimResults] = await Promise.all([find("repositories"), find("claims")]);
  const results = { repositories: repositoryResults, claims: claimResults };

  // The index filters by audience; permissions are checked again on the records.
  const { readableNamespaces } = filter;
  const claims = await claimTexts(
    deps,
    await store.claimStamps.getByIds(results.claims.ids, readableNamespaces),
  );
  const repositories = await repositoryTexts(
    deps,
    await store.repositoryStamps.getByIds(results.repositories.ids, readableNamespaces),
  );
  const pagination = {
    repositories: searchPagination({ ...listQuery, list: "repositories" }, results.repositories.next),
    claims: searchPagination({ ...listQuery, list: "claims" }, results.claims.next),
  };
  const others = { pagination, meta: { query: q, subject: subject ?? null, limit } };
  const data = [
    surrounded('{"data":{"repositories":[', repositories, '],"claims":['),
    surrounded("", claims, `]},${JSON.stringify(others).slice(1)}`),
  ];
  return renderedAnswer<SearchResult>(Buffer.concat(data));
};
