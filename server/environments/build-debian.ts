import { chmod, mkdir, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import type { BuildRequest, ExecutionLimits, Executor, LogChunk } from "../execution/port.ts";
import { INPUTS_PATH } from "../execution/sandbox-paths.ts";
import { snapshotAddress } from "./debian-snapshot.ts";
import { EnvironmentError } from "./environment-error.ts";
import { fetchPackages } from "./fetch-package.ts";

export interface BuildFolder {
  /** What becomes the environment's root. */
  root: string;
  /** Packages, which the sandbox only reads. */
  inputs: string;
}

export interface BuildContext {
  /** Where Debian packages are fetched from. */
  mirror: string;
  /** And where they may be if they are nowhere else any more; with `{timestamp}`. */
  snapshots?: string | null | undefined;
  executor: Pick<Executor, "build">;
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}

/** Of one step. The disk is bounded by the executor's ceilings. */
export const BUILD_LIMITS: ExecutionLimits = {
  timeoutSeconds: 1800,
  memoryMiB: 4096,
  processes: 256,
  fileSizeMiB: 1024,
  outputBytes: 1024 * 1024,
};

/**
 * Builds the Debian part of a root, offline: first the base system's files, so that dpkg runs in the root itself, then
 * dpkg installs every package of the lock, maintainer scripts included, as confined as an experiment.
 */
export async function buildDebian(
  { debian, asOf }: Pick<EnvironmentLock, "debian" | "asOf">,
  { root, inputs }: BuildFolder,
  context: BuildContext,
): Promise<void> {
  for (const name of ["base", "packages"]) await mkdir(join(inputs, name), { recursive: true });
  const mirrors = [context.mirror];
  if (asOf?.debian && context.snapshots) mirrors.push(snapshotAddress(context.snapshots, asOf.debian));
  await fetchPackages(
    debian.map(({ path, byteSize, sha256, name, essential }) => ({
      ...{ urls: mirrors.map((mirror) => `${mirror}/${encodePath(path)}`), byteSize, sha256 },
      // The name is a package's: no slash.
      path: join(inputs, essential ? "base" : "packages", `${name}.deb`),
    })),
    context.signal,
  );
  const step = (within: BuildRequest["within"], command: string) =>
    runBuildStep({ root, inputs }, context, within, command);
  await step("machine", UNPACK_BASE);
  await step("root", INSTALL);
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Runs one step of a build in the sandbox. */
export async function runBuildStep(
  { root, inputs }: BuildFolder,
  { executor, onLog, signal }: BuildContext,
  within: BuildRequest["within"],
  command: string,
): Promise<Uint8Array> {
  const request = { root, inputs, within, command, environment: VARIABLES, limits: BUILD_LIMITS, onLog };
  const { exitCode, limitHit, stdout, stderr } = await executor.build(request, signal);
  signal.throwIfAborted();
  await rmdir(join(root, INPUTS_PATH)).catch(() => undefined);
  await chmod(root, 0o755);
  // One that filled the disk may have ended before it was measured.
  if (exitCode === 0 && limitHit !== "file_size") return stdout;
  const last = Buffer.from(stderr).toString().trim().split("\n").slice(-3).join(" ").slice(-500);
  throw new EnvironmentError(`The build ended with ${limitHit ?? `status ${exitCode}`}: ${last}`);
}

const VARIABLES = {
  PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
  HOME: "/root",
  DEBIAN_FRONTEND: "noninteractive",
  DEBCONF_NONINTERACTIVE_SEEN: "true",
  // Byte code is the root's, and must not be missing: an experiment cannot write it.
  PYTHONDONTWRITEBYTECODE: "",
};

/** What nobody reads in a sandbox; as in Debian's own slim images. */
const LEFT_OUT = ["doc", "doc-base", "groff", "info", "linda", "lintian", "locale", "man"];

const UNPACK_BASE = `
set -e
for name in bin sbin lib lib32 lib64 libx32; do mkdir -p "usr/$name"; ln -s "usr/$name" "$name"; done
for file in ${INPUTS_PATH}/base/*.deb; do dpkg-deb --fsys-tarfile "$file" | tar -x --keep-directory-symlink; done
for name in ${LEFT_OUT.join(" ")}; do rm -rf "usr/share/$name"; done
mkdir -p var/lib/dpkg/updates var/lib/dpkg/info
: > var/lib/dpkg/status
: > var/lib/dpkg/available
`;

/** --force-depends: the base is there, unpacked, before dpkg knows it. */
const INSTALL = `
set -e
umask 022
if [ -d /usr/share/base-passwd ]; then
  cp /usr/share/base-passwd/passwd.master /etc/passwd
  cp /usr/share/base-passwd/group.master /etc/group
fi
cat > /etc/dpkg/dpkg.cfg.d/environment <<'END'
force-unsafe-io
force-confnew
${LEFT_OUT.map((name) => `path-exclude=/usr/share/${name}/*`).join("\n")}
path-include=/usr/share/doc/*/copyright
END
mkdir -p /usr/sbin
printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
dpkg --force-depends --force-overwrite --unpack ${INPUTS_PATH}/base/*.deb 2> /tmp/unpack.log || { cat /tmp/unpack.log >&2; exit 1; }
dpkg --configure -a
set -- ${INPUTS_PATH}/packages/*.deb
if [ -e "$1" ]; then
  dpkg --force-depends --unpack "$@" 2> /tmp/unpack.log || { cat /tmp/unpack.log >&2; exit 1; }
  dpkg --configure -a
fi
rm -f /usr/sbin/policy-rc.d /etc/dpkg/dpkg.cfg.d/environment
`;
