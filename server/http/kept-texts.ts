import { LRUCache } from "lru-cache";
import type { KeptTexts, TextKind, TextStamp } from "../deps.ts";
import { keepsNothing } from "../operations/claims/claim-texts.ts";

export interface KeptTextsOptions {
  /** Of the texts; 0 keeps none. */
  maxBytes: number;
  /** Told of each text that was kept: tests hold it against one that is made. */
  onKept?: ((kept: KeptText, remake: Parameters<KeptTexts["get"]>[2]) => void) | undefined;
}

interface KeptText {
  kind: TextKind;
  stamp: TextStamp;
  text: Uint8Array;
}

interface Entry {
  changes: TextStamp["changes"];
  /** Null of a page that was asked for once. */
  text: Uint8Array | null;
}

/** docs/decisions/0044-rendered-records.md */
export function createKeptTexts({ maxBytes, onKept }: KeptTextsOptions): KeptTexts {
  if (maxBytes === 0) return keepsNothing;
  const texts = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ changes, text }, key) =>
      ofAnEntry + (text?.length ?? 0) + 2 * (key.length + (typeof changes === "string" ? changes.length : 0)),
  });
  return {
    get(kind, stamp, remake) {
      const kept = texts.get(kind + stamp.id);
      if (!kept?.text || kept.changes !== stamp.changes || stamp.visibility !== "public") return undefined;
      onKept?.({ kind, stamp, text: kept.text }, remake);
      return kept.text;
    },
    set(kind, { id, visibility, changes }, text) {
      if (visibility !== "public") return;
      const isAskedAgain = !pages.has(kind) || texts.peek(kind + id)?.changes === changes;
      texts.set(kind + id, { changes, text: isAskedAgain ? text : null });
    },
  };
}

const pages: ReadonlySet<TextKind> = new Set(["claims", "search"]);

/** What the entry and the buffer take beside the texts. */
const ofAnEntry = 400;
