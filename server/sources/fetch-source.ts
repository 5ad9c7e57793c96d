import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import { DomainError } from "../domain/errors.ts";
import { archiveCommit } from "./archive-commit.ts";
import { type GitOptions, runGit } from "./git.ts";
import { gitConfig } from "./git-config.ts";
import { gitFailure } from "./git-failure.ts";
import { checkGitVersion } from "./git-version.ts";
import { checkMirrors, type Mirrors, mirrorCandidates } from "./mirrors.ts";
import { addressesOf, publicAddresses } from "./public-address.ts";
import { isAllowedHost, normalizeSourceUrl } from "./source-url.ts";
import { makeWorkFolder, removeStaleFolders, type WorkFolder } from "./work-folder.ts";

export interface FetchedSource extends AsyncDisposable {
  /** The repository's address, normalized; never that of a mirror. */
  url: string;
  /** 40 hexadecimal digits. */
  commit: string;
  /** A tar file of the commit's tree, byte for byte the same for the same commit. Gone after `cleanup`. */
  archivePath: string;
  byteSize: number;
  /** What the archive does not hold, for people: submodules. */
  notes: string[];
  cleanup(): Promise<void>;
}

export interface SourceFetcher {
  /** The address as it would be fetched; throws `invalid_request` / `source.url_refused`. No network. */
  check(url: string): string;
  /**
   * The newest commit of the default branch. Throws `DomainError`s with keys `source.*`: `upstream_failed` where
   * the code host failed (`retryable` tells whether it may pass), `unprocessable` where the repository is hostile
   * or too large; on abort, the signal's reason. Leaves nothing behind but what `cleanup` removes.
   */
  fetch(url: string, signal?: AbortSignal): Promise<FetchedSource>;
}

export interface SourceFetcherOptions {
  mirrors: Mirrors;
  /** Hosts exempt from the public-address check, on any port, and accepted as code hosts. */
  allowHosts: readonly string[];
  /** Holds a folder for each fetch under way; stale ones in it are removed at the first fetch. */
  workDir: string;
  limits: { timeoutSeconds: number; maxBytes: number; maxFiles: number };
}

const never = new AbortController().signal;

export function createSourceFetcher(options: SourceFetcherOptions): SourceFetcher {
  checkMirrors(options.mirrors);
  // A leftover that cannot be removed must not stop the service; it only takes room.
  const cleaned = removeStaleFolders(options.workDir).catch(() => {});
  const check = (url: string) => normalizeSourceUrl(url, options.allowHosts);
  return {
    check,
    async fetch(given, signal = never) {
      const url = check(given);
      await cleaned;
      const folder = await makeWorkFolder(options.workDir);
      const deadline = AbortSignal.timeout(options.limits.timeoutSeconds * 1000);
      try {
        return await fetchInto(folder, url, options, AbortSignal.any([signal, deadline]));
      } catch (error) {
        await folder.remove();
        throw error === deadline.reason ? overTime(url, options) : error;
      }
    },
  };
}

async function fetchInto(
  folder: WorkFolder,
  url: string,
  options: SourceFetcherOptions,
  signal: AbortSignal,
): Promise<FetchedSource> {
  const { limits } = options;
  const git = await cloneFirst(folder, url, options, signal);
  const archivePath = join(folder.path, "source.tar");
  const { commit, notes } = await archiveCommit({
    url,
    bare: join(folder.path, "bare"),
    archivePath,
    git,
    limits,
  });
  const { size: byteSize } = await stat(archivePath);
  const cleanup = folder.remove;
  return { url, commit, archivePath, byteSize, notes, cleanup, [Symbol.asyncDispose]: cleanup };
}

/** Clones from the first candidate that has the repository. */
async function cloneFirst(
  folder: WorkFolder,
  url: string,
  options: SourceFetcherOptions,
  signal: AbortSignal,
): Promise<GitOptions> {
  let failure: unknown;
  for (const origin of mirrorCandidates(url, options.mirrors)) {
    try {
      return await clone(folder.path, url, origin, options, signal);
    } catch (error) {
      if (!(error instanceof DomainError) || error.key !== "source.not_found") throw error;
      failure = error;
    }
  }
  throw failure;
}

async function clone(
  home: string,
  url: string,
  origin: string,
  { allowHosts, limits }: SourceFetcherOptions,
  signal: AbortSignal,
): Promise<GitOptions> {
  const { protocol, hostname } = new URL(origin);
  const authoritiesFile = join(home, "authorities.pem");
  const find = isAllowedHost(hostname, allowHosts) ? addressesOf : publicAddresses;
  const addresses = protocol === "https:" ? await find(hostname) : [];
  // Node's own list and NODE_EXTRA_CA_CERTS: git has neither, and a small machine has no list at all.
  await writeFile(authoritiesFile, getCACertificates("default").join("\n"));
  await writeFile(join(home, "gitconfig"), gitConfig({ url: origin, addresses, authoritiesFile }));
  const git: GitOptions = {
    home,
    protocol: protocol.slice(0, -1),
    maxFileBytes: limits.maxBytes,
    cpuSeconds: limits.timeoutSeconds,
    signal,
  };
  await checkGitVersion(git);
  const shallow = ["--bare", "--depth=1", "--single-branch", "--no-tags", "--template=", "--quiet"];
  const result = await runGit(["clone", ...shallow, "--", origin, join(home, "bare")], git);
  if (result.code !== 0) throw gitFailure("fetching", url, result, limits.maxBytes);
  return git;
}

function overTime(url: string, { limits }: SourceFetcherOptions): DomainError {
  const parameters = { url, seconds: limits.timeoutSeconds };
  return new DomainError("upstream_failed", "source.timeout", { parameters, retryable: true });
}
