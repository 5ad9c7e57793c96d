import type { Deps } from "../../deps.ts";
import type { MarkRecord } from "../../domain/records.ts";

/** Sets or takes back what the caller says of a target; doing so twice changes nothing. Gives the new count. */
export function changeMark({ store, now }: Pick<Deps, "store" | "now">, mark: MarkRecord, wanted: boolean) {
  return store.transaction((transaction) =>
    wanted ? transaction.marks.set(mark, now().toISOString()) : transaction.marks.clear(mark),
  );
}
