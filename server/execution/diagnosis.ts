import { readFile } from "node:fs/promises";
import { capture } from "./capture.ts";
import type { Availability } from "./port.ts";

const INSTALL = "apt-get install bubblewrap util-linux";

/** The oldest bubblewrap with `--disable-userns`. */
const LEAST_VERSION = [0, 8];

/** The installed bubblewrap, for example `0.8.0`, or what stands in the way. */
export async function findBubblewrap(): Promise<{ version: string } | Extract<Availability, { ok: false }>> {
  if (process.platform !== "linux") {
    return { ok: false, reason: "The sandbox needs Linux.", install: "Run the service on Linux." };
  }
  const version = /\d+\.\d+(\.\d+)?/.exec((await capture(["bwrap", "--version"])).stdout)?.[0];
  if (!version) return { ok: false, reason: "bubblewrap is not installed.", install: INSTALL };
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === LEAST_VERSION[0] && minor < LEAST_VERSION[1]!) {
    return { ok: false, reason: `bubblewrap ${version} is older than 0.8.0.`, install: INSTALL };
  }
  for (const tool of ["prlimit", "setpriv", "unshare"]) {
    if ((await capture([tool, "--version"])).exitCode !== 0) {
      return { ok: false, reason: `${tool} of util-linux is not installed.`, install: INSTALL };
    }
  }
  return { version };
}

/** Turns the words of a sandbox that did not start into what an operator can do about it. */
export async function explainFailure(message: string): Promise<Extract<Availability, { ok: false }>> {
  const install = (await forbiddenBySetting()) ?? (/proc/i.test(message) ? UNMASK_PROC : ALLOW_NAMESPACES);
  return { ok: false, reason: message, install };
}

const UNMASK_PROC =
  "This looks like a container that masks /proc: start it with --security-opt systempaths=unconfined.";

const ALLOW_NAMESPACES =
  "This machine refuses namespaces: in a container, allow them (seccomp and AppArmor unconfined, or CAP_SYS_ADMIN).";

/** The settings by which a machine forbids what bubblewrap needs, where they exist. */
async function forbiddenBySetting(): Promise<string | null> {
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
