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
  'Bearer realm="a", Basic realm="b"',
  'Basic realm="b", Bearer realm="a"',
  'Bearer realm="a", Negotiate',
])("tells of another way: %s", (text) => {
  expect(problemsOf(text).join()).toContain("no way to authenticate here");
});
