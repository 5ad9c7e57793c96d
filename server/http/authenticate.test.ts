import { describe, expect, it } from "vitest";
import type { SecuritySpec } from "../__generated__/operation-spec.ts";
import type { Deps } from "../deps.ts";
import { identify, requireSameSite, requireScope } from "./authenticate.ts";

const scopes = ["read"];
const publicRead: SecuritySpec = { anonymous: true, session: true, apiKey: { scopes }, bearer: false };
const versionedRead: SecuritySpec = { ...publicRead, bearer: { scopes } };
const write: SecuritySpec = { anonymous: false, session: true, apiKey: { scopes: ["write"] }, bearer: false };
const sessionOnly: SecuritySpec = { anonymous: false, session: true, apiKey: false, bearer: false };
const nobodys: SecuritySpec = { anonymous: true, session: false, apiKey: false, bearer: false };

const deps = {
  identity: {
    verifyKey: (key: string) => (key === "good" ? { keyId: "k", userId: "u", scopes } : null),
    findSessionUser: async (headers: Headers) => (headers.get("cookie") === "s=1" ? "v" : null),
  },
  store: {
    principals: {
      findByUser: async (id: string) => (id === "gone" ? null : { username: id, namespaces: [id] }),
    },
  },
} as unknown as Deps;

const who = async (rule: SecuritySpec, headers: Record<string, string>) => {
  const { principal, key } = await identify(deps, rule, new Headers(headers));
  return principal && `${principal.type} ${principal.username}${key ? ` by ${key.id}` : ""}`;
};
const refusal = (rule: SecuritySpec, headers: Record<string, string>) =>
  identify(deps, rule, new Headers(headers)).then(
    () => "let in",
    (error) => error.code,
  );

describe("the caller", () => {
  it.each([
    ["a key", publicRead, { "x-api-key": "good" }, "api_key u by k"],
    ["a bearer where one is taken", versionedRead, { authorization: "Bearer good" }, "api_key u by k"],
    ["a bearer where none is taken", publicRead, { authorization: "Bearer good" }, null],
    ["a session", publicRead, { cookie: "s=1" }, "human v"],
    ["a key before a session", publicRead, { "x-api-key": "good", cookie: "s=1" }, "api_key u by k"],
    [
      "a key before a bearer",
      versionedRead,
      { "x-api-key": "good", authorization: "Bearer bad" },
      "api_key u by k",
    ],
    ["a session that is none", publicRead, { cookie: "s=2" }, null],
    ["nobody", publicRead, {}, null],
    ["another scheme", versionedRead, { authorization: "Basic good" }, null],
    ["a scheme that only starts alike", versionedRead, { authorization: "Bearers good" }, null],
    ["a bearer after several spaces", versionedRead, { authorization: "BEARER   good" }, "api_key u by k"],
    ["a session where none matters", nobodys, { cookie: "s=1" }, null],
  ] as [string, SecuritySpec, Record<string, string>, string | null][])(
    "is identified by %s",
    async (_, rule, headers, expected) => {
      expect(await who(rule, headers)).toBe(expected);
    },
  );

  it.each([
    ["a wrong key, even where none is needed", publicRead, { "x-api-key": "bad" }, "invalid_api_key"],
    ["an empty key", publicRead, { "x-api-key": "" }, "invalid_api_key"],
    ["a wrong key beside a session", publicRead, { "x-api-key": "bad", cookie: "s=1" }, "invalid_api_key"],
    ["a wrong bearer", versionedRead, { authorization: "bearer bad" }, "invalid_api_key"],
    ["a bearer of nothing", versionedRead, { authorization: "Bearer" }, "invalid_api_key"],
    ["a bearer of two words", versionedRead, { authorization: "Bearer good good" }, "invalid_api_key"],
    ["nobody, to write", write, {}, "unauthenticated"],
    ["a session that is none, to write", write, { cookie: "s=2" }, "unauthenticated"],
    ["a key, where a person must be", sessionOnly, { "x-api-key": "good" }, "session_required"],
    ["a bearer, where a person must be", sessionOnly, { authorization: "Bearer good" }, "session_required"],
    ["a wrong key, where a person must be", sessionOnly, { "x-api-key": "bad" }, "invalid_api_key"],
  ] as [string, SecuritySpec, Record<string, string>, string][])(
    "is refused: %s",
    async (_, rule, headers, code) => {
      expect(await refusal(rule, headers)).toBe(code);
    },
  );

  it("is told where its key goes where a bearer is not taken", async () => {
    const headers = new Headers({ authorization: "Bearer good" });
    await expect(identify(deps, write, headers)).rejects.toMatchObject({
      ...{ code: "unauthenticated", key: "identity.key_header" },
    });
  });

  it("is refused with a key of a deleted account", async () => {
    const gone = {
      ...deps,
      identity: { ...deps.identity, verifyKey: () => ({ keyId: "k", userId: "gone", scopes }) },
    };
    const headers = new Headers({ "x-api-key": "good" });
    await expect(identify(gone as unknown as Deps, publicRead, headers)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });
});

it("requires scopes of a key, and none of a session", async () => {
  const key = { principal: null, key: { id: "k", scopes: ["read"] } };
  expect(() => requireScope(write, key)).toThrow(expect.objectContaining({ code: "insufficient_scope" }));
  expect(() => requireScope(publicRead, key)).not.toThrow();
  expect(() => requireScope(write, { principal: null, key: null })).not.toThrow();
});

describe("a cross-site request", () => {
  const attempt = (method: string, headers: Record<string, string>) => () =>
    requireSameSite(method, new Headers(headers), "https://service.example");

  it.each([
    { cookie: "s=1", origin: "https://evil.example" },
    { cookie: "s=1", origin: "null" },
    { cookie: "s=1", origin: "http://service.example" },
    { cookie: "s=1", origin: "https://service.example.evil" },
    { cookie: "s=1", "sec-fetch-site": "cross-site" },
  ] as Record<string, string>[])("may not write by %j", (headers) => {
    expect(attempt("POST", headers)).toThrow(expect.objectContaining({ code: "forbidden" }));
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(attempt(method, headers)).not.toThrow();
  });

  it.each([
    { origin: "https://evil.example", "x-api-key": "good" },
    { cookie: "s=1", origin: "https://service.example", "sec-fetch-site": "same-origin" },
    { cookie: "s=1" },
  ] as Record<string, string>[])("is not who sends %j", (headers) => {
    expect(attempt("DELETE", headers)).not.toThrow();
  });
});
