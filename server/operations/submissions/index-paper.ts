import type { Inputs } from "../../__generated__/handlers.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Principal } from "../../domain/records.ts";
import type { PreprintInput } from "../../domain/repository/paper-input.ts";
import { slugOf, slugsLike } from "../../domain/repository/slugs.ts";
import {
  monthlyQuota,
  paperExistsError,
  quotaExceededError,
  requireNamespace,
  slugTakenError,
} from "../../domain/repository/submission.ts";
import { requirePaperInput } from "../preprints/paper-input.ts";
import { requireQueuePlace } from "../queue-job.ts";
import { fetchPaper } from "./fetch-paper.ts";
import { type ChooseSlug, storeSubmission } from "./store-submission.ts";

type Indexing = Extract<Inputs["createRepository"], { contentType: "application/json" }>["body"];

/**
 * Creates a repository from a paper on a preprint server or at a link, which is fetched and read during the request:
 * what is refused or not found leaves nothing and consumes no quota. All that needs no network is checked before.
 */
export async function indexPaper(deps: Deps, body: Indexing, { principal, signal, commit }: Context) {
  const { store } = deps;
  const requester = principal!;
  const input = requirePaperInput(body.input);
  const slug = body.slug === undefined ? null : normalizeSlug(body.slug);
  const githubUrl = body.githubUrl === undefined ? undefined : deps.sources.check(body.githubUrl);
  const owner = requireNamespace(requester, body.owner);
  const requireNewPreprint = async (repositories: Repositories, id: string) => {
    const existing = await repositories.findByPreprint(owner, id);
    if (existing) throw paperExistsError(owner, existing.slug);
  };
  if (input.kind === "preprint") await requireNewPreprint(store.repositories, input.id);
  if (slug !== null && (await store.repositories.findBySlug(owner, slug))) throw slugTakenError(owner, slug);
  await requireQuota(deps, requester);
  await requireQueuePlace(deps, store, requester.id);

  const request = { requesterId: requester.id, signal };
  const paper = await fetchPaper(deps, input, body.title, request, ({ id }) =>
    // Versions with identifiers of their own share the one that the server answers.
    requireNewPreprint(store.repositories, id),
  );
  const submission = {
    ...paper,
    owner,
    githubUrl,
    visibility: body.visibility,
    codeLicense: "unknown" as const,
  };
  return storeSubmission(deps, submission, { requester, commit }, async (repositories) => {
    const { preprintId, paperDigest, title } = paper;
    if (preprintId !== null) await requireNewPreprint(repositories, preprintId);
    const same = paperDigest === null ? null : await repositories.findByPaper(owner, paperDigest);
    if (same) throw paperExistsError(owner, same.slug);
    return chooseSlug(owner, slug, title, input.kind === "preprint" ? input : null)(repositories);
  });
}

type Repositories = Deps["store"]["repositories"];

/** Checked before fetching, but consumed with the creation, so that a failed fetch consumes nothing. */
async function requireQuota({ store, now, submissionQuota }: Deps, requester: Principal): Promise<void> {
  const at = now();
  const quota = monthlyQuota(submissionQuota, at);
  if ((await store.quotas.getUsed(requester.id, quota.month)) >= quota.limit)
    throw quotaExceededError(quota, at);
}

/** Normalizes a slug, which only uploads must send in its final form. Throws a 400 where nothing is left of it. */
function normalizeSlug(input: string): string {
  const slug = slugOf(input);
  if (slug === "")
    throw new DomainError("invalid_request", "repository.slug_empty", { parameters: { given: input } });
  return slug;
}

/** The given slug, or one that is made of the title, told apart by the preprint's identifier or a number. */
function chooseSlug(
  owner: string,
  given: string | null,
  title: string,
  preprint: PreprintInput | null,
): ChooseSlug {
  return async (repositories) => {
    if (given !== null) {
      if (await repositories.findBySlug(owner, given)) throw slugTakenError(owner, given);
      return given;
    }
    const identifier = preprint ? [slugOf(preprint.id)] : [];
    const first = slugOf(title) || identifier[0] || "paper";
    const numbers = Array.from({ length: maxSlugNumber - 1 }, (_, index) => String(index + 2));
    for (const slug of slugsLike(first, [...identifier, ...numbers]))
      if (!(await repositories.findBySlug(owner, slug))) return slug;
    throw slugTakenError(owner, first);
  };
}

/** More papers of one title are named by whoever submits them. */
const maxSlugNumber = 20;
