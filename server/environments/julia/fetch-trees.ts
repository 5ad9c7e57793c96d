import { join } from "node:path";
import type { LockedTree } from "../../domain/environment/locked-julia.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { PackageServer } from "./package-server.ts";

export interface WantedTree {
  /** Of a package; null for an artifact. */
  uuid: string | null;
  sha1: string;
}

export interface FetchedTrees {
  trees: Map<string, LockedTree>;
  /** Why one cannot be had. Both by their hashes. */
  lost: Map<string, EnvironmentError>;
}

const CONCURRENCY = 6;

/** Fetches trees into a folder, each as `<hash>.tar.gz`. */
export async function fetchTrees(
  wanted: readonly WantedTree[],
  folder: string,
  server: PackageServer,
  signal: AbortSignal,
): Promise<FetchedTrees> {
  const fetched: FetchedTrees = { trees: new Map(), lost: new Map() };
  const waiting = [...new Map(wanted.map((each) => [each.sha1, each])).values()];
  const work = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const { uuid, sha1 } = each;
      const path = join(folder, `${sha1}.tar.gz`);
      try {
        const tree = await (uuid === null
          ? server.fetchArtifact(sha1, path, signal)
          : server.fetchPackage(uuid, sha1, path, signal));
        fetched.trees.set(sha1, tree);
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        fetched.lost.set(sha1, error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return fetched;
}
