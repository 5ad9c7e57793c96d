import { lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson } from "../domain/digest.ts";
import { baseOf, contentDigest, type EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { runSystemCommand } from "../execution/run-system-command.ts";
import { chownWorkFolder } from "../execution/work-folder.ts";
import { type BuildContext, type BuildFolder, buildDebian } from "./build-debian.ts";
import { buildImage } from "./build-image.ts";
import { describeTreeInThread } from "./describe-tree-in-thread.ts";
import type { BuiltRoot, HeldRoot } from "./environment-cache.ts";
import { EnvironmentError } from "./environment-error.ts";
import { finishRoot } from "./finish-root.ts";
import type { ImageRegistries } from "./image-registries.ts";
import type { RegistryLayer } from "./registry-layer.ts";

export interface RootContext extends BuildContext {
  images: ImageRegistries;
  layers: readonly RegistryLayer[];
  holdBase(lock: EnvironmentLock): Promise<HeldRoot>;
}

/** Builds the root of a lock in `<folder>/root`, and describes it. */
export async function buildRoot(
  lock: EnvironmentLock,
  folder: string,
  context: RootContext,
): Promise<BuiltRoot> {
  const folders = { root: join(folder, "root"), inputs: join(folder, "inputs") };
  await mkdir(folders.inputs);
  if (isLayered(lock)) await buildLayers(lock, folders, context);
  else if (lock.image) await buildImage(lock.image, folders, context);
  else await buildDebian(lock, folders, context);
  await finishRoot(folders, context);
  await giveTo(folders.root, folder);
  const { digest, byteSize, lines } = await describeTreeInThread(folders.root, context.signal);
  return { treeDigest: digest, byteSize, lock: canonicalJson(lock), description: lines };
}

const isLayered = (lock: EnvironmentLock) => contentDigest(lock) !== contentDigest(baseOf(lock));

async function buildLayers(lock: EnvironmentLock, folders: BuildFolder, context: RootContext): Promise<void> {
  {
    await using base = await context.holdBase(baseOf(lock));
    await copyRoot(base.root, folders.root);
  }
  for (const layer of context.layers) await layer.build(lock, folders, context);
}

const COPY_MILLISECONDS = 15 * 60_000;

/** Never by hard links: a build is hostile, and the base is others' as well. */
async function copyRoot(from: string, to: string): Promise<void> {
  const command = ["cp", "--archive", "--reflink=auto", "--", `${from}/.`, to];
  const { exitCode, stderr } = await runSystemCommand(command, { timeoutMilliseconds: COPY_MILLISECONDS });
  if (exitCode !== 0) throw new EnvironmentError(`The base cannot be copied: ${stderr.trim().slice(-300)}`);
}

/** To the owner of the folder, who is no experiment's user. */
async function giveTo(root: string, folder: string): Promise<void> {
  const [builder, owner] = [await lstat(root), await lstat(folder)];
  if (builder.uid !== owner.uid) await chownWorkFolder(root, owner.uid);
}
