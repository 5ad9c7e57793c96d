/** A stage of a DVC pipeline with the values of its placeholders; paths are those of the repository. */
export interface DvcStage {
  name: string;
  /** The folder that its commands are run in; empty for the repository's root. */
  folder: string;
  commands: string[];
  needs: string[];
  makes: { path: string; isFolder: boolean; isKept: boolean }[];
}

/** Orders stages so that each comes after those that make what it needs; null where there is a circle. */
export function orderStages(stages: readonly DvcStage[]): DvcStage[] | null {
  const ordered: DvcStage[] = [];
  let open = [...stages];
  while (open.length > 0) {
    const ready = open.filter((stage) => !open.some((other) => other !== stage && feeds(other, stage)));
    if (ready.length === 0) return null;
    ordered.push(...ready);
    open = open.filter((stage) => !ready.includes(stage));
  }
  return ordered;
}

function feeds(maker: DvcStage, user: DvcStage): boolean {
  return maker.makes.some(({ path }) =>
    user.needs.some((need) => need === path || need.startsWith(`${path}/`) || path.startsWith(`${need}/`)),
  );
}
