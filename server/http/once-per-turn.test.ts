import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { oncePerTurn, type TurnValue } from "./once-per-turn.ts";

const counting = () => {
  let reads = 0;
  return oncePerTurn(() => ++reads);
};

const request = (socket = {}) => ({ socket });

/** What a request reads at once. */
function readFor<T>(value: TurnValue<T>, from = request()): T {
  value.enter(from);
  return value.readerOf(from)();
}

describe("a value that is read once per turn", () => {
  it("is the same for all connections within a turn", () => {
    const value = counting();
    expect([readFor(value), readFor(value), readFor(value)]).toEqual([1, 1, 1]);
  });

  it("is read anew in the next turn", async () => {
    const [value, same] = [counting(), {}];
    const first = readFor(value, request(same));
    await nextTurn();
    expect([first, readFor(value, request(same))]).toEqual([1, 2]);
  });

  it("is read anew for a second request of a connection, though the first one did not ask for it", () => {
    const [value, socket] = [counting(), {}];
    value.enter(request(socket));
    expect([readFor(value), readFor(value, request(socket))]).toEqual([1, 2]);
  });

  it("is read anew after 64 connections", () => {
    const value = counting();
    const values = Array.from({ length: 130 }, () => readFor(value));
    expect([values[63], values[64], values[128]]).toEqual([1, 2, 3]);
  });

  it("is read by each of a turn for itself where they go on later", async () => {
    const [value, early, late] = [counting(), request(), request()];
    value.enter(early);
    const read = value.readerOf(early);
    await nextTurn();
    expect(readFor(value, late)).toBe(1);
    expect([read(), read(), value.readerOf(late)(), value.readerOf(early)()]).toEqual([2, 3, 1, 4]);
  });

  it("is not kept where reading fails", () => {
    let fails = true;
    const value = oncePerTurn(() => {
      if (fails) throw new Error("away");
      return "here";
    });
    expect(() => readFor(value)).toThrow("away");
    fails = false;
    expect(readFor(value)).toBe("here");
  });
});
