import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toolsMissing } from "./tools.ts";

const R = ["r-base-core", "libc-bin", "libc6"];
/** What its scripts call. */
const PROGRAMS = ["bash", "basename", "dirname", "expr", "grep", "sed", "uname", "which"];

/** Why tests cannot pack Debian's R from this machine, or null; said once, where they skip. */
export const rMissing = toolsMissing ?? findMissing();
if (rMissing && !toolsMissing) console.warn(`\n*** TESTS OF R ENVIRONMENTS SKIPPED: ${rMissing}\n`);

function findMissing(): string | null {
  try {
    execFileSync("dpkg-query", ["--show", ...R], { stdio: "ignore" });
    return null;
  } catch {
    return "this machine has no R of Debian: apt-get install r-base-core";
  }
}

/** Debian's package of R, packed from this machine: a real mirror has another version on another day. */
export function installedR() {
  const version = execFileSync("dpkg-query", ["--show", "--showformat=${Version}", "r-base-core"]).toString();
  const names = readdirSync("/etc/R");
  const files = names.map((name) => [`/etc/R/${name}`, readFileSync(join("/etc/R", name), "utf8")]);
  return { name: "r-base-core", version, machine: R, programs: PROGRAMS, files: Object.fromEntries(files) };
}
