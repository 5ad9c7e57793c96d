import type { Scope } from "../__generated__/enumerations.ts";
import { type ApiKeys, scopesOf, type VerifiedKey } from "./api-keys.ts";
import type { Auth } from "./auth.ts";
import { toDomainError } from "./auth-errors.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";

export interface Identity {
  /** Returns the user id of a valid session cookie in `headers`, else null. */
  findSessionUser(headers: Headers): Promise<string | null>;
  verifyKey(key: string): Promise<VerifiedKey | null>;
  /** Forwards a request to better-auth; throws its error responses as DomainErrors. */
  forward(request: AuthRequest): Promise<AuthResponse>;
  /** Runs `work` under a named mutex, for changes that depend on a previous read. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  createKey(key: NewKey): Promise<Record<string, unknown>>;
  listKeys(headers: Headers, query: Record<string, string>): Promise<KeyList>;
  stop(): Promise<void>;
}

interface KeyList {
  apiKeys: Record<string, unknown>[];
  total: number;
  limit?: number;
  offset?: number;
}

interface AuthRequest {
  method: "GET" | "POST";
  /** Below `/api/auth`, e.g. `/sign-in/email`. */
  path: string;
  headers: Headers;
  query?: Record<string, string>;
  body?: unknown;
}

interface AuthResponse {
  body: unknown;
  setCookies: string[];
}

interface NewKey {
  userId: string;
  name: string;
  /** Seconds. */
  expiresIn: number;
  scopes: Scope[];
}

/**
 * Identity over better-auth, which is loaded with the first session: it is two thirds of the code that the service
 * loads, and requests with API keys do not need it.
 */
export function createIdentity(
  loadAuth: () => Promise<Auth>,
  apiKeys: ApiKeys,
  baseUrl: string,
  lockAcrossProcesses: Identity["withLock"] = (_name, work) => work(),
): Identity {
  const lockInProcess = createKeyedMutex();
  const identity: Identity = {
    async findSessionUser(headers) {
      if (!headers.has("cookie")) return null;
      const auth = await loadAuth();
      const session = await auth.api.getSession({
        headers: new Headers({ cookie: headers.get("cookie") ?? "" }),
      });
      return session?.user.id ?? null;
    },

    verifyKey: apiKeys.verify,

    async forward({ method, path, headers, query, body }) {
      const url = new URL(`${baseUrl}/api/auth${path}`);
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
      // Forwards only what sessions need; the router has checked the origin.
      const forwardedHeaders = new Headers({ origin: url.origin });
      for (const name of ["cookie", "user-agent"]) {
        const value = headers.get(name);
        if (value !== null) forwardedHeaders.set(name, value);
      }
      if (method === "POST") forwardedHeaders.set("content-type", "application/json");
      const auth = await loadAuth();
      const response = await auth.handler(
        new Request(url, {
          method,
          headers: forwardedHeaders,
          body: method === "POST" ? JSON.stringify(body ?? {}) : null,
        }),
      );
      const text = await response.text();
      const answer: unknown = text === "" ? null : JSON.parse(text);
      if (!response.ok) throw toDomainError(response.status, answer);
      return { body: answer, setCookies: response.headers.getSetCookie() };
    },

    withLock: (name, work) => lockInProcess(name, () => lockAcrossProcesses(name, work)),

    async createKey({ userId, name, expiresIn, scopes }) {
      const auth = await loadAuth();
      const created = await auth.api.createApiKey({
        body: { userId, name, expiresIn, permissions: { service: scopes } },
      });
      return keyRecord(created as unknown as Record<string, unknown>);
    },

    async listKeys(headers, query) {
      // Includes the uses counted since the last flush.
      await apiKeys.flush();
      const { body } = await identity.forward({ method: "GET", path: "/api-key/list", headers, query });
      const list = body as KeyList;
      return { ...list, apiKeys: list.apiKeys.map(keyRecord) };
    },

    stop: apiKeys.stop,
  };
  return identity;
}

/** Builds the contract's view of a key: without the library's internals, and with permissions as scopes. */
function keyRecord(key: Record<string, unknown>): Record<string, unknown> {
  const {
    id,
    name,
    start,
    prefix,
    enabled,
    expiresAt,
    createdAt,
    updatedAt,
    lastRequest,
    requestCount,
    permissions,
  } = key;
  const scopes = scopesOf(typeof permissions === "string" ? permissions : JSON.stringify(permissions ?? {}));
  const record = {
    id,
    name,
    start,
    prefix,
    enabled,
    expiresAt,
    createdAt,
    updatedAt,
    lastRequest,
    requestCount,
    scopes,
  };
  return "key" in key ? { ...record, key: key.key } : record;
}
