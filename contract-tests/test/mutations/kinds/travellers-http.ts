import {
  anonymous,
  answering,
  asking,
  become,
  errorBody,
  has,
  insisting,
  isJson,
  type Json,
  jsonOf,
  of,
  sentJson,
  setJson,
  setText,
  withHeader,
  without,
  withQuery,
} from "../changes.ts";
import { type Answer, inGroup, type Kind, kind, type Mutation, type Sent } from "../mutation.ts";
import { notModified } from "../retag.ts";

const being =
  (...statuses: number[]) =>
  (_: Sent, { status }: Answer): boolean =>
    statuses.includes(status);
const isVersioned = ({ url }: Sent): boolean => url.pathname.startsWith("/api/v1/");

/** Changes what the tool endpoint answers to a method. */
const messaging = (
  name: string,
  violates: string,
  method: string,
  edit: (result: Json, asked: Json) => void,
): Kind =>
  answering(
    name,
    violates,
    (sent, { status }) => of("callTool")(sent) && status === 200 && sentJson(sent)?.method === method,
    (answer, sent) => {
      const edited = (text: string): string => {
        const message = JSON.parse(text);
        if (message.result) edit(message.result, sentJson(sent));
        return JSON.stringify(message);
      };
      const text = new TextDecoder().decode(answer.body);
      if (isJson(answer)) setText(answer, edited(text));
      else
        setText(
          answer,
          text.replace(/^data: (.+)$/gm, (_, data) => `data: ${edited(data)}`),
        );
    },
  );

/** The tags that a request names, changed. */
const tagging = (name: string, violates: string, change: (tags: string[]) => string[]): Kind =>
  asking(
    name,
    violates,
    ({ headers }) => headers.has("if-none-match"),
    (sent) => {
      const tags = sent.headers.get("if-none-match")!.split(",");
      return withHeader(sent, "if-none-match", change(tags.map((tag) => tag.trim())).join(", ") || null);
    },
  );

const tags = inGroup("validators", [
  tagging("the first of several tags alone is compared", "`If-None-Match`: one of these validators", (all) =>
    all.slice(0, 1),
  ),
  tagging("a tag that was made weak matches nothing", "RFC 9110, 13.1.2: weak comparison", (all) =>
    all.filter((tag) => !tag.startsWith("W/")),
  ),
  kind(
    "a repository with sections has the tag of the one without",
    "`ETag`: other bytes have another one, of whatever projection",
    () => async (sent, service) => {
      if (!of("getRepository")(sent) || !has("include")(sent)) return service(sent);
      const fresh = withHeader(sent, "if-none-match", null);
      const answer = await service(fresh);
      const tag = (await service(without("include")(fresh))).headers.get("etag");
      if (answer.status !== 200 || !tag) return answer;
      answer.headers.set("etag", tag);
      return sent.headers.get("if-none-match")?.includes(tag) ? notModified(answer) : answer;
    },
  ),
]);

const heads = inGroup("HEAD", [
  answering(
    "HEAD of what is no JSON has no policy",
    "`x-head`: as GET, with the same status and fields",
    ({ method }, answer) => method === "HEAD" && answer.status === 200 && !isJson(answer),
    ({ headers }) => headers.delete("content-security-policy"),
  ),
]);

