import type { Claim, Run } from "../../__generated__/types.ts";

/** Returns the newest Run that tested a Claim and is over. `runs` are newest first. */
export function lastRunOf({ id }: Pick<Claim, "id">, runs: readonly Run[]): Run | undefined {
  return runs.find(({ claimIds, finishedAt }) => finishedAt !== null && claimIds.includes(id));
}
