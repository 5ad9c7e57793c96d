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
  const then = committedAt === null ? null : await unlessUnreachable(mirror.asOf(committedAt, signal));
  if (then) yield { mirror, ...then };
  const today = mirror.today(signal);
  const index = then ? await unlessUnreachable(today) : await today;
  if (index) yield { mirror, index, date: null };
}

/** One of the two that does not answer now keeps nobody from the other. */
async function unlessUnreachable<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof EnvironmentError)) throw error;
    return null;
  });
}
