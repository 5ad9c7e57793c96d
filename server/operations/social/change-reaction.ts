import type { Deps } from "../../deps.ts";
import type { ReactionRecord } from "../../domain/records.ts";

/** Sets or takes back what the caller says of a target; doing so twice changes nothing. Gives the new count. */
export function changeReaction(
  { store, now }: Pick<Deps, "store" | "now">,
  mark: ReactionRecord,
  wanted: boolean,
) {
  return store.transaction((transaction) =>
    wanted ? transaction.reactions.add(mark, now().toISOString()) : transaction.reactions.delete(mark),
  );
}
