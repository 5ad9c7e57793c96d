import { answering, become, insisting, of, withHeader } from "../changes.ts";
import { type Answer, inGroup, type Sent } from "../mutation.ts";

const open = "scripts of other origins may read what is public and use keys; no cookie counts for them";
const origin = ({ headers }: Sent) => headers.get("origin");
const preflight = ({ method, headers }: Sent) =>
  method === "OPTIONS" && headers.has("access-control-request-method");
const allowed = (_: Sent, { headers }: Answer) => headers.has("access-control-allow-origin");

export const cors = inGroup("CORS", [
  answering("no origin but its own may read", open, allowed, ({ headers }) => {
    headers.delete("access-control-allow-origin");
  }),
  answering(
    "listClaims alone may not be read by other origins",
    open,
    (sent, answer) => of("listClaims")(sent) && allowed(sent, answer),
    ({ headers }) => {
      headers.delete("access-control-allow-origin");
    },
  ),
  answering(
    "other origins may read with cookies",
    open,
    (sent) => origin(sent) !== null,
    ({ headers }, sent) => {
      headers.set("access-control-allow-origin", origin(sent)!);
      headers.set("access-control-allow-credentials", "true");
      headers.append("vary", "Origin");
    },
  ),
  answering(
    "any origin, with credentials",
    "Fetch, 3.3.5: `*` and credentials exclude each other",
    allowed,
    ({ headers }) => {
      headers.set("access-control-allow-credentials", "true");
    },
  ),
  answering(
    "the origin is echoed, and Vary does not say so",
    "Fetch, 3.3.5: `Vary: Origin`",
    (sent, answer) => origin(sent) !== null && allowed(sent, answer),
    ({ headers }, sent) => {
      headers.set("access-control-allow-origin", origin(sent)!);
    },
  ),
  answering("one origin is allowed, whoever asks", open, allowed, ({ headers }) => {
    headers.set("access-control-allow-origin", "https://app.example");
  }),
  answering(
    "errors may not be read by other origins",
    open,
    (sent, answer) => answer.status >= 400 && allowed(sent, answer),
    ({ headers }) => {
      headers.delete("access-control-allow-origin");
    },
  ),
  answering(
    "304 may not be read by other origins",
    open,
    (sent, answer) => answer.status === 304 && allowed(sent, answer),
    ({ headers }) => {
      headers.delete("access-control-allow-origin");
    },
  ),
  answering(
    "keys of the account may be read by other origins",
    open,
    (sent) => of("listApiKeys", "getSession", "listOrganizations")(sent),
    ({ headers }, sent) => {
      headers.set("access-control-allow-origin", origin(sent) ?? "*");
      headers.set("access-control-allow-credentials", "true");
    },
  ),
  answering(
    "scripts see no headers",
    "every header of the contract is exposed",
    (_, { headers }) => headers.has("access-control-expose-headers"),
    ({ headers }) => {
      headers.delete("access-control-expose-headers");
    },
  ),
  answering(
    "scripts see ETag alone",
    "every header of the contract is exposed",
    (_, { headers }) => headers.has("access-control-expose-headers"),
    ({ headers }) => {
      headers.set("access-control-expose-headers", "ETag");
    },
  ),
  answering("a preflight names no methods", "Fetch, 4.8", preflight, ({ headers }) => {
    headers.delete("access-control-allow-methods");
  }),
  answering(
    "a preflight allows methods that there are not",
    "the methods of the path",
    preflight,
    ({ headers }) => {
      headers.set("access-control-allow-methods", "GET, HEAD, PUT, POST, PATCH, DELETE, TRACE");
    },
  ),
  answering("a preflight does not allow keys", open, preflight, ({ headers }) => {
    headers.set("access-control-allow-headers", "content-type, accept-language");
  }),
  answering("a preflight does not allow bearers", open, preflight, ({ headers }) => {
    headers.set(
      "access-control-allow-headers",
      (headers.get("access-control-allow-headers") ?? "").replace(/authorization,?/i, ""),
    );
  }),
  answering(
    "a preflight is 405",
    "Fetch, 4.8: a preflight is answered with an ok status",
    preflight,
    (answer) => {
      become(answer, 405, undefined);
    },
  ),
  answering("a preflight asks for credentials", "Fetch, 4.8: a preflight has none", preflight, (answer) => {
    become(answer, 401, undefined);
  }),
  insisting(
    "a write with a cookie from another site is taken",
    "a write with a cookie from another origin is refused with 403",
    (sent, { status }) =>
      status === 403 && sent.headers.has("cookie") && sent.method !== "GET" && origin(sent) !== null,
    (sent) => withHeader(sent, "origin", sent.url.origin),
  ),
]);
