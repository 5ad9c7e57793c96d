import type { Deps } from "../../deps.ts";

/** How much of a key's rate window is used, for the key page. `reset` in seconds. */
export function keyWindow({ limit, remaining, resetSeconds }: Awaited<ReturnType<Deps["limiter"]["peek"]>>) {
  return { limit, used: limit - remaining, reset: resetSeconds };
}
