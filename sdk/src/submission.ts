import type { RepositoryIndexing, RepositoryUpload } from "./__generated__/types.ts";

/** A PDF to upload. `paper` is a Blob or File; see `paperFromFile` of `@research-verification/sdk/node`. */
export type PaperUpload = Omit<RepositoryUpload, "paper" | "submitterAttested"> & {
  paper: Blob;
  /** Attests that you may submit this paper. */
  submitterAttested: true | "true";
};

/** A PDF to upload, or a preprint or PDF link to index. */
export type Submission = PaperUpload | RepositoryIndexing;
