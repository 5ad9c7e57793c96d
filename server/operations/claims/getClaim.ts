import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { claimView } from "../../domain/views/claim.ts";
import { createLinks } from "../../domain/views/links.ts";

export const getClaim: Handler<"getClaim", Deps, Context> = async (
  { store, baseUrl },
  { path, query },
  { principal },
) => {
  const repository = requireReadable(principal, await store.repositories.get(query.repository_id));
  const record = await store.claims.get(repository.id, path.claimId);
  if (!record) throw new DomainError("not_found", "claim.not_found");
  const assessments = (await store.assessments.listByClaims([record.id])).map(({ assessment }) => assessment);
  const claim = claimView(record, repository, assessments, createLinks(baseUrl));
  return { status: 200, body: query.include?.includes("assessments") ? { ...claim, assessments } : claim };
};
