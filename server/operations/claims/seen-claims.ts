import type { RecordStamp } from "../../domain/records.ts";

/** What a page of Claims shows, as one text: which ones, each as of which change, and whether more follow. */
export function seenClaims({ items, next }: { items: readonly RecordStamp[]; next: object | null }): string {
  return `${items.map(({ id, changes }) => `${id}.${changes}`).join()}${next ? "+" : ""}`;
}
