import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Started {
  pid: number;
  /** Without a trailing slash. */
  url: string;
  /** From the start of the process until its first answer of 200. */
  startMilliseconds: number;
  stop(): Promise<void>;
}

export interface ProcessToStart {
  arguments: string[];
  port: number;
  env?: Record<string, string>;
  /** Answers 200, or whatever else `isUp` takes, as soon as the server does. */
  path: string;
  isUp?: (status: number) => boolean;
  /** What it says goes there: nothing that it writes is to wait for the benchmark. */
  logFile: string;
}

/** Starts a server with this Node.js, and waits for its first answer. */
export async function startProcess({
  path,
  port,
  logFile,
  isUp = (status) => status === 200,
  ...process_
}: ProcessToStart): Promise<Started> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  await once(log, "open");
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, process_.arguments, {
    // Peers end where their standard input does.
    stdio: ["pipe", log, log],
    env: { ...process.env, ...process_.env },
  });
  const stop = () => stopProcess(child);
  for (;;) {
    const status = await statusOf(url + path);
    if (isUp(status)) break;
    if (status !== 0 && status !== 503) {
      await stop();
      throw new Error(`A server answered ${path} with ${status}; what it said is in ${logFile}.`);
    }
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`A server ended before its first answer; what it said is in ${logFile}.`);
    if (performance.now() - began > startSeconds * 1000) {
      await stop();
      throw new Error(`A server gave no answer in ${startSeconds} s; what it said is in ${logFile}.`);
    }
    await sleep(2);
  }
  log.close();
  return { pid: child.pid!, url, startMilliseconds: performance.now() - began, stop };
}

const startSeconds = 60;

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { headers: { connection: "close" } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.stdin?.end();
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}
