import type { Environments } from "../environments/environments.ts";

/** Every experiment finds on the simulated machine what it needs. */
export const simulatedEnvironments: Environments = {
  provide: async () => ({
    root: undefined,
    used: null,
    lock: null,
    inferred: [],
    missing: [],
    hadPassingFailure: false,
    [Symbol.asyncDispose]: async () => undefined,
  }),
};
