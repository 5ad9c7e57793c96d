import type { AnswerCache } from "./transport/answer-cache.ts";
import type { ResponseInfo } from "./transport/response-info.ts";
import type { Sleep } from "./transport/sleep.ts";

export interface ClientOptions {
  /** Address of the service, for example `https://verify.example.org`; a path in it is kept. */
  baseUrl: string | URL;
  /** `service_...`. Public reads need none. Sent to `baseUrl` alone: redirects are refused. */
  apiKey?: string;
  /** Instead of the platform's. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for one try. 30 000 by default. */
  timeoutMs?: number;
  /** How often a request that may be repeated is tried again after a passing failure. 2 by default. */
  retries?: number;
  /** Ends every request of this client. */
  signal?: AbortSignal;
  /** Instead of this SDK's name and version. */
  userAgent?: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Keeps answers and revalidates them: see `createMemoryCache`. None by default. */
  cache?: AnswerCache;
  /** Called with each answer: limits, request ids, deprecations. */
  onResponse?: (response: ResponseInfo) => void;
  /** How to pause before another try or poll; for tests. */
  sleep?: Sleep;
}
