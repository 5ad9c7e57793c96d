import { createHash, createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as ajvFormats from "ajv-formats";
import canonicalize from "canonicalize";
import { describe, expect, it } from "vitest";
import type { Schema } from "../contract-tests/src/contract/document.ts";
import { document, examplesOf, operations, problemsOf } from "../test/support/contract.ts";

const v1Reads = operations.filter(({ path, method }) => path.startsWith("/api/v1") && method === "GET");
const sha256 = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;
const example = <T>(schema: string) => schemaExamples(schema)[0] as T;

describe("the contract", () => {
  it("is OpenAPI 3.1.0, version 1.1.0", () => {
    expect([document.openapi, document.info.version]).toEqual(["3.1.0", "1.1.0"]);
  });

  it("has schemas without unknown keywords or formats", () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    ajvFormats.default.default(ajv);
    ajv.addVocabulary(["x-max-bytes"]);
    const relocate = <T>(schema: T): T =>
      JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "contract#/$defs/"));
    ajv.addSchema({ $id: "contract", $defs: relocate(document.components.schemas) });
    const compile = (schema: Schema) => ajv.compile(relocate(schema));
    for (const name of Object.keys(document.components.schemas))
      compile({ $ref: `#/components/schemas/${name}` });
    for (const { parameters, requestBody, responses } of operations) {
      for (const { schema } of parameters) compile(schema);
      for (const { schema } of Object.values(requestBody?.content ?? {})) compile(schema);
      for (const { content = {}, headers = {} } of Object.values(responses))
        for (const { schema } of [...Object.values(content), ...Object.values(headers)]) compile(schema);
    }
  });

  it("has unique operation ids", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations.map((o) => [o.operationId, o] as const))("describes %s whole", (_, operation) => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toMatch(/\.$/);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
    expect(operation.tags).toHaveLength(1);
    expect(operation.security).toBeInstanceOf(Array);
    expect(["revalidate", "revision", "immutable", "no-store"]).toContain(operation["x-cache"]);
    expect(operation["x-error-family"]).toBe(operation.path.startsWith("/api/v1") ? "v1" : "text");
    expect(["safe", "keyed", "never"]).toContain(operation["x-retry"]);
    expect(Object.keys(document["x-rate-limits"])).toEqual(expect.arrayContaining(operation["x-rate-limit"]));
  });

  it.each(operations.map((o) => [o.operationId, o] as const))(
    "answers %s with described headers",
    (_, operation) => {
      expect(Object.keys(operation.responses)).toContain("500");
      expect("429" in operation.responses).toBe(operation["x-rate-limit"].length > 0);
      for (const [status, response] of Object.entries(operation.responses)) {
        const headers = Object.keys(response.headers ?? {});
        expect(headers, status).toEqual(expect.arrayContaining(["X-Request-Id", "Cache-Control"]));
        if (status === "429") expect(headers).toContain("Retry-After");
        if (
          status >= "400" &&
          response.content?.["application/json"]?.schema.$ref !== "#/components/schemas/Health"
        )
          expect(headers, status).toContain("Content-Language");
      }
    },
  );

  it.each(v1Reads.map((o) => [o.operationId, o] as const))("lets %s be revalidated", (_, operation) => {
    expect(operation.responses["200"]?.headers).toHaveProperty("ETag");
    expect(operation.responses["304"]?.headers).toHaveProperty("ETag");
    expect(operation.parameters.map(({ name }) => name)).toContain("If-None-Match");
  });

  it.each(operations.map((o) => [o.operationId, o] as const))(
    "links %s to operations that exist",
    (_, operation) => {
      const links = Object.values(operation.responses).flatMap((response) =>
        Object.values(response.links ?? {}),
      );
      for (const { operationId, parameters } of links) {
        const target = operations.find((o) => o.operationId === operationId);
        const taken = target?.parameters.map(({ name }) => name) ?? [];
        expect(taken, operationId).toEqual(expect.arrayContaining(Object.keys(parameters ?? {})));
        expect(target, operationId).toBeDefined();
      }
    },
  );
});

it.each(Object.entries(document.components.schemas))(
  "every member of the schema %s is described",
  (_, schema) => {
    expect(undescribed(schema)).toEqual([]);
  },
);

it.each([
  ["RepositoryProjection", "RepositorySummary"],
  ["ClaimProjection", "Claim"],
  ["RunProjection", "Run"],
])("%s has every member of %s, since `fields` may name each", (projection, record) => {
  const { [projection]: cut, [record]: whole } = document.components.schemas;
  expect(cut!.properties).toEqual(whole!.properties);
});

