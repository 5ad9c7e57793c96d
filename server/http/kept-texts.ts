import { LRUCache } from "lru-cache";
import type { KeptTexts, RecordKind } from "../deps.ts";
import type { RecordStamp } from "../domain/records.ts";

export interface KeptTextsOptions {
  /** Of the texts; 0 keeps none. */
  maxBytes: number;
  /** Told of each text that was kept: tests hold it against one that is made. */
  onKept?: ((kind: RecordKind, stamp: RecordStamp, text: Uint8Array) => void) | undefined;
}

interface Kept {
  changes: number;
  text: Uint8Array;
}

/** docs/decisions/0044-rendered-records.md */
export function createKeptTexts({ maxBytes, onKept }: KeptTextsOptions): KeptTexts {
  if (maxBytes === 0) return { get: () => undefined, set: () => {} };
  const texts = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ text }) => text.length + ofAnEntry,
  });
  return {
    get(kind, stamp) {
      const kept = texts.get(kind + stamp.id);
      if (kept?.changes !== stamp.changes || stamp.visibility !== "public") return undefined;
      onKept?.(kind, stamp, kept.text);
      return kept.text;
    },
    set(kind, { id, visibility, changes }, text) {
      if (visibility === "public") texts.set(kind + id, { changes, text });
    },
  };
}

/** What the key, the entry and the buffer take beside the text. */
const ofAnEntry = 400;