const others = inGroup("travellers in HTTP", [
  answering(
    "304 does not tell of a deprecated parameter",
    "304 of listRuns: `Deprecation`, where a deprecated parameter was used",
    being(304),
    ({ headers }) => headers.delete("deprecation"),
  ),
  answering(
    "304 to whoever was identified may be kept by everybody",
    "`x-cache-control`: `private, no-store` to whoever was identified",
    (sent, answer) => answer.status === 304 && isVersioned(sent) && !anonymous(sent),
    ({ headers }) => headers.set("cache-control", "public, max-age=0, must-revalidate"),
  ),
  asking(
    "the last bytes of an object are taken for its first",
    "`Range`: RFC 9110, 14.1.2: a suffix range",
    (sent) => of("getObject")(sent) && sent.headers.has("range"),
    (sent) => {
      const range = sent.headers.get("range")!;
      const first = range.replace(/^bytes=-(\d+)$/, (_, count) => `bytes=0-${Number(count) - 1}`);
      return withHeader(sent, "range", first);
    },
  ),
  answering(
    "a range that ends beyond the object is refused",
    "`Range`: RFC 9110, 14.1.2: what ends beyond the bytes ends with them",
    (sent, { status }) => of("getObject")(sent) && status === 206,
    (answer, sent) => {
      const last = Number(/^bytes=\d+-(\d+)$/.exec(sent.headers.get("range") ?? "")?.[1] ?? 0);
      const size = Number(answer.headers.get("content-range")?.split("/")[1]);
      if (last < size) return;
      become(answer, 416, errorBody(sent, "invalid_request", "The range is outside the object."));
      answer.headers.set("content-range", `bytes */${size}`);
    },
  ),
  answering(
    "scripts of other origins may not send an Idempotency-Key",
    "`x-cross-origin`: scripts of other origins may call what takes a key",
    ({ method }) => method === "OPTIONS",
    ({ headers }) => {
      const allowed = headers.get("access-control-allow-headers")?.split(",") ?? [];
      const others = allowed.filter((name) => name.trim().toLowerCase() !== "idempotency-key");
      if (others.length < allowed.length) headers.set("access-control-allow-headers", others.join(","));
    },
  ),
  answering(
    "scripts of other origins may not read what 400 says",
    "`x-cross-origin`: scripts of other origins may call public reads",
    being(400),
    ({ headers }) => headers.delete("access-control-allow-origin"),
  ),
  insisting(
    "parameters that getRun does not declare are overlooked",
    "a query parameter that an operation does not declare is refused with 400",
    (sent, { status }) => of("getRun")(sent) && status === 400,
    (sent) =>
      withQuery(sent, (query) => {
        for (const name of [...query.keys()])
          if (!["repository_id", "include"].includes(name)) query.delete(name);
      }),
  ),
  answering(
    "unversioned endpoints do not name the nearest parameter",
    "the answer names the nearest parameter that it declares",
    (sent, answer) => answer.status === 400 && !isVersioned(sent) && isJson(answer),
    (answer) => {
      const body = jsonOf(answer);
      if (typeof body?.error !== "string") return;
      setJson(answer, { ...body, error: body.error.replace(/; the nearest is [\w-]+/, "") });
    },
  ),
  answering(
    "one thing wrong with a request is told at a time",
    "`details.issues`: each thing wrong with the input",
    (sent, answer) => answer.status === 400 && isVersioned(sent) && isJson(answer),
    (answer) => {
      const body = jsonOf(answer);
      if (!body?.error?.details?.issues) return;
      body.error.details.issues.splice(1);
      setJson(answer, body);
    },
  ),
  kind(
    "issues are told in English whatever the language",
    "`issues.message`: what is wrong, in the language of the answer",
    () => async (sent, service) => {
      const answer = await service(sent);
      const isForeign = answer.status === 400 && answer.headers.get("content-language") !== "en";
      if (!isForeign || !isVersioned(sent) || !isJson(answer)) return answer;
      const english = jsonOf(await service(withHeader(sent, "accept-language", "en")));
      const body = jsonOf(answer);
      if (!body?.error?.details?.issues || !english?.error?.details?.issues) return answer;
      body.error.details.issues = english.error.details.issues;
      setJson(answer, body);
      return answer;
    },
  ),
  kind("304 has the request id of the copy", "`X-Request-Id`: which no other has", () => {
    const ids = new Map<string, string>();
    return async (sent, service) => {
      const answer = await service(sent);
      const id = answer.headers.get("x-request-id");
      if (answer.status === 200 && id) ids.set(sent.url.href, id);
      const kept = ids.get(sent.url.href);
      if (answer.status === 304 && kept) answer.headers.set("x-request-id", kept);
      return answer;
    };
  }),
  answering(
    "to nobody in particular the window ends at a time, not in seconds",
    "`X-RateLimit-Reset`: seconds until that window ends",
    (sent, { headers }) => anonymous(sent) && headers.has("x-ratelimit-reset"),
    ({ headers }) => {
      const seconds = Number(headers.get("x-ratelimit-reset"));
      headers.set("x-ratelimit-reset", String(Math.floor(Date.now() / 1000) + seconds));
    },
  ),
  answering(
    "404 does not say how much of a limit is left",
    "`X-RateLimit-*`: on every answer that a limit counts, but 401",
    (sent, answer) => answer.status === 404 && isVersioned(sent),
    ({ headers }) => {
      for (const name of ["limit", "remaining", "reset"]) headers.delete(`x-ratelimit-${name}`);
    },
  ),
  answering(
    "an unknown key is as no key",
    "401 is `invalid_api_key` where a key was sent that is unknown",
    (sent, answer) => answer.status === 401 && isVersioned(sent) && isJson(answer),
    (answer) => {
      const body = jsonOf(answer);
      setJson(answer, { error: { ...body.error, code: "unauthenticated" } });
    },
  ),
  asking(
    "the page of a repository is JSON wherever that is accepted",
    "getRepositoryPage: `Accept` chooses (RFC 9110, 12.5.1)",
    (sent) => of("getRepositoryPage")(sent) && /application\/json/.test(sent.headers.get("accept") ?? ""),
    (sent) => withHeader(sent, "accept", "application/json"),
  ),
  asking(
    "a log that goes on repeats the piece that was seen last",
    "`Last-Event-ID`: the log goes on after it",
    (sent) => of("streamRunLogs")(sent) && /^[1-9]\d*$/.test(sent.headers.get("last-event-id") ?? ""),
    (sent) => withHeader(sent, "last-event-id", String(Number(sent.headers.get("last-event-id")) - 1)),
  ),
  messaging(
    "one operation is no tool",
    "callTool: each operation with `x-tool` is a tool",
    "tools/list",
    (result) => {
      result.tools = result.tools.filter(({ name }: Json) => name !== "verify_attestation");
    },
  ),
  answering(
    "a notification is answered",
    "callTool 202: a notification or an answer was taken",
    (sent, { status }) => of("callTool")(sent) && status === 202,
    (answer) => become(answer, 200, { jsonrpc: "2.0", id: null, result: {} }),
  ),
]);

export const travellersOfHttp: Mutation[] = [...tags, ...heads, ...others];
