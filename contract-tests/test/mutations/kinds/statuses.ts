import { answering, become, errorBody, isJson, jsonOf, of, setJson } from "../changes.ts";
import { inGroup, kind, type Sent } from "../mutation.ts";

const declared = "the statuses of the operation";
const creates = ({ method }: Sent) => method === "POST";

export const statuses = inGroup("statuses and methods", [
  answering(
    "what is made is 200",
    "201: made",
    (sent, { status }) => creates(sent) && status === 201,
    (answer) => {
      answer.status = 200;
    },
  ),
  answering(
    "a queued Run is 200",
    "202: accepted",
    (sent, { status }) => of("createRun")(sent) && status === 202,
    (answer) => {
      answer.status = 200;
    },
  ),
  answering(
    "what is made has no Location",
    "`Location` of 201 and 202 is required",
    (_, { status }) => status === 201 || status === 202,
    ({ headers }) => {
      headers.delete("location");
    },
  ),
  answering(
    "Location leads nowhere",
    "`Location`: address of what was made",
    (_, { status, headers }) => (status === 201 || status === 202) && headers.has("location"),
    ({ headers }) => {
      headers.set("location", headers.get("location")!.replace(/.{4}$/, "0000"));
    },
  ),
  answering(
    "a queued Run does not say when to ask again",
    "`Retry-After` of 202 is required",
    (sent, { status }) => of("createRun")(sent) && status === 202,
    ({ headers }) => {
      headers.delete("retry-after");
    },
  ),
  answering(
    "any method is answered as GET",
    "405: the path has no such method",
    (sent, { status }) => sent.template.startsWith("/api/v1") && status === 405,
    (answer) => become(answer, 200, {}),
  ),
  answering(
    "a method that there is not is 404",
    "RFC 9110, 15.5.6",
    (_, { status }) => status === 405,
    (answer, sent) => become(answer, 404, errorBody(sent, "not_found", "There is no such thing.")),
  ),
  answering(
    "405 does not say what is allowed",
    "RFC 9110, 15.5.6",
    (_, { status }) => status === 405,
    ({ headers }) => {
      headers.delete("allow");
    },
  ),
  answering(
    "405 allows what is not there",
    "RFC 9110, 15.5.6",
    (sent, { status }) => sent.template.startsWith("/api/v1") && status === 405,
    ({ headers }) => {
      headers.set("allow", "GET, HEAD, POST, DELETE, OPTIONS");
    },
  ),
  answering(
    "405 leaves GET out of what is allowed",
    "RFC 9110, 15.5.6",
    (sent, { status }) => sent.template === "/api/v1/runs" && status === 405,
    ({ headers }) => {
      headers.set("allow", "POST, OPTIONS");
    },
  ),
  answering(
    "OPTIONS does not say what is allowed",
    "RFC 9110, 9.3.7",
    ({ method, headers }) => method === "OPTIONS" && !headers.has("access-control-request-method"),
    ({ headers }) => {
      headers.delete("allow");
    },
  ),
  kind("every twentieth list is 503", "a valid request is answered", () => {
    let asked = 0;
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("listRepositories", "listClaims", "listRuns")(sent)) return answer;
      asked += 1;
      if (asked % 20 === 0) {
        become(answer, 503, errorBody(sent, "degraded", "The service is busy."));
        answer.headers.set("retry-after", "1");
      }
      return answer;
    };
  }),
  answering(
    "badges are always 503",
    "a valid request is answered",
    (sent) => of("getBadge")(sent),
    (answer, sent) => {
      become(answer, 503, errorBody(sent, "degraded", "The service is busy."));
    },
  ),
  answering("evidence is always 503", "a valid request is answered", of("getEvidence"), (answer, sent) => {
    become(answer, 503, errorBody(sent, "degraded", "The service is busy."));
  }),
  answering(
    "limit=100 is too much for the server",
    "500: a defect",
    (sent, { status }) =>
      of("listClaims")(sent) && status === 200 && sent.url.searchParams.get("limit") === "100",
    (answer, sent) => {
      become(answer, 500, errorBody(sent, "internal", "Something went wrong."));
    },
  ),
  answering(
    "quotes in q are too much for the server",
    "everything in `q` is text",
    (sent, { status }) =>
      of("search", "listClaims", "listRepositories")(sent) &&
      status === 200 &&
      /["'*():]/.test(sent.url.searchParams.get("q") ?? ""),
    (answer, sent) => {
      become(answer, 500, errorBody(sent, "internal", "Something went wrong."));
    },
  ),
  answering(
    "an empty list is 404",
    "200: one page",
    (sent, answer) =>
      of("listRuns", "listClaims", "listRepositories")(sent) &&
      answer.status === 200 &&
      isJson(answer) &&
      jsonOf(answer)?.data?.length === 0,
    (answer, sent) => {
      become(answer, 404, errorBody(sent, "not_found", "Nothing was found."));
    },
  ),
  answering(
    "an empty list is 204",
    declared,
    (sent, answer) =>
      of("listRuns", "listClaims", "listRepositories")(sent) &&
      answer.status === 200 &&
      isJson(answer) &&
      jsonOf(answer)?.data?.length === 0,
    (answer) => become(answer, 204, undefined),
  ),
  answering(
    "lists redirect to themselves with a slash",
    declared,
    (sent, { status }) => of("listRepositories")(sent) && status === 200 && !sent.url.search,
    (answer, sent) => {
      become(answer, 301, undefined);
      answer.headers.set("location", `${sent.url.pathname}/`);
    },
  ),
  answering(
    "a body of another type is 400",
    "415: the body's `Content-Type` is not declared",
    (_, { status }) => status === 415,
    (answer, sent) => become(answer, 400, errorBody(sent, "invalid_request", "The body is not JSON.")),
  ),
  answering(
    "what is not there is 400",
    "404: there is no such thing",
    (sent, { status }) => of("getRun", "getClaim")(sent) && status === 404,
    (answer, sent) => become(answer, 400, errorBody(sent, "invalid_request", "The identifier is not known.")),
  ),
  answering(
    "what is not there is 410",
    declared,
    (sent, { status }) => of("getRepository")(sent) && status === 404,
    (answer, sent) => become(answer, 410, errorBody(sent, "not_found", "It is gone.")),
  ),
  answering(
    "what is not there is null",
    "404: there is no such thing",
    (sent, { status }) => of("getEvidence", "getObject", "getProcessing")(sent) && status === 404,
    (answer) => become(answer, 200, null),
  ),
  answering(
    "an address that there is not is 200",
    "404: there is no such thing",
    (sent, { status }) => sent.template === "" && status === 404,
    (answer) => become(answer, 200, {}),
  ),
  answering(
    "invalid parameters are 422",
    "400: a parameter is not what the contract says",
    (sent, { status }) => of("listRuns")(sent) && status === 400,
    (answer) => {
      const body = jsonOf(answer);
      answer.status = 422;
      if (body?.error?.code) body.error.code = "unprocessable";
      setJson(answer, body);
    },
  ),
]);
