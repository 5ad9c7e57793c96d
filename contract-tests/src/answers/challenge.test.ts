import { expect, it } from "vitest";
import type { Answer } from "./answer-check.ts";
import { challenge } from "./challenge.ts";

function problemsOf(text: string): string[] {
  const headers = new Headers({ "www-authenticate": text });
  const contract = { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } };
  const operation = { security: [{ bearer: [] }] };
  return challenge.problems({ contract, operation, exchange: { status: 401, headers } } as unknown as Answer);
}

it.each(['Bearer realm="API keys"', 'Bearer realm="API keys, and others", error="invalid_token"'])(
  "takes %s",
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

it.each([
  "Bearer realm=kit",
  'Bearer realm="a \\"b\\"", error="invalid_token"',
  'Bearer realm="a", Bearer realm="b"',
])("reads %s", (text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each(["Bearer realm=API keys", 'Bearer realm="API keys', "Bearer realm=a b, error=c"])(
  "tells that it cannot be read: %s",
  (text) => {
    expect(problemsOf(text).join()).toContain("no token and has no quotes");
  },
);

it.each([
  'Bearer realm="a", Basic realm="b"',
  'Basic realm="b", Bearer realm="a"',
  'Bearer realm="a", Negotiate',
])("tells of another way: %s", (text) => {
  expect(problemsOf(text).join()).toContain("no way to authenticate here");
});
