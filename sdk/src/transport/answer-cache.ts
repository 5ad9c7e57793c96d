/** An answer kept with its validator. */
export interface CachedAnswer {
  etag: string;
  body: string;
}

/**
 * Where answers are kept between requests. Each is revalidated with `If-None-Match` before it is used again, so none is
 * ever stale; a 304 costs the service nothing to speak of. Keep one cache for one identity.
 */
export interface AnswerCache {
  get(key: string): CachedAnswer | undefined | Promise<CachedAnswer | undefined>;
  set(key: string, answer: CachedAnswer): void | Promise<void>;
}

/** A cache in memory that forgets what was used longest ago. */
export function createMemoryCache({ maxEntries = 200 }: { maxEntries?: number } = {}): AnswerCache {
  const answers = new Map<string, CachedAnswer>();
  return {
    get(key) {
      const answer = answers.get(key);
      if (answer) {
        answers.delete(key);
        answers.set(key, answer);
      }
      return answer;
    },
    set(key, answer) {
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= maxEntries) break;
        answers.delete(oldest);
      }
    },
  };
}
