import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long because of what they start or wait for: begun last, one of them keeps one worker busy when the
 * others have nothing left. Vitest knows durations only of files that ran here before, and goes by their sizes. Not
 * crash.test.ts: beside the torture test it would take the processors from tests that look at what happens within a second.
 */
const longest = [
  "test/process/torture.test.ts",
  "test/pipeline/hostile.test.ts",
  "server/environments/julia/julia-layer.test.ts",
  "contract-tests/test/mutations/mutations.test.ts",
];

/** Within each project; everything else in vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((some) => some.toSorted((a, b) => rank(a) - rank(b)));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index === -1 ? longest.length : index;
}
