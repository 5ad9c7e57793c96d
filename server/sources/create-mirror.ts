import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Fixed, so that the same files have the same commit id on every machine. */
const WHO = {
  name: "Research Verification Service",
  email: "examples@example.org",
  date: "2026-11-20T00:00:00Z",
};

/**
 * Commits the folder's files as the only commit on `main` of a bare repository and returns its id (40 hexadecimal
 * digits). Excludes files that the folder's .gitignore names. Idempotent: the same files change nothing, other files
 * replace the commit.
 */
export async function createMirror(codeFolder: string, bareFolder: string, message: string): Promise<string> {
  await mkdir(bareFolder, { recursive: true });
  const scratch = await mkdtemp(join(tmpdir(), "mirror-"));
  const git = gitIn(codeFolder, bareFolder, scratch);
  try {
    await git("init", "--quiet", "--bare", "--template=", "--initial-branch=main", bareFolder);
    await git("-c", "core.looseCompression=0", "--work-tree=.", "add", "--all", "--", ".");
    const tree = await git("write-tree");
    const commit = await git("commit-tree", "-m", message, tree);
    await git("update-ref", "refs/heads/main", commit);
    return commit;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns a function that runs git without configuration of the machine or its user; the index is in `scratch`. */
function gitIn(cwd: string, bareFolder: string, scratch: string): (...args: string[]) => Promise<string> {
  const env = {
    PATH: process.env.PATH,
    LC_ALL: "C",
    HOME: scratch,
    GIT_DIR: bareFolder,
    GIT_INDEX_FILE: join(scratch, "index"),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: WHO.name,
    GIT_AUTHOR_EMAIL: WHO.email,
    GIT_AUTHOR_DATE: WHO.date,
    GIT_COMMITTER_NAME: WHO.name,
    GIT_COMMITTER_EMAIL: WHO.email,
    GIT_COMMITTER_DATE: WHO.date,
  };
  // The folder's .gitattributes and line end conversion must not change the stored files.
  const plain = ["-c", "core.autocrlf=false", "-c", "core.hooksPath=/dev/null", "-c", "core.bare=false"];
  return async (...args) => (await run("git", [...plain, ...args], { cwd, env })).stdout.trim();
}
