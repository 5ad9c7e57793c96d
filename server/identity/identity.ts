import type { Scope } from "../__generated__/enumerations.ts";
import { type ApiKeys, scopesOf, type VerifiedKey } from "./api-keys.ts";
import type { Auth } from "./auth.ts";
import { type AuthRequest, type AuthResponse, createForward } from "./forward.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import type { Client, PasswordHashing } from "./password-hashing.ts";
import { type SignUpRequest, signUp } from "./sign-up.ts";
import { type KnownOfAccount, refuseWeakPassword } from "./weak-passwords.ts";

export interface Identity {
  /** Loads better-auth before its first use, which would wait for it. */
  load(): Promise<void>;
  /** Returns the user id of a valid session cookie in `headers`, else null. */
  findSessionUser(headers: Headers): Promise<string | null>;
  verifyKey(key: string): Promise<VerifiedKey | null>;
  /** Forwards a request to better-auth; throws its error responses as DomainErrors. */
  forward(request: AuthRequest): Promise<AuthResponse>;
  /** Creates an account and its first session. */
  signUp(request: SignUpRequest): Promise<AuthResponse>;
  /** Whether this is the password of the account that is signed in. */
  isPassword(headers: Headers, password: string, client: Client): Promise<boolean>;
  /** Throws a 400 for a password that is guessed first. */
  requireStrong(password: string, account: KnownOfAccount): Promise<void>;
  /** Sets the password and ends every session of the user. */
  setPassword(userId: string, password: string, client: Client): Promise<void>;
  confirmEmail(userId: string): Promise<void>;
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

interface NewKey {
  userId: string;
  name: string;
  /** Seconds. */
  expiresIn: number;
  scopes: Scope[];
}

export interface IdentityOptions {
  loadAuth: () => Promise<Auth>;
  apiKeys: ApiKeys;
  passwords: PasswordHashing;
  baseUrl: string;
  lockAcrossProcesses?: Identity["withLock"] | undefined;
}

/** Identity over better-auth, which is loaded by its first use if not before: a worker has none, and it is much code. */
export function createIdentity({
  loadAuth,
  apiKeys,
  passwords,
  baseUrl,
  lockAcrossProcesses = (_name, work) => work(),
}: IdentityOptions): Identity {
  const lockInProcess = createKeyedMutex();
  const forward = createForward({ loadAuth, passwords, baseUrl });
  return {
    async load() {
      await loadAuth();
    },

    async findSessionUser(headers) {
      if (!headers.has("cookie")) return null;
      const auth = await loadAuth();
      const session = await auth.api.getSession({
        headers: new Headers({ cookie: headers.get("cookie") ?? "" }),
      });
      return session?.user.id ?? null;
    },

    verifyKey: apiKeys.verify,

    forward,

    signUp: (request) => passwords.forClient(request.client, () => signUp(loadAuth, forward, request)),

    async isPassword(headers, password, client) {
      const auth = await loadAuth();
      const cookie = new Headers({ cookie: headers.get("cookie") ?? "" });
      try {
        await passwords.forClient(client, () =>
          auth.api.verifyPassword({ body: { password }, headers: cookie }),
        );
        return true;
      } catch (error) {
        if ((error as { body?: { code?: string } }).body?.code === "INVALID_PASSWORD") return false;
        throw error;
      }
    },

    requireStrong: refuseWeakPassword,

    async setPassword(userId, password, client) {
      const { internalAdapter, password: hashing } = await (await loadAuth()).$context;
      const hash = await passwords.forClient(client, () => hashing.hash(password));
      await internalAdapter.updatePassword(userId, hash);
      await internalAdapter.deleteUserSessions(userId);
      // Whoever has the link reads the mails of that address.
      await internalAdapter.updateUser(userId, { emailVerified: true });
    },

    async confirmEmail(userId) {
      const { internalAdapter } = await (await loadAuth()).$context;
      await internalAdapter.updateUser(userId, { emailVerified: true });
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
      const { body } = await forward({ method: "GET", path: "/api-key/list", headers, query });
      const list = body as KeyList;
      return { ...list, apiKeys: list.apiKeys.map(keyRecord) };
    },

    stop: apiKeys.stop,
  };
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
