import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readable } from "../../domain/account/access.ts";
import { repositorySections, sectionsOf, selectFields } from "../../domain/views/fields.ts";
import { repositoryRecord } from "./repository-record.ts";

export const getRepository: Handler<"getRepository", Deps, Context> = async (
  deps,
  { path, query },
  { principal },
) => {
  const repository = readable(principal, await deps.store.repositories.get(path.repositoryId));
  const record = await repositoryRecord(deps, repository, sectionsOf(repositorySections, query));
  return { status: 200, body: selectFields(record, query.fields) };
};
