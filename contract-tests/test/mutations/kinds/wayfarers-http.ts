import { anonymous, answering, asking, become, isJson, jsonOf, of, setJson, withHeader } from "../changes.ts";
import { inGroup, type Mutation, type Sent } from "../mutation.ts";

/** Takes one out of the list that a field has. */
function leaveOut(headers: Headers, name: string, left: string): void {
  const all = headers.get(name);
  if (!all) return;
  const others = all.split(/\s*,\s*/).filter((one) => one.toLowerCase() !== left.toLowerCase());
  headers.set(name, others.join(", "));
}

const tagsOf = ({ headers }: Sent): string => headers.get("if-none-match") ?? "";

/** Written from the contract alone, by one who had seen no check: what HTTP says. */
export const wayfarersOfHttp: Mutation[] = [
  ...inGroup("objects and ranges", [
    answering(
      "more last bytes than there are lie outside",
      "RFC 9110, 14.1.2: where the suffix is longer than the representation, all of it is used",
      (sent, { status }) =>
        of("getObject")(sent) && [200, 206].includes(status) && /^bytes=-\d+$/.test(rangeOf(sent)),
      (answer, sent) => {
        const size = Number(answer.headers.get("content-range")?.split("/")[1] ?? answer.body.length);
        if (Number(rangeOf(sent).slice("bytes=-".length)) <= size) return;
        become(answer, 416, { error: "The range lies outside the object." });
        for (const name of ["content-disposition", "content-security-policy"]) answer.headers.delete(name);
        answer.headers.set("content-range", `bytes */${size}`);
      },
    ),
    asking(
      "of several ranges the first is served",
      "`Range`: one range is served, several are answered whole",
      (sent) => of("getObject")(sent) && /^bytes=.*,/.test(rangeOf(sent)),
      (sent) => withHeader(sent, "range", rangeOf(sent).split(",")[0]!.trim()),
    ),
  ]),
  ...inGroup("validators", [
    asking(
      "a weak validator never matches",
      "RFC 9110, 13.1.2: If-None-Match is compared weakly",
      (sent) => /^\s*W\//.test(tagsOf(sent)),
      (sent) => withHeader(sent, "if-none-match", null),
    ),
    asking(
      "of several validators the first one counts for a repository",
      "`If-None-Match`: one of these validators",
      (sent) => of("getRepository", "resolveRepository")(sent) && tagsOf(sent).includes(","),
      (sent) => withHeader(sent, "if-none-match", tagsOf(sent).split(",")[0]!.trim()),
    ),
    asking(
      "lists know no validator that stands for all",
      "RFC 9110, 13.1.2: `*` matches what there is",
      (sent) =>
        of("listRepositories", "listClaims", "listRuns", "listRunLogs")(sent) && tagsOf(sent).trim() === "*",
      (sent) => withHeader(sent, "if-none-match", null),
    ),
  ]),
  ...inGroup("caching and Vary", [
    answering(
      "Claims that have not changed do not say what they depend on",
      "304: `Vary` is required",
      (sent, { status }) => of("listClaims", "getClaim")(sent) && status === 304,
      ({ headers }) => headers.delete("vary"),
    ),
    answering(
      "a Run that was read with a key may be kept for everybody",
      "`x-cache-control`: private, no-store to whoever was identified",
      (sent, { status }) => of("getRun")(sent) && status === 200 && !anonymous(sent),
      ({ headers }) => headers.set("cache-control", "public, max-age=0, must-revalidate"),
    ),
    answering(
      "Runs do not say that they depend on a bearer",
      "`Vary`: request headers that the answer depends on",
      (sent, { status }) => of("listRuns")(sent) && status === 200,
      ({ headers }) => leaveOut(headers, "vary", "authorization"),
    ),
    answering(
      "how processing goes is not private",
      "`Cache-Control`: private, no-store",
      (sent, { status }) => of("getProcessing")(sent) && status === 200,
      ({ headers }) => headers.set("cache-control", "no-store"),
    ),
  ]),
  ...inGroup("CORS", [
    answering(
      "scripts of other origins do not see why they are not let in",
      "`x-cross-origin`: scripts of other origins may call what takes a key",
      (_, { status }) => [401, 403].includes(status),
      ({ headers }) => headers.delete("access-control-allow-origin"),
    ),
    answering(
      "scripts of other origins may edit nothing",
      "`x-cross-origin`: what takes a key; `updateRepository` does",
      ({ method, template }) => method === "OPTIONS" && template === "/api/repositories/{repositoryId}",
      ({ headers }) => leaveOut(headers, "access-control-allow-methods", "PATCH"),
    ),
  ]),
  ...inGroup("HEAD", [
    answering(
      "HEAD of an object says that it is empty",
      "`x-head`: with the same fields; RFC 9110, 8.6",
      (sent, { status }) => of("getObject")(sent) && sent.method === "HEAD" && status === 200,
      ({ headers }) => headers.set("content-length", "0"),
    ),
    answering(
      "logs are not answered to HEAD",
      "`x-head`: each GET is answered to HEAD too, with the same status",
      (sent) => of("listRunLogs")(sent) && sent.method === "HEAD",
      (answer) => {
        become(answer, 405, undefined);
        answer.headers.set("allow", "GET, OPTIONS");
      },
    ),
  ]),
  ...inGroup("languages", [
    asking(
      "the language that is named first is preferred",
      "RFC 9110, 12.5.4: the greater weight is preferred",
      ({ headers }) => /,/.test(headers.get("accept-language") ?? ""),
      (sent) =>
        withHeader(sent, "accept-language", sent.headers.get("accept-language")!.split(/[,;]/)[0]!.trim()),
    ),
    answering(
      "Chinese has no script",
      "`x-languages`: zh-Hans",
      (_, { headers }) => headers.get("content-language") === "zh-Hans",
      ({ headers }) => headers.set("content-language", "zh"),
    ),
  ]),
  ...inGroup("errors", [
    answering(
      "a wrong bearer is as none",
      "`code`: `invalid_api_key` where a key was sent that is unknown or has ended",
      (sent, answer) => answer.status === 401 && sent.headers.has("authorization") && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        if (body.error?.code) setJson(answer, { error: { ...body.error, code: "unauthenticated" } });
      },
    ),
    answering(
      "what is wrong with the body of a Run is pointed to from the body",
      "`pointer`: from `/path`, `/query`, `/header` or `/body`",
      (sent, answer) => of("createRun")(sent) && answer.status === 400 && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        for (const issue of body.error.details?.issues ?? [])
          issue.pointer = issue.pointer.replace(/^\/body/, "");
        setJson(answer, body);
      },
    ),
    asking(
      "Evidence leaves alone what it does not know in a query",
      "`x-unknown-query`: refused",
      ({ operation, url }) =>
        operation === "getEvidence" && [...url.searchParams.keys()].some((name) => name !== "repository_id"),
      (sent) => {
        const url = new URL(sent.url);
        for (const name of [...url.searchParams.keys()])
          if (name !== "repository_id") url.searchParams.delete(name);
        return { ...sent, url };
      },
    ),
  ]),
  ...inGroup("headers", [
    answering(
      "OPTIONS of Runs does not name POST",
      "OPTIONS names a path's methods in `Allow`",
      ({ method, template }) => method === "OPTIONS" && template === "/api/v1/runs",
      ({ headers }) => leaveOut(headers, "allow", "POST"),
    ),
    answering(
      "what is not there does not count",
      "`X-RateLimit-Limit`: on every answer that a limit counts, but 401",
      (sent, { status }) => of("getRepository", "getClaim", "getRun")(sent) && status === 404,
      ({ headers }) => {
        for (const name of ["limit", "remaining", "reset"]) headers.delete(`x-ratelimit-${name}`);
      },
    ),
  ]),
];

function rangeOf({ headers }: Sent): string {
  return headers.get("range") ?? "";
}
