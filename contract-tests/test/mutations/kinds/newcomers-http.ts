import {
  answering,
  asking,
  become,
  errorBody,
  insisting,
  isJson,
  jsonOf,
  of,
  setJson,
  withHeader,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** Written from the specification alone, after all others and before a look at the checks: what HTTP says. */
export const newcomersOfHttp: Mutation[] = [
  ...inGroup("objects and ranges", [
    answering(
      "the last byte of a range is left out",
      "RFC 9110, 14.1.2: the last position is inclusive",
      (sent, { status }) =>
        of("getObject")(sent) && status === 206 && /^bytes=\d+-\d+$/.test(sent.headers.get("range") ?? ""),
      (answer) => {
        if (answer.body.length < 2) return;
        const [, first, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")!;
        answer.body = answer.body.slice(0, -1);
        answer.headers.set(
          "content-range",
          `bytes ${first}-${Number(first) + answer.body.length - 1}/${size}`,
        );
        answer.headers.set("content-length", String(answer.body.length));
      },
    ),
    asking(
      "the last bytes are those after a position",
      "RFC 9110, 14.1.2: a suffix range",
      (sent) => of("getObject")(sent) && /^bytes=-\d+$/.test(sent.headers.get("range") ?? ""),
      (sent) => withHeader(sent, "range", sent.headers.get("range")!.replace(/^bytes=-(\d+)$/, "bytes=$1-")),
    ),
    answering(
      "every object is bytes without a type",
      "`mediaType` of the Evidence",
      (sent, { status }) => of("getObject")(sent) && status < 300,
      ({ headers }) => headers.set("content-type", "application/octet-stream"),
    ),
  ]),
  ...inGroup("validators", [
    kind("a list has one tag, whoever asks", "other bytes have another tag", () => {
      const tags = new Map<string, string>();
      return async (sent, service) => {
        const answer = await service(sent);
        const tag = answer.headers.get("etag");
        if (!of("listRepositories")(sent) || answer.status !== 200 || !tag) return answer;
        const kept = tags.get(sent.url.search) ?? tag;
        tags.set(sent.url.search, kept);
        answer.headers.set("etag", kept);
        return answer;
      };
    }),
    answering(
      "all badges have one tag",
      "other bytes have another tag",
      (sent, { status }) => of("getBadge")(sent) && status === 200,
      ({ headers }) => headers.set("etag", '"badge-1"'),
    ),
    answering(
      "the tag of a crate is weak",
      "`ETag`: strong validator",
      (sent, { headers }) => of("getCrate")(sent) && headers.has("etag"),
      ({ headers }) => headers.set("etag", `W/${headers.get("etag")}`),
    ),
  ]),
  ...inGroup("caching and Vary", [
    answering(
      "the picture of a repository is kept for good",
      "`x-cache-control`: must-revalidate",
      (sent, { status }) => of("getOpenGraphImage")(sent) && status === 200,
      ({ headers }) => headers.set("cache-control", "public, max-age=31536000, immutable"),
    ),
    answering(
      "what was wrong with a request may be kept for a minute",
      "`Cache-Control` of errors: no copy may be kept",
      (sent, { status }) => of("listClaims")(sent) && status === 400,
      ({ headers }) => headers.set("cache-control", "public, max-age=60"),
    ),
    answering(
      "Vary of an owner's page names no language",
      "`Vary`: request headers that the answer depends on",
      (sent, { status }) => of("getOwnerPage")(sent) && status === 200,
      ({ headers }) => headers.set("vary", (headers.get("vary") ?? "").replace(/,?\s*accept-language/i, "")),
    ),
  ]),
  ...inGroup("HEAD", [
    asking(
      "HEAD knows no validators",
      "RFC 9110, 13.1.2: GET and HEAD",
      (sent) => of("getRun")(sent) && sent.method === "HEAD",
      (sent) => withHeader(sent, "if-none-match", null),
    ),
    answering(
      "HEAD of what is not there says that it is a page",
      "`x-head`: with the same status and fields",
      (sent, { status }) => of("getEvidence")(sent) && sent.method === "HEAD" && status === 404,
      ({ headers }) => headers.set("content-type", "text/html; charset=utf-8"),
    ),
  ]),
  ...inGroup("CORS", [
    answering(
      "a preflight of the Agent API does not allow Authorization",
      "`x-cross-origin`: scripts of other origins may call what takes a key",
      (sent) => sent.method === "OPTIONS" && sent.url.pathname.startsWith("/api/v1/runs"),
      ({ headers }) => {
        const allowed = headers.get("access-control-allow-headers");
        if (allowed) headers.set("access-control-allow-headers", allowed.replace(/,?\s*authorization/i, ""));
      },
    ),
    answering(
      "scripts do not see where the Run is that they asked for",
      "`x-cross-origin`: every field of the contract",
      (sent, { status }) => of("createRun")(sent) && status === 202,
      ({ headers }) => {
        const exposed = headers.get("access-control-expose-headers") ?? "";
        headers.set("access-control-expose-headers", exposed.replace(/,?\s*location/i, ""));
      },
    ),
  ]),
  ...inGroup("credentials", [
    insisting(
      "a session counts where the key is wrong",
      "without `x-api-key` the session counts; 401: an invalid key",
      (sent, { status }) => status === 401 && sent.headers.has("x-api-key") && sent.headers.has("cookie"),
      (sent) => withHeader(sent, "x-api-key", null),
    ),
    answering(
      "the challenge has a name without quotes",
      "RFC 9110, 11.2: auth-param = token or quoted-string",
      (_, { headers }) => headers.has("www-authenticate"),
      ({ headers }) => headers.set("www-authenticate", "Bearer realm=Research Verification Service"),
    ),
    answering(
      "the badge of a private repository is forbidden",
      "404: it does not exist, or the caller may not know that it does",
      (sent, { status }) =>
        of("getBadge")(sent) && status === 404 && /\/(notes|secret)-\d+$/.test(sent.url.pathname),
      (answer, sent) => become(answer, 403, errorBody(sent, "forbidden", "You may not see this.")),
    ),
  ]),
  ...inGroup("rate limits", [
    answering(
      "the window of Runs ends in an hour",
      "`x-rate-limits`: 60 seconds",
      (sent, { headers }) => of("listRuns")(sent) && headers.has("x-ratelimit-reset"),
      ({ headers }) => headers.set("x-ratelimit-reset", "3600"),
    ),
    answering(
      "as much is left after a request as before",
      "`X-RateLimit-Remaining`: requests left in that window",
      (_, { headers }) => headers.has("x-ratelimit-remaining"),
      ({ headers }) => headers.set("x-ratelimit-remaining", headers.get("x-ratelimit-limit")!),
    ),
  ]),
  ...inGroup("headers", [
    kind("304 has the request id of the answer that is kept", "`X-Request-Id`: which no other has", () => {
      const ids = new Map<string, string>();
      return async (sent, service) => {
        const answer = await service(sent);
        const { pathname, search } = sent.url;
        if (answer.status === 200) ids.set(pathname + search, answer.headers.get("x-request-id") ?? "");
        const kept = ids.get(pathname + search);
        if (answer.status === 304 && kept) answer.headers.set("x-request-id", kept);
        return answer;
      };
    }),
    answering(
      "what models read is in ASCII",
      "texts are UTF-8",
      (sent, { status }) => of("getLlms")(sent) && status === 200,
      ({ headers }) => headers.set("content-type", "text/plain; charset=us-ascii"),
    ),
  ]),
  ...inGroup("languages", [
    asking(
      "German of Austria is no German",
      "RFC 4647, 3.4: lookup takes the longest prefix",
      (sent) => /^de-/i.test(sent.headers.get("accept-language") ?? ""),
      (sent) => withHeader(sent, "accept-language", "en"),
    ),
    kind(
      "German errors of Runs are in English",
      "messages are in the language of the answer",
      () => async (sent, service) => {
        const answer = await service(sent);
        const isGerman = of("getRun")(sent) && answer.headers.get("content-language") === "de";
        if (!isGerman || answer.status < 400 || !isJson(answer)) return answer;
        const english = jsonOf(await service(withHeader(sent, "accept-language", "en")));
        setJson(answer, english);
        return answer;
      },
    ),
  ]),
  ...inGroup("errors", [
    answering(
      "a body of another type has the code of a wrong parameter",
      "`x-error-statuses`",
      (sent, answer) => of("createRun")(sent) && answer.status === 415 && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        body.error.code = "invalid_request";
        setJson(answer, body);
      },
    ),
    answering(
      "a refused parameter comes with the variables of the process",
      "no secrets or internals in errors",
      (sent, answer) => of("listRuns")(sent) && answer.status === 400 && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        body.error.details = {
          ...body.error.details,
          env: { NODE_ENV: "production", DATABASE_URL: "postgres://rvs:hunter2@db:5432/rvs" },
        };
        setJson(answer, body);
      },
    ),
    answering(
      "nothing is named that is wrong with a search",
      "`issues`: each thing wrong with the input",
      (sent, answer) => of("search")(sent) && answer.status === 400 && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        if (body.error?.details) body.error.details.issues = [];
        setJson(answer, body);
      },
    ),
  ]),
];
