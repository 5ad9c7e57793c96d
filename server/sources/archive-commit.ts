import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { archiveNotes } from "./archive-notes.ts";
import { type GitOptions, runGit } from "./git.ts";
import { gitFailure } from "./git-failure.ts";
import { findLfsPointers, listArchive, readArchiveCommit } from "./read-archive.ts";
import {
  assertSafePath,
  checkTree,
  createLimitCheck,
  isDistinct,
  printable,
  type TreeLimits,
} from "./tree-entry.ts";

export interface ArchiveRequest {
  /** Address of the repository, for messages. */
  url: string;
  /** A bare repository whose HEAD is archived. */
  bare: string;
  archivePath: string;
  git: GitOptions;
  limits: TreeLimits;
}

/** A tar header and padding for each file, and pax headers for long names. */
const TAR_BYTES_PER_FILE = 4096;

/** Longer than any path that is accepted: an endless name is refused before it is read. */
const MAX_RECORD_LENGTH = 8192;

/**
 * Attributes of the repository must not change its archive: no path omitted, no `$Format$` substituted, no line ends
 * or encodings converted. `$GIT_DIR/info/attributes` takes precedence over every `.gitattributes` in the tree.
 */
const ATTRIBUTES = "* -export-ignore -export-subst -text !eol -ident !filter !working-tree-encoding\n";

/**
 * Checks the listing of HEAD's tree, writes the tree as a tar file, and checks the tar file again. Its notes name what is
 * missing: submodules, contents that Git LFS keeps elsewhere, links that lead outside, files that cannot be named.
 *
 * @throws DomainError `source.empty`, `source.path_refused` or a limit's key.
 */
export async function archiveCommit(request: ArchiveRequest): Promise<{ commit: string; notes: string[] }> {
  const { bare, archivePath, limits } = request;
  const { submodules, namesOut } = await readSafeListing(request);
  await mkdir(join(bare, "info"), { recursive: true });
  await writeFile(join(bare, "info", "attributes"), ATTRIBUTES);
  const maxFileBytes = limits.maxBytes + limits.maxFiles * TAR_BYTES_PER_FILE;
  const archiveRequest = { ...request, git: { ...request.git, maxFileBytes } };
  await runGitIn(archiveRequest, ["archive", "--format=tar", `--output=${archivePath}`, "HEAD"]);
  const commit = await readArchiveCommit(archivePath);
  const linksOut = [...checkTree(await listArchive(archivePath, limits))];
  const lfsPointers = await findLfsPointers(archivePath);
  return { commit, notes: archiveNotes({ submodules, lfsPointers, linksOut, namesOut }) };
}

/**
 * Streams the listing and kills git at the first refusal: a small pack can contain a billion names. Returns the paths of
 * the submodules, and the names that are left out.
 */
async function readSafeListing(request: ArchiveRequest) {
  const [submodules, namesOut]: [string[], string[]] = [[], []];
  const checkLimits = createLimitCheck(request.limits);
  let rest = "";
  const read = (record: string) => {
    const [, mode, size = "0", path = ""] = /^(\d{6}) \w+ [0-9a-f]+ +(\d+|-)\t(.*)$/s.exec(record) ?? [];
    assertSafePath(path);
    if (!isDistinct(path)) namesOut.push(printable(path));
    else if (mode === "160000") submodules.push(path);
    checkLimits(size === "-" ? 0 : Number(size));
  };
  const decoder = new TextDecoder();
  await runGitIn(request, ["ls-tree", "-r", "-t", "-l", "-z", "--full-tree", "HEAD"], (chunk) => {
    const records = (rest + decoder.decode(chunk, { stream: true })).split("\0");
    rest = records.pop() ?? "";
    records.forEach(read);
    if (rest.length > MAX_RECORD_LENGTH) assertSafePath(rest);
  });
  return { submodules, namesOut };
}

async function runGitIn(
  request: ArchiveRequest,
  args: readonly string[],
  onOutput?: (chunk: Buffer) => void,
): Promise<void> {
  const result = await runGit([`--git-dir=${request.bare}`, ...args], request.git, onOutput);
  if (result.code !== 0) throw gitFailure("reading", request.url, result, request.limits.maxBytes);
}
