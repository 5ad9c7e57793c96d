import { expect, it } from "vitest";
import { shownDuration, shownSize } from "./shown-quantity.ts";

it.each([
  [0, "0 ms"],
  [40, "40 ms"],
  [1341, "1.3 s"],
  [59_400, "59 s"],
  [60_000, "1 min"],
  [200_000, "3 min 20 s"],
  [3_599_900, "1 h"],
  [7_500_000, "2 h 5 min"],
])("%d ms is %s", (milliseconds, text) => expect(shownDuration("en", milliseconds)).toBe(text));

it.each([
  [0, "0 B"],
  [118, "118 B"],
  [1716, "1.7 KiB"],
  [29_069_312, "28 MiB"],
  [536_870_912, "512 MiB"],
  [5 * 2 ** 40, "5120 GiB"],
])("%d bytes are %s", (bytes, text) => expect(shownSize("en", bytes)).toBe(text));

it("has the decimal sign of the language", () => {
  expect(shownDuration("de", 1341)).toBe("1,3 s");
  expect(shownSize("de", 1716)).toBe("1,7 KiB");
  expect(shownSize("zh-Hans", 1716)).toBe("1.7 KiB");
});
