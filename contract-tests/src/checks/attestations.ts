import { createPublicKey, type JsonWebKey, type KeyObject, verify } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { callerOf } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { type Instance, instancesOf } from "../contract/instances.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import type { Probe } from "../recorder.ts";
import { exampleRequest, type Request, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Signed bundles, verified here against the keys that the service publishes. */
export const attestations: ServiceCheck = {
  name: "attestation",
  summary:
    "verified says whether every signature verifies under a published key, and statements are the payloads",
  source: "contract: schemas AttestationVerification, Attestation and JsonWebKey; DSSE v1; RFC 8037",
  async run(session) {
    const look = () => [...session.exchanges].flatMap((one) => found(session, one));
    await findBundles(session, look());
    const seen = look();
    const keys = new Map<string, KeyObject>();
    for (const { schema, value, operation, exchange } of seen) {
      const key = schema === "JsonWebKey" ? keyOf(value) : undefined;
      const probe = { check: "attestation", operation, description: "the published keys" };
      if (key === null) session.recordFinding(probe, "a published key is no key", exchange.request, 200);
      if (key) keys.set(String(value.kid), key);
    }
    const bundles = new Map<string, Json>();
    for (const { schema, value, operation, exchange } of seen) {
      if (schema !== "AttestationVerification" || keys.size === 0) continue;
      bundles.set(String(value.digest), value);
      const probe = { check: "attestation", operation, description: "verified by the reader" };
      for (const problem of bundleProblems(value, keys))
        session.recordFinding(probe, problem, exchange.request, 200);
      // Either may be wrong: that bundle, or what is published.
      const published = seen.find((one) => one.schema === "JsonWebKey");
      if (published && value.verified === true && typeof value.keyId === "string" && !keys.has(value.keyId))
        session.recordFinding(
          { ...probe, operation: published.operation },
          "the key of a verified bundle is not published",
          published.exchange.request,
          200,
        );
    }
    for (const { schema, value, operation, exchange } of seen) {
      const bundle = schema === "Attestation" ? bundles.get(String(value.digest)) : undefined;
      const probe = { check: "attestation", operation, description: "compared with the bundle" };
      for (const name of bundle ? ["verified", "keyId"] : [])
        if (value[name] !== undefined && value[name] !== bundle![name])
          session.recordFinding(
            probe,
            `attestation.${name} is not that of its bundle`,
            exchange.request,
            200,
          );
      const types = bundle && Array.isArray(bundle.statements) ? typesOf(bundle.statements) : undefined;
      const own = Array.isArray(value.predicateTypes)
        ? [...new Set(value.predicateTypes.map(String))].sort()
        : undefined;
      if (types && own && String(types) !== String(own))
        session.recordFinding(
          probe,
          "attestation.predicateTypes are not those of its bundle",
          exchange.request,
          200,
        );
    }
  },
};

/** The types of what a bundle states, each once. */
const typesOf = (statements: unknown[]): string[] =>
  [...new Set(statements.filter(isObject).map(({ predicateType }) => String(predicateType)))].sort();

/** A bundle that a record names is there, and is verified when it is asked for. */
async function findBundles(session: Session, seen: readonly Found[]): Promise<void> {
  const target = session.contract.operations.find(
    (one) =>
      /\/\{digest\}$/.test(one.path) && String(successSchema(one)?.$ref).endsWith("/AttestationVerification"),
  );
  const named = new Map(
    seen.filter(({ schema }) => schema === "Attestation").map((one) => [String(one.value.digest), one]),
  );
  if (!target) return;
  const looked: { probe: Probe; request: Request; checkedAt: unknown }[] = [];
  for (const [digest, { operation, exchange }] of [...named].slice(0, 5)) {
    const caller = callerOf(session.contract, exchange.request);
    const request = withHeaders(exampleRequest(target, { digest }), caller);
    const probe = { check: "attestation", operation: target, description: `of ${operation.operationId}` };
    const answer = await session.send(probe, request);
    if (answer?.status === 404)
      session.recordFinding(
        { ...probe, operation },
        "attestation.digest names no bundle",
        exchange.request,
        200,
      );
    if (answer?.status === 200) looked.push({ probe, request, checkedAt: at(jsonOf(answer), "/checkedAt") });
  }
  // A clock may tick less often than a service is asked: each is asked for once more behind all others.
  for (const { probe, request, checkedAt } of looked.length > 1 ? looked : []) {
    const again = await session.send({ ...probe, description: "once more" }, request);
    if (
      typeof checkedAt === "string" &&
      again?.status === 200 &&
      at(jsonOf(again), "/checkedAt") === checkedAt
    )
      session.recordFinding(probe, "checkedAt is that of an earlier verification", request, 200);
  }
}

type Found = Instance & { operation: Operation; exchange: Exchange };

function found(
  session: Session,
  { operation, exchange }: { operation: Operation; exchange: Exchange },
): Found[] {
  const schema = exchange.status === 200 ? successSchema(operation) : undefined;
  const body = schema && jsonOf(exchange);
  if (!schema || !isObject(body)) return [];
  return instancesOf(session.contract.schemas, schema, body)
    .filter((one) => ["JsonWebKey", "AttestationVerification", "Attestation"].includes(one.schema))
    .map((one) => ({ ...one, operation, exchange }));
}

/** Returns null for what is no public key. */
function keyOf(value: Json): KeyObject | null {
  try {
    return createPublicKey({ key: value as JsonWebKey, format: "jwk" });
  } catch {
    return null;
  }
}

function bundleProblems(
  { verified, envelopes, statements, keyId }: Json,
  keys: Map<string, KeyObject>,
): string[] {
  if (!Array.isArray(envelopes) || typeof verified !== "boolean") return [];
  const problems: string[] = [];
  const own = envelopes.length > 0 && envelopes.filter(isObject).every((one) => isSigned(one, keys));
  if (own !== verified) problems.push(`verified is ${verified}, and the signatures say ${own}`);
  if (verified && typeof keyId === "string" && !keys.has(keyId))
    problems.push("keyId is of no key that is published");
  const payloads = envelopes.map((one) => parsed(Buffer.from(String(one?.payload), "base64").toString()));
  if (Array.isArray(statements) && verified && !isDeepStrictEqual(statements, payloads))
    problems.push("statements are not the payloads of the envelopes");
  return problems;
}

/** Whether each signature of an envelope holds, of its pre-authentication encoding. */
function isSigned({ payloadType, payload, signatures }: Json, keys: Map<string, KeyObject>): boolean {
  const body = Buffer.from(String(payload), "base64");
  const type = String(payloadType);
  const encoding = Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `),
    body,
  ]);
  const list = Array.isArray(signatures) ? signatures.filter(isObject) : [];
  return (
    list.length > 0 &&
    list.every(({ keyid, sig }) => {
      const key = keys.get(String(keyid));
      return key !== undefined && verify(null, encoding, key, Buffer.from(String(sig), "base64"));
    })
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
