/** A stored response body with its validator. */
export interface CachedResponse {
  etag: string;
  body: string;
}

/**
 * Stores responses between requests. Each is revalidated with `If-None-Match` before reuse, so none is ever stale; a
 * 304 is cheap for the service. Use one cache per identity.
 */
export interface ResponseCache {
  get(key: string): CachedResponse | undefined | Promise<CachedResponse | undefined>;
  set(key: string, response: CachedResponse): void | Promise<void>;
}

/** Creates a cache in memory that evicts the least recently used response. */
export function createMemoryCache({ maxEntries = 200 }: { maxEntries?: number } = {}): ResponseCache {
  const responses = new Map<string, CachedResponse>();
  return {
    get(key) {
      const response = responses.get(key);
      if (response) {
        responses.delete(key);
        responses.set(key, response);
      }
      return response;
    },
    set(key, response) {
      responses.delete(key);
      responses.set(key, response);
      for (const oldest of responses.keys()) {
        if (responses.size <= maxEntries) break;
        responses.delete(oldest);
      }
    },
  };
}
