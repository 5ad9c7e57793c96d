import { realpath, stat } from "node:fs/promises";
import { basename } from "node:path";
import { materialFailure } from "../failure.ts";
import { type GitIo, runGit } from "./git.ts";

/** Where the code of a paper is on this machine, and what of it is looked at. */
export interface LocalCode {
  /** The repository's root; the folder itself where there is no repository or it is taken as it is. */
  root: string;
  kind: "repository" | "bare" | "folder";
  /** The newest commit, or the files as they are. */
  taken: "commit" | "files";
  name: string;
  /** What a remote called `origin` says; null where there is none. */
  origin: string | null;
  /** What whoever asked should know, in words. */
  notes: string[];
}

/** Finds the repository that a folder is in. `asIs`: the files of that folder alone, committed or not. */
export async function findCode(io: GitIo, folder: string, { asIs = false } = {}): Promise<LocalCode> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw materialFailure(`${folder} is not a folder. Name the one that has the paper's code.`);
  const git = (...args: string[]) => runGit(io, folder, ...args);
  const asked = await git("rev-parse", "--is-bare-repository", "--is-inside-git-dir", "--absolute-git-dir");
  if (asked.code !== 0) {
    if (!/not a git repository/.test(asked.stderr))
      throw materialFailure(`${folder}: ${asked.stderr.trim()}`);
    const notes = ["The folder is no git repository: its files are taken as they are."];
    return { root: folder, kind: "folder", taken: "files", name: basename(folder), origin: null, notes };
  }
  const [isBare, isInside, gitFolder = ""] = asked.stdout.split("\n");
  const hasCommit = (await git("rev-parse", "--verify", "--quiet", "HEAD^{commit}")).code === 0;
  const origin = (await git("remote", "get-url", "origin")).stdout.trim() || null;
  if (isBare === "true") {
    if (!hasCommit)
      throw materialFailure(`${folder} is a repository without commits: there is nothing to look at.`);
    const name = basename(gitFolder).replace(/\.git$/, "");
    return { root: gitFolder, kind: "bare", taken: "commit", name, origin, notes: [] };
  }
  if (isInside === "true")
    throw materialFailure(`${folder} is inside of .git. Name the folder that has the code.`);
  if (asIs)
    return { root: folder, kind: "repository", taken: "files", name: basename(folder), origin, notes: [] };
  const root = (await git("rev-parse", "--show-toplevel")).stdout.replace(/\n$/, "");
  const code = { root, kind: "repository" as const, name: basename(root), origin };
  if (!hasCommit)
    return { ...code, taken: "files", notes: ["Nothing is committed yet: the files are taken as they are."] };
  return {
    ...code,
    taken: "commit",
    notes: [...(await notWhole(root, folder)), ...(await notCommitted(io, root))],
  };
}

async function notWhole(root: string, folder: string): Promise<string[]> {
  if ((await realpath(folder)) === root) return [];
  return [
    `${folder} is a folder of this repository, which is looked at whole: --as-is takes the folder alone.`,
  ];
}

async function notCommitted(io: GitIo, root: string): Promise<string[]> {
  const { stdout } = await runGit(io, root, "status", "--porcelain=v1", "-z", "--no-renames");
  const count = stdout.split("\0").length - 1;
  if (count === 0) return [];
  const [files, are, them] = count === 1 ? ["file", "is", "it"] : ["files", "are", "them"];
  return [
    `${count} changed ${files} ${are} not looked at, as a service sees what is committed: commit ${them}, or use --as-is.`,
  ];
}
