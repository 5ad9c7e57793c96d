import { describe, expect, it } from "vitest";
import { shareReads } from "./share-reads.ts";

describe("shared reads", () => {
  it("give nobody what was read before they asked, and read once for all who wait", async () => {
    let value = 0;
    const begun: PromiseWithResolvers<void>[] = [];
    const read = shareReads(async () => {
      const seen = value;
      const end = Promise.withResolvers<void>();
      begun.push(end);
      await end.promise;
      return seen;
    });
    const first = read();
    value = 1;
    const waiting = [read(), read(), read()];
    begun[0]!.resolve();
    expect(await first).toBe(0);
    await new Promise(setImmediate);
    value = 2;
    const last = read();
    begun[1]!.resolve();
    expect(await Promise.all(waiting)).toEqual([1, 1, 1]);
    await new Promise(setImmediate);
    begun[2]!.resolve();
    expect(await last).toBe(2);
    expect(begun).toHaveLength(3);
  });

  it("go on after one that failed", async () => {
    let calls = 0;
    const read = shareReads(async () => {
      calls += 1;
      if (calls === 1) throw new Error("away");
      return calls;
    });
    const [failed, waiting] = [read(), read()];
    await expect(failed).rejects.toThrow("away");
    expect(await waiting).toBe(2);
    expect(await read()).toBe(3);
  });
});
