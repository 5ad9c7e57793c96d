import type { FoundClaims } from "../domain/claims/found.ts";
import type { Manifest, ManifestExperiment } from "../domain/manifest/manifest.ts";
import type { CommittedFiles } from "./committed-files.ts";
import { type Proposals, proposeClaims } from "./propose-claims.ts";
import { readCommitted } from "./read-committed.ts";
import { searchLimits, searchText } from "./search-text.ts";
import { openSource } from "./source-tree.ts";
import type { StageContext } from "./stage.ts";

interface TextClaims {
  found: FoundClaims;
  /** Null where no language model is configured. */
  proposed: Proposals | null;
}

/**
 * Finds the Claims of the paper's text, and links them to the outputs that its authors committed: never to what a Run of
 * ours left. Null where there is no text, or where the authors say themselves what they claim.
 */
export async function findTextClaims(
  context: Pick<StageContext, "deps" | "job" | "repository" | "signal">,
  manifest: Pick<Manifest, "experiments" | "claims">,
  limits = searchLimits,
): Promise<TextClaims | null> {
  const { deps, repository, signal } = context;
  if (repository.paperTextDigest === null || manifest.claims.length > 0) return null;
  const { experiments } = manifest;
  const paperText = await deps.objects.get(repository.paperTextDigest);
  const material = { paperText, ...(await readCode(context, experiments)) };
  const proposed = await proposeClaims(context, material, limits);
  const proposals = proposed?.model.proposals ?? [];
  const found = await searchText({ ...material, experiments, proposals }, signal, limits);
  return { found: proposed ? { ...found, model: proposed.model } : found, proposed };
}

async function readCode(
  { deps, repository: { sourceDigest }, signal }: Pick<StageContext, "deps" | "repository" | "signal">,
  experiments: readonly ManifestExperiment[],
): Promise<CommittedFiles> {
  if (sourceDigest === null) return { files: new Map(), code: new Map() };
  await using source = await openSource(deps, sourceDigest);
  return await readCommitted(deps.archives, source.path, experiments, signal);
}
