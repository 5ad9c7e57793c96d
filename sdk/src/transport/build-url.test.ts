import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getClaim, getObject, getRun, listRuns } from "../__generated__/resources.ts";
import type { OperationDescription } from "../requester.ts";
import { buildUrl } from "./build-url.ts";

const base = "https://verify.example.org/rvs";
const build = (operation: unknown, parameters: Record<string, unknown>) =>
  buildUrl(base, operation as OperationDescription, parameters);

describe("buildUrl", () => {
  it("fills the path template and keeps the base path", () => {
    expect(build(getRun, { runId: "run_1" })).toBe(`${base}/api/v1/runs/run_1`);
  });

  it("leaves a digest readable", () => {
    expect(build(getObject, { digest: "sha256:ab" })).toBe(`${base}/api/objects/sha256:ab`);
  });

  it("joins lists with commas and omits undefined values and empty lists", () => {
    const query = { include: ["logs", "evidence"], fields: [], limit: 5, cursor: undefined };
    expect(build(listRuns, query)).toBe(`${base}/api/v1/runs?include=logs,evidence&limit=5`);
  });

  it("encodes characters that would change the query", () => {
    const url = build(getClaim, { claimId: "c", repository_id: "r&limit=1#x y+z" });
    expect(new URL(url).searchParams.get("repository_id")).toBe("r&limit=1#x y+z");
  });

  it.each([{}, { runId: undefined }, { runId: "" }, { runId: null }, { runId: 5 }])("refuses %j", (given) => {
    expect(() => build(getRun, given)).toThrow(new TypeError('getRun: "runId" is missing'));
  });

  it.each([".", ".."])("rejects %s, which would change the path", (runId) => {
    expect(() => build(getRun, { runId })).toThrow(TypeError);
  });

  it.each([{ limit: null }, { limit: {} }, { include: "logs" }])("refuses %j", (given) => {
    expect(() => build(listRuns, given)).toThrow(TypeError);
  });

  it("keeps any id within its path segment", () => {
    const ids = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("%2e%2e", "../x", "..\\x", "a/b", "?", "#", "\t.."),
    );
    fc.assert(
      fc.property(ids, (runId) => {
        let url: string;
        try {
          url = build(getRun, { runId });
        } catch (error) {
          return error instanceof TypeError || error instanceof URIError;
        }
        const { pathname, search, hash } = new URL(url);
        const segments = pathname.split("/");
        expect([segments.length, search, hash]).toEqual([6, "", ""]);
        return decodeURIComponent(segments[5]!) === runId;
      }),
    );
  });
});
