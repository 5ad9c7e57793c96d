import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { bodies } from "../../server/__generated__/validators.js";
import type {
  BodyObject,
  Document,
  MediaTypeObject,
  OperationObject,
  ResponseObject,
} from "../contract/document.ts";
import { readContract } from "../contract/read-contract.ts";
import { createResolver } from "../contract/resolve.ts";
import type { Validator } from "../prelude/validator.ts";
import { emitResponseValidators } from "./response-validators.ts";

const read = async (path: string): Promise<Document> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
const document = await read("../../openapi.json");
const responses = await compileResponses(document);
const small = await compileResponses(await read("../testdata/small/openapi.json"));

const run = { id: "run_1", state: "queued", score: null, links: { self: "/api/v1/runs/run_1" } };
const page = (item: object) => ({ data: [item], pagination: { nextCursor: null, hasMore: false } });
const accepts = (id: string, status: number, body: unknown) => small[id]![status]!["application/json"]!(body);

test("an answer may have what the contract declares, and no more", () => {
  expect(accepts("getRun", 200, run)).toBe(true);
  expect(accepts("getRun", 200, { ...run, parent: { ...run, parent: null } })).toBe(true);
  expect(accepts("getRun", 200, { ...run, passwordHash: "leaked" })).toBe(false);
  expect(accepts("getRun", 200, { ...run, parent: { ...run, requestedBy: "leaked" } })).toBe(false);
  expect(accepts("getRun", 200, { ...run, state: "paused" })).toBe(false);
  expect(accepts("getRun", 200, { ...run, links: undefined })).toBe(false);
});

test("a narrowed record is an answer too, still without a leak", () => {
  expect(accepts("listRuns", 200, page({ id: "run_1", score: 1 }))).toBe(true);
  expect(accepts("listRuns", 200, page({ id: "run_1", secret: 1 }))).toBe(false);
});

test("objects that the contract leaves free stay free", () => {
  expect(accepts("search", 200, { data: [], meta: { anything: 1 } })).toBe(true);
  expect(accepts("getHealth", 503, { status: "degraded", components: { any: { status: "ok" } } })).toBe(true);
  expect(
    accepts("getHealth", 503, { status: "degraded", components: { any: { status: "ok", host: "x" } } }),
  ).toBe(false);
});

test("each error family has its shape", () => {
  expect(accepts("getRun", 404, { error: { code: "not_found", message: "Not found" } })).toBe(true);
  expect(accepts("getRun", 404, { error: "Not found" })).toBe(false);
  expect(accepts("createRepository", 409, { error: "It exists", url: "/r/a/b" })).toBe(true);
});

const resolve = createResolver(document);

describe.each(operationsOf(document))("the contract's own examples of $operationId", (operation) => {
  const id = operation.operationId ?? "";
  test("are valid", () => {
    const wrong: string[] = [];
    const check = (
      where: string,
      validate: ((body: unknown) => boolean) & { errors?: unknown },
      value: unknown,
    ) => {
      if (!validate(structuredClone(value))) wrong.push(`${where}: ${JSON.stringify(validate.errors)}`);
    };
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const { content = {} } = resolve<ResponseObject>(response);
      for (const [mediaType, validate] of Object.entries(responses[id]?.[status] ?? {})) {
        for (const value of examplesOf(content[mediaType])) check(status, validate, value);
      }
    }
    const { content } = resolve<BodyObject>(operation.requestBody ?? { content: {} });
    const json = bodies[id]?.["application/json"];
    if (json) for (const value of examplesOf(content["application/json"])) check("body", json, value);
    expect(wrong).toEqual([]);
  });
});

async function compileResponses(
  contract: Document,
): Promise<Record<string, Record<string, Record<string, Validator>>>> {
  const source = await emitResponseValidators(readContract(contract));
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).responses;
}

function operationsOf({ paths }: Document): OperationObject[] {
  return Object.values(paths).flatMap((item) =>
    Object.values(item).filter((value): value is OperationObject =>
      Object.hasOwn(value as object, "operationId"),
    ),
  );
}

function examplesOf(content: MediaTypeObject = {}): unknown[] {
  const named = Object.values(content.examples ?? {}).map(
    (example) => resolve<{ value: unknown }>(example).value,
  );
  return content.example === undefined ? named : [...named, content.example];
}
