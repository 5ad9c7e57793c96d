import { expect, it, vi } from "vitest";
import { createKeptTexts } from "./kept-texts.ts";

const text = (length = 3) => new Uint8Array(length).fill(7);
const stamp = (more: object = {}) => ({ id: "one", visibility: "public" as const, changes: 1, ...more });
const remake = async () => ({ changes: undefined, text: undefined });

it("gives a text while its stamp is the same, and tells of it", () => {
  const onKept = vi.fn();
  const texts = createKeptTexts({ maxBytes: 1e6, onKept });
  const kept = text();
  texts.set("claim", stamp(), kept);
  expect(texts.get("claim", stamp(), remake)).toBe(kept);
  expect(onKept).toHaveBeenCalledExactlyOnceWith({ kind: "claim", stamp: stamp(), text: kept }, remake);
  for (const other of [{ changes: 2 }, { changes: "1" }, { id: "two" }, { visibility: "private" as const }])
    expect(texts.get("claim", stamp(other), remake)).toBeUndefined();
  expect(texts.get("claims", stamp(), remake)).toBeUndefined();
});

it("keeps nothing private", () => {
  const texts = createKeptTexts({ maxBytes: 1e6 });
  texts.set("claim", stamp({ visibility: "private" }), text());
  expect(texts.get("claim", stamp(), remake)).toBeUndefined();
});

it("keeps those pages that are asked for again as they were", () => {
  const texts = createKeptTexts({ maxBytes: 1e6 });
  const kept = text();
  texts.set("claims", stamp({ changes: "a" }), kept);
  expect(texts.get("claims", stamp({ changes: "a" }), remake)).toBeUndefined();
  texts.set("claims", stamp({ changes: "b" }), kept);
  expect(texts.get("claims", stamp({ changes: "b" }), remake)).toBeUndefined();
  texts.set("claims", stamp({ changes: "b" }), kept);
  expect(texts.get("claims", stamp({ changes: "b" }), remake)).toBe(kept);
});

it("keeps no more bytes than it may, and of none nothing", () => {
  const texts = createKeptTexts({ maxBytes: 100_000 });
  for (let number = 0; number < 100; number++) texts.set("claim", stamp({ id: `${number}` }), text(2000));
  const kept = Array.from({ length: 100 }, (_, number) =>
    texts.get("claim", stamp({ id: `${number}` }), remake),
  );
  expect(kept.filter(Boolean).length).toBeLessThanOrEqual(50);
  expect(kept.at(-1)).toBeDefined();
  texts.set("claim", stamp({ id: "long" }), text(50_000));
  expect(texts.get("claim", stamp({ id: "long" }), remake)).toBeUndefined();
  const none = createKeptTexts({ maxBytes: 0 });
  none.set("claim", stamp(), text());
  expect(none.get("claim", stamp(), remake)).toBeUndefined();
});
