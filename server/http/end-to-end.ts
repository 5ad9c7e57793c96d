/** Of one connection, not of the message (RFC 9110, 7.6.1); trailers are not passed on, so none is announced. */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * The headers that belong to the message, in their order and as often as they came: of `raw`, names and values by
 * turns, without those of the connection, those that its `Connection` names, and those of `without`.
 */
export function endToEndHeaders(raw: readonly string[], without: readonly string[] = []): string[] {
  const pairs = Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index]!, raw[2 * index + 1]!]);
  const named = pairs
    .filter(([name]) => name!.toLowerCase() === "connection")
    .flatMap(([, value]) => value!.split(",").map((item) => item.trim().toLowerCase()));
  const left = new Set([...hopByHop, ...without, ...named]);
  return pairs.filter(([name]) => !left.has(name!.toLowerCase())).flat();
}
