import { describe, expect, it } from "vitest";
import { serve } from "../test/serve.ts";
import { createClient } from "./client.ts";

const page = (nextCursor: string | null, ...ids: string[]) => ({
  body: {
    data: ids.map((id) => ({ id })),
    pagination: { nextCursor, hasMore: nextCursor !== null },
    links: {},
  },
});
const ids = async (claims: AsyncIterable<{ id: string }>) => (await all(claims)).map(({ id }) => id);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("a list", () => {
  it("resolves to its first page when awaited", async () => {
    await using server = await serve(page("c2", "a", "b"));
    const { data, pagination } = await createClient({ baseUrl: server.baseUrl }).claims.list({
      repository_id: "r",
    });
    expect([data.length, pagination.nextCursor, server.requests.length]).toEqual([2, "c2", 1]);
  });

  it("iterates over the items of all pages with the same filters", async () => {
    await using server = await serve(page("c2", "a", "b"), page("c3"), page(null, "c"));
    const claims = createClient({ baseUrl: server.baseUrl }).claims.list({
      repository_id: "r",
      include: ["assessments"],
    });
    expect(await ids(claims)).toEqual(["a", "b", "c"]);
    const query = "/api/v1/claims?repository_id=r&include=assessments";
    expect(server.requests.map(({ url }) => url)).toEqual([
      query,
      `${query}&cursor=c2`,
      `${query}&cursor=c3`,
    ]);
  });

  it("starts at a given cursor", async () => {
    await using server = await serve(page("c9", "a"), page(null, "b"));
    expect(await ids(createClient({ baseUrl: server.baseUrl }).claims.list({ cursor: "c8" }))).toEqual([
      "a",
      "b",
    ]);
    expect(server.requests.map(({ url }) => url.split("cursor=")[1])).toEqual(["c8", "c9"]);
  });

  it("does not request pages that are not read", async () => {
    await using server = await serve(page("c2", "a", "b"), page(null, "c"));
    for await (const { id } of createClient({ baseUrl: server.baseUrl }).claims.list()) if (id === "b") break;
    expect(server.requests).toHaveLength(1);
  });

  it("iterates over whole pages", async () => {
    await using server = await serve(page("c2", "a"), page(null, "b"));
    const pages = await all(createClient({ baseUrl: server.baseUrl }).runs.list().pages());
    expect(pages.map(({ data }) => data.length)).toEqual([1, 1]);
  });

  it("sends no request until it is awaited or iterated", async () => {
    await using server = await serve(page(null));
    createClient({ baseUrl: server.baseUrl }).claims.list();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests).toEqual([]);
  });

  it("rejects if a page fails", async () => {
    await using server = await serve(page("c2", "a"), {
      status: 400,
      body: { error: { code: "invalid_request", message: "m" } },
    });
    await expect(ids(createClient({ baseUrl: server.baseUrl }).claims.list())).rejects.toMatchObject({
      code: "invalid_request",
    });
  });

  it("is collected, as many items as are asked for", async () => {
    await using server = await serve(page("c2", "a", "b"), page("c3", "c", "d"));
    const claims = createClient({ baseUrl: server.baseUrl }).claims.list();
    expect((await claims.toArray({ max: 3 })).map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(server.requests).toHaveLength(2);
    await expect(claims.toArray({ max: 0 })).rejects.toThrow("a whole number from 1");
    // Without types nothing says that it is needed.
    await expect((claims.toArray as () => Promise<unknown>)()).rejects.toThrow(/listClaims.*"max"/);
  });

  it("is a promise of its first page, which is requested once", async () => {
    await using server = await serve(page(null, "a"), { status: 404 });
    const claims = createClient({ baseUrl: server.baseUrl }).claims.list();
    const seen: string[] = [];
    const again = claims.finally(() => seen.push("settled")).catch(() => seen.push("caught"));
    expect(await claims).toBe(await again);
    const { data, response } = await claims.withResponse();
    expect([data.data.length, response.status, seen]).toEqual([1, 200, ["settled"]]);
    expect(server.requests).toHaveLength(1);
    const failed = await createClient({ baseUrl: server.baseUrl })
      .claims.list()
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ status: 404 });
    expect(await createClient({ baseUrl: server.baseUrl }).claims.list().result()).toMatchObject({
      ok: false,
      error: failed,
    });
  });

  it("rejects a repeated cursor", async () => {
    await using server = await serve(page("c2", "a"));
    await expect(ids(createClient({ baseUrl: server.baseUrl }).claims.list())).rejects.toThrow(
      "the same cursor again",
    );
    expect(server.requests).toHaveLength(2);
  });
});
