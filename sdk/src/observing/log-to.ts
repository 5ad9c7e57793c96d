import type { Observe } from "./attempt.ts";

export interface Logger {
  debug(message: string): void;
  warn(message: string): void;
}

/**
 * Writes a line for each attempt: `debug` for an answer, `warn` for an error status and for none. No line has a key.
 * @example createClient({ baseUrl, observe: logTo(console) })
 */
export function logTo(logger: Logger): Observe {
  return ({ operationId, method, url, retry }) => {
    const start = performance.now();
    return ({ response, error }) => {
      const took = `${Math.round(performance.now() - start)} ms`;
      const again = retry > 0 ? `, retry ${retry}` : "";
      const what = response
        ? `${response.status}${response.requestId ? ` ${response.requestId}` : ""}`
        : String(error);
      const line = `${operationId} ${method} ${url}: ${what} (${took}${again})`;
      if (response && response.status < 400) logger.debug(line);
      else logger.warn(line);
    };
  };
}
