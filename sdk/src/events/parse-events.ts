/** A server-sent event as it was dispatched. */
export interface ServerSentEvent {
  event: string;
  data: string;
  /** The last `id` of the stream, which an event without its own leaves as it was. */
  id: string;
}

export interface EventParser {
  /** Returns the events that this part of the stream completes. */
  push(text: string): ServerSentEvent[];
  /** Milliseconds that the service asks clients to wait before they connect again; null where it did not. */
  readonly retryMs: number | null;
}

/** A longer event is no piece of a log: the service has bounds of its own. */
const maxEventCharacters = 32 * 1024 * 1024;

/** Parses `text/event-stream` (HTML Living Standard, 9.2.6). `text` may end anywhere, also between CR and LF. */
export function createEventParser(lastId = ""): EventParser {
  let rest = "";
  let [event, id] = ["", lastId];
  let data: string[] = [];
  let retryMs: number | null = null;

  function readLine(line: string): ServerSentEvent | null {
    if (line === "") {
      const dispatched = data.length > 0 ? { event: event || "message", data: data.join("\n"), id } : null;
      [event, data] = ["", []];
      return dispatched;
    }
    const [, name, value = ""] = /^([^:]*):? ?(.*)/s.exec(line)!;
    if (name === "event") event = value;
    else if (name === "data") data.push(value);
    else if (name === "id" && !value.includes("\0")) id = value;
    else if (name === "retry" && /^[0-9]{1,9}$/.test(value)) retryMs = Number(value);
    return null;
  }

  return {
    push(text) {
      rest += text;
      if (rest.length > maxEventCharacters) throw new Error("An event is too long");
      // The last line may go on, and a CR at its end may be half of a CRLF.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      return lines.flatMap((line) => readLine(line) ?? []);
    },
    get retryMs() {
      return retryMs;
    },
  };
}
