import type { CheckName } from "./report.ts";

export interface CheckOptions {
  /** Address of the service; a path in it is kept. */
  baseUrl: string | URL;
  /** The OpenAPI 3.1 document; that of this package by default. */
  contract?: unknown;
  /** Sent where an operation takes a key. */
  apiKey?: string;
  /** A session cookie (`name=value`), sent where an operation takes nothing else. */
  cookie?: string;
  /** Only these operations. */
  only?: readonly string[];
  /** Not these checks. */
  skip?: readonly CheckName[];
  /** Also send the examples of operations that change something. Off by default: without it nothing is changed. */
  write?: boolean;
  /** Milliseconds for one answer. 30 000 by default. */
  timeoutMs?: number;
  /** Seconds that a 429 may ask us to wait. 65 by default: a minute's window. */
  maxWaitSeconds?: number;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
  /** Called after each operation. */
  onProgress?: (operationId: string, done: number, of: number) => void;
}
