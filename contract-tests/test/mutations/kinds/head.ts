import { answering, asOwner, become, insisting, of } from "../changes.ts";
import { type Answer, inGroup, type Kind, kind, type Sent } from "../mutation.ts";

const equal = "RFC 9110, 9.3.2: HEAD is answered as GET, without the body";
const head = ({ method }: Sent) => method === "HEAD";
const heads = (
  name: string,
  when: (sent: Sent, answer: Answer) => boolean,
  change: (answer: Answer, sent: Sent) => unknown,
): Kind => answering(name, equal, (sent, answer) => head(sent) && when(sent, answer), change);
const good = (_: Sent, { status }: Answer) => status === 200;

export const headRequests = inGroup("HEAD", [
  heads(
    "HEAD is not allowed",
    () => true,
    (answer) => {
      become(answer, 405, undefined);
      answer.headers.set("allow", "GET, OPTIONS");
    },
  ),
  heads(
    "HEAD of records is 404",
    (sent) => of("getRun", "getClaim", "getEvidence")(sent),
    (answer) => become(answer, 404, undefined),
  ),
  heads(
    "HEAD of what is not there is 200",
    (_, { status }) => status === 404,
    (answer) => {
      answer.status = 200;
    },
  ),
  heads("HEAD has no ETag", good, ({ headers }) => {
    headers.delete("etag");
  }),
  heads(
    "HEAD has another ETag",
    (sent, answer) => of("listRuns")(sent) && good(sent, answer),
    ({ headers }) => {
      headers.set("etag", '"of-nothing"');
    },
  ),
  heads(
    "HEAD has a length of 0",
    (_, { headers }) => headers.has("content-length"),
    ({ headers }) => {
      headers.set("content-length", "0");
    },
  ),
  heads("HEAD has another media type", good, ({ headers }) => {
    headers.set("content-type", "text/plain; charset=utf-8");
  }),
  heads("HEAD may be kept, GET not", good, ({ headers }) => {
    headers.set("cache-control", "public, max-age=600");
  }),
  heads("HEAD has no Vary", good, ({ headers }) => {
    headers.delete("vary");
  }),
  insisting(
    "HEAD asks for no credentials",
    equal,
    (sent, { status }) => head(sent) && status === 401,
    asOwner,
  ),
  kind("HEAD is never 304", equal, () => (sent, service) => {
    if (!head(sent)) return service(sent);
    const headers = new Headers(sent.headers);
    headers.delete("if-none-match");
    return service({ ...sent, headers });
  }),
  heads(
    "HEAD takes every parameter",
    (_, { status }) => status === 400,
    (answer) => {
      answer.status = 200;
    },
  ),
  heads(
    "HEAD of an object does not say how long it is",
    (sent, answer) => of("getObject")(sent) && good(sent, answer),
    ({ headers }) => {
      headers.delete("content-length");
      headers.delete("accept-ranges");
    },
  ),
  heads(
    "HEAD of pages fails",
    (sent) => /Page$/.test(sent.operation),
    (answer) => become(answer, 500, undefined),
  ),
]);
