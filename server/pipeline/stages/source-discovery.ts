import type { Stage } from "../stage.ts";

/** Fetches the code that the submitter named, keeps it as an object and records which commit it was. */
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
      // A copy is checked by the code that its source's Claims were made of, whatever became of that since.
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
