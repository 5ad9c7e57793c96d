import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { oncePerTurn } from "./once-per-turn.ts";

const counting = () => {
  let reads = 0;
  return oncePerTurn(() => ++reads);
};

const connection = () => ({});

describe("a value that is read once per turn", () => {
  it("is the same for all connections within a turn", () => {
    const value = counting();
    const values = [connection(), connection(), connection()].map((each) => {
      value.enter(each);
      return value.read();
    });
    expect(values).toEqual([1, 1, 1]);
  });

  it("is read anew in the next turn", async () => {
    const [value, same] = [counting(), connection()];
    value.enter(same);
    const first = value.read();
    await nextTurn();
    value.enter(same);
    expect([first, value.read()]).toEqual([1, 2]);
  });

  it("is read anew for a second request of a connection, though the first one did not ask for it", () => {
    const [value, first, second] = [counting(), connection(), connection()];
    value.enter(first);
    value.enter(second);
    const before = value.read();
    value.enter(first);
    expect([before, value.read()]).toEqual([1, 2]);
  });

  it("is read anew after 64 connections", () => {
    const value = counting();
    const values = Array.from({ length: 130 }, () => {
      value.enter(connection());
      return value.read();
    });
    expect([values[63], values[64], values[128]]).toEqual([1, 2, 3]);
  });

  it("is not kept where reading fails", () => {
    let fails = true;
    const value = oncePerTurn(() => {
      if (fails) throw new Error("away");
      return "here";
    });
    value.enter(connection());
    expect(() => value.read()).toThrow("away");
    fails = false;
    expect(value.read()).toBe("here");
  });
});
