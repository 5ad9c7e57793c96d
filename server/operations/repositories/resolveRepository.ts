import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readable } from "../../domain/account/access.ts";
import { repositorySections, sectionsOf, selectFields } from "../../domain/views/fields.ts";
import { repositoryRecord } from "./repository-record.ts";

export const resolveRepository: Handler<"resolveRepository", Deps, Context> = async (
  deps,
  { query },
  { principal },
) => {
  const repository = readable(principal, await deps.store.repositories.resolve(query.owner, query.slug));
  const record = await repositoryRecord(deps, repository, sectionsOf(repositorySections, query));
  return { status: 200, body: selectFields(record, query.fields) };
};
