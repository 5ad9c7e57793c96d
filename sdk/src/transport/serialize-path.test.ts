import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serializePath } from "./serialize-path.ts";

const template = "https://verify.example.org/rvs/api/v1/runs/{runId}";
const serialize = (runId?: unknown) => serializePath(template, { runId });

describe("serializePath", () => {
  it("fills the path template and keeps the base path", () => {
    expect(serialize("run_1")).toBe("https://verify.example.org/rvs/api/v1/runs/run_1");
  });

  it("leaves a digest readable", () => {
    expect(serialize("sha256:ab")).toMatch(/sha256:ab$/);
  });

  it.each([undefined, "", null, 5])("refuses %j", (given) => {
    expect(() => serialize(given)).toThrow(new TypeError(`${template}: "runId" is missing`));
  });

  it.each([".", ".."])("rejects %s, which would change the path", (runId) => {
    expect(() => serialize(runId)).toThrow(TypeError);
  });

  it("keeps any id within its path segment", () => {
    const ids = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("%2e%2e", "../x", "..\\x", "a/b", "?", "#", "\t..", "{runId}", "$&"),
    );
    fc.assert(
      fc.property(ids, (runId) => {
        let url: string;
        try {
          url = serialize(runId);
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
