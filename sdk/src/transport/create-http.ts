import createClient, { type Client, createQuerySerializer } from "openapi-fetch";
import type { paths } from "../__generated__/types.ts";
import type { ClientOptions } from "../options.ts";
import type { OperationDescription, RequestOptions } from "../requester.ts";
import { checkOptions, clientKinds } from "./check-options.ts";
import { createCheckedRequest } from "./checked-request.ts";
import { commonHeaders } from "./common-headers.ts";
import { type OutgoingRequest, PlainRequest } from "./plain-request.ts";
import { readBaseUrl } from "./read-base-url.ts";
import { readResponseInfo } from "./response-info.ts";
import { type SendOptions, send } from "./send.ts";
import { serializeBody } from "./serialize-body.ts";
import { serializePath } from "./serialize-path.ts";
import { sleep } from "./sleep.ts";
import { withCache } from "./with-cache.ts";
import { withError } from "./with-error.ts";
import { withRetries } from "./with-retries.ts";

/** An openapi-fetch client of every operation; its `fetch` has this package's policies. */
export type HttpClient = Client<paths>;

type Undefinable<T> = { [K in keyof T]: T[K] | undefined };

/** What the policies need to know of one request. */
interface Call extends Undefinable<Omit<RequestOptions, "headers">> {
  operationId: string;
  retry: OperationDescription["retry"];
  reads: SendOptions["reads"];
}

export interface Http {
  client: HttpClient;
  /** The policies as a `fetch`, for a request that is known better than its method and address tell. */
  fetchFor(call: Call): (request: OutgoingRequest) => Promise<Response>;
  /** Takes the key out of what others say. */
  redact(text: string): string;
  /** Makes the request of a call whose options were checked: a `Request` only where a middleware would see it. */
  requestType(): typeof Request | typeof PlainRequest;
}

/** Without options the address is what is missing: programs without types are told so. */
export function createHttp(options: ClientOptions = {} as ClientOptions): Http {
  checkOptions("createClient", options, clientKinds);
  const baseUrl = readBaseUrl(options.baseUrl);
  const common = commonHeaders(options);
  const redact = (text: string) => (options.apiKey ? text.replaceAll(options.apiKey, "[the API key]") : text);

  const fetchFor = (call: Call) => (request: OutgoingRequest) => {
    const { operationId, reads, timeoutMs = options.timeoutMs ?? 30_000 } = call;
    const { method, url, headers } = request;
    const signal = joinSignals(call.signal, options.signal);
    const retries = call.retry === "never" ? 0 : (call.retries ?? options.retries ?? 2);
    async function attempt(retry: number): Promise<Response> {
      const fetch = options.fetch ?? globalThis.fetch;
      const end = options.observe?.({ operationId, method, url, retry, headers });
      const sent = send(request, { operationId, redact, timeoutMs, signal, reads, fetch });
      if (end) sent.catch((error: unknown) => end({ error }));
      const response = await sent;
      const info = readResponseInfo(operationId, response);
      end?.({ response: info });
      options.onResponse?.(info);
      call.onResponse?.(info);
      return response;
    }
    const retried = () => withRetries(attempt, { retries, sleep: options.sleep ?? sleep, signal });
    const { cache } = options;
    return cache ? withCache({ cache, common, reads }, request, retried) : retried();
  };

  const client = createClient<paths>({
    baseUrl,
    headers: common,
    Request: createCheckedRequest(baseUrl),
    fetch: async (request) => withError(await fetchFor(callOf(request, baseUrl))(request)),
    pathSerializer: serializePath,
    // Made once, not for each request.
    querySerializer: createQuerySerializer({ array: { style: "form", explode: false } }),
    bodySerializer: serializeBody,
  });
  let hasMiddleware = false;
  const use: HttpClient["use"] = (...middleware) => {
    hasMiddleware = true;
    client.use(...middleware);
  };
  return {
    client: { ...client, use },
    fetchFor,
    redact,
    requestType: () => (hasMiddleware ? Request : PlainRequest),
  };
}

/** What is known of a call of the openapi-fetch client, which leaves the options that are not its own on the request. */
function callOf(request: Request, baseUrl: string): Call {
  const { method, url, headers, signal, timeoutMs, retries, onResponse } = request as Request &
    RequestOptions;
  return {
    operationId: `${method} ${url.slice(baseUrl.length).split("?", 1)[0]}`,
    // A write has a key only if the caller gave it one.
    retry: method === "GET" || method === "HEAD" || headers.has("idempotency-key") ? "safe" : "never",
    reads: ({ headers }) => (/\bjson\b/.test(headers.get("content-type") ?? "") ? "bytes" : "stream"),
    ...{ signal, timeoutMs, retries, onResponse },
  };
}

function joinSignals(
  first: AbortSignal | undefined,
  second: AbortSignal | undefined,
): AbortSignal | undefined {
  return first && second ? AbortSignal.any([first, second]) : (first ?? second);
}
