import { readFile } from "node:fs/promises";
import { findExecutable } from "./interpreters.ts";
import type { Availability } from "./port.ts";
import { runSystemCommand } from "./run-system-command.ts";
import { SYSTEM_PATH } from "./sandbox-paths.ts";

const INSTALL = "apt-get install bubblewrap util-linux";

/** The oldest bubblewrap with `--disable-userns`. */
const MIN_VERSION = [0, 8];

/** Returns the version of the installed bubblewrap, for example `0.8.0`, or why the sandbox cannot be used. */
export async function findBubblewrap(): Promise<{ version: string } | Extract<Availability, { ok: false }>> {
  if (process.platform !== "linux") {
    return { ok: false, reason: "The sandbox needs Linux.", install: "Run the service on Linux." };
  }
  const version = /\d+\.\d+(\.\d+)?/.exec((await runSystemCommand(["bwrap", "--version"])).stdout)?.[0];
  if (!version) return { ok: false, reason: "bubblewrap is not installed.", install: INSTALL };
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === MIN_VERSION[0] && minor < MIN_VERSION[1]!) {
    return { ok: false, reason: `bubblewrap ${version} is older than 0.8.0.`, install: INSTALL };
  }
  for (const tool of ["prlimit", "setpriv", "unshare"]) {
    if ((await findExecutable(SYSTEM_PATH.split(":"), tool)) === null) {
      return { ok: false, reason: `${tool} of util-linux is not installed.`, install: INSTALL };
    }
  }
  return { version };
}

/** Maps the error output of a sandbox that did not start to an instruction for the operator. */
export async function explainFailure(message: string): Promise<Extract<Availability, { ok: false }>> {
  const install = (await findForbiddingSetting()) ?? (/proc/i.test(message) ? UNMASK_PROC : ALLOW_NAMESPACES);
  return { ok: false, reason: message, install };
}

const UNMASK_PROC =
  "This looks like a container that masks /proc: start it with --security-opt systempaths=unconfined.";

const ALLOW_NAMESPACES =
  "This machine refuses namespaces: in a container, allow them (seccomp and AppArmor unconfined, or CAP_SYS_ADMIN).";

/**
 * Returns the command that reverts the first sysctl setting which forbids unprivileged namespaces; null without one.
 */
async function findForbiddingSetting(): Promise<string | null> {
  const settings = [
    { name: "kernel.unprivileged_userns_clone", forbids: "0", allow: "1" },
    { name: "user.max_user_namespaces", forbids: "0", allow: "10000" },
    { name: "kernel.apparmor_restrict_unprivileged_userns", forbids: "1", allow: "0" },
  ];
  for (const { name, forbids, allow } of settings) {
    const value = await readFile(`/proc/sys/${name.replaceAll(".", "/")}`, "utf8").catch(() => "");
    if (value.trim() === forbids) return `sysctl -w ${name}=${allow}`;
  }
  return null;
}
