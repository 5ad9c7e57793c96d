import type { OperationDescription, Requester, RequestOptions } from "../requester.ts";
import { sleep } from "../transport/sleep.ts";
import { createEventParser } from "./parse-events.ts";
import { readParts } from "./read-parts.ts";

/** The service sends a comment every 15 s at least: a longer silence means that the connection is gone. */
const silenceMs = 60_000;

/** Milliseconds before the next connection, where the service does not say. */
const defaultRetryMs = 1000;
const maxRetryMs = 30_000;

/**
 * Iterates over the events of a stream to the one named `last`, or to a 204, which says that there are none any more. A
 * lost connection, and one that the service closes, is opened again after the last event that was seen: none is lost or
 * repeated. Rejects where the stream cannot be opened, with its retries, and with the reason of an aborted signal.
 */
export async function* streamEvents<Parameters, Event extends { event: string }>(
  request: Requester,
  operation: OperationDescription<Parameters, Response>,
  parameters: Parameters | undefined,
  last: string,
  options: RequestOptions = {},
): AsyncIterableIterator<Event> {
  let lastId = new Headers(options.headers).get("last-event-id") ?? "";
  let [retryMs, fruitless] = [defaultRetryMs, 0];
  for (;;) {
    const response = await request(operation, parameters, {
      ...options,
      headers: { ...options.headers, ...(lastId !== "" && { "last-event-id": lastId }) },
    });
    if (response.status === 204 || !response.body) return;
    const parser = createEventParser(lastId);
    try {
      for await (const text of readParts(operation.id, response.body, silenceMs)) {
        for (const { event, data, id } of parser.push(text)) {
          [lastId, fruitless] = [id, 0];
          yield { event, id, data: JSON.parse(data) } as unknown as Event;
          if (event === last) return;
        }
      }
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!isLostConnection(error)) throw error;
    }
    retryMs = parser.retryMs ?? retryMs;
    await sleep(Math.min(retryMs * 2 ** fruitless, maxRetryMs), options.signal);
    fruitless += 1;
  }
}

/** What `fetch` and the reader of a body reject with when a connection breaks or falls silent. */
const isLostConnection = (error: unknown): boolean => /^(Type|Timeout)Error$/.test((error as Error).name);
