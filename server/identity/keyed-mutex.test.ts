import { expect, it } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

it("starts work under one name after the previous work ended or failed", async () => {
  const withLock = createKeyedMutex();
  const order: string[] = [];
  const work = (name: string, fails = false) =>
    withLock("one", async () => {
      order.push(`${name} begins`);
      await new Promise(setImmediate);
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work("a"), work("b", true), work("c")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

it("does not make one name wait for another", async () => {
  const withLock = createKeyedMutex();
  let release = () => {};
  const first = withLock("one", () => new Promise<void>((resolve) => (release = resolve)));
  expect(await withLock("two", async () => "done")).toBe("done");
  release();
  await first;
});
