import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { shownRepository } from "../../domain/repository/withdrawal.ts";
import { repositorySections, requestedSections, selectFields } from "../../domain/views/fields.ts";
import { cappedSections } from "./capped-sections.ts";
import { repositoryWithSections } from "./repository-with-sections.ts";

export const getRepository: Handler<"getRepository", Deps, Context> = async (
  deps,
  { path, query },
  { principal },
) => {
  const repository = requireReadable(principal, await deps.store.repositories.get(path.repositoryId));
  const record = await repositoryWithSections(
    deps,
    shownRepository(principal, repository),
    requestedSections(repositorySections, query),
  );
  return { status: 200, body: selectFields(cappedSections(record), query.fields) };
};
