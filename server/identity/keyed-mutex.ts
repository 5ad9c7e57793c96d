/** Creates a mutex per name. Work under the same name runs in order of calls; a failure does not affect the next. */
export function createKeyedMutex(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const previous = last.get(name) ?? Promise.resolve();
    const result = previous.then(work, work);
    const settled = result.catch(() => {});
    last.set(name, settled);
    try {
      return await result;
    } finally {
      if (last.get(name) === settled) last.delete(name);
    }
  };
}
