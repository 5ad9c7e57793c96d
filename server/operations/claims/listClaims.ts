import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { decodePageCursor, pageEnvelope } from "../../domain/pagination/page-cursor.ts";
import { claimSections, requestedSections, selectFields } from "../../domain/views/fields.ts";
import { claimViews } from "./claim-views.ts";
import { listKeptClaims } from "./list-kept-claims.ts";

export const listClaims: Handler<"listClaims", Deps, Context> = async (deps, { query }, { principal }) => {
  const { store, baseUrl, cursorSecret } = deps;
  const { repository_id: repositoryId, q, verification, fields, limit, include } = query;
  const readableNamespaces = principal?.namespaces ?? [];
  const after = decodePageCursor(cursorSecret, "claims", query);
  const url = `${baseUrl}/api/v1/claims`;
  const envelope = (next: object | null) => pageEnvelope(cursorSecret, "claims", query, next, url);
  if (repositoryId === undefined && q === undefined && fields === undefined && include === undefined)
    return listKeptClaims(deps, query, { readableNamespaces, verification }, { limit, after }, envelope);

  if (repositoryId !== undefined) requireReadable(principal, await store.repositories.get(repositoryId));
  const filter = { readableNamespaces, repositoryId, q, verification };
  const { items, next } = await store.claims.list(filter, { limit, after });

  const repositories = await store.repositories.getByIds([
    ...new Set(items.map((item) => item.repositoryId)),
  ]);
  const claims = await claimViews(deps, items, repositories, requestedSections(claimSections, query));
  const data = claims.map((claim) => selectFields(claim, fields));
  return { status: 200, body: { data, ...envelope(next) } };
};
