import {
  answering,
  asking,
  asOwner,
  become,
  errorBody,
  insisting,
  of,
  setText,
  withHeader,
  without,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** Written from the contract's words by one who had not seen the checks: each in one place of many. */
export const strangersOfHttp: Mutation[] = [
  ...inGroup("objects and ranges", [
    asking(
      "If-Range is overlooked",
      "RFC 9110, 13.1.5: another validator gets everything",
      (sent) => of("getObject")(sent) && sent.headers.has("if-range"),
      (sent) => withHeader(sent, "if-range", null),
    ),
    answering(
      "more last bytes than there are cannot be had",
      "RFC 9110, 14.1.2: all of it",
      (sent, { status, headers }) =>
        of("getObject")(sent) &&
        /^bytes=-\d+$/.test(sent.headers.get("range") ?? "") &&
        (status === 200 || /^bytes 0-/.test(headers.get("content-range") ?? "")),
      (answer, sent) => {
        const size = answer.headers.get("content-range")?.split("/")[1] ?? answer.body.length;
        become(answer, 416, errorBody(sent, "invalid_request", "There is no such range."));
        answer.headers.set("content-range", `bytes */${size}`);
      },
    ),
    answering(
      "a part of an object has no validator",
      "206: `ETag` is required",
      (sent, { status }) => of("getObject")(sent) && status === 206,
      ({ headers }) => headers.delete("etag"),
    ),
  ]),
  ...inGroup("validators", [
    kind("a Run keeps its tag when it is cancelled", "other bytes have another tag", () => {
      const tags = new Map<string, string>();
      return async (sent, service) => {
        const answer = await service(sent);
        const tag = answer.headers.get("etag");
        if (!of("getRun")(sent) || answer.status !== 200 || !tag) return answer;
        const kept = `${sent.url.pathname}${sent.url.search} ${answer.headers.get("cache-control")}`;
        if (!tags.has(kept)) tags.set(kept, tag);
        answer.headers.set("etag", tags.get(kept)!);
        return answer;
      };
    }),
    kind("the tag of a search does not tell limit apart", "other bytes have another tag", () => {
      const tags = new Map<string, string>();
      return async (sent, service) => {
        const answer = await service(sent);
        const tag = answer.headers.get("etag");
        if (!of("search")(sent) || answer.status !== 200 || !tag) return answer;
        const kept = without("limit")(sent).url.href;
        if (!tags.has(kept)) tags.set(kept, tag);
        answer.headers.set("etag", tags.get(kept)!);
        return answer;
      };
    }),
  ]),
  ...inGroup("caching and Vary", [
    answering(
      "Vary of what nobody asked for names no keys",
      "`Vary`: headers that the answer depends on",
      ({ operation, headers }, { status }) =>
        operation === "listClaims" && status === 200 && !headers.has("x-api-key"),
      ({ headers }) => headers.set("vary", (headers.get("vary") ?? "").replace(/,?\s*x-api-key/i, "")),
    ),
    answering(
      "what search finds for a key may be kept",
      "identified: private, no-store",
      (sent, { status }) => of("search")(sent) && status === 200 && sent.headers.has("x-api-key"),
      ({ headers }) => headers.set("cache-control", "private, max-age=60"),
    ),
  ]),
  ...inGroup("HEAD", [
    asking(
      "HEAD overlooks limit",
      "RFC 9110, 9.3.2: the header fields of GET",
      ({ method }) => method === "HEAD",
      without("limit"),
    ),
  ]),
  ...inGroup("CORS", [
    answering(
      "other origins may not request Runs",
      "`Access-Control-Allow-Methods`: those of the path",
      ({ method, template }) => method === "OPTIONS" && template === "/api/v1/runs",
      ({ headers }) => {
        const allowed = headers.get("access-control-allow-methods");
        if (allowed) headers.set("access-control-allow-methods", allowed.replace(/,?\s*POST/, ""));
      },
    ),
    answering(
      "scripts do not see how long to wait",
      "`Retry-After` is declared, and to be read by scripts of other origins",
      ({ method }) => method !== "OPTIONS",
      ({ headers }) => {
        const exposed = headers.get("access-control-expose-headers");
        if (exposed) headers.set("access-control-expose-headers", exposed.replace(/,?\s*retry-after/i, ""));
      },
    ),
  ]),
  ...inGroup("credentials", [
    answering(
      "401 of a Run's request has a challenge for a proxy alone",
      "401: `WWW-Authenticate` is required",
      (sent, { status }) => of("createRun")(sent) && status === 401,
      ({ headers }) => headers.delete("www-authenticate"),
    ),
    kind("a deleted key goes on giving stars", "401: the key is invalid", () => {
      const worked = new Set<string>();
      return async (sent, service) => {
        const key = sent.headers.get("x-api-key") ?? "";
        const answer = await service(sent);
        if (answer.status < 300) worked.add(key);
        const isStale = of("updateStar")(sent) && answer.status === 401 && worked.has(key) && key !== "";
        return isStale
          ? { ...answer, status: 200, body: starred, headers: starredHeaders(answer.headers) }
          : answer;
      };
    }),
    insisting(
      "a key may see where its person is signed in",
      "403: only a browser session may do this",
      (sent, { status }) => of("listSessions")(sent) && status === 403,
      asOwner,
    ),
  ]),
  ...inGroup("rate limits", [
    answering(
      "404 is not counted",
      "`X-RateLimit-Limit`: on every answer that a limit counts",
      (sent, { status }) => of("getClaim")(sent) && status === 404,
      ({ headers }) => {
        for (const name of ["limit", "remaining", "reset"]) headers.delete(`x-ratelimit-${name}`);
      },
    ),
    answering(
      "a queued Run is to be asked for at a date",
      "`Retry-After`: seconds to wait",
      (_, { status }) => status === 202,
      ({ headers }) => {
        if (headers.has("retry-after")) headers.set("retry-after", new Date(0).toUTCString());
      },
    ),
  ]),
  ...inGroup("headers", [
    kind("requests are numbered for each operation", "`X-Request-Id`: which no other request has", () => {
      const counts = new Map<string, number>();
      return async (sent, service) => {
        const answer = await service(sent);
        const count = (counts.get(sent.operation) ?? 0) + 1;
        counts.set(sent.operation, count);
        answer.headers.set("x-request-id", `req_${String(count).padStart(26, "0")}`);
        return answer;
      };
    }),
    answering(
      "browsers may guess the type of a part of an object",
      "206: `X-Content-Type-Options` is required",
      (_, { status }) => status === 206,
      ({ headers }) => headers.delete("x-content-type-options"),
    ),
    answering(
      "citations are in Latin-1",
      "texts are UTF-8",
      (sent, { status }) => of("getBibtex")(sent) && status === 200,
      ({ headers }) => headers.set("content-type", "application/x-bibtex; charset=iso-8859-1"),
    ),
  ]),
  ...inGroup("languages", [
    answering(
      "German pages say that they are English",
      "`Content-Language`: language of the page",
      ({ operation }, { headers }) => /Page$/.test(operation) && headers.get("content-language") === "de",
      (answer) => setText(answer, new TextDecoder().decode(answer.body).replace('lang="de"', 'lang="en"')),
    ),
  ]),
  ...inGroup("errors", [
    answering(
      "errors of quotes tell of the search engine",
      "no internals in answers",
      (sent, { status }) =>
        of("search")(sent) && status === 200 && sent.url.searchParams.get("q")?.includes('"') === true,
      (answer, sent) =>
        become(answer, 400, errorBody(sent, "invalid_request", 'SQLITE_ERROR: fts5: syntax error near """"')),
    ),
  ]),
  ...inGroup("statuses and methods", [
    answering(
      "a section of a list is too much for the server",
      "a good request is answered",
      (sent, { status }) => of("listClaims")(sent) && status === 200 && sent.url.searchParams.has("include"),
      (answer, sent) => {
        become(answer, 503, errorBody(sent, "degraded", "A part that this needs does not answer."));
        answer.headers.set("retry-after", "5");
      },
    ),
  ]),
  ...inGroup("what was done", [
    answering(
      "a repeated request does not say that it was done before",
      "`Idempotent-Replayed`: `true` where this is the answer that was kept",
      (_, { headers }) => headers.has("idempotent-replayed"),
      ({ headers }) => headers.delete("idempotent-replayed"),
    ),
  ]),
];

const starred = new TextEncoder().encode('{"starCount":1}');

function starredHeaders(headers: Headers): Headers {
  for (const name of ["www-authenticate", "content-language", "vary"]) headers.delete(name);
  headers.set("content-length", String(starred.length));
  return headers;
}
