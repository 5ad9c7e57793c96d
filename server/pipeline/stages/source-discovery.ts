import { discoverSource } from "../discover-source.ts";
import { foundSource } from "../found-source.ts";
import type { Stage, StageContext, StageOutcome } from "../stage.ts";

/**
 * Fetches the submitted code repository, or the one that the paper names as its own, stores its archive as an object and
 * records its commit. A new look fetches again, from another address where one was given.
 */
export const sourceDiscovery: Stage = {
  name: "source_discovery",
  async run(context) {
    const { deps, job, repository, signal } = context;
    const { sourceCommit, sourceDigest } = repository;
    const githubUrl = job.look?.githubUrl ?? repository.githubUrl;
    if (githubUrl === null) return discover(context);
    if (sourceCommit !== null && sourceDigest !== null && job.look === null) {
      // A fork keeps the commit of its source, even if the code repository has changed since.
      return { status: "completed", payload: { url: githubUrl, commit: sourceCommit, sourceDigest } };
    }
    await using source = await deps.sources.fetch(githubUrl, signal);
    // Awaited: the archive is removed when this returns.
    return await store(context, source);
  },
};

async function discover(context: StageContext): Promise<StageOutcome> {
  const { found, runnersUp, isSearched } = await discoverSource(context);
  if (!found)
    return { status: "skipped", payload: { reason: whyNone(runnersUp.length, isSearched), runnersUp } };
  const { source, reasons } = found;
  await using _ = source;
  return await store(context, source, { reasons, runnersUp });
}

/** `found`: what says how an address was found that was not given; absent where it was given. */
async function store(
  { deps, job, repository }: StageContext,
  { url, commit, notes, archivePath }: { url: string; commit: string; notes: string[]; archivePath: string },
  found: Record<string, unknown> = {},
): Promise<StageOutcome> {
  const { digest, byteSize } = await deps.objects.putFile(archivePath);
  const kept = notes.length > 0 ? { notes } : {};
  const payload = { url, commit, sourceDigest: digest, byteSize, ...found, ...kept };
  // The address that the code came from is what pages show and statements name, whoever gave it.
  const source = { githubUrl: url, sourceCommit: commit, sourceDigest: digest };
  if (job.look) return { status: "completed", payload, result: foundSource(source) };
  return {
    status: "completed",
    payload,
    save: (queries) => queries.repositories.update(repository.id, source),
  };
}

function whyNone(runnersUp: number, isSearched: boolean): string {
  const todo = "Submit the paper with the address of its code repository (githubUrl).";
  if (!isSearched)
    return `No code repository was given with the paper, and its text is too long to look for one. ${todo}`;
  if (runnersUp > 0)
    return `No code repository was given with the paper, and of the addresses that it names none was taken; runnersUp says why. ${todo}`;
  return `No code repository was given with the paper. Its links, text and abstract name none on GitHub, GitLab, Codeberg, Bitbucket, Zenodo, OSF, Figshare, Harvard's Dataverse or Software Heritage. ${todo}`;
}
