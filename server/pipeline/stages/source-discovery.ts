import type { Stage } from "../stage.ts";

/** Fetches the submitted code repository, stores its archive as an object and records its commit. */
export const sourceDiscovery: Stage = {
  name: "source_discovery",
  async run({ deps: { sources, objects }, repository, signal }) {
    if (repository.githubUrl === null) {
      return {
        status: "skipped",
        payload: { reason: "No code repository was given with the paper (githubUrl)." },
      };
    }
    const { sourceCommit, sourceDigest } = repository;
    if (sourceCommit !== null && sourceDigest !== null) {
      // A fork keeps the commit of its source, even if the code repository has changed since.
      return {
        status: "completed",
        payload: { url: repository.githubUrl, commit: sourceCommit, sourceDigest },
      };
    }
    await using source = await sources.fetch(repository.githubUrl, signal);
    const { url, commit, notes } = source;
    const { digest, byteSize } = await objects.putFile(source.archivePath);
    return {
      status: "completed",
      payload: { url, commit, sourceDigest: digest, byteSize, ...(notes.length > 0 ? { notes } : {}) },
      save: (store) =>
        store.repositories.update(repository.id, { sourceCommit: commit, sourceDigest: digest }),
    };
  },
};
