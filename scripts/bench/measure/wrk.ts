import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Loader } from "./loader.ts";

/**
 * The load of one GET by wrk, which takes a fraction of the processor time of a load generator in JavaScript: for
 * servers that are to have all processors of the machine.
 */
export const wrk: Pick<Loader, "load"> = {
  async load({ url, requests: [request], connections, seconds }) {
    const script = join(import.meta.dirname, "wrk.lua");
    const options = ["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`];
    const { path } = request!;
    const { stdout } = await promisify(execFile)("wrk", [...options, "--script", script, url + path]);
    const seen = JSON.parse(stdout.trim().split("\n").at(-1)!) as Seen;
    if (seen.failed > 0 || seen.requests === 0)
      throw new Error(`Of ${seen.requests} answers to ${path} at ${url}, ${seen.failed} failed.`);
    const { p50, p99 } = seen;
    return {
      requests: seen.requests,
      seconds: seen.microseconds / 1e6,
      p50: p50 / 1000,
      p99: p99 / 1000,
    };
  },
};

interface Seen {
  requests: number;
  microseconds: number;
  p50: number;
  p99: number;
  failed: number;
}
