import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { create } from "tar";
import { DomainError } from "../domain/errors.ts";
import type { SourceFetcher } from "../sources/fetch-source.ts";
import { normalizeSourceUrl } from "../sources/source-url.ts";
import { findStage } from "./current-stage.ts";
import type { SimulatedWorld } from "./world.ts";

/** Refuses the addresses that the service refuses, and has the world's code at all others. */
export function createSimulatedSources(
  world: Pick<SimulatedWorld, "codeOf">,
  workFolder: string,
): SourceFetcher {
  return {
    check: (url) => normalizeSourceUrl(url),
    async fetch(given) {
      const url = normalizeSourceUrl(given);
      const code = world.codeOf(url, findStage()?.repository ?? unsubmitted);
      if (code === null)
        throw new DomainError("upstream_failed", "source.not_found", { parameters: { url } });
      const folder = await mkdtemp(join(workFolder, "simulated-"));
      const tree = join(folder, "tree");
      const paths = Object.keys(code.files).sort();
      for (const path of paths) {
        await mkdir(dirname(join(tree, path)), { recursive: true });
        await writeFile(join(tree, path), code.files[path]!);
      }
      const archivePath = join(folder, "source.tar");
      await create({ cwd: tree, file: archivePath, portable: true, mtime: new Date(0) }, paths);
      const remove = () => rm(folder, { recursive: true, force: true });
      return { url, commit: code.commit, archivePath, notes: [], [Symbol.asyncDispose]: remove };
    },
  };
}

/** Code that is looked at before a paper is submitted. */
const unsubmitted = { owner: "", slug: "", githubUrl: null };
