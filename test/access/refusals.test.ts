import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationSpec } from "../../server/__generated__/operation-spec.ts";
import { operationList } from "../../server/__generated__/operations.ts";
import { type Account, createKey, signUp } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let keys: Record<"read" | "write" | "run", string>;

beforeAll(async () => {
  test = await startService();
  ada = await signUp(test.url, "ada");
  keys = {
    read: await createKey(test.url, ada.cookie, ["read"]),
    write: await createKey(test.url, ada.cookie, ["write"]),
    run: await createKey(test.url, ada.cookie, ["run"]),
  };
});
afterAll(() => test[Symbol.asyncDispose]());

function call({ method, path }: OperationSpec, headers: Record<string, string> = {}): Promise<Response> {
  const address = `${test.url}${path.replace(/\{\w+\}/g, "nothing")}`;
  const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" };
  return fetch(address, { method, headers: { "content-type": "application/json", ...headers }, ...body });
}

/** The error of a refusal, in its family's shape and no other. */
async function errorOf(
  response: Response,
  { errorFamily }: OperationSpec,
): Promise<{ code?: string; message: string }> {
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const { error } = (await response.json()) as { error: { code: string; message: string } | string };
  if (errorFamily === "text") {
    expect(typeof error).toBe("string");
    return { message: error as string };
  }
  expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  return error as { code: string; message: string };
}

describe.each(operationList.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))(
  "%s",
  (_, spec) => {
    const { anonymous, apiKey, bearer, session } = spec.security;

    it.runIf(!anonymous)("asks nobody in particular to sign in", async () => {
      const response = await call(spec);
      expect(response.status).toBe(401);
      expect((await errorOf(response, spec)).message).toMatch(/sign in/);
    });

    it.runIf(session || apiKey || bearer)("refuses a key that is not one", async () => {
      const response = await call(spec, { "x-api-key": "service_not-a-key" });
      expect(response.status).toBe(401);
      const { code, message } = await errorOf(response, spec);
      expect(message).toMatch(/API key is invalid or expired/);
      if (code) expect(code).toBe("invalid_api_key");
    });

    it.runIf(session && !apiKey && !bearer)("takes a browser session and no key", async () => {
      for (const [name, value] of Object.entries({
        "x-api-key": ada.key,
        authorization: `Bearer ${ada.key}`,
      })) {
        const response = await call(spec, { [name]: value });
        expect(response.status).toBe(403);
        expect((await errorOf(response, spec)).message).toMatch(/browser session/);
      }
    });

    const needed = apiKey ? apiKey.scopes : [];
    it.runIf(needed.length > 0)("refuses a key without its scope", async () => {
      const lacking = (Object.keys(keys) as (keyof typeof keys)[]).filter((scope) => !needed.includes(scope));
      for (const scope of lacking) {
        const response = await call(spec, { "x-api-key": keys[scope] });
        expect(response.status).toBe(403);
        expect((await errorOf(response, spec)).message).toMatch(/does not have the required permission/);
      }
    });

    it("allows the methods of the contract and no other", async () => {
      const response = await fetch(`${test.url}${spec.path.replace(/\{\w+\}/g, "nothing")}`, {
        method: "PROPFIND",
      });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")?.split(", ")).toContain(spec.method);
      await errorOf(response, spec);
    });
  },
);

it("has built every operation", () => {
  expect(operationList.filter(({ responses }) => 501 in responses)).toEqual([]);
});

it("answers 404 in the family of the address where there is nothing", async () => {
  const versioned = await fetch(`${test.url}/api/v1/nothing`);
  expect(versioned.status).toBe(404);
  expect(await versioned.json()).toMatchObject({ error: { code: "not_found" } });
  const other = await fetch(`${test.url}/api/nothing`);
  expect(await other.json()).toMatchObject({ error: expect.any(String) });
});
