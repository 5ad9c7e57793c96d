import type { IncomingMessage } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { rateLimits } from "../../server/__generated__/operations.ts";
import type { ServedAnswer } from "../../server/http/answer-cache.ts";
import type { Service } from "../../server/main.ts";

/**
 * Holds every answer that a service gives from its cache against the one that it makes to the same request, so that
 * whatever a test asks is asked with the cache and without.
 */
export function createCachedAnswerCheck() {
  const service = Promise.withResolvers<Service>();
  const running = new Set<Promise<void>>();
  const problems: string[] = [];
  let hits = 0;

  const check = async (incoming: IncomingMessage, served: ServedAnswer) => {
    const { app, deps, handles } = (await service.promise).composition;
    const revision = async () => (await deps.store.dataRevision.get([]))[0]?.changes ?? 0;
    const before = await revision();
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method!,
      headers: Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
        values!.map((value): [string, string] => [name, value]),
      ),
    });
    // Not counted once more.
    const counted = Object.keys(rateLimits);
    const made = await app.fetch(request, { address: "127.0.0.1", counted, compress: true });
    const wanted = comparable(made.status, [...made.headers], Buffer.from(await made.arrayBuffer()));
    const pairs = served.headers.flatMap((name, index) =>
      index % 2 === 0 ? [[name, served.headers[index + 1]!]] : [],
    );
    const given = comparable(served.status, pairs as [string, string][], Buffer.from(served.body ?? []));
    if (isDeepStrictEqual(given, wanted)) return;
    if (before !== (await revision())) return;
    const { basis } = served;
    if (basis?.isWhole && basis.seen !== (await basis.see())) return;
    // A server answers later than SQLite: what was committed meanwhile is no problem either.
    if (handles.kind === "postgres" && before !== served.changes) return;
    problems.push(`${incoming.method} ${incoming.url}: ${JSON.stringify({ given, wanted })}`);
  };

  return {
    hits: () => hits,
    use: (started: Service) => service.resolve(started),
    onCachedAnswer(incoming: IncomingMessage, served: ServedAnswer): void {
      hits += 1;
      const checking = check(incoming, served).catch((error) => void problems.push(String(error)));
      running.add(checking);
      void checking.then(() => running.delete(checking));
    },
    /** Rejects with what was not the same. */
    async settled(): Promise<void> {
      await Promise.all(running);
      if (problems.length > 0)
        throw new Error(`Answers from the cache are not those that are made:\n${problems.join("\n")}`);
    },
  };
}

/** Without what is told anew with each answer. */
function comparable(status: number, fields: [string, string][], body: Buffer) {
  const named = fields
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !/^(?:x-request-id|x-ratelimit-.*)$/.test(name));
  return { status, headers: Object.fromEntries(named.sort()), body: body.toString("latin1") };
}
