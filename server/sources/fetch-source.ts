import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import { type RunCommand, runCommand } from "../commands/run-command.ts";
import { DomainError } from "../domain/errors.ts";
import { isAllowedHost } from "../downloads/allowed-host.ts";
import { archiveCommit } from "./archive-commit.ts";
import { type GitOptions, runGit } from "./git.ts";
import { gitConfig } from "./git-config.ts";
import { gitFailure } from "./git-failure.ts";
import { requireGitVersion } from "./git-version.ts";
import { assertMirrors, type Mirrors, mirrorCandidates } from "./mirrors.ts";
import { resolveAddresses, resolvePublicAddresses } from "./public-address.ts";
import { normalizeSourceUrl } from "./source-url.ts";
import { createWorkFolder, removeStaleFolders, type WorkFolder } from "./work-folder.ts";

interface FetchedSource extends AsyncDisposable {
  /** Normalized address of the repository; never that of a mirror. */
  url: string;
  /** 40 hexadecimal digits. */
  commit: string;
  /** A tar file of the commit's tree; the same bytes for the same commit. Removed by `cleanup`. */
  archivePath: string;
  /** Notes for people about what the code lacks: submodules, files of Git LFS, links that lead outside. */
  notes: string[];
}

export interface SourceFetcher {
  /** Returns the normalized address; throws `invalid_request` / `source.url_refused`. No network. */
  check(url: string): string;
  /**
   * Fetches the newest commit of the default branch. Throws `DomainError`s with keys `source.*`: `upstream_failed` if
   * the code host failed (`retryable` if it may be transient), `unprocessable` if the repository is hostile or too
   * large; on abort, the signal's reason. `cleanup` removes everything that it wrote.
   */
  fetch(url: string, signal?: AbortSignal): Promise<FetchedSource>;
}

export interface SourceFetcherOptions {
  mirrors: Mirrors;
  /** Hosts exempt from the public-address check, on any port, and accepted as code hosts. */
  allowHosts: readonly string[];
  /** Contains a folder for each fetch in progress; stale ones are removed on creation. */
  workDir: string;
  limits: { timeoutSeconds: number; maxBytes: number; maxFiles: number };
  /** Runs git; from this process where there is none. */
  run?: RunCommand;
}

const never = new AbortController().signal;

export function createSourceFetcher(options: SourceFetcherOptions): SourceFetcher {
  assertMirrors(options.mirrors);
  // A stale folder that cannot be removed must not stop the service; it only takes disk space.
  const staleFoldersRemoved = removeStaleFolders(options.workDir).catch(() => {});
  const check = (url: string) => normalizeSourceUrl(url, options.allowHosts);
  return {
    check,
    async fetch(given, signal = never) {
      const url = check(given);
      await staleFoldersRemoved;
      const folder = await createWorkFolder(options.workDir);
      const deadline = AbortSignal.timeout(options.limits.timeoutSeconds * 1000);
      try {
        return await fetchInto(folder, url, options, AbortSignal.any([signal, deadline]));
      } catch (error) {
        await folder.remove();
        throw error === deadline.reason ? timeoutError(url, options) : error;
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
  const git = await cloneFromCandidates(folder, url, options, signal);
  const archivePath = join(folder.path, "source.tar");
  const { commit, notes } = await archiveCommit({
    url,
    bare: join(folder.path, "bare"),
    archivePath,
    git,
    limits,
  });
  return { url, commit, archivePath, notes, [Symbol.asyncDispose]: folder.remove };
}

/** Clones from the first candidate address that has the repository. */
async function cloneFromCandidates(
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
  { allowHosts, limits, run = runCommand }: SourceFetcherOptions,
  signal: AbortSignal,
): Promise<GitOptions> {
  const { protocol, hostname } = new URL(origin);
  const authoritiesFile = join(home, "authorities.pem");
  const find = isAllowedHost(hostname, allowHosts) ? resolveAddresses : resolvePublicAddresses;
  const addresses = protocol === "https:" ? await find(hostname) : [];
  // Node's own list and NODE_EXTRA_CA_CERTS: git uses neither, and a minimal system has no list.
  await writeFile(authoritiesFile, getCACertificates("default").join("\n"));
  await writeFile(join(home, "gitconfig"), gitConfig({ url: origin, addresses, authoritiesFile }));
  const git: GitOptions = {
    home,
    protocol: protocol.slice(0, -1),
    maxFileBytes: limits.maxBytes,
    cpuSeconds: limits.timeoutSeconds,
    run,
    signal,
  };
  await requireGitVersion(git);
  const shallow = ["--bare", "--depth=1", "--single-branch", "--no-tags", "--template=", "--quiet"];
  const result = await runGit(["clone", ...shallow, "--", origin, join(home, "bare")], git);
  if (result.code !== 0) throw gitFailure("fetching", url, result, limits.maxBytes);
  return git;
}

function timeoutError(url: string, { limits }: SourceFetcherOptions): DomainError {
  const parameters = { url, seconds: limits.timeoutSeconds };
  return new DomainError("upstream_failed", "source.timeout", { parameters, retryable: true });
}
