import { manifestKinds } from "../domain/manifest/kinds/all-kinds.ts";
import type { ReadPart } from "../domain/manifest/kinds/manifest-kind.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread is given. */
export interface ManifestsRequest {
  /** What is read: the path of a file, and the index of its kind. */
  files: { kind: number; path: string }[];
  paths: ReadonlySet<string>;
  notExecutable?: ReadonlySet<string>;
  contents: ReadonlyMap<string, Uint8Array>;
}

export type ManifestsMessage = [index: number, read: ReadPart];

// The YAML parser makes an Error for each problem: ten frames for each of 130,000 exceeded the thread's memory.
Error.stackTraceLimit = 1;

// The thread of parse-manifests.ts: posts what each file says as soon as it is read, in the order of precedence, so that
// a file that takes too long takes nothing from those before it.
export const run: ThreadFunction<ManifestsRequest, ManifestsMessage> = ({ files, ...repository }, post) => {
  for (const [index, { kind, path }] of files.entries())
    post([index, manifestKinds[kind]!.read(path, repository)]);
};
