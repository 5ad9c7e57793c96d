import { expect, test } from "vitest";
import { isPublic } from "./public-address.ts";

test.each(["8.8.8.8", "140.82.121.3", "2606:50c0:8000::153", "2a00:1450:4001::1"])(
  "%s is public",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:8.8.8.8",
  "::8.8.8.8",
  "64:ff9b::a00:1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "fc00::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "4000::1",
])("%s is not public", (address) => {
  expect(isPublic(address)).toBe(false);
});
