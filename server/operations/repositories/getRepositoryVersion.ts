import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { repositoryVersion } from "./repository-version.ts";

export const getRepositoryVersion: Handler<"getRepositoryVersion", Deps, Context> = async (
  deps,
  { path },
  { principal },
) => {
  const repository = requireReadable(principal, await deps.store.repositories.get(path.repositoryId));
  return { status: 200, body: await repositoryVersion(deps, repository, path.versionId, principal) };
};
