import { expect, it } from "vitest";
import { createClockWatch } from "./clock-watch.ts";
import { leaseMilliseconds } from "./lease.ts";

it("trusts no lapsed lease for as long as a lease after a step, in either direction", () => {
  let [wall, running] = [Date.UTC(2026, 0, 1), 5];
  const pass = (milliseconds: number) => {
    wall += milliseconds;
    running += milliseconds;
  };
  const watch = createClockWatch(
    () => new Date(wall),
    () => running,
  );
  pass(60_000);
  expect(watch.isSteady()).toBe(true);
  for (const step of [3_600_000, -3_600_000]) {
    wall += step;
    expect(watch.isSteady()).toBe(false);
    pass(leaseMilliseconds);
    expect(watch.isSteady()).toBe(false);
    pass(1);
    expect(watch.isSteady()).toBe(true);
  }
  // What NTP slews.
  wall += 900;
  expect(watch.isSteady()).toBe(true);
});
