import { AsyncLocalStorage } from "node:async_hooks";
import type { createKeptTexts } from "../../server/http/kept-texts.ts";

type OnKept = NonNullable<Parameters<typeof createKeptTexts>[0]["onKept"]>;

/** What a check reads is no step of the request that it checks (query-trace.ts). */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/** Holds every text that a service kept against the one that is made of the same data now. */
export function createKeptTextCheck() {
  const running = new Set<Promise<void>>();
  const problems: string[] = [];
  let hits = 0;

  const check = async ({ kind, stamp, text }: Parameters<OnKept>[0], remake: Parameters<OnKept>[1]) => {
    const made = await remake();
    const [wanted, given] = [made.text, text].map((each) => each && Buffer.from(each).toString());
    // Changed in between, it is another text.
    if (wanted === given || made.changes !== stamp.changes) return;
    // What is made after the stamps may be newer than they are.
    if ((await remake()).changes !== stamp.changes) return;
    problems.push(`${kind} ${stamp.id}: ${JSON.stringify({ given, wanted })}`);
  };

  return {
    hits: () => hits,
    onKeptText(...kept: Parameters<OnKept>): void {
      hits += 1;
      const checking = outsideOfRequests(check, ...kept).catch((error) => void problems.push(String(error)));
      running.add(checking);
      void checking.then(() => running.delete(checking));
    },
    /** Rejects with what was not the same. */
    async settled(): Promise<void> {
      await Promise.all(running);
      if (problems.length > 0)
        throw new Error(`Texts that were kept are not those that are made:\n${problems.join("\n")}`);
    },
  };
}
