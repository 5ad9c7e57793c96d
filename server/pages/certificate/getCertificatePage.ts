import type { Handler } from "../../__generated__/operations.ts";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { citationItems } from "../../domain/citation/citation-items.ts";
import { citationText } from "../../domain/citation/citation-text.ts";
import { cited } from "../../operations/citations/cited.ts";
import { resolveRepository } from "../../operations/repositories/resolveRepository.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { checkBundles } from "../verification/check-bundles.ts";
import { judgedBundles } from "../verification/judged-bundles.ts";
import { certificatePage } from "./certificate-page.ts";

export const getCertificatePage: Handler<"getCertificatePage", Deps, Context> = async (
  deps,
  { path: { owner, slug } },
  context,
) => {
  const include = ["claims" as const, "assessments" as const];
  const input = { path: {}, query: { owner, slug, include }, headers: {} };
  const { body } = await resolveRepository(deps, input, context);
  // Without `fields` the record is complete.
  const repository = body as RepositorySummary;
  const record = (await deps.store.repositories.get(repository.id))!;
  const [, found] = citationItems(await cited(deps, context.principal, { owner, slug }));
  const runs = (repository.assessments ?? []).map(({ executionRunId }) => executionRunId);
  const attestations = await deps.store.assessments.listAttestationsByRuns([...new Set(runs)]);
  const t = translatorOf(context.headers);
  const page = certificatePage(t, repository, {
    ...{ record, viewer: viewerOf(context.principal), citation: citationText(found!) },
    bundles: judgedBundles(repository, await checkBundles(deps, attestations)),
  });
  return pageAnswer(t, page);
};
