import type { Observe } from "./attempt.ts";

/** The part of OpenTelemetry's `Span` that is used. */
export interface Span {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: 0 | 1 | 2; message?: string }): unknown;
  recordException(exception: Error): void;
  end(): void;
}

/** The part of OpenTelemetry's `Tracer` that is used: `trace.getTracer("…")` is one. */
export interface Tracer<S extends Span = Span> {
  startSpan(name: string, options: { kind: 2; attributes: Record<string, string | number> }): S;
}

export interface TraceOptions<S extends Span> {
  /**
   * Puts the span's context into the headers of the request: `(span, headers) =>
   * propagation.inject(trace.setSpan(context.active(), span), headers)`.
   */
  inject?: (span: S, headers: Record<string, string>) => void;
}

/**
 * Makes an OpenTelemetry span of each attempt, with the attributes of its conventions for HTTP clients.
 * @example createClient({ baseUrl, observe: traceWith(trace.getTracer("my-agent")) })
 */
export function traceWith<S extends Span>(tracer: Tracer<S>, { inject }: TraceOptions<S> = {}): Observe {
  return ({ operationId, method, url, retry, headers }) => {
    const { hostname, port, protocol } = new URL(url);
    const span = tracer.startSpan(`${method} ${operationId}`, {
      kind: client,
      attributes: {
        ...{ "http.request.method": method, "url.full": url, "server.address": hostname },
        "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
        ...(retry > 0 && { "http.request.resend_count": retry }),
      },
    });
    const carrier: Record<string, string> = {};
    inject?.(span, carrier);
    for (const [name, value] of Object.entries(carrier)) headers.set(name, value);
    return ({ response, error }) => {
      if (response) span.setAttribute("http.response.status_code", response.status);
      if (response && response.status >= 400) {
        span.setAttribute("error.type", String(response.status));
        span.setStatus({ code: failed });
      }
      if (error instanceof Error) {
        span.setAttribute("error.type", error.name);
        span.setStatus({ code: failed, message: error.message });
        span.recordException(error);
      }
      span.end();
    };
  };
}

/** Of `SpanKind` and `SpanStatusCode`. */
const client = 2;
const failed = 2;
