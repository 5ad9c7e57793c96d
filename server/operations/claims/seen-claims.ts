import type { RecordStamp } from "../../domain/records.ts";
import { seenRecords } from "../kept-page.ts";

/** What a page of Claims shows, as one text: which ones, each as of which change, and whether more follow. */
export function seenClaims({ items, next }: { items: readonly RecordStamp[]; next: object | null }): string {
  return `${seenRecords(items)}${next ? "+" : ""}`;
}
