import { describe, expect, it, vi } from "vitest";
import { loadResponseValidators } from "../../test/support/response-validators.ts";
import type { Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { createResponseCheck } from "./check-response.ts";
import { createRouter, type RouterOptions } from "./router.ts";

/** A router with `handle` for every operation, which accepts any key. */
function routerOf(
  handle: () => Promise<unknown>,
  more: Partial<RouterOptions> = {},
  dataRevision: { get(): Promise<unknown> } = { get: async () => [] },
) {
  const log = { error: vi.fn() };
  const logRequest = vi.fn();
  const refund = vi.fn(async () => {});
  const consume = vi.fn(async () => ({ allowed: true, limit: 9, remaining: 8, resetSeconds: 7 }));
  const deps = {
    log,
    logRequest,
    limiter: { consume, refund },
    baseUrl: "http://service.example",
    identity: {
      verifyKey: () => ({ keyId: "k", userId: "u", scopes: ["read", "write", "run"] }),
      findSessionUser: async () => null,
    },
    store: {
      principals: { findByUser: async () => ({ username: "ada", namespaces: ["ada"] }) },
      dataRevision,
    },
  } as unknown as Deps;
  const app = createRouter({
    deps,
    operations: new Proxy({}, { get: () => handle }) as RouterOptions["operations"],
    uploads: "/nowhere",
    tagSecret: "secret",
    revisionSecret: "stamps",
    trustProxy: () => false,
    errorPage: async ({ status, message }) => `<p>${status} ${message}</p>`,
    ...more,
  });
  return { app, log, logRequest, refund };
}

const failing = async () => {
  throw new Error("the password is hunter2 in /var/lib/service.sqlite");
};

describe("a handler that throws an unexpected error", () => {
  it.each([
    ["/api/v1/repositories", { error: { code: "internal", message: expect.stringMatching(/request id/) } }],
    ["/api/processing?repositoryId=r", { error: expect.stringMatching(/request id/) }],
  ])("is a 500 at %s that says nothing of it, and is logged whole", async (path, body) => {
    const { app, log } = routerOf(failing);
    const response = await app.request(path);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual(body);
    expect(text).not.toMatch(/hunter2|sqlite|at /);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const [[logged]] = log.error.mock.calls as [[{ error: Error; requestId: string }]];
    expect(logged.error.message).toContain("hunter2");
    expect(logged.requestId).toBe(response.headers.get("x-request-id"));
  });

  it("may throw a value that is not an Error", async () => {
    for (const thrown of [undefined, null, "text", { code: "not_found", message: "x" }]) {
      const { app, log } = routerOf(() => Promise.reject(thrown));
      expect((await app.request("/api/v1/repositories")).status).toBe(500);
      expect(log.error).toHaveBeenCalledOnce();
    }
  });

  it("is a 500 even where rendering its page fails", async () => {
    const { app } = routerOf(() => Promise.reject(new DomainError("not_found", "repository.not_found")), {
      errorPage: failing,
    });
    const response = await app.request("/r/ada/x", { headers: { accept: "text/html" } });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("hunter2");
    expect(response.headers.get("x-request-id")).toBeTruthy();
  });
});

describe("a handler that throws a DomainError", () => {
  it("is answered with its code, and not logged as a failure", async () => {
    const refused = new DomainError("unprocessable", "claim.no_plan");
    const { app, log, logRequest } = routerOf(() => Promise.reject(refused));
    const response = await app.request("/api/v1/runs");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: "unprocessable" } });
    expect(log.error).not.toHaveBeenCalled();
    const requestId = response.headers.get("x-request-id");
    const logged = { operation: "listRuns", status: 422, requestId };
    expect(logRequest).toHaveBeenCalledWith(expect.objectContaining(logged));
  });

  it("has the headers of the limits that the call was counted against", async () => {
    const { app } = routerOf(() => Promise.reject(new DomainError("not_found", "run.not_found")));
    const { headers } = await app.request("/api/v1/runs/run_x");
    expect(headers.get("x-ratelimit-remaining")).toBe("8");
  });
});

