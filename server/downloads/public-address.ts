import ipaddr from "ipaddr.js";

/** Whether an address is public unicast; of IPv6 only 2000::/3, without the ranges that embed an IPv4 address. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(ipaddr.parseCIDR("2000::/3"));
}
