import type { Deps } from "../../deps.ts";
import type { ReactionRecord } from "../../domain/records.ts";

/** Adds or deletes a reaction. Idempotent. Returns the target's new count. */
export function changeReaction(
  { store, now }: Pick<Deps, "store" | "now">,
  reaction: ReactionRecord,
  isSet: boolean,
) {
  return store.transaction((transaction) =>
    isSet ? transaction.reactions.add(reaction, now().toISOString()) : transaction.reactions.delete(reaction),
  );
}
