import { createEventParser, type ServerSentEvent } from "../../sdk/src/events/parse-events.ts";

export interface OpenLogStream {
  response: Response;
  /** The next event; null when the stream has ended. */
  next(): Promise<ServerSentEvent | null>;
  /** The events to the end of the stream. */
  rest(): Promise<ServerSentEvent[]>;
  /** Everything that was received, comments included. */
  received(): string;
  close(): Promise<void>;
}

/** Opens the stream of a Run's log, as a browser's `EventSource` does. */
export async function openLogStream(
  url: string,
  runId: string,
  headers: Record<string, string> = {},
): Promise<OpenLogStream> {
  const response = await fetch(`${url}/api/runs/${runId}/log-stream`, { headers });
  const parser = createEventParser();
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  const waiting: ServerSentEvent[] = [];
  let text = "";
  async function next(): Promise<ServerSentEvent | null> {
    while (waiting.length === 0) {
      const part = await reader?.read();
      if (!part || part.done) return null;
      const decoded = decoder.decode(part.value, { stream: true });
      text += decoded;
      waiting.push(...parser.push(decoded));
    }
    return waiting.shift()!;
  }
  return {
    response,
    next,
    async rest() {
      const events: ServerSentEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    received: () => text,
    close: async () => void (await reader?.cancel()),
  };
}
