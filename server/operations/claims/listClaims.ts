import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readable } from "../../domain/access.ts";
import { selectFields } from "../../domain/fields.ts";
import { envelope, placeOf } from "../../domain/lists.ts";
import { groupAssessments } from "../../domain/views/assessments.ts";
import { claimView } from "../../domain/views/claim.ts";
import { createLinks } from "../../domain/views/links.ts";

export const listClaims: Handler<"listClaims", Deps, Context> = async (deps, { query }, { principal }) => {
  const { store, baseUrl, cursorSecret } = deps;
  const { repository_id: repositoryId, q, verification, include, fields, limit } = query;
  if (repositoryId !== undefined) readable(principal, await store.repositories.get(repositoryId));
  const after = placeOf(cursorSecret, "claims", query);
  const filter = { readableNamespaces: principal?.namespaces ?? [], repositoryId, q, verification };
  const { items, next } = await store.claims.list(filter, { limit, after });

  const repositories = await store.repositories.byIds([...new Set(items.map((item) => item.repositoryId))]);
  const stored = await store.assessments.ofClaims(items.map(({ id }) => id));
  const assessments = groupAssessments(stored, ({ claimId }) => claimId);
  const links = createLinks(baseUrl);
  const data = items.map((item) => {
    const own = assessments.get(item.id) ?? [];
    const claim = claimView(item, repositories.get(item.repositoryId)!, own, links);
    return selectFields(include?.includes("assessments") ? { ...claim, assessments: own } : claim, fields);
  });
  return {
    status: 200,
    body: { data, ...envelope(cursorSecret, "claims", query, next, `${baseUrl}/api/v1/claims`) },
  };
};
