import { ETC_FILES, ETC_PATHS } from "../execution/bubblewrap-arguments.ts";
import { ENVIRONMENT_FOLDERS } from "../execution/environment-layout.ts";
import type { BuildContext, BuildFolder } from "./build-debian.ts";
import { runBuildStep } from "./build-debian.ts";

/**
 * Removes what differs from one build to the next, and what would say when and where it was built; gives the root the
 * mount points and the account files that the sandbox makes up on the machine.
 */
export async function finishRoot(folder: BuildFolder, context: BuildContext): Promise<void> {
  await runBuildStep(folder, context, "root", FINISH);
}

const FINISH = `
set -e
rm -f /etc/machine-id /var/lib/dbus/machine-id /etc/hostname /etc/resolv.conf /etc/shadow* /etc/gshadow*
rm -f /etc/passwd- /etc/group- /etc/subuid- /etc/subgid- /etc/.pwd.lock /etc/ssh/ssh_host_*
rm -f /var/lib/dpkg/*-old /var/lib/dpkg/lock* /var/lib/dpkg/triggers/Lock /var/cache/ldconfig/aux-cache
rm -rf /var/cache/debconf/*-old /var/lib/apt/lists/* /var/cache/apt/* /var/lib/systemd/catalog/database
find /var/log -type f -delete
mkdir -p ${ENVIRONMENT_FOLDERS.map((name) => `/${name}`).join(" ")} /var
rm -rf /var/tmp /var/run
ln -s ../tmp /var/tmp
ln -s ../run /var/run
${Object.entries(ETC_PATHS)
  .map(([name, file]) => `printf '%s' '${ETC_FILES[name as keyof typeof ETC_FILES]}' > /etc/${file}`)
  .join("\n")}
`;
