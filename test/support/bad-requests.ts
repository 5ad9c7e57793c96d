import fc from "fast-check";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { exampleRequest, targetOf } from "../../contract-tests/src/request.ts";
import {
  contentTypes,
  jsonTexts,
  jsonValues,
  multipartTexts,
  percentEncodedValues,
  requestHeaders,
} from "./bad-values.ts";

export interface BadRequest {
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | FormData | null;
  /** The body breaks off with an error. */
  breaksOff: boolean;
}

/** Requests to one operation: what its contract's own examples make, with something of it wrong, or nothing. */
export function badRequests(operation: Operation, known: Record<string, string>): fc.Arbitrary<BadRequest> {
  const types = Object.keys(operation.requestBody?.content ?? {});
  const query = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const places = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const unknown = fc.constantFrom("unknown", "__proto__", "include[]");
  const pairOf = (names: fc.Arbitrary<string>) => fc.tuple(names, fc.constantFrom(...percentEncodedValues));
  // Seldom, or few requests came further than to the refusal of an unknown parameter.
  const stranger = fc.option(pairOf(unknown), { freq: 7, nil: null });
  return fc
    .record({
      path: fc.dictionary(fc.constantFrom(...places, "-"), fc.constantFrom(...percentEncodedValues), {
        maxKeys: 1,
      }),
      query:
        query.length > 0 ? fc.array(pairOf(fc.constantFrom(...query)), { maxLength: 3 }) : fc.constant([]),
      stranger,
      twice: fc.boolean(),
      bare: fc.boolean(),
      headers: fc.array(someHeader(), { maxLength: 2 }),
      body: someBody(operation, types, known),
      breaksOff: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    })
    .map(({ path, query, stranger, twice, bare, headers, body, breaksOff }) => {
      const example = exampleRequest(operation, known, types[0]);
      let { path: address } = operation;
      for (const [name, value] of Object.entries(path))
        address = address.replace(`{${name}}`, value || "%20");
      const kept = targetOf({ ...example, query: bare ? [] : example.query });
      const search = [
        ...kept.split("?").slice(1),
        ...[...query, ...(stranger ? [stranger] : [])].map((pair) => pair.join("=")),
        ...(twice ? [kept.split("?")[1] ?? ""] : []),
      ];
      const filled = exampleRequest({ ...operation, path: address }, known).path;
      return {
        target: `${filled}?${search.join("&")}`,
        headers: { ...example.headers, ...body.headers, ...Object.fromEntries(headers) },
        body: operation.method === "GET" ? null : body.body,
        breaksOff: breaksOff && operation.method !== "GET",
      };
    });
}

const someHeader = () =>
  fc
    .constantFrom(...Object.keys(requestHeaders))
    .chain((name) =>
      fc.constantFrom(...requestHeaders[name]!).map((value): [string, string] => [name, value]),
    );

interface Body {
  headers: Record<string, string>;
  body: BadRequest["body"];
}

function someBody(operation: Operation, types: string[], known: Record<string, string>): fc.Arbitrary<Body> {
  const [type = "application/json"] = types;
  const of = (type: string, body: Body["body"]): Body => ({
    headers: type ? { "content-type": type } : {},
    body,
  });
  const examples = types.map((one): Body => {
    const { headers, body } = exampleRequest(operation, known, one);
    return { headers: headers["content-type"] ? { "content-type": headers["content-type"] } : {}, body };
  });
  const json = types.find((one) => one.includes("json"));
  const example = json ? (JSON.parse(String(exampleRequest(operation, known, json).body)) as object) : {};
  const members = fc.constantFrom(...Object.keys(example ?? {}), "unknown", "__proto__");
  const changed = fc
    .tuple(members, fc.constantFrom(...jsonValues))
    .map(([name, value]) => of(json ?? "application/json", withMember(example, name, value)));
  return fc.oneof(
    { weight: 4, arbitrary: changed },
    { weight: 1, arbitrary: fc.constantFrom(...jsonTexts).map((text) => of("application/json", text)) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...multipartTexts)
        .map((text) => of("multipart/form-data; boundary=x", text)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes).map((other) => of(other, "{}")) },
    { weight: 1, arbitrary: fc.constantFrom(of("", null), of(type, null), ...examples) },
  );
}

/** The example with one member changed, as text: what no value of JavaScript is can stand there too. */
function withMember(example: object, name: string, value: string): string {
  const others = Object.entries(example).filter(([other]) => other !== name);
  const members = [
    ...others.map(([other, kept]) => `${JSON.stringify(other)}:${JSON.stringify(kept)}`),
    `${JSON.stringify(name)}:${value}`,
  ];
  return `{${members.join(",")}}`;
}

/** The start of a body, as a stream that then fails. */
export function brokenStream(body: BadRequest["body"]): ReadableStream<Uint8Array> {
  const start = typeof body === "string" ? body.slice(0, 20) : "{";
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start));
      setImmediate(() => controller.error(new Error("the client went away")));
    },
  });
}
