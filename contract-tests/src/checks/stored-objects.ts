import { createHash } from "node:crypto";
import { withApiKey } from "../authenticate.ts";
import { callerOf } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { isObject, type Json } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { type Request, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** What records say of bytes that can be downloaded. */
export const storedObjects: ServiceCheck = {
  name: "object",
  summary: "Bytes that a record names have its digest, its length and its media type",
  source: "contract: Evidence.digest, byteSize, mediaType, downloadUrl",
  async run(session, operations) {
    const described = new Map<string, Described>();
    for (const { operation, exchange } of session.exchanges)
      if (exchange.status === 200)
        for (const record of downloadable(session, operation, jsonOf(exchange)))
          described.set(`${record.downloadUrl} ${record.byteSize} ${record.digest}`, {
            ...{ record, operation },
            headers: callerOf(session.contract, exchange.request),
          });
    const target = operations.find(({ responses }) => responses[206]);
    const asked = new Map<string, number>();
    const typed: Typed[] = [];
    for (const one of described.values()) {
      // A few of each address that names bytes: they are the same bytes elsewhere.
      const { operationId } = one.operation;
      asked.set(operationId, (asked.get(operationId) ?? 0) + 1);
      if (asked.get(operationId)! <= askedOfEach) await checkObject(session, target, one, typed);
    }
    // One may have a type that says nothing, where several records name it by several types; all of them have not.
    if (typed.length > 1 && !typed.some(({ isSame }) => isSame)) for (const { tell } of typed) tell();
  },
};

const askedOfEach = 6;

/** Whether bytes have the type that a record names. */
interface Typed {
  isSame: boolean;
  tell(): void;
}

/** A record with bytes, and who it was shown to. */
interface Described {
  record: Json;
  operation: Operation;
  headers: Record<string, string>;
}

function downloadable(session: Session, operation: Operation, body: unknown): Json[] {
  const schema = successSchema(operation);
  if (operation.responses[200]?.content?.["application/ld+json"]) return filesOf(body);
  if (!schema || body === undefined) return [];
  return instancesOf(session.contract.schemas, schema, body)
    .map(({ value }) => value)
    .filter(({ downloadUrl, digest }) => typeof downloadUrl === "string" && typeof digest === "string");
}

/** Files of a crate (RO-Crate 1.1): named by their addresses, with a digest and a size in words of their own. */
function filesOf(body: unknown): Json[] {
  const graph = isObject(body) ? body["@graph"] : undefined;
  return (Array.isArray(graph) ? graph.filter(isObject) : []).flatMap((entity) =>
    typeof entity.sha256 === "string" && /^https?:/.test(String(entity["@id"]))
      ? [
          {
            id: entity["@id"],
            downloadUrl: entity["@id"],
            digest: `sha256:${entity.sha256}`,
            byteSize: entity.contentSize && Number(entity.contentSize),
          },
        ]
      : [],
  );
}

async function checkObject(
  session: Session,
  target: Operation | undefined,
  { record, operation: from, headers: caller }: Described,
  typed: Typed[],
): Promise<void> {
  const address = String(record.downloadUrl);
  const base = new URL(session.baseUrl);
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url || !target) return;
  // A service may have another name in its own answers than the one that it is reached by.
  const root = base.pathname.replace(/\/$/, "");
  const path = url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : url.pathname;
  const plain: Request = {
    method: "GET",
    path: decodeURIComponent(path),
    query: [...url.searchParams],
    headers: {},
    body: null,
  };
  // The record was shown to a caller, who may send the key in another way here.
  const isOpen = Object.keys(caller).length === 0;
  const request = isOpen ? plain : (withApiKey(session, target, plain) ?? withHeaders(plain, caller));
  const probe = { check: "object", operation: target, description: `what ${record.id ?? "a record"} names` };
  const exchange = await session.send(probe, request);
  const find = (message: string) =>
    session.recordFinding({ ...probe, operation: from }, message, request, exchange?.status ?? null);
  if (!exchange || [451, 403, 404].includes(exchange.status)) {
    if (exchange?.status === 404) find("downloadUrl is answered 404");
    return;
  }
  const { bytes, headers } = exchange;
  if (exchange.status !== 200 || !bytes) return;
  const own = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
  if (own !== record.digest) find("the bytes have another digest than the record says");
  if (typeof record.byteSize === "number" && record.byteSize !== bytes.length)
    find("the bytes are more or fewer than byteSize");
  const [type, given] = [record.mediaType, headers.get("content-type")].map(essenceOf);
  const tell = () => find(`the bytes are ${given}, and the record says ${type}`);
  if (type && given && type !== given && !harmless.has(given)) tell();
  else if (type && given && !harmless.has(type)) typed.push({ isSame: type === given, tell });
  const length = headers.get("content-length");
  if (length !== null && Number(length) !== bytes.length && !headers.has("content-encoding"))
    find("Content-Length is not the number of bytes");
}

const essenceOf = (type: unknown): string | undefined =>
  typeof type === "string" ? type.split(";", 1)[0]!.trim().toLowerCase() : undefined;

/** What is given in the place of a type that a browser would run. */
const harmless = new Set(["application/octet-stream", "text/plain"]);
