/**
 * Returns a function that runs `sync` and resolves when one has ended that began after the call. Calls that come while
 * one runs share the next one: a disk syncs many commits as fast as one.
 */
export function shareSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const current = sync();
      running = current.catch(() => undefined);
      return current;
    });
    return next;
  };
}
