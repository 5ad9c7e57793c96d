import { setTimeout as delay } from "node:timers/promises";
import { ModelError } from "./model-error.ts";
import { type ModelReply, readReply } from "./read-reply.ts";
import { type ChatRequest, sendChat } from "./send-chat.ts";

/** A language model of a server that speaks the chat completions of OpenAI's interface. */
export interface LanguageModel {
  name: string;
  /** Throws `ModelError`, or the signal's reason. */
  complete(request: ModelRequest): Promise<ModelReply>;
}

interface ModelRequest {
  system: string;
  user: string;
  /** What the answer should be, where the server can hold the model to it. */
  schema: object;
  signal: AbortSignal;
}

export interface LanguageModelOptions {
  /** Of the interface, such as `https://api.example.org/v1`. */
  url: string;
  model: string;
  key: string | null;
  /** Of one request. */
  seconds: number;
  maxReplyBytes: number;
}

const transientStatuses = new Set([429, 500, 502, 503, 504]);
/** A server that asks for a longer pause is not waited for. */
const maxPauseSeconds = 10;

/** Asks one time more where the server is busy, and without what not every server knows where it refuses a request. */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { model: name, seconds } = options;
  const url = addressOf(options.url);
  let isPlain = false;
  return {
    name,
    async complete({ signal: outer, ...request }) {
      const signal = AbortSignal.any([outer, AbortSignal.timeout(seconds * 1000)]);
      try {
        for (let hasPaused = false; ; ) {
          const answer = await sendChat({ ...options, url }, bodyOf(name, request, isPlain), signal);
          const { status, retryAfterSeconds, text } = answer;
          if (status === 200) return readReply(text, name);
          if ((status === 400 || status === 422) && !isPlain) isPlain = true;
          else if (
            transientStatuses.has(status) &&
            !hasPaused &&
            (retryAfterSeconds ?? 1) <= maxPauseSeconds
          ) {
            hasPaused = true;
            await delay((retryAfterSeconds ?? 1) * 1000, undefined, { signal });
          } else throw new ModelError(`Its server answered with the status ${status}.`);
        }
      } catch (error) {
        outer.throwIfAborted();
        if (signal.aborted) throw new ModelError(`It did not answer within ${seconds} seconds.`);
        throw error;
      }
    },
  };
}

/** Where the address has no path, the interface's usual one. */
function addressOf(base: string): URL {
  const url = new URL(base);
  const path = url.pathname.replace(/\/+$/, "");
  if (!path.endsWith("/chat/completions")) url.pathname = `${path === "" ? "/v1" : path}/chat/completions`;
  return url;
}

function bodyOf(
  model: string,
  { system, user, schema }: Omit<ModelRequest, "signal">,
  isPlain: boolean,
): ChatRequest {
  const messages = [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
  const format = { type: "json_schema", json_schema: { name: "answer", strict: true, schema } };
  return { model, messages, ...(!isPlain && { temperature: 0, response_format: format }) };
}
