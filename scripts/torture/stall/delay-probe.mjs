// Preloaded into the service: on SIGUSR2 writes the longest delay of its event loop since the last one, in milliseconds,
// and the longest that it computed in one delay, which the machine's other work does not lengthen.
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const file = process.env.TORTURE_DELAYS;
const resolution = 5;

// Threads inherit the options of the process.
if (isMainThread && file) {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let computing = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    computing = Math.max(computing, (now.user + now.system - before.user - before.system) / 1e3);
    before = now;
  }, resolution).unref();
  process.on("SIGUSR2", () => {
    const stall = Math.max(0, delays.max / 1e6 - resolution);
    writeFileSync(`${file}.new`, JSON.stringify({ stall, computing }));
    delays.reset();
    computing = 0;
    renameSync(`${file}.new`, file);
  });
}
