import { create } from "content-disposition";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { crateOf } from "../../domain/crate/crate-of.ts";
import { isWithheld, shownRepository } from "../../domain/repository/withdrawal.ts";
import { repositoryWithSections } from "./repository-with-sections.ts";

const sections = ["claims", "experiments", "runs", "evidence", "assessments"];

export const getCrate: Handler<"getCrate", Deps, Context> = async (deps, { path }, { principal }) => {
  const { store, baseUrl } = deps;
  const found = requireReadable(principal, await store.repositories.findBySlug(path.owner, path.slug));
  const record = shownRepository(principal, found);
  const repository = await repositoryWithSections(deps, record, sections);
  const runs = (repository.runs ?? []).map(({ id }) => id);
  const attestations = await store.assessments.listAttestationsByRuns(runs);
  const givesFiles = !isWithheld(principal, record);
  return {
    status: 200,
    mediaType: "application/ld+json",
    headers: { "Content-Disposition": create("ro-crate-metadata.json", { type: "attachment" }) },
    body: crateOf({ repository, record, attestations, baseUrl, givesFiles }),
  };
};
