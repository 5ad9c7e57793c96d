import { lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson } from "../domain/digest.ts";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { chownWorkFolder } from "../execution/work-folder.ts";
import { type BuildContext, buildDebian } from "./build-debian.ts";
import { describeTreeInThread } from "./describe-tree-in-thread.ts";
import type { BuiltRoot } from "./environment-cache.ts";
import { finishRoot } from "./finish-root.ts";

/** Builds the root of a lock in `<folder>/root`, and describes it. */
export async function buildRoot(
  lock: EnvironmentLock,
  folder: string,
  context: BuildContext,
): Promise<BuiltRoot> {
  const folders = { root: join(folder, "root"), inputs: join(folder, "inputs") };
  await mkdir(folders.inputs);
  await buildDebian(lock, folders, context);
  await finishRoot(folders, context);
  await giveTo(folders.root, folder);
  const { digest, byteSize, lines } = await describeTreeInThread(folders.root, context.signal);
  return { treeDigest: digest, byteSize, lock: canonicalJson(lock), description: lines };
}

/** To the owner of the folder, who is no experiment's user. */
async function giveTo(root: string, folder: string): Promise<void> {
  const [builder, owner] = [await lstat(root), await lstat(folder)];
  if (builder.uid !== owner.uid) await chownWorkFolder(root, owner.uid);
}
