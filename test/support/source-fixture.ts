import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { DomainError } from "../../server/domain/errors.ts";
import {
  createSourceFetcher,
  type SourceFetcher,
  type SourceFetcherOptions,
} from "../../server/sources/fetch-source.ts";
import { bareRepository, type SampleFile } from "./source-samples.ts";

export const limits = { timeoutSeconds: 120, maxBytes: 4 * 1024 * 1024, maxFiles: 1000 };

/** For tests: a folder of mirrored repositories, and fetchers that read from it. */
export function createFixture() {
  const root = mkdtempSync(join(tmpdir(), "sources-"));
  const mirror = join(root, "mirror");
  let count = 0;
  let workDir = join(root, "work");

  function fetcher(options: Partial<SourceFetcherOptions> = {}): SourceFetcher {
    const mirrors = { "https://github.com/": `file://${mirror}/` };
    return createSourceFetcher({ mirrors, allowHosts: [], workDir, limits, ...options });
  }

  return {
    root,
    mirror,
    fetcher,
    workDir: () => workDir,
    newWorkDir: () => {
      workDir = join(root, `work-${++count}`);
    },
    remove: () => rmSync(root, { recursive: true }),
    /** A new mirrored repository of these files; gives its address. */
    publish(...files: SampleFile[]): string {
      const name = `r${++count}`;
      bareRepository(join(mirror, "o"), `${name}.git`, files);
      return `https://github.com/o/${name}`;
    },
    /** `code key retryable` of what a fetch comes to; that it leaves nothing behind is checked with each. */
    async failure(url: string, options: Partial<SourceFetcherOptions> = {}): Promise<string> {
      const error = await fetcher(options)
        .fetch(url)
        .then(
          () => null,
          (thrown: DomainError) => thrown,
        );
      expect(existsSync(workDir) ? readdirSync(workDir) : []).toEqual([]);
      return error ? `${error.code} ${error.key} ${error.retryable}` : "fetched";
    },
  };
}

export const text = (path: string, content = "x\n"): SampleFile => ({ path, content });
export const link = (path: string, content: string): SampleFile => ({ path, content, mode: "120000" });
