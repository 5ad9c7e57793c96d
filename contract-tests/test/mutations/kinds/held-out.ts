import {
  answering,
  asking,
  become,
  errorBody,
  has,
  insisting,
  of,
  setText,
  telling,
  without,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/**
 * Written from the contract's words before the checks were read, and judged after checks had been made for what of others
 * was missed: 12 of them were caught. Checks were made for what was missed of these too: who asks the question again
 * writes others.
 */
export const heldOut: Mutation[] = [
  ...inGroup("limits and defaults", [
    telling(
      "the list of keys tells of another limit",
      "`limit`: most keys in this answer",
      of("listApiKeys"),
      (body) => {
        if (typeof body.limit === "number") body.limit += 1;
      },
    ),
  ]),
  ...inGroup("cursors", [
    telling(
      "later pages of a log run backwards",
      "pieces in the order in which they were recorded",
      (sent) => of("listRunLogs")(sent) && has("cursor")(sent),
      (body) => {
        body.data.reverse();
      },
    ),
    telling(
      "after the last Claim, one page after another",
      "`hasMore`: false at the end",
      (sent) => of("listClaims")(sent) && has("cursor")(sent) && sent.url.searchParams.get("limit") === "1",
      (body, sent) => {
        if (!body.pagination.hasMore)
          body.pagination = { nextCursor: sent.url.searchParams.get("cursor"), hasMore: true };
      },
    ),
    answering(
      "the feed begins with the oldest",
      "the newest first",
      (sent, { status }) => of("getFeed")(sent) && status === 200,
      (answer) => {
        const text = new TextDecoder().decode(answer.body);
        const entries = text.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
        const turned = [...entries].reverse();
        setText(
          answer,
          text.replace(/<entry>[\s\S]*?<\/entry>/g, () => turned.shift() ?? ""),
        );
      },
    ),
    insisting(
      "a cursor of one Claim's Runs begins those of another",
      "a cursor holds for the filters that it was given out for",
      (sent, { status }) => of("listRuns")(sent) && status === 400 && has("cursor", "claim_id")(sent),
      without("cursor"),
    ),
  ]),
  ...inGroup("include", [
    telling(
      "no repository has a README",
      "`readme`: null where the code has none",
      of("getRepository", "resolveRepository"),
      (body) => {
        if (body.readme) body.readme = null;
      },
    ),
  ]),
  ...inGroup("filters", [
    asking(
      "updated_since is forgotten beside subject",
      "`updated_since`: only changed at or after this time",
      (sent) => of("listRepositories")(sent) && has("updated_since", "subject")(sent),
      without("updated_since"),
    ),
  ]),
  ...inGroup("records", [
    telling(
      "evidence in a Run's record is summed up otherwise",
      "a record is the same wherever it is shown",
      of("getRun"),
      (body) => {
        if (body.evidence?.[0]) body.evidence[0].summary = "Something that was kept.";
      },
    ),
    telling(
      "a job tells the stack of what failed",
      "no internals in answers",
      of("getProcessing"),
      ({ job }) => {
        job.lastError = "Error: no such file\n    at readPaper (/srv/app/server/jobs/read-paper.js:10:5)";
      },
    ),
  ]),
  ...inGroup("objects and ranges", [
    answering(
      "objects have a media type that their record does not say",
      "`mediaType`: media type of the bytes",
      (sent, { status }) => of("getObject")(sent) && (status === 200 || status === 206),
      ({ headers }) => headers.set("content-type", "image/png"),
    ),
  ]),
  ...inGroup("validators", [
    kind("a page has the same tag in all languages", "other bytes have another tag", () => {
      const tags = new Map<string, string>();
      return async (sent, service) => {
        const answer = await service(sent);
        const tag = answer.headers.get("etag");
        const isPage = of("getSearchPage", "getRepositoryPage")(sent) && answer.status === 200;
        if (!isPage || !tag || !answer.headers.get("content-type")?.includes("html")) return answer;
        const place = `${sent.url.pathname}${sent.url.search} ${answer.headers.get("cache-control")}`;
        if (!tags.has(place)) tags.set(place, tag);
        answer.headers.set("etag", tags.get(place)!);
        return answer;
      };
    }),
  ]),
  ...inGroup("caching and Vary", [
    answering(
      "Vary of pages does not name the language",
      "`Vary`: headers that the answer depends on",
      ({ operation }, { status }) => /Page$/.test(operation) && status === 200,
      ({ headers }) => {
        const vary = headers.get("vary");
        if (vary) headers.set("vary", vary.replace(/,?\s*accept-language/i, ""));
      },
    ),
  ]),
  ...inGroup("HEAD", [
    answering(
      "HEAD of the contract promises another length",
      "RFC 9110, 9.3.2: the header fields of GET",
      ({ method, operation }, { status }) =>
        method === "HEAD" && operation === "getContract" && status === 200,
      ({ headers }) => headers.set("content-length", "2"),
    ),
  ]),
  ...inGroup("CORS", [
    answering(
      "any page may see a person's keys in a preflight",
      "credentials: false",
      ({ method, template }) => method === "OPTIONS" && template === "/api/auth/api-key/list",
      ({ headers }, sent) => {
        headers.set("access-control-allow-origin", sent.headers.get("origin") ?? "*");
        headers.set("access-control-allow-credentials", "true");
      },
    ),
  ]),
  ...inGroup("credentials", [
    answering(
      "a wrong key is asked for a password as well",
      "`WWW-Authenticate`: with an API key, as a bearer token",
      (sent, { status }) => of("getRun")(sent) && status === 401,
      ({ headers }) => headers.append("www-authenticate", 'Basic realm="runs"'),
    ),
    kind("the list of keys outlives signing out", "401: not signed in", () => {
      const seen = new Map<string, Uint8Array<ArrayBuffer>>();
      return async (sent, service) => {
        const answer = await service(sent);
        const cookie = sent.headers.get("cookie") ?? "";
        if (!of("listApiKeys")(sent) || cookie === "") return answer;
        if (answer.status === 200) seen.set(cookie, answer.body.slice());
        const kept = answer.status === 401 ? seen.get(cookie) : undefined;
        if (!kept) return answer;
        become(answer, 200, null);
        answer.body = kept;
        for (const name of ["www-authenticate", "content-length"]) answer.headers.delete(name);
        return answer;
      };
    }),
  ]),
  ...inGroup("rate limits", [
    answering(
      "the list of Runs has more requests left than there are",
      "`X-RateLimit-Limit`: requests allowed in the window",
      (sent, { headers }) => of("listRuns")(sent) && headers.has("x-ratelimit-remaining"),
      ({ headers }) => {
        for (const name of ["x-ratelimit-limit", "x-ratelimit-remaining"])
          headers.set(name, String(Number(headers.get(name)) + 50));
      },
    ),
  ]),
  ...inGroup("headers", [
    answering(
      "requests have the time for an id",
      "`X-Request-Id`: which no other request has",
      () => true,
      ({ headers }) => headers.set("x-request-id", String(Date.now())),
    ),
  ]),
  ...inGroup("statuses and methods", [
    kind("a crate can be had once", "a good request is answered", () => {
      const asked = new Set<string>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("getCrate")(sent) || answer.status !== 200) return answer;
        if (asked.has(sent.url.pathname)) {
          become(answer, 503, errorBody(sent, "degraded", "A part that this needs does not answer."));
          answer.headers.set("retry-after", "5");
        }
        asked.add(sent.url.pathname);
        return answer;
      };
    }),
  ]),
];
