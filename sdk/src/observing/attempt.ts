import type { ResponseInfo } from "../transport/response-info.ts";

/** One attempt to send a request, before it is sent. */
export interface Attempt {
  operationId: string;
  method: string;
  url: string;
  /** 0 for the first one. */
  retry: number;
  /** What is sent; headers for tracing can be set. Do not write them down: one is the key. */
  headers: Headers;
}

export type AttemptOutcome = { response: ResponseInfo; error?: never } | { response?: never; error: unknown };

/** Is called before each attempt, and may return what is called after it. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return is one.
export type Observe = (attempt: Attempt) => ((outcome: AttemptOutcome) => void) | void;
