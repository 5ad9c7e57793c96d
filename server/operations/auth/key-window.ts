import type { Deps } from "../../deps.ts";

/** Builds the contract's view of a key's rate window. `reset` is in seconds. */
export function keyWindow({ limit, remaining, resetSeconds }: Awaited<ReturnType<Deps["limiter"]["peek"]>>) {
  return { limit, used: limit - remaining, reset: resetSeconds };
}
