// node scripts/run.mjs FILE [ARG ...]: installs what is missing, then runs FILE with a supported Node.js.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensurePackages, ensureRuntime, ensureSystemPackages, environmentOf, root } from "./bootstrap.mjs";

const node = ensureRuntime();
ensurePackages(node);
ensureSystemPackages();

// Caches stripped types and compiled code: a second start takes less than half the processor time of the first.
const env = {
  NODE_COMPILE_CACHE: join(root, ".cache", "compile"),
  // As npm sets it: where paths of arguments are relative to.
  INIT_CWD: process.cwd(),
  ...environmentOf(node),
};
const child = spawn(
  node,
  // Our packages from their source. The name is ours alone: other packages have a condition `source` too.
  [
    "--conditions=research-verification-source",
    "--disable-warning=ExperimentalWarning",
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: "inherit",
    env,
  },
);
// A terminal signals the whole process group and npm forwards signals too: listeners must treat a burst as one signal.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// When npm is stopped it ends its shell and itself without forwarding the signal: stop if the parent is gone. Without
// npm, a parent that goes is the shell that put this into the background.
const parent = process.ppid;
const watch =
  process.env.npm_lifecycle_event &&
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM") && clearInterval(watch), 250);
child.on("exit", (code, signal) => {
  clearInterval(watch);
  process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
});
