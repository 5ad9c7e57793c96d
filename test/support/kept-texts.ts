import type { KeptTexts, RecordKind } from "../../server/deps.ts";
import type { RecordStamp } from "../../server/domain/records.ts";
import type { Service } from "../../server/main.ts";
import { claimTexts } from "../../server/operations/claims/claim-texts.ts";

/** Holds every text of a record that a service kept against the one that is made of it now. */
export function createKeptTextCheck() {
  const service = Promise.withResolvers<Service>();
  const running = new Set<Promise<void>>();
  const problems: string[] = [];
  let hits = 0;

  const check = async (kind: RecordKind, stamp: RecordStamp, kept: Uint8Array) => {
    const { deps } = (await service.promise).composition;
    const [made] = await makers[kind]({ ...deps, keptTexts: none }, [stamp]);
    const { id, repositoryId, changes } = stamp;
    const [wanted, given] = [made, kept].map((text) => text && Buffer.from(text).toString());
    if (wanted === given) return;
    const now = await deps.store.claimStamps.get(id, repositoryId, []);
    // Changed in between, it is another record's text.
    if (now?.changes === changes) problems.push(`${id}: ${JSON.stringify({ given, wanted })}`);
  };

  return {
    hits: () => hits,
    use: (started: Service) => service.resolve(started),
    onKeptText(kind: RecordKind, stamp: RecordStamp, text: Uint8Array): void {
      hits += 1;
      const checking = check(kind, stamp, text).catch((error) => void problems.push(String(error)));
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

const makers: Record<RecordKind, typeof claimTexts> = { claim: claimTexts };
const none: KeptTexts = { get: () => undefined, set: () => {} };
