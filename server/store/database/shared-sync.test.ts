import { expect, it } from "vitest";
import { shareSync } from "./shared-sync.ts";

/** Syncs that end when the test says so. */
function controlledSyncs() {
  const begun: PromiseWithResolvers<void>[] = [];
  const sync = () => {
    const ending = Promise.withResolvers<void>();
    begun.push(ending);
    return ending.promise;
  };
  return { begun, sync };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it("waits for a sync that began after the call, and shares it", async () => {
  const { begun, sync } = controlledSyncs();
  const shared = shareSync(sync);
  const done: string[] = [];
  const call = (name: string) => void shared().then(() => done.push(name));
  call("first");
  await turn();
  call("second");
  call("third");
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await turn();
  expect([done, begun.length]).toEqual([["first"], 2]);
  begun[1]?.resolve();
  await turn();
  expect([done, begun.length]).toEqual([["first", "second", "third"], 2]);
});

it("fails for those who waited for a failed sync, and for nobody else", async () => {
  const { begun, sync } = controlledSyncs();
  const shared = shareSync(sync);
  const failing = expect(shared()).rejects.toThrow("EIO");
  await turn();
  const next = shared();
  begun[0]?.reject(new Error("EIO"));
  await failing;
  await turn();
  begun[1]?.resolve();
  await expect(next).resolves.toBeUndefined();
});
