import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readable } from "../../domain/account/access.ts";
import { envelope, placeOf } from "../../domain/pagination/list-cursor.ts";
import { claimSections, sectionsOf, selectFields } from "../../domain/views/fields.ts";
import { claimRecords } from "./claim-records.ts";

export const listClaims: Handler<"listClaims", Deps, Context> = async (deps, { query }, { principal }) => {
  const { store, baseUrl, cursorSecret } = deps;
  const { repository_id: repositoryId, q, verification, fields, limit } = query;
  if (repositoryId !== undefined) readable(principal, await store.repositories.get(repositoryId));
  const after = placeOf(cursorSecret, "claims", query);
  const filter = { readableNamespaces: principal?.namespaces ?? [], repositoryId, q, verification };
  const { items, next } = await store.claims.list(filter, { limit, after });

  const repositories = await store.repositories.byIds([...new Set(items.map((item) => item.repositoryId))]);
  const claims = await claimRecords(deps, items, repositories, sectionsOf(claimSections, query));
  const data = claims.map((claim) => selectFields(claim, fields));
  return {
    status: 200,
    body: { data, ...envelope(cursorSecret, "claims", query, next, `${baseUrl}/api/v1/claims`) },
  };
};
