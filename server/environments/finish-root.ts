import { ETC_FILES, ETC_PATHS } from "../execution/bubblewrap-arguments.ts";
import { ENVIRONMENT_FOLDERS } from "../execution/environment-layout.ts";
import { INPUTS_PATH } from "../execution/sandbox-paths.ts";
import type { BuildContext, BuildFolder } from "./build-debian.ts";
import { runBuildStep } from "./build-debian.ts";

/**
 * Removes what differs from one build to the next, and what would say when and where it was built; gives the root the
 * mount points and the account files that the sandbox makes up on the machine. By the machine's programs: an image has
 * its own, or none.
 */
export async function finishRoot(folder: BuildFolder, context: BuildContext): Promise<void> {
  await runBuildStep(folder, context, "machine", FINISH);
}

/** What the sandbox mounts over, or puts files into, must be a folder: through a link it would be another's. */
const FINISH = `
set -e
for name in ${ENVIRONMENT_FOLDERS.join(" ")} etc var .${INPUTS_PATH}; do
  if [ -L "$name" ] || { [ -e "$name" ] && [ ! -d "$name" ]; }; then rm -f "$name"; fi
done
rm -f etc/machine-id var/lib/dbus/machine-id etc/hostname etc/resolv.conf etc/shadow* etc/gshadow*
rm -f etc/passwd- etc/group- etc/subuid- etc/subgid- etc/.pwd.lock etc/ssh/ssh_host_*
rm -f var/lib/dpkg/*-old var/lib/dpkg/lock* var/lib/dpkg/triggers/Lock var/cache/ldconfig/aux-cache
rm -rf var/cache/debconf/*-old var/lib/apt/lists/* var/cache/apt/* var/lib/systemd/catalog/database
if [ -d var/log ]; then find var/log -type f -delete; fi
mkdir -p ${ENVIRONMENT_FOLDERS.join(" ")} etc var
rm -rf var/tmp var/run
ln -s ../tmp var/tmp
ln -s ../run var/run
${Object.entries(ETC_PATHS)
  .map(([name, file]) => {
    const text = ETC_FILES[name as keyof typeof ETC_FILES];
    return `rm -rf etc/${file}; printf '%s' '${text}' > etc/${file}`;
  })
  .join("\n")}
`;
