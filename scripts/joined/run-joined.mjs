import { pathToFileURL } from "node:url";
import { root } from "../bootstrap.mjs";

/** Runs a joined program in this process, as if it had been started alone: a second Node.js would take 40 ms more. */
export async function runJoined(file, given, env) {
  process.chdir(root);
  Object.assign(process.env, env);
  // Processes that share the work are started by this.
  process.argv = [process.argv[0], file, ...given];
  process.getBuiltinModule("node:module").enableCompileCache(env.NODE_COMPILE_CACHE);
  await import(pathToFileURL(file).href);
}
