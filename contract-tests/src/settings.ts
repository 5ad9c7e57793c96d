import type { CheckName, Finding } from "./report.ts";

export interface CheckOptions {
  /** Address of the service; its path is kept. */
  baseUrl: string | URL;
  /** The OpenAPI 3.1 document; that of this package by default. */
  contract?: unknown;
  /** Sent to operations that accept a key. */
  apiKey?: string;
  /** A session cookie (`name=value`), sent to operations that accept nothing else. */
  cookie?: string;
  /** Only these operations. */
  only?: readonly string[];
  /** Excludes these checks. */
  skip?: readonly CheckName[];
  /** Also send the examples of operations that change something. Off by default: without it nothing is changed. */
  write?: boolean;
  /** Timeout of one request in milliseconds. Default 30 000. */
  timeoutMs?: number;
  /** Maximum `Retry-After` of a 429, in seconds, that is waited for. Default 65: a window of a minute. */
  maxWaitSeconds?: number;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
  /** Called at each finding when it is first made. */
  onFinding?: (finding: Finding) => void;
  /** Called after each operation. */
  onProgress?: (operationId: string, done: number, of: number) => void;
}
