import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { LockedRPackage } from "../../domain/environment/environment-lock.ts";
import { fileOfR } from "../../domain/environment/locked-r.ts";
import type { RDescription } from "../../domain/environment/r-description.ts";
import { describeInstallFailure } from "../../domain/environment/r-install-errors.ts";
import type { Executor, LogChunk } from "../../execution/port.ts";
import { BUILD_LIMITS } from "../build-debian.ts";
import { EnvironmentError } from "../environment-error.ts";
import { says } from "../messages.ts";
import type { CranView } from "./choose-packages.ts";
import { installCommand } from "./install-command.ts";
import type { DebianR } from "./r-needs.ts";

interface TryContext {
  /** What it has takes the place of what cannot be had. */
  debian: DebianR;
  /** Where they are compiled, in the sandbox. */
  root: string;
  folder: string;
  executor: Pick<Executor, "run">;
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}

export interface TriedPackages {
  locked: LockedRPackage[];
  /** Why a package cannot be had, by name. */
  lost: Map<string, string>;
}

const MAX_BYTES = 2 * 1024 ** 3;
const MAX_MILLISECONDS = 30 * 60_000;

/**
 * Fetches packages and compiles each once, to see whether it can be; what came of it is thrown away. One that cannot be
 * installed takes with it what needs it, and nothing else.
 */
export async function tryPackages(
  packages: readonly RDescription[],
  view: CranView,
  context: TryContext,
): Promise<TriedPackages> {
  const { debian, onLog } = context;
  const tried: TriedPackages = { locked: [], lost: new Map() };
  if (packages.length > 0) onLog(says(`${packages.length} R packages are compiled, to see which can be.`));
  const files = await fetchAll(packages, view, tried.lost, context);
  const until = performance.now() + MAX_MILLISECONDS;
  for (const described of packages) {
    const { name, version } = described;
    const file = files.get(name);
    if (!file) continue;
    const needed = described.dependencies.find(
      (each) => tried.lost.has(each.name) && !debian.has(each.name, each.bounds),
    );
    await losing(tried.lost, name, async () => {
      if (needed) throw new EnvironmentError(`It needs ${needed.name}. ${tried.lost.get(needed.name)}`);
      if (performance.now() > until)
        throw new EnvironmentError(
          `R packages are compiled for ${MAX_MILLISECONDS / 60_000} minutes at most.`,
        );
      await install(described, until, context);
      tried.locked.push({ name, version, ...file });
    });
  }
  return tried;
}

type FetchedFile = Pick<LockedRPackage, "byteSize" | "sha256">;

/** Before anything runs: a package that was installed may have put a link in the place of a folder. */
async function fetchAll(
  packages: readonly RDescription[],
  { mirror, date }: CranView,
  lost: Map<string, string>,
  { folder, signal }: TryContext,
): Promise<Map<string, FetchedFile>> {
  await mkdir(join(folder, "packages"), { mode: 0o755 });
  const files = new Map<string, FetchedFile>();
  let left = MAX_BYTES;
  for (const described of packages) {
    const { name, md5 } = described;
    await losing(lost, name, async () => {
      const path = join(folder, "packages", fileOfR(described));
      const file = await mirror.download(described, { path, md5, date }, signal);
      left -= file.byteSize;
      if (left < 0) throw new EnvironmentError(`The files have more than ${MAX_BYTES} bytes.`);
      files.set(name, file);
    });
  }
  return files;
}

/** Notes why a package cannot be had, where it cannot. */
async function losing(lost: Map<string, string>, name: string, attempt: () => Promise<void>): Promise<void> {
  await attempt().catch((error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error;
    lost.set(name, error.message.slice(0, 1500));
  });
}

/** Some code cannot be compiled without being optimised, or by two processes at once. */
async function install(described: RDescription, until: number, context: TryContext): Promise<void> {
  const quick = await run(described, { isTrial: true, until }, context);
  const isOver = quick.isInstalled || quick.limitHit !== null;
  const last = isOver ? quick : await run(described, { isTrial: false, until }, context);
  if (!last.isInstalled)
    throw new EnvironmentError(describeInstallFailure(last.output, last.limitHit, described));
}

async function run(
  described: RDescription,
  { isTrial, until }: { isTrial: boolean; until: number },
  context: TryContext,
) {
  const secondsLeft = Math.max(1, Math.ceil((until - performance.now()) / 1000));
  const limits = { ...BUILD_LIMITS, timeoutSeconds: Math.min(BUILD_LIMITS.timeoutSeconds, secondsLeft) };
  const { root, folder, executor, signal } = context;
  const places = { packages: "/work/packages", library: "/work/library", isTrial };
  const { exitCode, limitHit, stdout, stderr } = await executor.run(
    {
      ...{ workFolder: folder, root, seed: null, limits, onLog: () => undefined },
      command: installCommand(described, places),
      environment: { HOME: "/work" },
    },
    signal,
  );
  signal.throwIfAborted();
  const output = `${Buffer.from(stdout)}\n${Buffer.from(stderr)}`;
  return { isInstalled: exitCode === 0 && limitHit === null, output, limitHit };
}
