import { expect } from "vitest";
import type { OperationSpec } from "../../server/__generated__/operation-spec.ts";

/** Expects an error in the shape of the operation's error family and in no other; returns its parts. */
export function expectedError(
  { errorFamily }: Pick<OperationSpec, "errorFamily">,
  { headers, text }: { headers: Record<string, string>; text: string },
): { code?: string; message: string } {
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const { error } = JSON.parse(text) as { error: { code: string; message: string } | string };
  if (errorFamily === "text") {
    expect(error).toEqual(expect.any(String));
    return { message: error as string };
  }
  expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  return error as { code: string; message: string };
}
