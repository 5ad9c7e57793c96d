import type { ClientOptions } from "../options.ts";
import type { OperationDescription, Requester, RequestOptions } from "../requester.ts";
import { buildBody } from "./build-body.ts";
import { buildUrl } from "./build-url.ts";
import { readError } from "./read-error.ts";
import { readResponse } from "./read-response.ts";
import { readResponseInfo } from "./response-info.ts";
import { send } from "./send.ts";
import { sleep } from "./sleep.ts";
import { defaultUserAgent } from "./user-agent.ts";
import { withRetries } from "./with-retries.ts";

/**
 * Creates the function that sends the requests of a client. An application that uses few operations can use it alone,
 * with descriptions from `@research-verification/sdk/operations`:
 * `await request(getRun, { runId })`.
 */
export function createRequester(options: ClientOptions): Requester {
  const base = readBaseUrl(options.baseUrl);
  const common = commonHeaders(options);
  const pause = options.sleep ?? sleep;

  async function request(
    operation: OperationDescription,
    parameters: Readonly<Record<string, unknown>> | undefined,
    requestOptions: RequestOptions,
  ): Promise<unknown> {
    const url = buildUrl(base, operation, parameters ?? {});
    const body = buildBody(operation, parameters);
    const headers = new Headers(common);
    headers.set("accept", operation.accept);
    if (body?.contentType) headers.set("content-type", body.contentType);
    for (const [name, value] of Object.entries(requestOptions.headers ?? {})) headers.set(name, value);

    // Headers of the caller may change the response, so such requests bypass the cache.
    const isCacheable =
      operation.method === "GET" && operation.answer !== "response" && !requestOptions.headers;
    const cache = isCacheable ? options.cache : undefined;
    const key = `${operation.accept} ${url}`;
    const cached = await cache?.get(key);
    if (cached) headers.set("if-none-match", cached.etag);

    const signal = joinSignals(requestOptions.signal, options.signal);
    const streams = operation.answer === "response";
    const timeoutMs = requestOptions.timeoutMs ?? options.timeoutMs ?? 30_000;
    // A redirect could carry the key to another host.
    const init = {
      method: operation.method,
      headers,
      body: body?.content ?? null,
      redirect: "error" as const,
    };

    async function sendOnce(): Promise<unknown> {
      const sendOptions = { operationId: operation.id, url, init, timeoutMs, signal, streams };
      const { response, text } = await send(options.fetch ?? globalThis.fetch, sendOptions);
      const info = readResponseInfo(operation.id, response);
      options.onResponse?.(info);
      requestOptions.onResponse?.(info);
      if (response.status === 304 && cached) return readResponse(operation, info, cached.body);
      // Also with an empty body, for which openapi-fetch would return `undefined`.
      if (!response.ok) throw readError(info, text ?? "");
      if (text === null) return response;
      const result = readResponse(operation, info, text);
      const etag = response.headers.get("etag");
      if (etag) await cache?.set(key, { etag, body: text });
      return result;
    }

    const retries = operation.retry === "safe" ? (requestOptions.retries ?? options.retries ?? 2) : 0;
    return withRetries(sendOnce, { retries, sleep: pause, signal });
  }

  return ((operation, parameters, own) =>
    request(
      operation as OperationDescription,
      parameters as Record<string, unknown> | undefined,
      own ?? {},
    )) as Requester;
}

function joinSignals(
  first: AbortSignal | undefined,
  second: AbortSignal | undefined,
): AbortSignal | undefined {
  return first && second ? AbortSignal.any([first, second]) : (first ?? second);
}

function readBaseUrl(given: string | URL): string {
  const url = new URL(given);
  if (!["http:", "https:"].includes(url.protocol))
    throw new TypeError(`baseUrl must be http or https: ${given}`);
  if (url.search || url.hash || url.username || url.password)
    throw new TypeError("baseUrl may have no query, fragment, user or password");
  return url.href.replace(/\/+$/, "");
}

function commonHeaders({ apiKey, headers, userAgent }: ClientOptions): Headers {
  const common = new Headers(headers);
  const agent = userAgent ?? defaultUserAgent();
  if (agent) common.set("user-agent", agent);
  if (apiKey !== undefined) common.set("x-api-key", apiKey);
  return common;
}
