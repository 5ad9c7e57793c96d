import type { Operation, Response } from "./document.ts";

/** Returns the response that an operation declares for a status, by its number, its class (`4XX`) or `default`. */
export function declaredResponse({ responses }: Operation, status: number): Response | undefined {
  return responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses.default;
}
