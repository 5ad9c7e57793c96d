import { type ApiKeys, type Scope, scopesOf, type VerifiedKey } from "./api-keys.ts";
import type { Auth } from "./auth.ts";
import { toDomainError } from "./auth-errors.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";

export interface Identity {
  /** The user of a valid session cookie among `headers`, else null. */
  sessionUser(headers: Headers): Promise<string | null>;
  verifyKey(key: string): Promise<VerifiedKey | null>;
  /** Passes a request on to better-auth; what it refuses is thrown as a DomainError. */
  forward(request: AuthRequest): Promise<AuthResponse>;
  /** Lets what is read and then changed under one name be done by one request at a time. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  createKey(key: NewKey): Promise<Record<string, unknown>>;
  listKeys(headers: Headers, query: Record<string, string>): Promise<KeyList>;
  stop(): Promise<void>;
}

export interface KeyList {
  apiKeys: Record<string, unknown>[];
  total: number;
  limit?: number;
  offset?: number;
}

export interface AuthRequest {
  method: "GET" | "POST";
  /** Below `/api/auth`, e.g. `/sign-in/email`. */
  path: string;
  headers: Headers;
  query?: Record<string, string>;
  body?: unknown;
}

export interface AuthResponse {
  body: unknown;
  setCookies: string[];
}

export interface NewKey {
  userId: string;
  name: string;
  /** Seconds. */
  expiresIn: number;
  scopes: Scope[];
}

/**
 * Identity over better-auth, which is loaded when a session is first at hand: it is two thirds of what the service
 * loads, and machines with keys never need it.
 */
export function createIdentity(
  loadAuth: () => Promise<Auth>,
  apiKeys: ApiKeys,
  baseUrl: string,
  acrossProcesses: Identity["withLock"] = (_name, work) => work(),
): Identity {
  const inThisProcess = createKeyedMutex();
  const identity: Identity = {
    async sessionUser(headers) {
      if (!headers.has("cookie")) return null;
      const auth = await loadAuth();
      const found = await auth.api.getSession({
        headers: new Headers({ cookie: headers.get("cookie") ?? "" }),
      });
      return found?.user.id ?? null;
    },

    verifyKey: apiKeys.verify,

    async forward({ method, path, headers, query, body }) {
      const url = new URL(`${baseUrl}/api/auth${path}`);
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
      // Only what sessions need passes; the origin was checked at our own door.
      const passed = new Headers({ origin: url.origin });
      for (const name of ["cookie", "user-agent"]) {
        const value = headers.get(name);
        if (value !== null) passed.set(name, value);
      }
      if (method === "POST") passed.set("content-type", "application/json");
      const auth = await loadAuth();
      const response = await auth.handler(
        new Request(url, {
          method,
          headers: passed,
          body: method === "POST" ? JSON.stringify(body ?? {}) : null,
        }),
      );
      const text = await response.text();
      const answer: unknown = text === "" ? null : JSON.parse(text);
      if (!response.ok) throw toDomainError(response.status, answer);
      return { body: answer, setCookies: response.headers.getSetCookie() };
    },

    withLock: (name, work) => inThisProcess(name, () => acrossProcesses(name, work)),

    async createKey({ userId, name, expiresIn, scopes }) {
      const auth = await loadAuth();
      const created = await auth.api.createApiKey({
        body: { userId, name, expiresIn, permissions: { service: scopes } },
      });
      return keyRecord(created as unknown as Record<string, unknown>);
    },

    async listKeys(headers, query) {
      // What was counted since the last beat belongs on the page too.
      await apiKeys.flush();
      const { body } = await identity.forward({ method: "GET", path: "/api-key/list", headers, query });
      const list = body as KeyList;
      return { ...list, apiKeys: list.apiKeys.map(keyRecord) };
    },

    stop: apiKeys.stop,
  };
  return identity;
}

/** A key as the contract shows it: the library's internals left out, permissions as scopes. */
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
