import type { Deps } from "../../deps.ts";
import type { FoundClaims } from "../../domain/claims/found.ts";
import { type DraftInput, draftManifest } from "../../domain/draft/draft-manifest.ts";
import type { Manifest } from "../../domain/manifest/manifest.ts";
import type { JobRecord } from "../../domain/records.ts";

/** What a look at a paper and its code left; null each where it left none. */
export interface Findings {
  manifest: Manifest | null;
  found: FoundClaims | null;
}

export async function readFindings(objects: Deps["objects"], job: JobRecord | null): Promise<Findings> {
  const read = async <T>(digest: unknown) =>
    typeof digest === "string" ? (JSON.parse(Buffer.from(await objects.get(digest)).toString()) as T) : null;
  return {
    manifest: await read<Manifest>(job?.result?.compilationDigest),
    found: await read<FoundClaims>(job?.result?.foundDigest),
  };
}

/** Drafts the manifest of what a job found. `isQuotable`: doubtful statements may be quoted to whoever asks. */
export function draftOf(
  { manifest, found }: Findings,
  job: JobRecord | null,
  isQuotable: boolean,
  about: Pick<DraftInput, "title" | "source" | "reference">,
): string {
  return draftManifest({
    ...about,
    manifest,
    found: found && !isQuotable ? { ...found, candidates: [] } : found,
    missing: missingOf(job),
  });
}

/** Why there is nothing yet, or nothing more. */
function missingOf(job: JobRecord | null): string[] {
  if (job?.result?.foundDigest !== undefined || job?.result?.compilationDigest !== undefined) return [];
  if (job?.state === "failed" || job?.state === "blocked")
    return [job.lastError ?? "The paper could not be processed."];
  if (job === null || job.state === "completed") return ["Nothing was found in the paper or its code."];
  return ["The paper is being processed: ask again when it is done."];
}
