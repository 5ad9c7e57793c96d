import { answering, isJson, of } from "../changes.ts";
import { type Answer, inGroup, kind, type Sent } from "../mutation.ts";

const requestId = "`X-Request-Id`: identifier of this request";
const nosniff = "`X-Content-Type-Options`: nosniff";
const charset = "text comes with its charset; JSON is UTF-8 (RFC 8259, 8.1)";
const isHtml = (_: Sent, { headers }: Answer) => (headers.get("content-type") ?? "").startsWith("text/html");

export const headers = inGroup("headers", [
  answering(
    "all requests have one id",
    requestId,
    () => true,
    ({ headers }) => {
      headers.set("x-request-id", "0b6f3c9e-8a3c-4a3a-9d9b-0a1b2c3d4e5f");
    },
  ),
  kind("two requests share an id", requestId, () => {
    let asked = 0;
    return async (sent, service) => {
      const answer = await service(sent);
      asked += 1;
      answer.headers.set("x-request-id", `req-${Math.floor(asked / 2)}`);
      return answer;
    };
  }),
  answering(
    "errors have no request id",
    requestId,
    (_, { status }) => status >= 400,
    ({ headers }) => {
      headers.delete("x-request-id");
    },
  ),
  answering(
    "304 has no request id",
    requestId,
    (_, { status }) => status === 304,
    ({ headers }) => {
      headers.delete("x-request-id");
    },
  ),
  answering(
    "405 has no request id",
    requestId,
    (_, { status }) => status === 405,
    ({ headers }) => {
      headers.delete("x-request-id");
    },
  ),
  answering(
    "the request id is empty",
    requestId,
    (sent) => of("getHealth", "listClaims")(sent),
    ({ headers }) => {
      headers.set("x-request-id", "");
    },
  ),
  answering(
    "browsers may guess the type of JSON",
    nosniff,
    (_, answer) => isJson(answer),
    ({ headers }) => {
      headers.delete("x-content-type-options");
    },
  ),
  answering(
    "browsers may guess the type of objects",
    nosniff,
    (sent) => of("getObject")(sent),
    ({ headers }) => {
      headers.delete("x-content-type-options");
    },
  ),
  answering(
    "browsers may guess the type of errors",
    nosniff,
    (_, { status }) => status >= 400,
    ({ headers }) => {
      headers.delete("x-content-type-options");
    },
  ),
  answering(
    "nosniff is misspelt",
    nosniff,
    (_, { headers }) => headers.has("x-content-type-options"),
    ({ headers }) => {
      headers.set("x-content-type-options", "no-sniff");
    },
  ),
  answering(
    "JSON says that it is Latin-1",
    charset,
    (_, answer) => isJson(answer),
    ({ headers }) => {
      headers.set("content-type", "application/json; charset=iso-8859-1");
    },
  ),
  answering(
    "JSON is text",
    "`content`: application/json",
    (sent, answer) => of("listRuns")(sent) && isJson(answer),
    ({ headers }) => {
      headers.set("content-type", "text/plain; charset=utf-8");
    },
  ),
  answering(
    "JSON has no media type",
    "`content`: application/json",
    (sent, answer) => of("getRepository")(sent) && isJson(answer),
    ({ headers }) => {
      headers.delete("content-type");
    },
  ),
  answering("pages do not name their charset", charset, isHtml, ({ headers }) => {
    headers.set("content-type", "text/html");
  }),
  answering(
    "a name with an umlaut is sent in Latin-1",
    charset,
    (sent, answer) => of("listRepositories", "search", "getRepository")(sent) && isJson(answer),
    (answer) => {
      answer.body = new Uint8Array(Buffer.from(new TextDecoder().decode(answer.body), "latin1"));
      answer.headers.set("content-length", String(answer.body.length));
    },
  ),
  answering(
    "objects run scripts",
    "`Content-Security-Policy`: what a browser may do with the body",
    (sent) => of("getObject", "getBadge")(sent),
    ({ headers }) => {
      headers.delete("content-security-policy");
    },
  ),
  answering(
    "a deprecated parameter is not called so",
    "a deprecated parameter is answered with `Deprecation`",
    (_, { headers }) => headers.has("deprecation"),
    ({ headers }) => {
      headers.delete("deprecation");
    },
  ),
  answering(
    "every list of runs is called deprecated",
    "`Deprecation`: present where a deprecated parameter was used",
    (sent, { status }) => of("listRuns")(sent) && status === 200,
    ({ headers }) => {
      headers.set("deprecation", "@1795132800");
    },
  ),
  answering(
    "Deprecation is a word",
    "RFC 9745, 2.1: a date",
    (_, { headers }) => headers.has("deprecation"),
    ({ headers }) => {
      headers.set("deprecation", "true");
    },
  ),
  answering(
    "answers promise more bytes than they have",
    "RFC 9110, 8.6",
    (sent, { status, headers }) => of("getClaim")(sent) && status === 200 && headers.has("content-length"),
    ({ headers }) => {
      headers.set("content-length", String(Number(headers.get("content-length")) + 3));
    },
  ),
]);
