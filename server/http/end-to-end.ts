/** Headers of the connection (RFC 9110, 7.6.1), and `Trailer`, since trailers are not forwarded. */
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
 * Returns the end-to-end headers of `raw`, a flat list of names and values, keeping order and repetitions. Removes
 * hop-by-hop headers, those that `Connection` lists, and those in `excluded`.
 */
export function endToEndHeaders(raw: readonly string[], excluded: readonly string[] = []): string[] {
  const pairs = Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index]!, raw[2 * index + 1]!]);
  const connectionOptions = pairs
    .filter(([name]) => name!.toLowerCase() === "connection")
    .flatMap(([, value]) => value!.split(",").map((item) => item.trim().toLowerCase()));
  const removed = new Set([...hopByHop, ...excluded, ...connectionOptions]);
  return pairs.filter(([name]) => !removed.has(name!.toLowerCase())).flat();
}
