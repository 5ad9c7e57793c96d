import { EnvironmentCache } from "../environment-cache.ts";

/** A process that begins to build, says so, and does not end: `build-forever.ts <folder> <digest>`. */
const [folder = "", digest = ""] = process.argv.slice(2);
const cache = new EnvironmentCache(folder, 1e9, { sweep: async () => undefined });
setInterval(() => undefined, 1000);
await cache.hold(
  digest,
  async () => {
    console.log("building");
    return new Promise(() => undefined);
  },
  new AbortController().signal,
);
