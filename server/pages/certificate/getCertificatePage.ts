import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { citationItems } from "../../domain/citation/citation-items.ts";
import { citationText } from "../../domain/citation/citation-text.ts";
import { shownRepository } from "../../domain/repository/withdrawal.ts";
import { citedRepository } from "../../operations/citations/cited.ts";
import { cappedSections } from "../../operations/repositories/capped-sections.ts";
import { repositoryWithSections } from "../../operations/repositories/repository-with-sections.ts";
import { requireAddressed } from "../actions/on-repository.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { repositoryBasis } from "../page-basis.ts";
import { checkBundles, checkedUntil } from "../verification/check-bundles.ts";
import { judgedBundles } from "../verification/judged-bundles.ts";
import { certificatePage } from "./certificate-page.ts";

export const getCertificatePage: Handler<"getCertificatePage", Deps, Context> = async (
  deps,
  { path },
  context,
) => {
  const basis = await repositoryBasis(deps, context, path);
  const record = await requireAddressed(deps, context, path);
  const shown = shownRepository(context.principal, record);
  const repository = cappedSections(await repositoryWithSections(deps, shown, ["claims", "assessments"]));
  const [, found] = citationItems(await citedRepository(deps, record));
  const runs = (repository.assessments ?? []).map(({ executionRunId }) => executionRunId);
  const attestations = await deps.store.assessments.listAttestationsByRuns([...new Set(runs)]);
  const bundles = await checkBundles(deps, judgedBundles(repository, attestations));
  const t = translatorOf(context.headers);
  const page = certificatePage(t, repository, {
    ...{ record, viewer: viewerOf(context.principal), citation: citationText(found!) },
    bundles,
  });
  return pageAnswer(t, page, {}, basis && { ...basis, until: checkedUntil(deps, bundles) });
};
