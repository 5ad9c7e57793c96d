import { readFile } from "node:fs/promises";
import { quoted, type Recorded, record } from "../domain/messages/recorded.ts";
import { sandboxTexts } from "../domain/runs/sandbox-texts.ts";
import { findExecutable } from "./interpreters.ts";
import type { Availability } from "./port.ts";
import { runSystemCommand } from "./run-system-command.ts";
import { SYSTEM_PATH } from "./sandbox-paths.ts";

const INSTALL = quoted("apt-get install bubblewrap util-linux");

/** The oldest bubblewrap with `--disable-userns`. */
const MIN_VERSION = [0, 8];

/** Returns the version of the installed bubblewrap, for example `0.8.0`, or why the sandbox cannot be used. */
export async function findBubblewrap(): Promise<{ version: string } | Extract<Availability, { ok: false }>> {
  if (process.platform !== "linux") {
    return { ok: false, reason: record(sandboxTexts.needsLinux), install: record(sandboxTexts.runOnLinux) };
  }
  const version = /\d+\.\d+(\.\d+)?/.exec((await runSystemCommand(["bwrap", "--version"])).stdout)?.[0];
  if (!version) return { ok: false, reason: record(sandboxTexts.noBubblewrap), install: INSTALL };
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === MIN_VERSION[0] && minor < MIN_VERSION[1]!) {
    return { ok: false, reason: record(sandboxTexts.oldBubblewrap, { version }), install: INSTALL };
  }
  for (const tool of ["prlimit", "setpriv", "unshare"]) {
    if ((await findExecutable(SYSTEM_PATH.split(":"), tool)) === null) {
      return { ok: false, reason: record(sandboxTexts.noTool, { tool }), install: INSTALL };
    }
  }
  return { version };
}

/** Maps the error output of a sandbox that did not start to an instruction for the operator. */
export async function explainFailure(message: string): Promise<Extract<Availability, { ok: false }>> {
  const install = (await findForbiddingSetting()) ?? (/proc/i.test(message) ? UNMASK_PROC : ALLOW_NAMESPACES);
  return { ok: false, reason: quoted(message), install };
}

const UNMASK_PROC = record(sandboxTexts.masksProc);

const ALLOW_NAMESPACES = record(sandboxTexts.refusesNamespaces);

/**
 * Returns the command that reverts the first sysctl setting which forbids unprivileged namespaces; null without one.
 */
async function findForbiddingSetting(): Promise<Recorded | null> {
  const settings = [
    { name: "kernel.unprivileged_userns_clone", forbids: "0", allow: "1" },
    { name: "user.max_user_namespaces", forbids: "0", allow: "10000" },
    { name: "kernel.apparmor_restrict_unprivileged_userns", forbids: "1", allow: "0" },
  ];
  for (const { name, forbids, allow } of settings) {
    const value = await readFile(`/proc/sys/${name.replaceAll(".", "/")}`, "utf8").catch(() => "");
    if (value.trim() === forbids) return quoted(`sysctl -w ${name}=${allow}`);
  }
  return null;
}
