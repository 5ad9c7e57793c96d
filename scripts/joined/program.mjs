import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { currentJoined, joinedName, programs } from "./current.mjs";

/**
 * The joined file of a program, which is built where there is none of the present sources; null of what is not joined, and
 * where it cannot be built: then the program runs from its sources, as it does with options of Node.js before its name.
 */
export function joinedProgram(script, node, env) {
  if (!programs.includes(script)) return null;
  // Another Node.js than this one is that of `runtime/`.
  const version = node === process.execPath ? process.version : versionOf(node);
  const folder = currentJoined("programs", version) ?? build(node, version, env);
  if (folder === null) return null;
  const file = join(folder, joinedName(script));
  return existsSync(file) ? file : null;
}

function build(node, version, env) {
  process.stderr.write("Joining the sources, once until they change.\n");
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const { status, stderr } = spawnSync(node, ["--disable-warning=ExperimentalWarning", main], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  const folder = status === 0 ? currentJoined("programs", version) : null;
  if (folder === null) {
    const why = status === 0 ? "they changed meanwhile" : (stderr.match(/^.*Error.*$/m)?.[0] ?? "it failed");
    process.stderr.write(
      `They were not joined (${why}): a start from the sources takes three times as long.\n`,
    );
  }
  return folder;
}

const versionOf = (node) => spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim();
