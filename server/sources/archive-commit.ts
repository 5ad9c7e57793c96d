import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "../domain/errors.ts";
import { type GitOptions, runGit } from "./git.ts";
import { gitFailure } from "./git-failure.ts";
import { listArchive } from "./read-archive.ts";
import { checkPath, checkTree, createTreeMeter, type TreeLimits } from "./tree-entry.ts";

export interface ArchiveRequest {
  /** For messages. */
  url: string;
  /** A bare repository whose HEAD is archived. */
  bare: string;
  archivePath: string;
  git: GitOptions;
  limits: TreeLimits;
}

/** A tar header and padding for each file, and pax headers for long names. */
const TAR_BYTES_PER_FILE = 4096;

/** More than any path that is taken: a name without an end is refused before it is read. */
const MAX_RECORD = 8192;

/**
 * Nothing that a repository says about itself may change its archive: no path left out, no `$Format$` filled in, no
 * line ends or encodings converted. `$GIT_DIR/info/attributes` outranks every `.gitattributes` in the tree.
 */
const FAITHFUL = "* -export-ignore -export-subst -text !eol -ident !filter !working-tree-encoding\n";

/** Checks the tree of HEAD by its listing, writes it as a tar file, and checks that again, links included. */
export async function archiveCommit(request: ArchiveRequest): Promise<{ commit: string; notes: string[] }> {
  const { bare, archivePath, limits } = request;
  const commit = await headOf(request);
  const notes = await checkListing(request, commit);
  await mkdir(join(bare, "info"), { recursive: true });
  await writeFile(join(bare, "info", "attributes"), FAITHFUL);
  const maxFileBytes = limits.maxBytes + limits.maxFiles * TAR_BYTES_PER_FILE;
  const larger = { ...request, git: { ...request.git, maxFileBytes } };
  await gitIn(larger, ["archive", "--format=tar", `--output=${archivePath}`, commit]);
  checkTree(await listArchive(archivePath, limits));
  return { commit, notes };
}

async function headOf(request: ArchiveRequest): Promise<string> {
  let output = "";
  const args = ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"];
  const result = await runGit([`--git-dir=${request.bare}`, ...args], request.git, (chunk) => {
    output += chunk.toString("latin1");
  });
  const commit = output.trim();
  if (result.code === 0 && /^[0-9a-f]{40}$/.test(commit)) return commit;
  throw new DomainError("unprocessable", "source.empty", { parameters: { url: request.url } });
}

/** Reads the listing as it comes and stops git at the first refusal: a small pack can hold a billion names. */
async function checkListing(request: ArchiveRequest, commit: string): Promise<string[]> {
  const notes: string[] = [];
  const meter = createTreeMeter(request.limits);
  let rest = "";
  const read = (record: string) => {
    const [, mode, size = "0", path = ""] = /^(\d{6}) \w+ [0-9a-f]+ +(\d+|-)\t(.*)$/s.exec(record) ?? [];
    checkPath(path);
    if (mode === "160000") notes.push(`The submodule ${path} is not part of the archive.`);
    meter(size === "-" ? 0 : Number(size));
  };
  const decoder = new TextDecoder();
  await gitIn(request, ["ls-tree", "-r", "-t", "-l", "-z", "--full-tree", commit], (chunk) => {
    const records = (rest + decoder.decode(chunk, { stream: true })).split("\0");
    rest = records.pop() ?? "";
    records.forEach(read);
    if (rest.length > MAX_RECORD) checkPath(rest);
  });
  return notes;
}

async function gitIn(
  request: ArchiveRequest,
  args: readonly string[],
  onOutput?: (chunk: Buffer) => void,
): Promise<void> {
  const result = await runGit([`--git-dir=${request.bare}`, ...args], request.git, onOutput);
  if (result.code !== 0) throw gitFailure("reading", request.url, result, request.limits.maxBytes);
}
