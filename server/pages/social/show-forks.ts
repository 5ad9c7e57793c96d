import type { Deps } from "../../deps.ts";
import type { Principal, RepositoryRecord } from "../../domain/records.ts";
import { mayFork } from "../../domain/repository/build-fork.ts";
import { repositorySummaries } from "../../operations/repositories/repository-summaries.ts";
import { pathOf } from "../actions/on-repository.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { readStands } from "../repositories/read-stands.ts";
import { type ForksPage, forksPage } from "./forks-page.ts";

const mostForks = 100;

/** Renders the forks of a repository that the caller may read, and what was typed. */
export async function showForks(
  t: Translator,
  deps: Pick<Deps, "baseUrl" | "store">,
  principal: Principal | null,
  repository: RepositoryRecord,
  state: Pick<ForksPage, "typed" | "problem" | "existing"> = {},
): Promise<Html> {
  const namespaces = principal?.namespaces ?? [];
  const records = await deps.store.repositories.listForks(repository.id, namespaces, mostForks);
  const forks = await repositorySummaries(deps, records);
  return forksPage(t, {
    ...{ base: pathOf(repository), viewer: viewerOf(principal) },
    forks,
    stands: await readStands(deps, forks),
    limit: forks.length < mostForks ? null : mostForks,
    mayFork: mayFork(principal, repository),
    isWithdrawn: repository.withdrawnAt !== null,
    ...state,
  });
}
