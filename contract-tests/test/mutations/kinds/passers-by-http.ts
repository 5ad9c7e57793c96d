import { answering, asking, become, errorBody, of, withHeader } from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** Written from the words of the issue and the contract before a look at the checks, each in one place: what HTTP says. */
export const passersByOfHttp: Mutation[] = [
  ...inGroup("objects and ranges", [
    kind(
      "an object that is asked for again lacks its end",
      "the bytes have the digest that they are asked by",
      () => {
        const seen = new Set<string>();
        return async (sent, service) => {
          const answer = await service(sent);
          const isWhole = of("getObject")(sent) && sent.method === "GET" && answer.status === 200;
          if (!isWhole || !seen.has(sent.url.pathname)) {
            if (isWhole) seen.add(sent.url.pathname);
            return answer;
          }
          answer.body = answer.body.slice(0, -1);
          answer.headers.set("content-length", String(answer.body.length));
          return answer;
        };
      },
    ),
    answering(
      "a part in the middle is counted as the whole",
      "RFC 9110, 14.4: the complete length of the representation",
      (sent, { status }) => of("getObject")(sent) && status === 206,
      ({ headers, body }) => {
        const range = headers.get("content-range") ?? "";
        if (!/^bytes 0-/.test(range))
          headers.set("content-range", range.replace(/\/\d+$/, `/${body.length}`));
      },
    ),
  ]),
  ...inGroup("validators", [
    asking(
      "a second line of If-None-Match is not read",
      "RFC 9110, 13.1.2: any of the validators",
      (sent) => of("listRunLogs")(sent) && (sent.headers.get("if-none-match") ?? "").includes(","),
      (sent) => withHeader(sent, "if-none-match", sent.headers.get("if-none-match")!.split(",")[0]!),
    ),
    kind(
      "the tag of a Run's record does not tell which sections are with it",
      "other bytes have another tag, of whatever projection",
      () => {
        const tags = new Map<string, string>();
        return async (sent, service) => {
          const answer = await service(sent);
          const tag = answer.headers.get("etag");
          if (!of("getRun")(sent) || answer.status !== 200 || !tag || sent.url.searchParams.has("fields"))
            return answer;
          const sections = sent.url.searchParams.get("include") ?? "";
          const kept = `${sent.url.pathname} ${sections.split(",").length} ${sections === ""} ${answer.headers.get("cache-control")}`;
          if (!tags.has(kept)) tags.set(kept, tag);
          answer.headers.set("etag", tags.get(kept)!);
          return answer;
        };
      },
    ),
    answering(
      "304 of a crate does not say how it may be kept",
      "RFC 9110, 15.4.5: what a 200 would have had",
      (sent, { status }) => of("getCrate")(sent) && status === 304,
      ({ headers }) => headers.delete("cache-control"),
    ),
  ]),
  ...inGroup("caching and Vary", [
    answering(
      "a feed may be kept for ten minutes unasked",
      "`x-cache-control`: public, max-age=0, must-revalidate",
      (sent, { status }) => of("getRepositoryFeed")(sent) && status === 200,
      ({ headers }) => headers.set("cache-control", "public, max-age=600"),
    ),
    answering(
      "what is not there for a key may be kept by everybody",
      "what an identity was shown is `private, no-store`",
      (sent, { status }) => of("getEvidence")(sent) && status === 404 && sent.headers.has("x-api-key"),
      ({ headers }) => headers.set("cache-control", "public, max-age=60"),
    ),
    answering(
      "Vary of a repository's record names no cookie where a Run is included",
      "`Vary`: request headers that the answer depends on",
      (sent, { status }) =>
        of("getRepository")(sent) &&
        status === 200 &&
        /runs/.test(sent.url.searchParams.get("include") ?? ""),
      ({ headers }) => headers.set("vary", (headers.get("vary") ?? "").replace(/,?\s*cookie/i, "")),
    ),
  ]),
  ...inGroup("HEAD", [
    answering(
      "HEAD of citations is not saved under a name",
      "`x-head`: with the same status and fields",
      (sent, { status }) => of("getBibtex")(sent) && sent.method === "HEAD" && status === 200,
      ({ headers }) => headers.delete("content-disposition"),
    ),
    answering(
      "HEAD of a deprecated filter is not called so",
      "`x-head`: with the same status and fields",
      (sent) => of("listRuns")(sent) && sent.method === "HEAD",
      ({ headers }) => headers.delete("deprecation"),
    ),
  ]),
  ...inGroup("CORS", [
    answering(
      "a preflight does not allow Idempotency-Key",
      "`x-cross-origin`: scripts of other origins may call what takes a key",
      (sent) => sent.method === "OPTIONS" && sent.headers.has("access-control-request-method"),
      ({ headers }) => {
        const allowed = headers.get("access-control-allow-headers") ?? "";
        headers.set("access-control-allow-headers", allowed.replace(/,?\s*idempotency-key/i, ""));
      },
    ),
    answering(
      "scripts do not see the request id of a refused Run",
      "`x-cross-origin`: every field of the contract",
      (sent, { status }) => of("createRun")(sent) && status >= 400,
      ({ headers }) => {
        const exposed = headers.get("access-control-expose-headers") ?? "";
        headers.set("access-control-expose-headers", exposed.replace(/,?x-request-id/i, ""));
      },
    ),
    answering(
      "a preflight of an edited repository allows POST alone",
      "a preflight allows the methods of the path",
      (sent) =>
        sent.method === "OPTIONS" &&
        sent.template === "/api/repositories/{repositoryId}" &&
        sent.headers.has("access-control-request-method"),
      ({ headers }) => headers.set("access-control-allow-methods", "POST"),
    ),
  ]),
  ...inGroup("credentials", [
    answering(
      "a key without the scope is asked to authenticate",
      "403: the key lacks the scope",
      (sent, { status }) => of("createFork")(sent) && status === 403 && sent.headers.has("x-api-key"),
      (answer, sent) => {
        become(answer, 401, errorBody(sent, "unauthenticated", "Sign in, or send an API key."));
        answer.headers.set("www-authenticate", 'Bearer realm="Research Verification Service"');
      },
    ),
    answering(
      "401 of an expired bearer has an empty challenge",
      "RFC 9110, 11.6.1: a challenge",
      (sent, { status }) => of("listRunLogs")(sent) && status === 401 && sent.headers.has("authorization"),
      ({ headers }) => headers.set("www-authenticate", ""),
    ),
  ]),
];
