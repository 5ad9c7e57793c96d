import type { ClientOptions } from "../options.ts";
import type { OperationDescription, Requester, RequestOptions } from "../requester.ts";
import { buildBody } from "./build-body.ts";
import { buildUrl } from "./build-url.ts";
import { readAnswer } from "./read-answer.ts";
import { readError } from "./read-error.ts";
import { readResponseInfo } from "./response-info.ts";
import { send } from "./send.ts";
import { sleep } from "./sleep.ts";
import { defaultUserAgent } from "./user-agent.ts";
import { withRetries } from "./with-retries.ts";

/**
 * What sends the requests of a client. With a description from `@research-verification/sdk/operations` it is all that
 * an application needs which uses a few operations only:
 * `await request(getRun, { runId })`.
 */
export function createRequester(options: ClientOptions): Requester {
  const base = readBaseUrl(options.baseUrl);
  const common = commonHeaders(options);
  const pause = options.sleep ?? sleep;

  async function request(
    operation: OperationDescription,
    parameters: Readonly<Record<string, unknown>> | undefined,
    own: RequestOptions,
  ): Promise<unknown> {
    const url = buildUrl(base, operation, parameters ?? {});
    const body = buildBody(operation, parameters);
    const headers = new Headers(common);
    headers.set("accept", operation.accept);
    if (body?.contentType) headers.set("content-type", body.contentType);
    for (const [name, value] of Object.entries(own.headers ?? {})) headers.set(name, value);

    // Headers of the caller's may change the answer, so such requests pass the cache by.
    const keeps = operation.method === "GET" && operation.answer !== "response" && !own.headers;
    const cache = keeps ? options.cache : undefined;
    const key = `${operation.accept} ${url}`;
    const kept = await cache?.get(key);
    if (kept) headers.set("if-none-match", kept.etag);

    const signal = joined(own.signal, options.signal);
    const streams = operation.answer === "response";
    const timeoutMs = own.timeoutMs ?? options.timeoutMs ?? 30_000;
    // A redirect could carry the key to another host.
    const init = {
      method: operation.method,
      headers,
      body: body?.content ?? null,
      redirect: "error" as const,
    };

    async function once(): Promise<unknown> {
      const attempt = { operationId: operation.id, url, init, timeoutMs, signal, streams };
      const { response, text } = await send(options.fetch ?? globalThis.fetch, attempt);
      const info = readResponseInfo(operation.id, response);
      options.onResponse?.(info);
      own.onResponse?.(info);
      if (response.status === 304 && kept) return readAnswer(operation, info, kept.body);
      // An empty body is an error no less: openapi-fetch would give `undefined` for it.
      if (!response.ok) throw readError(info, text ?? "");
      if (text === null) return response;
      const answer = readAnswer(operation, info, text);
      const etag = response.headers.get("etag");
      if (etag) await cache?.set(key, { etag, body: text });
      return answer;
    }

    const retries = operation.retry === "safe" ? (own.retries ?? options.retries ?? 2) : 0;
    return withRetries(once, { retries, sleep: pause, signal });
  }

  return ((operation, parameters, own) =>
    request(
      operation as OperationDescription,
      parameters as Record<string, unknown> | undefined,
      own ?? {},
    )) as Requester;
}

function joined(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one && other ? AbortSignal.any([one, other]) : (one ?? other);
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
