import type { ClientOptions } from "../options.ts";
import type { OperationDescription, Requester, RequestOptions } from "../requester.ts";
import { buildParts } from "./build-parts.ts";
import { callKinds, checkOptions } from "./check-options.ts";
import { checkedHeaders } from "./common-headers.ts";
import { createHttp, type Http } from "./create-http.ts";
import { createReply } from "./create-reply.ts";
import { readError } from "./read-error.ts";
import { readResponse } from "./read-response.ts";
import type { ResponseInfo } from "./response-info.ts";

/**
 * Creates the function that sends the requests of a client. An application that uses few operations can use it alone,
 * with descriptions from `@research-verification/sdk/operations`:
 * `await request(getRun, { runId })`.
 */
export function createRequester(options: ClientOptions): Requester {
  return requesterOf(createHttp(options));
}

/** Sends operations through openapi-fetch. */
export function requesterOf({ client, fetchFor, redact, requestType }: Http): Requester {
  // The description of an operation says at run time what the types of openapi-fetch say when it is compiled.
  const call = client.request as unknown as UntypedRequest;

  async function request(
    operation: OperationDescription,
    parameters: Readonly<Record<string, unknown>> = {},
    given: RequestOptions = {},
  ) {
    checkOptions(operation.id, given, callKinds);
    const { headers, ...options } = given;
    const { id, method, path, accept, answer, retry } = operation;
    const { contentType, ...parts } = buildParts(operation, parameters);
    let info: ResponseInfo | undefined;
    const fetch = fetchFor({
      ...options,
      operationId: id,
      retry,
      reads: () => (answer === "response" ? "stream" : "text"),
      onResponse(received) {
        info = received;
        options.onResponse?.(received);
      },
    });
    const { data, error, response } = await call(method, path, {
      ...parts,
      headers: {
        accept,
        "content-type": contentType,
        ...(retry === "keyed" && newKey()),
        ...checkedHeaders(headers),
      },
      parseAs: answer === "response" ? "stream" : "text",
      fetch,
      Request: requestType(),
    });
    // An empty failing answer has no `error`.
    if (!response.ok) throw readError(info!, error, redact);
    const body = answer === "response" ? response : readResponse(operation, info!, redact, data ?? "");
    return { data: body, response: info! };
  }

  return ((...given: Parameters<typeof request>) => createReply(request(...given))) as Requester;
}

/** Not of `crypto.randomUUID`, which pages that came without TLS lack. */
const newKey = () => ({
  "idempotency-key": `"${crypto.getRandomValues(new Uint32Array(4)).join("-")}"`,
});

type UntypedRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>;
