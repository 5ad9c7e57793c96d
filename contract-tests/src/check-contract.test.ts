import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { canaries } from "../test/canaries.ts";
import { smallContract } from "../test/small-contract.ts";
import { type Defect, goodCookie, goodKey, startSmallService } from "../test/small-service.ts";
import { checkContract } from "./check-contract.ts";
import type { CheckOptions } from "./settings.ts";

const everything = { contract: smallContract, apiKey: goodKey, cookie: goodCookie };

async function check(defect?: Defect, options: Partial<CheckOptions> = {}) {
  await using service = await startSmallService(defect);
  const report = await checkContract({ ...everything, ...options, baseUrl: service.baseUrl });
  return { ...report, made: service.made };
}

describe("a service that conforms to its contract", () => {
  it("has no findings, and nothing is created", async () => {
    const report = await check();
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({ ok: true, contractVersion: "1.2.3", made: 0 });
    expect(report.skipped).toEqual([
      { operationId: "createThing", check: "example", reason: "it changes something; --write sends it" },
    ]);
  });

  it("receives writes only with `write`", async () => {
    const report = await check(undefined, { write: true });
    expect(report).toMatchObject({ ok: true, made: 1, skipped: [] });
  });

  it("has skipped checks without credentials", async () => {
    await using service = await startSmallService();
    const report = await checkContract({ contract: smallContract, baseUrl: service.baseUrl, write: true });
    expect(report).toMatchObject({ ok: true });
    expect(report.skipped.map((skip) => `${skip.operationId} ${skip.check}`).sort()).toEqual([
      "createThing example",
      "createThing invalid-body",
      "createThing unknown-parameter",
      "getMe example",
      "getMe unknown-parameter",
    ]);
  });

  it("receives requests only to the operations of `only`", async () => {
    const { operations } = await check(undefined, { only: ["getThing"] });
    expect(operations.map(({ operationId }) => operationId)).toEqual(["getThing"]);
    await expect(check(undefined, { only: ["getThings"] })).rejects.toThrow("no operation getThings");
  });

  it("may respond with 501 to an operation", async () => {
    const contract = structuredClone(smallContract);
    const { responses } = contract.paths["/things"].get;
    Object.assign(responses, { 501: responses[400] });
    const defect: Defect = (draft) => {
      if (draft.operation === "listThings")
        Object.assign(draft, { status: 501, body: { error: { code: "501" } } });
    };
    const report = await check(defect, { contract });
    expect(report.findings).toEqual([]);
    expect(report.skipped).toContainEqual({
      operationId: "listThings",
      check: "example",
      reason: "it is not built yet (501)",
    });
  });
});

describe("a service that", () => {
  it.each(canaries)("$what is detected", async ({ check: name, operation, defect }) => {
    // Only one operation has the defect, so that no other finding can pass for it.
    const report = await check((draft) => {
      // A 405 is that of a path.
      const isOfMethod =
        name === "undeclared-method" && draft.status === 405 && draft.request.path.startsWith("/things/");
      const here = draft.operation === operation || isOfMethod;
      return here ? defect(draft) : undefined;
    });
    const found = report.findings.map((finding) => `${finding.operationId} ${finding.check}`);
    expect(found).toContain(`${operation} ${name}`);
    expect(new Set(report.findings.map(({ operationId }) => operationId))).toEqual(new Set([operation]));
    expect(report.ok).toBe(false);
  });

  it("is told of at once, each finding once", async () => {
    const told: string[] = [];
    const defect: Defect = (draft) => {
      delete draft.headers["x-request-id"];
    };
    const { findings } = await check(defect, {
      onFinding: ({ operationId, message }) => told.push(`${operationId} ${message}`),
    });
    expect(told).toEqual(
      expect.arrayContaining(findings.map(({ operationId, message }) => `${operationId} ${message}`)),
    );
    expect(told).toHaveLength(findings.length);
  });

  it("may answer in whatever shape, and the run goes on", async () => {
    for (const shape of [null, [null], { data: [null] }]) {
      const defect: Defect = (draft) => {
        draft.body = shape;
      };
      const report = await check(defect, { write: true });
      expect(report.ok).toBe(false);
      expect(report.operations.every(({ requests }) => requests > 0)).toBe(true);
    }
  });

  it("is not checked by a skipped check", async () => {
    const defect: Defect = (draft) => {
      delete draft.headers.allow;
    };
    const { findings } = await check(defect, { skip: ["undeclared-method"] });
    expect(findings).toEqual([]);
  });
});

describe("a service with rate limits", () => {
  const limited = (seconds: string) => ({
    status: 429,
    headers: { "retry-after": seconds, "x-request-id": randomUUID() },
    body: { error: { code: "429" } },
  });

  it("is retried after Retry-After", async () => {
    let requests = 0;
    const report = await check((draft) => {
      requests += 1;
      if (draft.operation === "listThings" && requests % 5 === 0) Object.assign(draft, limited("0"));
    });
    expect(report.findings).toEqual([]);
    expect(report.operations[0]!.statuses[429]).toBeGreaterThan(5);
  });

  it.each(["3600", "0"])(
    "is left alone where it asks for more patience than there is (%s s, again and again)",
    async (seconds) => {
      const report = await check((draft) => {
        if (draft.operation === "listThings") Object.assign(draft, limited(seconds));
      });
      expect(report.findings).toEqual([]);
      const skipped = report.skipped.find(({ operationId }) => operationId === "listThings");
      expect(skipped).toMatchObject({
        check: "example",
        reason: `it was answered 429, to wait ${seconds} s`,
      });
    },
  );
});

it("rejects with Unreachable if the service does not respond", async () => {
  const service = await startSmallService();
  await service[Symbol.asyncDispose]();
  const checking = checkContract({ contract: smallContract, baseUrl: service.baseUrl });
  await expect(checking).rejects.toThrow(/does not answer: connect ECONNREFUSED/);
});

it("rejects with the reason of its signal", async () => {
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(check(undefined, { signal })).rejects.toThrow("enough");
});

it.each([null, {}, { openapi: "3.0.3", info: {}, paths: {} }])(
  "refuses %j for a contract",
  async (contract) => {
    await expect(checkContract({ baseUrl: "http://x", contract })).rejects.toThrow(TypeError);
  },
);