it.each(["ENOSPC", "EMFILE", "EROFS", "SQLITE_FULL", "SQLITE_BUSY", "53100"])(
  "responds with 503 where the machine or the database has no room left: %s",
  async (code) => {
    const cause = Object.assign(new Error("no room at /var/lib/service.sqlite"), { code });
    for (const thrown of [cause, new Error("the object was not stored", { cause })]) {
      const response = await routerOf(() => Promise.reject(thrown)).app.request("/api/v1/runs");
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("10");
      expect(await response.text()).not.toContain("/var/lib");
    }
  },
);

it("responds with 500 where an answer violates the contract", async () => {
  const { app, log } = routerOf(async () => ({ status: 200, body: {} }), {
    checkResponse: () => {
      throw new Error("listRuns answered 200 against the contract");
    },
  });
  expect((await app.request("/api/v1/runs")).status).toBe(500);
  expect(log.error).toHaveBeenCalledOnce();
});

it("responds with 500 where a code is thrown whose status the operation does not declare", async () => {
  const checkResponse = createResponseCheck(await loadResponseValidators());
  const { app, log } = routerOf(() => Promise.reject(new DomainError("unprocessable", "claim.no_plan")), {
    checkResponse,
  });
  expect((await app.request("/api/v1/runs")).status).toBe(500);
  const [{ error }] = log.error.mock.lastCall!;
  expect(error.message).toBe("listRuns answered 422, which the contract does not declare");
});

it("does not call a handler with invalid input", async () => {
  const handle = vi.fn(async () => ({ status: 200, body: {} }));
  const { app } = routerOf(handle);
  for (const path of ["/api/v1/runs?limit=0", "/api/v1/runs?state=x", "/api/processing"]) {
    expect((await app.request(path)).status).toBe(400);
  }
  expect(handle).not.toHaveBeenCalled();
});

describe("a response validated by the data's revision", () => {
  const handle = vi.fn(async () => ({ status: 200, body: { data: [] } }));
  let revision: unknown = [{ audience: "", changes: 7 }];
  const dataRevision = { get: async () => revision };
  const { app } = routerOf(handle, {}, dataRevision);
  const ask = (path: string, tag?: string) =>
    app.request(path, tag === undefined ? {} : { headers: { "if-none-match": tag } });

  it("is not built again until the data changed, and then not sent again if it is the same", async () => {
    const tag = (await ask("/api/v1/repositories?limit=3")).headers.get("etag")!;
    expect(handle).toHaveBeenCalledTimes(1);
    const known = await ask("/api/v1/repositories?limit=3", `"other", W/${tag}`);
    expect([known.status, known.headers.get("etag"), await known.text()]).toEqual([304, tag, ""]);
    expect(known.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(handle).toHaveBeenCalledTimes(1);

    expect((await ask("/api/v1/repositories?limit=4", tag)).status).toBe(304);
    expect(handle).toHaveBeenCalledTimes(2);
    revision = [{ audience: "", changes: 8 }];
    const same = await ask("/api/v1/repositories?limit=3", tag);
    expect([same.status, same.headers.get("etag")]).toEqual([304, tag]);
    expect(handle).toHaveBeenCalledTimes(3);
    handle.mockResolvedValueOnce({ status: 200, body: { data: ["new"] as never[] } });
    const changed = await ask("/api/v1/repositories?limit=3", tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  });

  it("is built each time with a section that depends on more than the data", async () => {
    const path = "/api/v1/runs?include=logs,attestation";
    const tag = (await ask(path)).headers.get("etag")!;
    const callCount = handle.mock.calls.length;
    expect((await ask(path, tag)).status).toBe(304);
    expect(handle).toHaveBeenCalledTimes(callCount + 1);
    const other = (await ask("/api/v1/runs?include=logs")).headers.get("etag")!;
    expect((await ask("/api/v1/runs?include=logs", other)).status).toBe(304);
    expect(handle).toHaveBeenCalledTimes(callCount + 2);
  });

  it("is refused first where the request is invalid", async () => {
    const tag = (await ask("/api/v1/repositories")).headers.get("etag")!;
    expect((await ask("/api/v1/repositories?limit=0", tag)).status).toBe(400);
  });
});
