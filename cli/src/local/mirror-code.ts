import { mkdir, opendir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMirror } from "@research-verification/server/create-mirror";
import { materialFailure } from "../failure.ts";
import type { LocalCode } from "./find-code.ts";
import { type GitIo, runGit } from "./git.ts";

/** More are refused by the service; a folder that is no repository is likelier to be the wrong one. */
const maxFiles = 50_000;

/** Makes a bare repository of what is taken of the code, as the only commit of its branch `main`. */
export async function mirrorCode(
  io: GitIo,
  { root, kind, taken }: LocalCode,
  scratch: string,
): Promise<string> {
  const bare = join(scratch, "code.git");
  if (taken === "files") {
    if (kind === "folder") await requireFewFiles(root);
    // A folder may have a repository without a commit, a file that nobody may read, or no room.
    await createMirror(root, bare, "Files that are not committed").catch(
      (error: Error & { stderr?: string }) => {
        throw materialFailure(
          `git could not take the files of ${root}:\n${(error.stderr || error.message).trim()}`,
        );
      },
    );
    return bare;
  }
  await mkdir(bare);
  const steps = [
    ["init", "--quiet", "--bare", "--template=", "--initial-branch=main", "."],
    // Its head, whatever branch it is on; from a folder that may have any name.
    // Nothing is sent anywhere: to look for what files have in common takes longer than to write it.
    [
      ...["fetch", "--quiet", "--depth=1", "--no-tags", "--upload-pack=git -c pack.window=0 upload-pack"],
      ...["--", pathToFileURL(root).href, "HEAD:refs/heads/main"],
    ],
  ];
  for (const step of steps) {
    const { code, stderr } = await runGit(io, bare, ...step);
    if (code !== 0) throw materialFailure(`git could not read ${root}:\n${stderr.trim()}${advice(stderr)}`);
  }
  return bare;
}

/** Of a clone without all its files, whose remote cannot be asked for them, git says that it is corrupt. */
const advice = (stderr: string) =>
  /repository corruption|missing (?:blob|tree)|promisor|unable to read (?:tree|sha1)/.test(stderr)
    ? "\nThe clone lacks some of its files (git clone --filter makes such): clone it whole, or take what is there with --as-is."
    : "";

async function requireFewFiles(folder: string): Promise<void> {
  if ((await countFiles(folder)) <= maxFiles) return;
  throw materialFailure(
    `${folder} has more than ${maxFiles} files and is no git repository. Name the folder that has the code, or make it a repository with a .gitignore: git init.`,
  );
}

async function countFiles(folder: string): Promise<number> {
  let count = 0;
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (entry.isFile() && ++count > maxFiles) break;
  }
  return count;
}
