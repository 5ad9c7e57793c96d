import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayAdminister, requireReadable } from "../../domain/account/access.ts";
import type { FoundClaims } from "../../domain/claims/found.ts";
import { draftManifest } from "../../domain/draft/draft-manifest.ts";
import type { Manifest } from "../../domain/manifest/manifest.ts";
import type { JobRecord, RepositoryRecord } from "../../domain/records.ts";
import { redistributionOf } from "../../domain/repository/licenses.ts";

export const getManifestDraft: Handler<"getManifestDraft", Deps, Context> = async (
  { store, objects, baseUrl },
  { path },
  { principal },
) => {
  const repository = requireReadable(principal, await store.repositories.get(path.repositoryId));
  const job = await store.jobs.findLatestIngestion(repository.id);
  const read = async <T>(digest: unknown) =>
    typeof digest === "string" ? (JSON.parse(Buffer.from(await objects.get(digest)).toString()) as T) : null;
  const found = await read<FoundClaims>(job?.result?.foundDigest);
  const isQuotable =
    redistributionOf(repository.paperLicense) === "allowed" || mayAdminister(principal, repository);
  const body = draftManifest({
    title: repository.title,
    source: sourceOf(repository),
    schemaUrl: `${baseUrl}/schemas/experiment.json`,
    manifest: await read<Manifest>(job?.result?.compilationDigest),
    found: found && !isQuotable ? { ...found, candidates: [] } : found,
    missing: missingOf(job),
  });
  return {
    status: 200,
    mediaType: "application/yaml",
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": 'attachment; filename="experiment.yml"',
    },
    body,
  };
};

function sourceOf({ githubUrl: url, sourceCommit: commit }: RepositoryRecord) {
  return url !== null && commit !== null ? { url, commit } : null;
}

/** Why there is nothing yet, or nothing more. */
function missingOf(job: JobRecord | null): string[] {
  if (job?.result?.foundDigest !== undefined || job?.result?.compilationDigest !== undefined) return [];
  if (job?.state === "failed" || job?.state === "blocked")
    return [job.lastError ?? "The paper could not be processed."];
  if (job === null || job.state === "completed") return ["Nothing was found in the paper or its code."];
  return ["The paper is being processed: ask again when it is done."];
}
