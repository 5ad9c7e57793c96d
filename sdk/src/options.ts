import type { Observe } from "./observing/attempt.ts";
import type { ResponseCache } from "./transport/response-cache.ts";
import type { ResponseInfo } from "./transport/response-info.ts";
import type { Sleep } from "./transport/sleep.ts";

export interface ClientOptions {
  /** Address of the service, for example `https://verify.example.org`; its path is kept. See `fromEnvironment`. */
  baseUrl: string | URL;
  /** `service_...`. Public reads need none. Sent only to `baseUrl`: redirects are rejected. */
  apiKey?: string | undefined;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of one attempt in milliseconds. Default 30 000. */
  timeoutMs?: number | undefined;
  /** Maximum number of retries after a transient failure, of what may be sent again. Default 2. */
  retries?: number | undefined;
  /** Aborts every request of this client. */
  signal?: AbortSignal | undefined;
  /** Replaces the SDK's name and version as `User-Agent`. */
  userAgent?: string | undefined;
  /** Sent with every request. */
  headers?: Record<string, string> | undefined;
  /** Stores responses and revalidates them: see `createMemoryCache`. Default none. */
  cache?: ResponseCache | undefined;
  /** Called with each response: limits, request ids, deprecations. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
  /** Sees each attempt, before and after it: see `logTo` and `traceWith`. */
  observe?: Observe | undefined;
  /** Replaces the pause before a retry or poll; for tests. */
  sleep?: Sleep | undefined;
}
