import type { Readable, Writable } from "node:stream";

/** What a command has of the process that runs it; tests give their own. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: Record<string, string | undefined>;
  /** Relative paths of arguments are below it. */
  cwd: string;
  /** Aborted when whoever runs the command stops it. */
  signal: AbortSignal;
}

/** A running command: what it has, and how it ends. */
export interface Session extends Io {
  /** Of `exitCodes`; a command that rejects has another. */
  exitCode: number;
}