describe("the examples of the contract", () => {
  const valid = (schema: Record<string, unknown>, entries: [string, unknown][], what: string) => {
    expect(entries.length, `${what} has an example`).toBeGreaterThan(0);
    for (const [name, value] of entries) expect(problemsOf(schema, value), `${what}, ${name}`).toEqual([]);
  };

  it.each(operations.map((o) => [o.operationId, o] as const))(
    "are there for %s, and valid",
    (_, operation) => {
      for (const parameter of operation.parameters)
        valid(parameter.schema, examplesOf(parameter), parameter.name);
      for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
        valid(media.schema, examplesOf(media), type);
      for (const [status, response] of Object.entries(operation.responses)) {
        for (const [type, media] of Object.entries(response.content ?? {}))
          valid(media.schema, examplesOf(media), `${status} ${type}`);
        for (const [name, header] of Object.entries(response.headers ?? {}))
          valid(header.schema, examplesOf(header), `${status} ${name}`);
      }
    },
  );

  it.each(Object.keys(document.components.schemas))("are there for the schema %s, and valid", (name) => {
    const values = schemaExamples(name).map((value, index): [string, unknown] => [String(index), value]);
    valid({ $ref: `#/components/schemas/${name}` }, values, name);
  });

  it("stand once: a schema repeats none that a body of it shows", () => {
    for (const name of Object.keys(document.components.schemas)) {
      const values = schemaExamples(name).map((value) => JSON.stringify(value));
      const own = document.components.schemas[name]!.examples ?? [];
      expect(new Set(values).size, name).toBe(own.length + new Set(values.slice(own.length)).size);
    }
  });

  it("are validated: an invalid one is detected", () => {
    const broken = { ...example<object>("RepositorySummary"), visibility: "secret" };
    expect(problemsOf({ $ref: "#/components/schemas/RepositorySummary" }, broken)).not.toEqual([]);
  });

  it("hold together: the events are a chain, the record digest is the record's", () => {
    const { job, events } = example<{ job: { id: string }; events: Record<string, unknown>[] }>(
      "ProcessingStatus",
    );
    let previousEventDigest: unknown = null;
    for (const { eventDigest, ...event } of events) {
      expect(event.previousEventDigest).toBe(previousEventDigest);
      expect(eventDigest).toBe(sha256(canonicalize({ ...event, jobId: job.id })!));
      previousEventDigest = eventDigest;
    }
    const { recordDigest, current: _, ...record } = example<Record<string, unknown>>("Assessment");
    expect(recordDigest).toBe(sha256(canonicalize(record)!));
  });

  it("hold together: the envelope verifies under the published key", () => {
    const { payloadType, payload, signatures } = example<Envelope>("DsseEnvelope");
    const body = Buffer.from(payload, "base64");
    const preAuthentication = Buffer.from(
      `DSSEv1 ${payloadType.length} ${payloadType} ${body.length} ${body}`,
    );
    const key = example<{ keys: JsonWebKey[] }>("JsonWebKeySet").keys[0]!;
    const publicKey = createPublicKey({ key, format: "jwk" });
    expect(key.kid).toBe(signatures[0]!.keyid);
    expect(verify(null, preAuthentication, publicKey, Buffer.from(signatures[0]!.sig, "base64"))).toBe(true);
  });
});

/** The members without a description, beside a `$ref` as well: there it says what the member is, not its type. */
function undescribed({ properties = {}, items }: Schema): string[] {
  const members = Object.entries(properties as Record<string, Schema>);
  const missing = members.filter(([, member]) => !member.description).map(([name]) => name);
  const below = [...members.map(([, member]) => member), ...(items ? [items as Schema] : [])];
  return [...missing, ...below.flatMap(undescribed)];
}

/** A schema's own examples, and those of the bodies that it is the whole schema of: none stands in both places. */
function schemaExamples(name: string): unknown[] {
  const own = document.components.schemas[name]!.examples ?? [];
  const bodies = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((holder) => Object.values(holder?.content ?? {})),
  );
  const shared = bodies
    .filter(({ schema }) => schema.$ref === `#/components/schemas/${name}`)
    .flatMap((body) => examplesOf(body).map(([, value]) => value));
  return [...own, ...shared];
}

interface Envelope {
  payloadType: string;
  payload: string;
  signatures: { keyid: string; sig: string }[];
}
