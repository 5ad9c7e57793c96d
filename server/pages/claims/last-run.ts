import type { Claim, Run } from "../../__generated__/types.ts";

/** Returns the Run that tested a Claim and ended last. */
export function lastRunOf({ id }: Pick<Claim, "id">, runs: readonly Run[]): Run | undefined {
  const ended = runs.filter(({ claimIds, finishedAt }) => finishedAt !== null && claimIds.includes(id));
  return ended.reduce<Run | undefined>(
    (last, run) => (last && last.finishedAt! > run.finishedAt! ? last : run),
    undefined,
  );
}
