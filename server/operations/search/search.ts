import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import { decodeSearchCursor, searchPagination } from "../../domain/pagination/search-cursor.ts";
import { queryTokens } from "../../domain/search-tokens.ts";
import { claimViews } from "../claims/claim-views.ts";
import { repositorySummaries } from "../repositories/repository-summaries.ts";

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

  const claims = await store.claims.getByIds(results.claims.ids);
  const repositories = await store.repositories.getByIds([
    ...new Set([...results.repositories.ids, ...[...claims.values()].map((claim) => claim.repositoryId)]),
  ]);
  // The index filters by audience; permissions are checked again on the records.
  const readable = new Map([...repositories].filter(([, repository]) => mayRead(principal, repository)));
  const matchedClaims = results.claims.ids.flatMap((id) => claims.get(id) ?? []);
  const data = {
    repositories: await repositorySummaries(
      deps,
      results.repositories.ids.flatMap((id) => readable.get(id) ?? []),
    ),
    claims: await claimViews(
      deps,
      matchedClaims.filter(({ repositoryId }) => readable.has(repositoryId)),
      readable,
    ),
  };
  const pagination = {
    repositories: searchPagination({ ...listQuery, list: "repositories" }, results.repositories.next),
    claims: searchPagination({ ...listQuery, list: "claims" }, results.claims.next),
  };
  return { status: 200, body: { data, pagination, meta: { query: q, subject: subject ?? null, limit } } };
};
