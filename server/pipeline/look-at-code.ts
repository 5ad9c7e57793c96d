import type { CodeLook, PipelineDeps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { readCommitted } from "./read-committed.ts";
import { readManifests } from "./read-manifests.ts";
import { searchText } from "./search-text.ts";

/** A request waits for it: a repository that takes longer to fetch is for the pipeline. */
const maxSeconds = 50;

/**
 * Fetches code and looks at it, and at a paper's text, as a job does, but keeps nothing, runs nothing and asks no
 * language model.
 */
export async function lookAtCode(
  deps: Pick<PipelineDeps, "sources" | "archives">,
  url: string,
  paperText: Uint8Array | null,
  stopped: AbortSignal,
  seconds = maxSeconds,
): Promise<CodeLook> {
  const deadline = AbortSignal.timeout(seconds * 1000);
  try {
    return await look(deps, url, paperText, AbortSignal.any([stopped, deadline]));
  } catch (error) {
    if (error !== deadline.reason) throw error;
    throw new DomainError("unprocessable", "draft.timeout", { parameters: { url, seconds } });
  }
}

async function look(
  deps: Pick<PipelineDeps, "sources" | "archives">,
  url: string,
  paperText: Uint8Array | null,
  signal: AbortSignal,
): Promise<CodeLook> {
  const { archives } = deps;
  await using source = await deps.sources.fetch(url, signal);
  const path = source.archivePath;
  const read = await readManifests({ deps, signal }, path, await archives.list(path));
  const { manifest, notes, problems } = read;
  const { experiments, claims } = manifest;
  const found =
    paperText && claims.length === 0
      ? await searchText(
          {
            paperText,
            ...(await readCommitted(archives, path, experiments, signal)),
            experiments,
            proposals: [],
          },
          signal,
        )
      : null;
  const said = problems.map(({ path: file, line, message }) => `${file}, line ${line}: ${message}`);
  return {
    source: { url: source.url, commit: source.commit },
    manifest,
    found,
    notes: [...source.notes, ...notes, ...said.slice(0, maxProblems)],
  };
}

const maxProblems = 50;
