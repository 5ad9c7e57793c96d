import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { formatImageReference, type ImageReference } from "../domain/environment/image-reference.ts";
import { type Executor, SandboxError } from "../execution/port.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { ImageRegistries } from "./image-registries.ts";
import type { KeptResolutions } from "./kept-resolutions.ts";
import type { Resolution } from "./resolver.ts";

/** Chooses the image that a manifest names; one that it names by its digest is chosen by the authors. */
export async function resolveImage(
  reference: ImageReference,
  { images, kept, signal }: { images: ImageRegistries; kept: KeptResolutions; signal: AbortSignal },
): Promise<Resolution> {
  const name = formatImageReference(reference);
  const { image, resolvedAt } = await kept.get({ image: name }, async () => ({
    image: await images.resolve(reference, signal),
  }));
  const lock = { version: 1 as const, architecture: images.architecture, debian: [], image };
  if (reference.digest !== null) return { lock, unmet: [], resolvedAt: null, resolver: null };
  return { lock, unmet: [], resolvedAt, resolver: `${name}, by skopeo` };
}

/** The Debian packages of an environment, and their versions: as its lock has them, or as an image says. */
export async function installedPackages(
  { debian, image }: EnvironmentLock,
  root: string | undefined,
  { executor, folder }: { executor: Pick<Executor, "run">; folder: string },
): Promise<Map<string, string>> {
  if (image === undefined || root === undefined)
    return new Map(debian.map(({ name, version }) => [name, version]));
  const workFolder = await mkdtemp(join(folder, "building-"));
  try {
    const request = { workFolder, root, command: LIST, seed: null, limits: LIMITS, onLog: () => undefined };
    const { stdout } = await executor.run(request, new AbortController().signal);
    const lines = Buffer.from(stdout).toString().split("\n");
    return new Map(
      lines
        .map((line) => line.split(" "))
        .flatMap(([name, version]) => (name && version ? [[name, version]] : [])),
    );
  } finally {
    await removeWorkFolder(workFolder);
  }
}

/** An image of another system has none, and says nothing. */
const LIST =
  "dpkg-query --show --showformat='${db:Status-Status}:${Package} ${Version}\\n' | sed -n 's/^installed://p'";
const LIMITS = {
  timeoutSeconds: 30,
  memoryMiB: 512,
  processes: 32,
  fileSizeMiB: 1,
  outputBytes: 1024 * 1024,
};

/** Nobody can know before whether an image has a shell. */
export async function requireRunnable(root: string, executor: Pick<Executor, "environment">): Promise<void> {
  await executor.environment(root).catch((error: unknown) => {
    if (!(error instanceof SandboxError)) throw error;
    throw new EnvironmentError(`No command can be run in the image. ${error.message}`, { cause: error });
  });
}
