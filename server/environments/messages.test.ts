import { expect, it } from "vitest";
import { describeUnmet } from "./messages.ts";

const unmet = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `p${index}`, place: "apt.txt:1", reason: "No." }));

it("says of what cannot be had each of the first, and how many others there are", () => {
  expect(describeUnmet(unmet(2))).toEqual(["p0 (apt.txt:1): No.", "p1 (apt.txt:1): No."]);
  expect(describeUnmet(unmet(50))).toHaveLength(50);
  const lines = describeUnmet(unmet(8_000));
  expect([lines.length, lines.at(-1)]).toEqual([51, "… and 7950 more that cannot be had."]);
});
