import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { createLinks } from "../../domain/views/links.ts";
import { evidenceView } from "../../domain/views/run.ts";

export const getEvidence: Handler<"getEvidence", Deps, Context> = async (
  { store, baseUrl },
  { path, query },
  { principal },
) => {
  const repository = requireReadable(principal, await store.repositories.get(query.repository_id));
  const record = await store.evidence.get(repository.id, path.evidenceId);
  if (!record) throw new DomainError("not_found", "evidence.not_found");
  return { status: 200, body: evidenceView(record, createLinks(baseUrl)) };
};
