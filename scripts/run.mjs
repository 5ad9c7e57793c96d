// node scripts/run.mjs FILE [ARG ...]: installs what is missing, then runs FILE with a supported Node.js.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensurePackages, ensureRuntime, ensureSystemPackages, environmentOf, root } from "./bootstrap.mjs";
import { joinedProgram } from "./joined/program.mjs";
import { runJoined } from "./joined/run-joined.mjs";

// Before anything else: what is installed or joined first may take longer than whoever started this waits.
const parent = process.ppid;
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
const [script, ...given] = process.argv.slice(2);
const joined = joinedProgram(script, node, env);
// When npm is stopped it ends its shell and itself without forwarding the signal: stop if the parent is gone. Without
// npm, a parent that goes is the shell that put this into the background.
const stopWithNpm = (stop) => {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => process.ppid !== parent && stop() && clearInterval(watch), 250).unref();
};

if (joined && node === process.execPath) {
  stopWithNpm(() => process.kill(process.pid, "SIGTERM"));
  await runJoined(joined, given, env);
} else {
  // Our packages from their source. The name is ours alone: other packages have a condition `source` too.
  const flags = ["--conditions=research-verification-source", "--disable-warning=ExperimentalWarning"];
  const child = spawn(node, [...flags, ...(joined ? [joined, ...given] : process.argv.slice(2))], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  // A terminal signals the whole process group and npm forwards signals too: listeners must treat a burst as one signal.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 143);
  });
}
