import type { Bench, ServerName } from "../bench.ts";
import type { Comparison } from "../measure/compare.ts";

/** Asks `first` and `others` for one path, again and again, once they answer it alike. */
export async function comparePath(
  bench: Bench,
  path: string,
  first: ServerName,
  others: ServerName[],
): Promise<Comparison> {
  const servers = await bench.servers([first, ...others]);
  await bench.record([path]);
  await bench.requireSame(others, path);
  return bench.compare({ servers, requests: [{ path }] });
}
