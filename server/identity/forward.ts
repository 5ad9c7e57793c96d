import type { Auth } from "./auth.ts";
import { toDomainError } from "./auth-errors.ts";
import type { Client, PasswordHashing } from "./password-hashing.ts";

export interface AuthRequest {
  method: "GET" | "POST";
  /** Below `/api/auth`, e.g. `/sign-in/email`. */
  path: string;
  headers: Headers;
  query?: Record<string, string>;
  body?: unknown;
  /** Who waits where a password is hashed. */
  client?: Client;
}

export interface AuthResponse {
  body: unknown;
  setCookies: string[];
}

export interface ForwardOptions {
  loadAuth: () => Promise<Auth>;
  passwords: PasswordHashing;
  baseUrl: string;
}

/** Returns the function that sends requests to better-auth and throws its error responses as DomainErrors. */
export function createForward({ loadAuth, passwords, baseUrl }: ForwardOptions) {
  return async function forward({
    method,
    path,
    headers,
    query,
    body,
    client,
  }: AuthRequest): Promise<AuthResponse> {
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
    const request = new Request(url, {
      method,
      headers: forwardedHeaders,
      body: method === "POST" ? JSON.stringify(body ?? {}) : null,
    });
    const response = await passwords.forClient(client, () => auth.handler(request));
    const text = await response.text();
    const answer: unknown = text === "" ? null : JSON.parse(text);
    if (!response.ok) throw toDomainError(response.status, answer);
    return { body: answer, setCookies: response.headers.getSetCookie() };
  };
}
