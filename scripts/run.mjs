// node scripts/run.mjs FILE [ARG ...]: brings what is missing, then runs FILE on a Node.js that is new enough.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensurePackages, ensureRuntime, ensureSystemPackages, environmentOf, root } from "./bootstrap.mjs";

const node = ensureRuntime();
ensurePackages(node);
ensureSystemPackages();

// Types stripped and code compiled once: a second start takes less than half the processor time of a first.
const env = { NODE_COMPILE_CACHE: join(root, ".cache", "compile"), ...environmentOf(node) };
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
// A terminal signals the whole group, npm forwards too: whoever listens must treat a burst as one signal.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm that is told to stop stops its shell and itself, and tells nobody else: without a parent it is our turn.
const parent = process.ppid;
const watch = setInterval(
  () => process.ppid !== parent && child.kill("SIGTERM") && clearInterval(watch),
  250,
);
child.on("exit", (code, signal) => {
  clearInterval(watch);
  process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
});
