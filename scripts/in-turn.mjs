import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Installs where that is needed, after every other command of this checkout that is at it: two at once break both. The
 * kernel's lock goes with the last process that has it open, npm too, so that no kill leaves one behind. Without `flock`
 * (util-linux) commands take no turns. `install` is given the descriptor, for the processes that it starts.
 */
export function inTurn(path, isNeeded, install) {
  if (!isNeeded()) return;
  mkdirSync(dirname(path), { recursive: true });
  const turn = openSync(path, "a");
  const stdio = ["ignore", "ignore", "ignore", turn];
  if (spawnSync("flock", ["--nonblock", "3"], { stdio }).status === 1) {
    process.stderr.write("Another command installs what is missing; waiting for it.\n");
    spawnSync("flock", ["3"], { stdio });
  }
  if (isNeeded()) install(turn);
  closeSync(turn);
}
