import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import { pageCursor, placeOfCursor } from "../../domain/pagination/search-cursor.ts";
import { queryWords } from "../../domain/search-tokens.ts";
import { claimRecords } from "../claims/claim-records.ts";
import { repositorySummaries } from "../repositories/repository-summaries.ts";

export const search: Handler<"search", Deps, Context> = async (deps, { query }, { principal }) => {
  const { store, cursorSecret } = deps;
  const { q, subject, limit, repository_cursor, claim_cursor } = query;
  const asked = { secret: cursorSecret, q, subject };
  const places = {
    repositories: placeOfCursor({ ...asked, list: "repositories" }, repository_cursor),
    claims: placeOfCursor({ ...asked, list: "claims" }, claim_cursor),
  };
  const filter = { readableNamespaces: principal?.namespaces ?? [], words: queryWords(q), subject };
  const found = {
    repositories: await store.search.find("repositories", filter, { limit, after: places.repositories }),
    claims: await store.search.find("claims", filter, { limit, after: places.claims }),
  };

  const claims = await store.claims.byIds(found.claims.ids);
  const owning = await store.repositories.byIds([
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
    claims: await claimRecords(
      deps,
      ofClaims.filter(({ repositoryId }) => readable.has(repositoryId)),
      readable,
    ),
  };
  const pagination = {
    repositories: pageCursor({ ...asked, list: "repositories" }, found.repositories.next),
    claims: pageCursor({ ...asked, list: "claims" }, found.claims.next),
  };
  return { status: 200, body: { data, pagination, meta: { query: q, subject: subject ?? null, limit } } };
};
