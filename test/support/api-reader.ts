import { expect } from "vitest";

// biome-ignore lint/suspicious/noExplicitAny: a test names what it expects; the contract is checked by the service.
export type Json = any;

interface ApiResponse {
  status: number;
  headers: Headers;
  body: Json;
}

export interface ApiReader {
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
  /** The ids of the records of a page. */
  ids(path: string, headers?: Record<string, string>): Promise<string[]>;
}

/** Reads JSON as somebody; calls without a key are limited by address, so tests that make many have one. */
export function createApiReader(url: string, identity: Record<string, string>): ApiReader {
  const get: ApiReader["get"] = async (path, headers = identity) => {
    const response = await fetch(`${url}${path}`, { headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    get,
    async ids(path, headers) {
      const { status, body } = await get(path, headers);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.map(({ id }: { id: string }) => id);
    },
  };
}
