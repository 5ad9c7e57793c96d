import type { Answer, Context, Deps } from "../../deps.ts";
import type { ReactionRecord } from "../../domain/records.ts";

/** Adds or deletes a reaction, and answers with the target's new count. Idempotent. */
export function changeReaction<A extends Answer>(
  { now }: Pick<Deps, "now">,
  { commit }: Pick<Context, "commit">,
  { isSet, ...reaction }: ReactionRecord & { isSet: boolean },
  answer: (count: number) => A,
): Promise<A> {
  return commit(async ({ reactions }) =>
    answer(isSet ? await reactions.add(reaction, now().toISOString()) : await reactions.delete(reaction)),
  );
}
