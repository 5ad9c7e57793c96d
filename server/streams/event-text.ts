/**
 * Returns a server-sent event (HTML Living Standard, 9.2). Its data is one line: JSON has no line breaks but escaped ones.
 *
 * @param id what the client sends as `Last-Event-ID` to go on after this event; without one the last `id` stays
 */
export function eventText(event: string, data: unknown, id?: string | number): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment, which tells proxies and clients that the connection is alive. */
export const heartbeat = ":\n\n";

/** Asks clients to wait so long before they connect again. */
export const retryText = (milliseconds: number) => `retry: ${milliseconds}\n\n`;
