import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("no more run at once than there are places, in the order of asking", async () => {
  const gate = createSemaphore(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (id: number) => async () => {
    order.push(id);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
  };
  await Promise.all([1, 2, 3, 4, 5].map((id) => gate(work(id))));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

test("a place is given back when work fails, and one who stops waiting takes none", async () => {
  const gate = createSemaphore(1);
  const held = Promise.withResolvers<void>();
  const first = gate(() => held.promise);
  const controller = new AbortController();
  const second = gate(async () => "second", controller.signal);
  const third = gate(async () => "third");
  controller.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  held.reject(new Error("failed"));
  await expect(first).rejects.toThrow("failed");
  expect(await third).toBe("third");
});
