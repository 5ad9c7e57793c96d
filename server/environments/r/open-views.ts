import { EnvironmentError } from "../environment-error.ts";
import type { CranView } from "./choose-packages.ts";
import type { CranMirror } from "./cran-mirror.ts";

/** The mirror as of the code's commit, where it has that; then as of today. */
export async function* openViews({
  mirror,
  committedAt,
  signal,
}: {
  mirror: CranMirror;
  committedAt: string | null;
  signal: AbortSignal;
}): AsyncGenerator<CranView> {
  const then = committedAt === null ? null : await openThen(mirror, committedAt, signal);
  if (then) yield { mirror, ...then };
  yield { mirror, index: await mirror.today(signal), date: null };
}

/** Snapshots that are not there now keep nobody from today's packages. */
async function openThen(mirror: CranMirror, committedAt: string, signal: AbortSignal) {
  return mirror.asOf(committedAt, signal).catch((error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error;
    return null;
  });
}
