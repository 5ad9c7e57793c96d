import type { Inputs } from "../../__generated__/handlers.ts";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Principal } from "../../domain/records.ts";
import { slugOf } from "../../domain/repository/slugs.ts";
import {
  monthlyQuota,
  paperExistsError,
  quotaExceededError,
  requireNamespace,
  slugTakenError,
} from "../../domain/repository/submission.ts";
import { notFetchedError, requirePaperInput } from "../preprints/paper-input.ts";

type Indexing = Extract<Inputs["createRepository"], { contentType: "application/json" }>["body"];

/** Checks everything that needs no network, then throws a 502: fetching papers is not implemented yet. */
export async function indexPaper(deps: Deps, body: Indexing, requester: Principal): Promise<never> {
  const { store, now } = deps;
  const paper = requirePaperInput(body.input);
  const slug = body.slug === undefined ? null : normalizeSlug(body.slug);
  if (body.githubUrl !== undefined) deps.sources.check(body.githubUrl);
  const owner = requireNamespace(requester, body.owner);
  if (paper.kind === "preprint") {
    const existing = await store.repositories.findByPreprint(owner, paper.id);
    if (existing) throw paperExistsError(owner, existing.slug);
  }
  if (slug !== null && (await store.repositories.findBySlug(owner, slug))) throw slugTakenError(owner, slug);
  // Checked before fetching, but consumed with the creation, so that a failed fetch consumes nothing.
  const at = now();
  const quota = monthlyQuota(deps.submissionQuota, at);
  if ((await store.quotas.getUsed(requester.id, quota.month)) >= quota.limit)
    throw quotaExceededError(quota, at);
  throw notFetchedError(paper);
}

/** Normalizes a slug, which only uploads must send in its final form. Throws a 400 where nothing is left of it. */
function normalizeSlug(input: string): string {
  const slug = slugOf(input);
  if (slug === "")
    throw new DomainError("invalid_request", "repository.slug_empty", { parameters: { given: input } });
  return slug;
}
