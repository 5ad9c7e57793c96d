import {
  answering,
  become,
  errorBody,
  isJson,
  type Json,
  jsonOf,
  of,
  sentJson,
  setJson,
  setText,
} from "../changes.ts";
import { type Answer, inGroup, type Sent } from "../mutation.ts";

const fits = "the status of each code stands in the contract's errors";
const shape = "`Error`: {error: {code, message, details?}}";
const silent = "what is not foreseen is answered without detail";
const v1 = (sent: Sent, answer: Answer) =>
  sent.url.pathname.startsWith("/api/v1") && isJson(answer) && answer.status >= 400;
const fails = (_: Sent, answer: Answer) => isJson(answer) && answer.status >= 400;

const editing = (edit: (body: Json, sent: Sent) => void) => (answer: Answer, sent: Sent) => {
  const body = jsonOf(answer);
  if (body) edit(body, sent);
  setJson(answer, body);
};
const say = (text: string) =>
  editing((body) => {
    if (typeof body.error === "string") body.error += ` ${text}`;
    else if (body.error) body.error.message += ` ${text}`;
  });
const code = (name: string) =>
  editing((body) => {
    if (body.error?.code) body.error.code = name;
  });

export const errors = inGroup("errors", [
  answering(
    "404 has the code invalid_request",
    fits,
    (sent, answer) => v1(sent, answer) && answer.status === 404,
    code("invalid_request"),
  ),
  answering(
    "400 has the code internal",
    fits,
    (sent, answer) => v1(sent, answer) && answer.status === 400,
    code("internal"),
  ),
  answering(
    "401 has the code forbidden",
    fits,
    (sent, answer) => v1(sent, answer) && answer.status === 401,
    code("forbidden"),
  ),
  answering(
    "a wrong key is called no key",
    "`invalid_api_key`: the key is unknown",
    (sent, answer) =>
      v1(sent, answer) &&
      answer.status === 401 &&
      (sent.headers.has("x-api-key") || sent.headers.has("authorization")),
    code("unauthenticated"),
  ),
  answering(
    "codes are in capitals",
    "`ErrorCode`: enumeration",
    v1,
    editing((body) => {
      if (body.error?.code) body.error.code = body.error.code.toUpperCase();
    }),
  ),
  answering(
    "errors have no code",
    shape,
    (sent, answer) => v1(sent, answer) && of("listRuns", "getRun")(sent),
    editing((body) => {
      delete body.error.code;
    }),
  ),
  answering(
    "messages are empty",
    shape,
    fails,
    editing((body) => {
      if (typeof body.error === "string") body.error = "";
      else body.error.message = "";
    }),
  ),
  answering(
    "errors of the Agent API are sentences",
    shape,
    v1,
    editing((body) => {
      body.error = body.error?.message ?? "";
    }),
  ),
  answering(
    "errors of the unversioned endpoints have codes",
    "`TextError`: {error: message}",
    (sent, answer) => fails(sent, answer) && /^\/api\/(?!v1)/.test(sent.url.pathname),
    editing((body) => {
      body.error = { code: "invalid_request", message: body.error };
    }),
  ),
  answering("errors are problem details", "no family uses RFC 9457", v1, (answer, sent) => {
    const { status } = answer;
    become(answer, status, { type: "about:blank", title: "Error", status });
    answer.headers.set("content-type", "application/problem+json");
    answer.headers.set("x-content-type-options", sent.headers.get("none") ?? "nosniff");
  }),
  answering(
    "a refused body tells the stack",
    silent,
    (sent, answer) => answer.status === 400 && sent.body !== null && fails(sent, answer),
    say(
      "TypeError: undefined is not a function\n    at parse (/srv/app/server/http/body.ts:41:13)\n    at async handle (/srv/app/server/http/router.ts:88:9)",
    ),
  ),
  answering(
    "404 tells the statement that found nothing",
    silent,
    (sent, answer) => answer.status === 404 && fails(sent, answer),
    say("select * from repositories where id = $1"),
  ),
  answering(
    "errors tell where the service is installed",
    silent,
    (sent, answer) => of("getRepositoryVersion", "getObject", "listClaims")(sent) && fails(sent, answer),
    say("(/home/deploy/rvs/server/store/repositories.ts:112)"),
  ),
  answering(
    "401 repeats the key",
    "secrets are not echoed",
    (sent, answer) => answer.status === 401 && fails(sent, answer),
    (answer, sent) => {
      const key = sent.headers.get("x-api-key") ?? sent.headers.get("authorization");
      if (key) say(`The key ${key} is not known.`)(answer, sent);
    },
  ),
  answering(
    "a refused sign-up repeats the password",
    "secrets are not echoed",
    (sent, answer) => of("signUp", "signIn", "signInUsername")(sent) && fails(sent, answer),
    (answer, sent) => {
      const password = sentJson(sent)?.password;
      if (typeof password === "string") say(`Given: {"password":"${password}"}`)(answer, sent);
    },
  ),
  answering(
    "issues name no member",
    "`details.issues` has a JSON Pointer for each problem",
    v1,
    editing((body) => {
      for (const issue of body.error?.details?.issues ?? []) delete issue.pointer;
    }),
  ),
  answering(
    "issues name members with dots",
    "`pointer`: a JSON Pointer (RFC 6901)",
    v1,
    editing((body) => {
      for (const issue of body.error?.details?.issues ?? [])
        if (issue.pointer) issue.pointer = issue.pointer.slice(1).replaceAll("/", ".");
    }),
  ),
  answering(
    "errors are 200",
    "4xx: the request was refused",
    (sent, answer) => of("listClaims", "getClaim")(sent) && answer.status === 400,
    (answer) => {
      answer.status = 200;
    },
  ),
  answering(
    "broken JSON is a failure of the server",
    "400: the body is not what the contract says",
    (sent, { status }) => status === 400 && sent.body !== null && sentJson(sent) === undefined,
    (answer, sent) => {
      become(answer, 500, errorBody(sent, "internal", "Something went wrong."));
    },
  ),
  answering(
    "404 is a page",
    "`content` of 404: application/json",
    (sent, answer) => answer.status === 404 && v1(sent, answer),
    (answer) => {
      setText(answer, "<!doctype html><title>Not found</title><h1>Not found</h1>");
      answer.headers.set("content-type", "text/html; charset=utf-8");
    },
  ),
  answering(
    "405 has no body",
    "405 is an error of the family",
    (sent, answer) => answer.status === 405 && fails(sent, answer),
    (answer) => {
      answer.body = new Uint8Array();
      answer.headers.delete("content-length");
      answer.headers.delete("content-type");
    },
  ),
]);
