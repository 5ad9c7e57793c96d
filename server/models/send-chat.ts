import { DomainError } from "../domain/errors.ts";
import { limitedBody } from "../downloads/limited-body.ts";
import { secondsOf } from "../downloads/retry-after.ts";
import { ModelError } from "./model-error.ts";

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
}

interface ChatServer {
  url: URL;
  key: string | null;
  maxReplyBytes: number;
}

/**
 * Sends one request, on a connection of its own. No redirect is followed: the key and the paper go to the operator's
 * server and to no other.
 */
export async function sendChat(
  { url, key, maxReplyBytes }: ChatServer,
  body: ChatRequest,
  signal: AbortSignal,
): Promise<{ status: number; retryAfterSeconds: number | null; text: string }> {
  const { Client } = await import("undici");
  const client = new Client(url.origin, { headersTimeout: 0, bodyTimeout: 0 });
  try {
    const answer = await client.request({
      method: "POST",
      path: `${url.pathname}${url.search}`,
      headers: {
        accept: "application/json",
        "accept-encoding": "identity",
        "content-type": "application/json",
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      signal,
    });
    answer.body.on("error", () => {});
    const header = (name: string) => [answer.headers[name] ?? []].flat()[0];
    const limits = { host: url.host, maxBytes: maxReplyBytes, declaredBytes: 0, signal };
    const chunks: Uint8Array[] = [];
    // What else a server says than an answer is not read.
    if (answer.statusCode === 200)
      for await (const chunk of limitedBody(answer.body, limits)) chunks.push(chunk);
    return {
      status: answer.statusCode,
      retryAfterSeconds: secondsOf(header("retry-after")),
      text: Buffer.concat(chunks).toString("utf8"),
    };
  } catch (error) {
    signal.throwIfAborted();
    const isTooLong = error instanceof DomainError && error.key === "download.too_large";
    throw new ModelError(
      isTooLong ? `Its answer is longer than ${maxReplyBytes} bytes.` : "Its server gave no whole answer.",
      { cause: error },
    );
  } finally {
    await client.destroy();
  }
}
