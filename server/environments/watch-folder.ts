import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const INTERVAL_MILLISECONDS = 250;

/** Measures a folder while something is fetched into it. The signal is given when it has more than `maxBytes`. */
export function watchFolder(folder: string, maxBytes: number): { signal: AbortSignal } & Disposable {
  const controller = new AbortController();
  const timer = setInterval(async () => {
    if ((await sizeOf(folder)) > maxBytes) controller.abort();
  }, INTERVAL_MILLISECONDS);
  return { signal: controller.signal, [Symbol.dispose]: () => clearInterval(timer) };
}

/** What is renamed or removed meanwhile is counted the next time. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
