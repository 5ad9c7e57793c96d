import { isShortOfMachineMemory } from "../domain/runs/machine-memory.ts";
import type { Executor } from "../execution/port.ts";

let count = 0;

/**
 * How often something failed in this process that passes by itself: a registry that is there and does not answer, a build
 * for which the machine had no memory. What was chosen or built meanwhile may lack what can be had later.
 */
export const passingFailures = () => count;

export function countPassingFailure(): void {
  count += 1;
}

type Builder = Pick<Executor, "build" | "environment" | "missingPrograms" | "run">;

/** The same executor, with the runs counted that the machine had no memory for. */
export const countingShortages = (executor: Builder): Builder => ({
  build: (...step) => executor.build(...step),
  environment: (root) => executor.environment(root),
  missingPrograms: (names) => executor.missingPrograms(names),
  async run(request, signal) {
    const result = await executor.run(request, signal);
    if (isShortOfMachineMemory(result)) countPassingFailure();
    return result;
  },
});
