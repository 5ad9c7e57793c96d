import fc from "fast-check";
import { expect, it } from "vitest";
import { DomainError } from "../errors.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

const place = { at: "2026-01-02T03:04:05.678Z", id: "run_1" };
const cursor = encodeCursor("secret", "runs?state=failed", place);

it("decodes to the encoded position for the same query", () => {
  expect(decodeCursor("secret", "runs?state=failed", cursor)).toEqual(place);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.jsonValue(), (secret, key, position) => {
      const decoded = decodeCursor(secret, key, encodeCursor(secret, key, position));
      expect(decoded).toEqual(JSON.parse(JSON.stringify(position)));
    }),
  );
});

it.each([
  ["another query", "secret", "runs", cursor],
  ["another secret", "other", "runs?state=failed", cursor],
  ["nothing", "secret", "runs?state=failed", ""],
  ["no cursor at all", "secret", "runs?state=failed", "abc"],
  ["ignored characters", "secret", "runs?state=failed", `${cursor}!`],
  ["padding", "secret", "runs?state=failed", `${cursor}=`],
  ["a very long one", "secret", "runs?state=failed", cursor.repeat(1000)],
])("refuses %s", (_, secret, key, cursor) => {
  const attempt = () => decodeCursor(secret, key, cursor);
  expect(attempt).toThrow(DomainError);
  expect(attempt).toThrow(expect.objectContaining({ code: "invalid_request", key: "cursor.invalid" }));
});

it("refuses every changed character", () => {
  for (let at = 0; at < cursor.length; at++) {
    const changed = cursor.slice(0, at) + (cursor[at] === "A" ? "B" : "A") + cursor.slice(at + 1);
    expect(() => decodeCursor("secret", "runs?state=failed", changed)).toThrow(DomainError);
  }
});

it("distinguishes a long key from a short key with a longer position", () => {
  const ambiguous = encodeCursor("secret", "a", 12);
  expect(() => decodeCursor("secret", "a 1", ambiguous)).toThrow(DomainError);
});
