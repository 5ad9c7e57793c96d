import {
  answering,
  asking,
  become,
  errorBody,
  insisting,
  isJson,
  jsonOf,
  of,
  recordsOf,
  setJson,
  setText,
  telling,
  withHeader,
  without,
  withQuery,
} from "../changes.ts";
import { inGroup, kind } from "../mutation.ts";

/** Written from the contract's words after the checks, without a look at them; others were made for what of these was missed. */
export const outsidersAgain = inGroup("from outside", [
  telling("the number of members is one too many", "`total`: all members", of("listMembers"), (body) => {
    body.total += 1;
  }),
  asking(
    "pages are English whoever reads",
    "`Content-Language` of a page: chosen by `Accept-Language`",
    ({ operation }) => /Page$/.test(operation),
    (sent) => withHeader(sent, "accept-language", "en"),
  ),
  answering(
    "objects have no name to save them by",
    "`Content-Disposition` is required",
    (sent, { status }) => of("getObject")(sent) && status < 300,
    ({ headers }) => headers.delete("content-disposition"),
  ),
  answering(
    "what was made is at an address inside",
    "`Location`: address of what was made",
    (_, { status, headers }) => (status === 201 || status === 202) && headers.has("location"),
    ({ headers }) =>
      headers.set(
        "location",
        new URL(headers.get("location")!, "http://app-7f9c.internal:3000").href.replace(
          /^https?:\/\/[^/]+/,
          "http://app-7f9c.internal:3000",
        ),
      ),
  ),
  answering(
    "what is not there has a badge",
    "404: there is no such thing",
    (sent, { status }) => of("getBadge")(sent) && status === 404,
    (answer) => {
      answer.status = 200;
      answer.headers.set("content-type", "image/svg+xml; charset=utf-8");
      answer.headers.set("content-security-policy", "default-src 'none'");
      setText(answer, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    },
  ),
  insisting(
    "the list of keys overlooks limit",
    "`limit`: most keys in this answer",
    (sent, { status }) => of("listApiKeys")(sent) && status === 200,
    without("limit"),
  ),
  insisting(
    "the list of keys overlooks offset",
    "`offset`: keys left out before these",
    (sent, { status }) => of("listApiKeys")(sent) && status === 200,
    without("offset"),
  ),
  telling("keys have no end", "`expiresIn`: 90 days by default", of("createApiKey"), (body) => {
    body.expiresAt = null;
  }),
  telling("who signs up is somebody else", "`SignedIn`: the person", of("signUp"), (body) => {
    if (body?.user) body.user.username = "somebody-else";
  }),
  telling("bundles were verified a year ago", "“verified now”", of("verifyAttestation"), (body) => {
    body.checkedAt = new Date(Date.parse(body.checkedAt) - 31_536_000_000).toISOString();
  }),
  telling(
    "Runs end before they begin",
    "`startedAt`: when the process started",
    of("getRun", "listRuns"),
    (body) => {
      for (const run of recordsOf(body))
        if (run.startedAt && run.finishedAt)
          [run.startedAt, run.finishedAt] = [run.finishedAt, run.startedAt];
    },
  ),
  telling(
    "pieces of a log lose the ends of their lines",
    "the text of a piece is one, in the log and in the section `logs`",
    of("listRunLogs"),
    (body) => {
      for (const piece of body.data) piece.text = piece.text.trimEnd();
    },
  ),
  answering(
    "what is not there has a validator",
    "RFC 9110, 8.8: of a representation",
    (sent, { status }) => of("getRun", "getClaim")(sent) && status === 404,
    ({ headers }) => headers.set("etag", '"nothing"'),
  ),
  answering(
    "OPTIONS of Runs leaves POST out",
    "OPTIONS names a path's methods in `Allow`",
    ({ method, template }) => method === "OPTIONS" && template === "/api/v1/runs",
    ({ headers }) => headers.set("allow", "GET, HEAD, OPTIONS"),
  ),
  telling(
    "a withdrawn repository gives another reason",
    "`reason`: why, in the owner's words",
    of("getRepository"),
    (body) => {
      if (body.withdrawal) body.withdrawal.reason = "It was withdrawn.";
    },
  ),
  telling(
    "who is invited becomes an owner",
    "`role`: role offered",
    of("inviteMember", "listInvitations"),
    (body) => {
      for (const one of [body].flat()) one.role = "owner";
    },
  ),
  insisting(
    "a Run has its environment unasked",
    "`environment`: present with `include=environment`",
    (sent, { status }) =>
      of("getRun")(sent) &&
      status === 200 &&
      !sent.url.searchParams.has("include") &&
      !sent.url.searchParams.has("fields"),
    (sent) => withQuery(sent, (query) => query.set("include", "environment")),
  ),
  answering(
    "a body that is too large is invalid",
    "413: the body is larger than is taken",
    (_, { status }) => status === 413,
    (answer, sent) => become(answer, 400, errorBody(sent, "invalid_request", "The body is too large.")),
  ),
  kind("a follow is kept for whoever asks last", "`followerCount`: how many follow", () => {
    let last = 0;
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("updateFollow")(sent) || answer.status !== 200 || !isJson(answer)) return answer;
      const { followerCount } = jsonOf(answer);
      setJson(answer, { followerCount: last });
      last = followerCount;
      return answer;
    };
  }),
  telling(
    "the contract calls itself by a later version",
    "`version`: version of the contract",
    of("getContract"),
    (body) => {
      body.info.version = "1.2.0";
    },
  ),
]);
