import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTurnReads } from "./turn-reads.ts";

it("reads revision and each basis once for the requests of a turn", async () => {
  let [revisions, looks] = [0, 0];
  const reads = createTurnReads(() => ++revisions);
  const basis = () => ({ seen: "", see: () => `seen ${++looks}` });
  const [one, other] = [basis(), basis()];
  const ask = () => {
    const request = { socket: {} };
    reads.enter(request);
    const { publicRevision, see } = reads.readerOf(request)();
    return [publicRevision(), see(one), see(other)];
  };
  expect([ask(), ask()]).toEqual([
    [1, "seen 1", "seen 2"],
    [1, "seen 1", "seen 2"],
  ]);
  await nextTurn();
  expect(ask()).toEqual([2, "seen 3", "seen 4"]);
});

it("does not keep what could not be read", () => {
  const [reads, request] = [createTurnReads(() => 1), { socket: {} }];
  let isAway = true;
  const see = () => {
    if (isAway) throw new Error("away");
    return "here";
  };
  const basis = { seen: "", see };
  reads.enter(request);
  const read = reads.readerOf(request)();
  expect(() => read.see(basis)).toThrow("away");
  isAway = false;
  expect(read.see(basis)).toBe("here");
});
