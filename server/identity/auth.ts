import { apiKey } from "@better-auth/api-key";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { organization, username } from "better-auth/plugins";
import { type Dialect, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import { scopes } from "../__generated__/enumerations.ts";
import type { PasswordHashing } from "./password-hashing.ts";

export interface AuthOptions {
  database: { kind: "sqlite"; sessionsDialect: Dialect } | { kind: "postgres"; pool: Pool };
  secret: string;
  baseUrl: string;
  passwords: Pick<PasswordHashing, "inTurn">;
  /** Replaces the library's scrypt. */
  passwordHash?: PasswordHash | undefined;
  /** Replaces the library's console output. */
  log(level: string, message: string): void;
}

export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/**
 * Configures better-auth for sign-up, sign-in, sessions, organizations and the storage of keys. Keys are verified by
 * `api-keys.ts`, limits and scopes by `http`: see docs/decisions/0020-better-auth-is-loaded-at-the-start.md.
 */
export function createAuth({ database, secret, baseUrl, passwords, log, ...options }: AuthOptions) {
  const { hash, verify } = options.passwordHash ?? { hash: hashPassword, verify: verifyPassword };
  return betterAuth({
    appName: "Research Verification Service",
    // Its transactions stay open while a password is hashed. On SQLite every other write would wait for it; on
    // PostgreSQL ten sign-ups would occupy all connections.
    database:
      database.kind === "sqlite"
        ? { dialect: database.sessionsDialect, type: "sqlite", transaction: false }
        : { dialect: new PostgresDialect({ pool: database.pool }), type: "postgres", transaction: false },
    secret,
    baseURL: baseUrl,
    basePath: "/api/auth",
    trustedOrigins: [new URL(baseUrl).origin],
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      password: {
        hash: (password) => passwords.inTurn(() => hash(password)),
        verify: (given) => passwords.inTurn(() => verify(given)),
      },
    },
    session: { cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log(level, message) },
    // What is not an answer of the library reaches our own error handling, with its code or its stack.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error;
      },
    },
    advanced: {
      cookiePrefix: "service",
      useSecureCookies: baseUrl.startsWith("https://"),
      // Its own default of 100 cuts lists short without a word: invitations that ended count too.
      // The tables are those of our own migrations. Its check goes on after a start that failed, on a closed database.
      database: { defaultFindManyLimit: 1_000_000, validateSchema: false },
    },
    plugins: [
      username({
        minUsernameLength: 1,
        maxUsernameLength: 64,
        usernameValidator: (name) => /^[a-z0-9-]+$/.test(name),
      }),
      organization({
        organizationLimit: 50,
        membershipLimit: 100,
        invitationLimit: 100,
        invitationExpiresIn: 7 * 86_400, // In seconds.
      }),
      apiKey({
        requireName: true,
        maximumNameLength: 64,
        defaultPrefix: "service_",
        startingCharactersConfig: { shouldStore: true, charactersLength: 14 },
        enableSessionForAPIKeys: false,
        enableMetadata: false,
        keyExpiration: {
          defaultExpiresIn: 90 * 86_400, // In days, the library's unit: one second.
          minExpiresIn: 1 / 86_400,
          maxExpiresIn: 365,
        },
        rateLimit: { enabled: false },
        permissions: { defaultPermissions: { service: [...scopes] } },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
