import { expect, it } from "vitest";
import { recordedSleep } from "../../test/recorded-sleep.ts";
import { serve } from "../../test/serve.ts";
import { createClient } from "../client.ts";
import { createMemoryCache } from "../transport/response-cache.ts";
import { logTo } from "./log-to.ts";
import { type Span, traceWith } from "./trace-with.ts";

const apiKey = "service_secret";

it("logs a line for each attempt, without the key", async () => {
  await using server = await serve(
    { status: 503 },
    { body: {}, headers: { "x-request-id": "req_1" } },
    "reset",
  );
  const lines: string[] = [];
  const note = (level: string) => (line: string) => lines.push(`${level} ${line.replace(/\d+ ms/, "n ms")}`);
  const observe = logTo({ debug: note("debug"), warn: note("warn") });
  const client = createClient({ baseUrl: server.baseUrl, apiKey, observe, sleep: recordedSleep() });
  await client.runs.get({ runId: "run_1" });
  await client.runs.get({ runId: "run_1" }, { retries: 0 }).catch(() => {});
  const what = `getRun GET ${server.baseUrl}/api/v1/runs/run_1:`;
  expect(lines).toEqual([
    `warn ${what} 503 (n ms)`,
    `debug ${what} 200 req_1 (n ms, retry 1)`,
    expect.stringMatching(/^warn getRun .* ConnectionError: getRun: no response .* \(n ms\)$/),
  ]);
  expect(lines.join()).not.toContain(apiKey);
});

function recordedSpans() {
  const spans: Record<string, unknown>[] = [];
  const tracer = {
    startSpan(name: string, { kind, attributes }: { kind: number; attributes: object }): Span {
      const span: Record<string, unknown> = { name, kind, ...attributes };
      spans.push(span);
      return {
        setAttribute: (attribute, value) => (span[attribute] = value),
        setStatus: ({ code }) => (span.code = code),
        recordException: ({ name }) => (span.exception = name),
        end: () => (span.ended = true),
      };
    },
  };
  return { spans, tracer };
}

it("makes a span of each attempt, and sends its context, also where answers are stored", async () => {
  const etag = { etag: '"v1"' };
  await using server = await serve(
    { body: { id: "run_1" }, headers: etag },
    { status: 502 },
    { status: 304 },
    { status: 302 },
  );
  const { spans, tracer } = recordedSpans();
  const inject = (_: Span, headers: Record<string, string>) => {
    headers.traceparent = `00-${spans.length}`;
  };
  const client = createClient({
    ...{ baseUrl: server.baseUrl, sleep: recordedSleep(), cache: createMemoryCache() },
    observe: traceWith(tracer, { inject }),
  });
  for (const _ of [1, 2]) expect(await client.runs.get({ runId: "run_1" })).toEqual({ id: "run_1" });
  await client.runs.list({ limit: 1 }).catch(() => {});
  expect(server.requests.map(({ headers }) => headers.traceparent)).toEqual(["00-1", "00-2", "00-3", "00-4"]);
  const common = { kind: 2, "http.request.method": "GET", "server.address": "127.0.0.1", ended: true };
  expect(spans).toMatchObject([
    { ...common, name: "GET getRun", "http.response.status_code": 200, "server.port": server.port },
    { ...common, "http.response.status_code": 502, "error.type": "502", code: 2 },
    { ...common, "http.response.status_code": 304, "http.request.resend_count": 1 },
    { ...common, name: "GET listRuns", "error.type": "RedirectError", exception: "RedirectError" },
  ]);
});
