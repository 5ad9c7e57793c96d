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
  const asked = { secret: cursorSecret, q, subject };
  const places = {
    repositories: decodeSearchCursor({ ...asked, list: "repositories" }, repository_cursor),
    claims: decodeSearchCursor({ ...asked, list: "claims" }, claim_cursor),
  };
  const filter = { readableNamespaces: principal?.namespaces ?? [], words: queryTokens(q), subject };
  const found = {
    repositories: await store.search.find("repositories", filter, { limit, after: places.repositories }),
    claims: await store.search.find("claims", filter, { limit, after: places.claims }),
  };

  const claims = await store.claims.getByIds(found.claims.ids);
  const owning = await store.repositories.getByIds([
    ...new Set([...found.repositories.ids, ...[...claims.values()].map((claim) => claim.repositoryId)]),
  ]);
  // The index knows who may find what; the records have the last word.
  const readable = new Map([...owning].filter(([, repository]) => mayRead(principal, repository)));
  const ofClaims = found.claims.ids.flatMap((id) => claims.get(id) ?? []);
  const data = {
    repositories: await repositorySummaries(
      deps,
      found.repositories.ids.flatMap((id) => readable.get(id) ?? []),
    ),
    claims: await claimViews(
      deps,
      ofClaims.filter(({ repositoryId }) => readable.has(repositoryId)),
      readable,
    ),
  };
  const pagination = {
    repositories: searchPagination({ ...asked, list: "repositories" }, found.repositories.next),
    claims: searchPagination({ ...asked, list: "claims" }, found.claims.next),
  };
  return { status: 200, body: { data, pagination, meta: { query: q, subject: subject ?? null, limit } } };
};
