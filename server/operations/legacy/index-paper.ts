import type { Inputs } from "../../__generated__/handlers.ts";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Principal } from "../../domain/records.ts";
import { slugOf } from "../../domain/repository/slugs.ts";
import {
  monthlyQuota,
  paperExistsError,
  requireNamespace,
  slugTakenError,
} from "../../domain/repository/submission.ts";
import { notFetchedError, requirePaperInput } from "../preprints/paper-input.ts";

type Indexing = Extract<Inputs["createRepository"], { contentType: "application/json" }>["body"];

/** Refuses what it can without the network; fetching itself is not built, and answers as an upstream that failed. */
export async function indexPaper(deps: Deps, body: Indexing, requester: Principal): Promise<never> {
  const { store, now } = deps;
  const paper = requirePaperInput(body.input);
  const slug = body.slug === undefined ? null : writtenSlug(body.slug);
  if (body.githubUrl !== undefined) deps.sources.check(body.githubUrl);
  const owner = requireNamespace(requester, body.owner);
  if (paper.kind === "preprint") {
    const known = await store.repositories.findByPreprint(owner, paper.id);
    if (known) throw paperExistsError(owner, known.slug);
  }
  if (slug !== null && (await store.repositories.findBySlug(owner, slug))) throw slugTakenError(owner, slug);
  // Looked at before anything is fetched, used with what is made: what fails on the way has used nothing.
  const quota = monthlyQuota(deps.submissionQuota, now());
  if ((await store.quotas.getUsed(requester.id, quota.month)) >= quota.limit) throw quota.exceeded();
  throw notFetchedError(paper);
}

/** Only uploads must write the slug as addresses have it; here it is brought to that form. */
function writtenSlug(given: string): string {
  const slug = slugOf(given);
  if (slug === "")
    throw new DomainError("invalid_request", "repository.slug_empty", { parameters: { given } });
  return slug;
}
