import { expect, it } from "vitest";
import { chooseRelease, suitsRelease } from "./julia-release.ts";

const releases = ["1.10.11", "1.10.4", "1.10.9", "1.11.0-rc1", "1.11.2", "1.6.7", "1.6.10", "nightly"];
const wanted = (version: string, isExact = true) => ({ text: "", place: "", version, isExact });

it("is the authors' own, else the last of its minor version", () => {
  const choose = (...args: Parameters<typeof wanted>) => chooseRelease(wanted(...args), releases);
  expect([choose("1.10.4"), choose("1.10.5"), choose("1.11.0-rc1")]).toEqual([
    "1.10.4",
    "1.10.11",
    "1.11.0-rc1",
  ]);
  expect([choose("1.9.1"), choose("1.12.0-DEV.7")]).toEqual([null, null]);
  expect([choose("1.6", false), choose("1.5", false), chooseRelease(null, releases)]).toEqual([
    "1.6.10",
    "1.11.2",
    "1.11.2",
  ]);
  expect(chooseRelease(null, [])).toBeNull();
});

it("may be another one of the same minor version", () => {
  expect(suitsRelease(wanted("1.5.1"), "1.5.3+dfsg-3")).toBe(true);
  expect(suitsRelease(wanted("1.10.1"), "1.1.3")).toBe(false);
  expect([suitsRelease(wanted("1.6", false), "1.5.3"), suitsRelease(null, "1.0.0")]).toEqual([true, true]);
});
