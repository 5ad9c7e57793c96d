import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createLeasedWindows } from "./leased-windows.ts";
import type { SharedWindows } from "./window.ts";

const seconds = 60;
afterEach(() => void vi.useRealTimers());

/** One window of `points` as a database counts it, with how often it was asked. */
function createShared(points: number) {
  let used = 0;
  let endsAt = 0;
  const state = (allowed: boolean) => {
    const remaining = Math.max(0, points - used);
    return { allowed, limit: points, remaining, resetSeconds: 1, endsAt };
  };
  const counted = { takes: 0 };
  const shared: Omit<SharedWindows, "consume"> = {
    async take(_policy, _key, wanted) {
      counted.takes += 1;
      await Promise.resolve();
      if (Date.now() >= endsAt) [used, endsAt] = [0, Date.now() + seconds * 1000];
      const granted = Math.min(wanted, Math.max(0, points - used));
      used += wanted;
      return { ...state(granted === wanted), granted };
    },
    peek: async () => (Date.now() >= endsAt ? { ...state(true), remaining: points } : state(used < points)),
    async refund() {
      used -= 1;
    },
  };
  return { shared, counted };
}

describe("leased windows", () => {
  it("count exactly in one process, and show what is left", async () => {
    const { shared } = createShared(120);
    const windows = createLeasedWindows(shared);
    for (let left = 119; left >= 0; left--) {
      expect(await windows.consume("key-minute", "ada")).toMatchObject({ allowed: true, remaining: left });
      expect((await windows.peek("key-minute", "ada")).remaining).toBe(left);
    }
    expect(await windows.consume("key-minute", "ada")).toMatchObject({ allowed: false, remaining: 0 });
  });

  it("ask the database seldom, and never again while a window is full", async () => {
    const { shared, counted } = createShared(1000);
    const windows = createLeasedWindows(shared);
    await Promise.all(Array.from({ length: 900 }, () => windows.consume("address-minute", "a")));
    expect(counted.takes).toBeLessThan(45);
    await Promise.all(Array.from({ length: 300 }, () => windows.consume("address-minute", "a")));
    const { takes } = counted;
    for (let call = 0; call < 100; call++)
      expect((await windows.consume("address-minute", "a")).allowed).toBe(false);
    expect(counted.takes).toBe(takes);
  });

  it("start anew when the window has ended", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const windows = createLeasedWindows(createShared(3).shared);
    for (let call = 0; call < 4; call++) await windows.consume("key-minute", "ada");
    vi.setSystemTime(Date.now() + seconds * 1000 + 1);
    expect(await windows.consume("key-minute", "ada")).toMatchObject({ allowed: true, remaining: 2 });
  });

  it("allow all processes together what the window has, and no more, whoever calls when", async () => {
    const calls = fc.array(fc.nat(2), { minLength: 300, maxLength: 600 });
    await fc.assert(
      fc.asyncProperty(calls, fc.integer({ min: 1, max: 200 }), async (order, points) => {
        const { shared } = createShared(points);
        const processes = [0, 1, 2].map(() => createLeasedWindows(shared));
        let allowed = 0;
        await Promise.all(
          order.map(async (index) => {
            if ((await processes[index]!.consume("key-minute", "ada")).allowed) allowed += 1;
          }),
        );
        expect(allowed).toBeLessThanOrEqual(points);
        // Everybody asks for more than there is: nothing that was leased stays unused.
        if (order.filter((index) => index === 0).length > 80) expect(allowed).toBeGreaterThan(points - 26);
      }),
      { numRuns: 60 },
    );
  });

  it("ask again after a database that was away", async () => {
    const { shared } = createShared(10);
    const take = vi.spyOn(shared, "take").mockRejectedValueOnce(new Error("away"));
    const windows = createLeasedWindows(shared);
    await expect(windows.consume("key-minute", "ada")).rejects.toThrow("away");
    expect((await windows.consume("key-minute", "ada")).allowed).toBe(true);
    expect(take).toHaveBeenCalledTimes(2);
  });

  describe("whose first points are not asked for", () => {
    const unasked = 15;
    const policies = (points: number) => ({ "address-minute": { points, seconds, unasked } });

    it("tell the database of them with the next, and count exactly in one process", async () => {
      const { shared, counted } = createShared(1000);
      const windows = createLeasedWindows(shared, policies(1000));
      for (let left = 999; left >= 0; left--) {
        const held = windows.consumeHeld("address-minute", "a");
        const state = held ?? (await windows.consume("address-minute", "a"));
        expect(state).toMatchObject({ allowed: true, remaining: left });
        expect((await windows.peek("address-minute", "a")).remaining).toBe(left);
        if (left >= 1000 - unasked) expect(counted.takes).toBe(0);
      }
      expect(windows.consumeHeld("address-minute", "a")).toBeNull();
      expect((await windows.consume("address-minute", "a")).allowed).toBe(false);
    });

    it("begin anew when the window has ended", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      const windows = createLeasedWindows(createShared(20).shared, policies(20));
      for (let call = 0; call < 30; call++) await windows.consume("address-minute", "a");
      expect(windows.consumeHeld("address-minute", "a")).toBeNull();
      vi.setSystemTime(Date.now() + seconds * 1000 + 1);
      expect(windows.consumeHeld("address-minute", "a")).toMatchObject({ allowed: true, remaining: 19 });
    });

    it("allow all processes no more than the window and what the others counted so", async () => {
      const calls = fc.array(fc.nat(2), { minLength: 300, maxLength: 600 });
      await fc.assert(
        fc.asyncProperty(calls, fc.integer({ min: 20, max: 200 }), async (order, points) => {
          const { shared } = createShared(points);
          const processes = [0, 1, 2].map(() => createLeasedWindows(shared, policies(points)));
          let allowed = 0;
          await Promise.all(
            order.map(async (index) => {
              const windows = processes[index]!;
              const held = windows.consumeHeld("address-minute", "a");
              if (held || (await windows.consume("address-minute", "a")).allowed) allowed += 1;
            }),
          );
          expect(allowed).toBeLessThanOrEqual(points + 2 * unasked);
        }),
      );
    });
  });
});
