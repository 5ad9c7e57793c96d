import { randomUUID } from "node:crypto";

/** Somebody who signed up, with a session and, where asked for, a key. */
export interface Account {
  username: string;
  cookie: string;
  key: string;
}

export async function signUp(url: string, username: string, scopes?: string[]): Promise<Account> {
  const response = await post(`${url}/api/auth/sign-up/email`, {
    name: username,
    username,
    email: `${username}@example.org`,
    password: `correct horse ${randomUUID()}`,
  });
  if (response.status !== 200) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((item) => item.split(";", 1)[0])
    .join("; ");
  return { username, cookie, key: await createKey(url, cookie, scopes) };
}

export async function createKey(url: string, cookie: string, scopes?: string[]): Promise<string> {
  const response = await post(
    `${url}/api/auth/api-key/create`,
    { name: "test", ...(scopes ? { scopes } : {}) },
    { cookie },
  );
  const body = (await response.json()) as { key: string };
  if (response.status !== 200) throw new Error(`key: ${response.status} ${JSON.stringify(body)}`);
  return body.key;
}

export function post(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
