import { describe, expect, it } from "vitest";
import { clientAddress, parseTrustedProxies } from "./client-address.ts";

const proxies = parseTrustedProxies("10.0.0.0/8, ::1");
const address = (peer: string, headers: Record<string, string>, trust = proxies) =>
  clientAddress(peer, new Headers(headers), trust);

describe("clientAddress", () => {
  it("believes no header of a peer that is not trusted", () => {
    expect(address("198.51.100.1", { "x-forwarded-for": "192.0.2.7" })).toBe("198.51.100.1");
    expect(address("198.51.100.1", { forwarded: "for=192.0.2.7" })).toBe("198.51.100.1");
    expect(address("10.0.0.1", { "x-forwarded-for": "192.0.2.7" }, parseTrustedProxies(""))).toBe("10.0.0.1");
  });

  it("takes the last address that is no trusted proxy", () => {
    expect(address("10.0.0.1", { "x-forwarded-for": "192.0.2.7" })).toBe("192.0.2.7");
    expect(address("10.0.0.1", { "x-forwarded-for": "203.0.113.9, 192.0.2.7, 10.2.3.4" })).toBe("192.0.2.7");
    expect(address("::ffff:10.0.0.1", { "x-forwarded-for": "192.0.2.7" })).toBe("192.0.2.7");
    expect(address("::1", { forwarded: 'for=203.0.113.9;proto=https, for="192.0.2.7:4711"' })).toBe(
      "192.0.2.7",
    );
  });

  it("does not let a client add addresses in front of its own", () => {
    expect(address("10.0.0.1", { "x-forwarded-for": "10.9.9.9, 192.0.2.7" })).toBe("192.0.2.7");
    expect(address("10.0.0.1", { "x-forwarded-for": "10.9.9.9" })).toBe("10.9.9.9");
  });

  it("believes neither header where both are sent and differ", () => {
    const both = { "x-forwarded-for": "192.0.2.7", forwarded: "for=203.0.113.9" };
    expect(address("10.0.0.1", both)).toBe("10.0.0.1");
    expect(address("10.0.0.1", { ...both, forwarded: "for=192.0.2.7" })).toBe("192.0.2.7");
  });

  it.each(["unknown", "_hidden", "not an address", "", "999.1.1.1", "1".repeat(5000)])(
    "counts against the proxy what it names as %j",
    (name) => {
      expect(address("10.0.0.1", { "x-forwarded-for": name })).toBe("10.0.0.1");
      expect(address("10.0.0.1", { forwarded: `for="${name}"` })).toBe("10.0.0.1");
    },
  );

  it("reads ports and brackets, and counts an IPv6 network as one client", () => {
    expect(address("10.0.0.1", { "x-forwarded-for": "192.0.2.7:80" })).toBe("192.0.2.7");
    expect(address("10.0.0.1", { forwarded: 'for="[2001:db8:1:2:3:4:5:6]:80"' })).toBe("2001:db8:1:2::/64");
    expect(address("2001:db8:1:2::9", {})).toBe("2001:db8:1:2::/64");
  });

  it("counts hops from the connection, whatever the addresses are", () => {
    const two = parseTrustedProxies("2");
    const headers = { "x-forwarded-for": "203.0.113.9, 192.0.2.7, 198.51.100.2" };
    expect(address("198.51.100.1", headers, two)).toBe("192.0.2.7");
    expect(address("unknown", headers, parseTrustedProxies("0"))).toBe("unknown");
  });
});

it.each(["10.0.0.0/99", "proxy.example.org", "10.0.0.1, everybody"])(
  "parseTrustedProxies refuses %j",
  (setting) => {
    expect(() => parseTrustedProxies(setting)).toThrow(/is not an IP address/);
  },
);
