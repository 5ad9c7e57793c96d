import {
  answering,
  asking,
  become,
  errorBody,
  isJson,
  jsonOf,
  of,
  recordsOf,
  setJson,
  telling,
  withHeader,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** Written from the words of the issue and the contract before a look at the checks, each in one place: what answers have. */
export const passersByOfAnswers: Mutation[] = [
  ...inGroup("rate limits", [
    kind("one list says now and then that it is too much, and not for how long", "429: `Retry-After`", () => {
      let count = 0;
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("listClaims")(sent) || answer.status !== 200) return answer;
        count += 1;
        if (count % 15) return answer;
        become(answer, 429, errorBody(sent, "rate_limited", "Too many requests. Try again later."));
        answer.headers.set("x-ratelimit-remaining", "0");
        return answer;
      };
    }),
    answering(
      "304 does not count what is left",
      "`X-RateLimit-Limit`: on every answer that a limit counts, but 401",
      (sent, { status }) => of("getRun")(sent) && status === 304,
      ({ headers }) => {
        for (const name of ["limit", "remaining", "reset"]) headers.delete(`x-ratelimit-${name}`);
      },
    ),
    answering(
      "a submission is not counted in what is left of the quota",
      "`X-Quota-Remaining`: submissions left this month",
      (sent, { status }) => of("createRepository")(sent) && status === 201,
      ({ headers }) => {
        const left = Number(headers.get("x-quota-remaining"));
        headers.set("x-quota-remaining", String(left + 1));
      },
    ),
    answering(
      "the quota renews a day late",
      "`X-Quota-Reset`: a calendar month (UTC)",
      (sent, { status }) => of("createRepository")(sent) && status === 201,
      ({ headers }) => {
        const reset = Date.parse(headers.get("x-quota-reset") ?? "");
        headers.set("x-quota-reset", new Date(reset + 86_400_000).toISOString());
      },
    ),
  ]),
  ...inGroup("headers", [
    answering(
      "the request id is what the client says",
      "`X-Request-Id`: identifier of this request, which no other has",
      (sent) => sent.headers.has("x-request-id"),
      ({ headers }, sent) => headers.set("x-request-id", sent.headers.get("x-request-id")!),
    ),
    answering(
      "browsers may guess the type of what a form leads to",
      "`X-Content-Type-Options`: nosniff",
      (sent, { status }) => of("submitReactionForm")(sent) && status === 303,
      ({ headers }) => headers.delete("x-content-type-options"),
    ),
    answering(
      "the file for robots has no charset",
      "the charset of text is told",
      (sent, { status }) => of("getRobots")(sent) && status === 200,
      ({ headers }) => headers.set("content-type", "text/plain"),
    ),
    answering(
      "a deprecated filter beside its successor is not called so",
      "`Deprecation`: present where a deprecated parameter was used",
      (sent) =>
        of("listRuns")(sent) &&
        sent.url.searchParams.has("state") &&
        ["execution_state", "assessment_conclusion"].some((name) => sent.url.searchParams.has(name)),
      ({ headers }) => headers.delete("deprecation"),
    ),
  ]),
  ...inGroup("languages", [
    asking(
      "a language that is not wanted is spoken",
      "RFC 9110, 12.4.2: a weight of 0 means not acceptable",
      (sent) => /;\s*q=0(\.0*)?\s*(,|$)/.test(sent.headers.get("accept-language") ?? ""),
      (sent) =>
        withHeader(
          sent,
          "accept-language",
          sent.headers.get("accept-language")!.replace(/;\s*q=0(\.0*)?(?=\s*(,|$))/g, ""),
        ),
    ),
    asking(
      "a Run's page overlooks the language that was chosen",
      "of a page the cookie `lang` first",
      (sent) => of("getRunPage")(sent) && /\blang=/.test(sent.headers.get("cookie") ?? ""),
      (sent) =>
        withHeader(sent, "cookie", sent.headers.get("cookie")!.replace(/(;\s*)?\blang=[^;]*/, "") || null),
    ),
  ]),
  ...inGroup("errors", [
    answering(
      "a missing claimId is said of repositoryId",
      "`pointer`: JSON Pointer to what is wrong",
      (sent, answer) => of("createRun")(sent) && answer.status === 400 && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        for (const issue of body?.error?.details?.issues ?? [])
          if (issue.pointer === "/body/claimId") issue.pointer = "/body/repositoryId";
        setJson(answer, body);
      },
    ),
    answering(
      "a log that is not there tells of the database",
      "no secrets or internals in errors",
      (sent, answer) => of("listRunLogs")(sent) && answer.status === 404 && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        body.error.message += " (SQLITE_ERROR: no row in select * from runLogs where runId = ?)";
        setJson(answer, body);
      },
    ),
    answering(
      "a wrong cursor is a conflict",
      "400: the cursor is not of this list",
      (sent, { status }) => of("listRunLogs")(sent) && status === 400 && sent.url.searchParams.has("cursor"),
      (answer, sent) => become(answer, 409, errorBody(sent, "conflict", "The cursor is of another list.")),
    ),
  ]),
  ...inGroup("shapes", [
    telling(
      "Assessments of listed Claims have a score that nobody declared",
      "`x-undeclared-members`: absent",
      of("listClaims"),
      (body) => {
        for (const { assessments } of recordsOf(body))
          for (const { scope } of assessments ?? []) scope.score = 0.83;
      },
    ),
    telling(
      "members of an organization show their addresses' confirmation",
      "`x-undeclared-members`: absent",
      of("listMembers"),
      (body) => {
        for (const { user } of body.members ?? []) if (user) user.emailVerified = false;
      },
    ),
  ]),
  ...inGroup("statuses and methods", [
    answering(
      "a Claim cannot be patched, and is not found",
      "405 with `Allow`",
      (sent, { status }) =>
        sent.template === "/api/v1/claims/{claimId}" && status === 405 && sent.method !== "OPTIONS",
      (answer, sent) => {
        become(answer, 404, errorBody(sent, "not_found", "There is no such Claim."));
        answer.headers.delete("allow");
      },
    ),
    answering(
      "405 of the key set leaves HEAD out",
      "RFC 9110, 10.2.1: the methods of the resource",
      (sent, { status }) => sent.template === "/.well-known/jwks.json" && status === 405,
      ({ headers }) => headers.set("allow", "GET, OPTIONS"),
    ),
    asking(
      "too long an identifier of a Run is one that is not there",
      "`runId`: maxLength 128",
      (sent) => of("streamRunLogs")(sent) && sent.url.pathname.split("/")[3]!.length > 128,
      (sent) => ({
        ...sent,
        url: new URL(sent.url.href.replace(/\/runs\/[^/]+/, "/runs/run_00000000000000000000000000")),
      }),
    ),
  ]),
  ...inGroup("tools", [
    answering(
      "a message's id that is text comes back as a number",
      "JSON-RPC 2.0, 5: the same as the id of the request",
      (sent, answer) => of("callTool")(sent) && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        if (typeof body?.id !== "string") return;
        body.id = Number.parseInt(body.id, 36) || 1;
        setJson(answer, body);
      },
    ),
    answering(
      "a notification is answered with a body",
      "Streamable HTTP: 202 with no body",
      (sent, { status }) => of("callTool")(sent) && status === 202,
      (answer) => {
        become(answer, 200, { jsonrpc: "2.0", id: null, result: {} });
      },
    ),
    answering(
      "the tool for Runs may be called without saying which",
      "`inputSchema`: required parameters",
      (sent, answer) => of("callTool")(sent) && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        const tool = body?.result?.tools?.find(({ name }: { name: string }) => name === "get_run");
        if (!tool) return;
        delete tool.inputSchema.required;
        setJson(answer, body);
      },
    ),
    answering(
      "a resource is read under another address",
      "`uri`: of the resource that was read",
      (sent, answer) => of("callTool")(sent) && isJson(answer),
      (answer) => {
        const body = jsonOf(answer);
        const [content] = body?.result?.contents ?? [];
        if (!content) return;
        content.uri = `${content.uri}0`;
        setJson(answer, body);
      },
    ),
  ]),
];
