import Negotiator from "negotiator";
import type { Handler } from "../__generated__/operations.ts";
import type { RepositorySummary } from "../__generated__/types.ts";
import type { Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { getProcessing } from "../operations/processing/getProcessing.ts";
import { resolveRepository } from "../operations/repositories/resolveRepository.ts";
import { repositoryPage } from "./repository-page.ts";

const offered = ["text/html", "application/json"];

/** A repository for whoever opens its address: a page for people, the compact record for machines. */
export const getRepositoryPage: Handler<"getRepositoryPage", Deps, Context> = async (
  deps,
  { path },
  context,
) => {
  const accept = context.headers.get("accept") ?? "*/*";
  const mediaType = new Negotiator({ headers: { accept } }).mediaType(offered);
  if (mediaType === undefined) {
    throw new DomainError("not_acceptable", "request.not_acceptable", {
      parameters: { supported: offered.join(" or ") },
    });
  }
  const resolve = async (
    include?: ("readme" | "claims" | "runs" | "assessments")[],
  ): Promise<RepositorySummary> => {
    const query = { owner: path.owner, slug: path.slug, ...(include ? { include } : {}) };
    const found = await resolveRepository(deps, { path: {}, query, headers: {} }, context);
    // Without `fields` the record is whole.
    return found.body as RepositorySummary;
  };
  if (mediaType === "application/json") return { status: 200, mediaType, body: await resolve() };

  const repository = await resolve(["claims", "runs", "assessments"]);
  const query = { repositoryId: repository.id };
  const { body } = await getProcessing(deps, { path: {}, query, headers: {} }, context);
  const page = await repositoryPage(repository, body);
  return { status: 200, mediaType: "text/html", body: String(page) };
};
