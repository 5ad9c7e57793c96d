import { expect, it } from "vitest";
import { webAddress } from "./web-address.ts";

it("makes an address without secrets of what a remote says", () => {
  const address = "https://github.com/ada/code.git";
  expect(webAddress("git@github.com:ada/code.git")).toBe(address);
  expect(webAddress("ssh://git@github.com/ada/code.git")).toBe(address);
  expect(webAddress("https://ada:token@github.com/ada/code.git?x#y")).toBe(address);
});

it.each([null, "", "../code", "/srv/code.git", "file:///srv/code.git"])("makes none of %j", (origin) => {
  expect(webAddress(origin)).toBeNull();
});
