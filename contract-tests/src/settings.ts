import type { CheckName, Finding } from "./report.ts";

export interface CheckOptions {
  /** Address of the service; its path is kept. */
  baseUrl: string | URL;
  /** The OpenAPI 3.1 document; that of this package by default. */
  contract?: unknown;
  /** Sent to operations that accept a key. */
  apiKey?: string | undefined;
  /** A session cookie (`name=value`), sent to operations that accept nothing else. */
  cookie?: string | undefined;
  /** Sent with every request, such as what a proxy before the service asks for. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Only these operations. */
  only?: readonly string[] | undefined;
  /** Not these operations. */
  except?: readonly string[] | undefined;
  /** Only these checks. */
  checks?: readonly CheckName[] | undefined;
  /** Excludes these checks. */
  skip?: readonly CheckName[] | undefined;
  /** Also make, change and remove what belongs to an account of the run's own. Off by default: nothing is changed. */
  write?: boolean | undefined;
  /** Send GET, HEAD and OPTIONS alone: nothing that a service would have to refuse. */
  readOnly?: boolean | undefined;
  /** Decides what is drawn: the same again gives the same requests. Default 1. */
  seed?: number | undefined;
  /** How many operations are checked at once. Default 4. */
  concurrency?: number | undefined;
  /** Timeout of one request in milliseconds. Default 30 000. */
  timeoutMs?: number | undefined;
  /** Maximum `Retry-After` of a 429, in seconds, that is waited for. Default 65: a window of a minute. */
  maxWaitSeconds?: number | undefined;
  signal?: AbortSignal | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Called at each finding when it is first made. */
  onFinding?: ((finding: Finding) => void) | undefined;
  /** Called after each operation. */
  onProgress?: ((operationId: string, done: number, of: number) => void) | undefined;
}
