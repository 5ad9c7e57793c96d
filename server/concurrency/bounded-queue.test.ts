import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

const maxWaiting = Number.POSITIVE_INFINITY;

test("no more run at once than there are places, in the order of asking", async () => {
  const queue = boundedQueue({ concurrency: 2, maxWaiting });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (id: number) => async () => {
    order.push(id);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
  };
  await Promise.all([1, 2, 3, 4, 5].map((id) => queue(work(id))));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

test("a place is given back when work fails, and one who stops waiting takes none", async () => {
  const queue = boundedQueue({ concurrency: 1, maxWaiting });
  const held = Promise.withResolvers<void>();
  const first = queue(() => held.promise);
  const controller = new AbortController();
  const second = queue(async () => "second", { signal: controller.signal });
  const third = queue(async () => "third");
  controller.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  held.reject(new Error("failed"));
  await expect(first).rejects.toThrow("failed");
  expect(await third).toBe("third");
});

test("running work keeps its place and its result when its signal aborts", async () => {
  const queue = boundedQueue({ concurrency: 1, maxWaiting });
  const held = Promise.withResolvers<string>();
  const controller = new AbortController();
  const first = queue(() => held.promise, { signal: controller.signal });
  let started = false;
  const second = queue(async () => {
    started = true;
  });
  controller.abort(new Error("left"));
  await new Promise(setImmediate);
  expect(started).toBe(false);
  held.resolve("first");
  expect(await first).toBe("first");
  await second;
  await expect(queue(async () => {}, { signal: controller.signal })).rejects.toThrow("left");
});

test("what finds no place to wait is refused, and one who leaves makes place", async () => {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 3 });
  const held = Promise.withResolvers<void>();
  const first = queue(() => held.promise);
  const controller = new AbortController();
  const second = queue(async () => "second", { signal: controller.signal });
  const busy = { code: "degraded", facts: { retryAfterSeconds: 3 } };
  await expect(queue(async () => "third")).rejects.toMatchObject(busy);
  controller.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  const fourth = queue(async () => "fourth");
  held.resolve();
  await first;
  expect(await fourth).toBe("fourth");
  expect(await queue(async () => "fifth")).toBe("fifth");
});

test("one client has so many places at most, and gets them back", async () => {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 10, maxPerClient: 2 });
  const held = Promise.withResolvers<void>();
  const controller = new AbortController();
  const running = queue(() => held.promise, { client: "ada" });
  const waiting = queue(async () => {}, { client: "ada", signal: controller.signal });
  const third = () => queue(async () => "third", { client: "ada" });
  await expect(third()).rejects.toMatchObject({ code: "degraded" });
  const other = queue(async () => "other", { client: "grace" });
  const nobody = [1, 2, 3].map(() => queue(async () => "nobody"));
  controller.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
  const accepted = third();
  held.resolve();
  expect(await Promise.all([accepted, other, ...nobody])).toHaveLength(5);
  await running;
});
