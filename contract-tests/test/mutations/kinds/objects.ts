import {
  answering,
  asking,
  become,
  errorBody,
  insisting,
  of,
  recordsOf,
  setText,
  telling,
  withHeader,
} from "../changes.ts";
import { inGroup, kind, type Sent } from "../mutation.ts";

const bytes = "an object's address is the digest of its bytes";
const object = of("getObject");
const ranges = "RFC 9110, 14.2 and 15.3.7";
const range = ({ headers }: Sent) => headers.get("range") ?? "";

export const objects = inGroup("objects and ranges", [
  answering(
    "a bit of every object is flipped",
    bytes,
    (sent, { status }) => object(sent) && status === 200,
    ({ body }) => {
      if (body.length > 0) body[body.length - 1]! ^= 1;
    },
  ),
  answering(
    "the last byte of objects is missing",
    bytes,
    (sent, { status, body }) => object(sent) && status === 200 && body.length > 1,
    (answer) => {
      answer.body = answer.body.slice(0, -1);
      answer.headers.set("content-length", String(answer.body.length));
    },
  ),
  answering(
    "line ends of text objects are changed",
    bytes,
    (sent, { status, headers }) =>
      object(sent) && status === 200 && /text/.test(headers.get("content-type") ?? ""),
    (answer) => {
      setText(answer, new TextDecoder().decode(answer.body).replaceAll("\n", "\r\n"));
    },
  ),
  answering(
    "the ETag of an object is not its digest",
    "`ETag` of an object: the digest of the bytes, quoted",
    (sent) => object(sent),
    ({ headers }) => {
      if (headers.has("etag")) headers.set("etag", headers.get("etag")!.replace("sha256:", ""));
    },
  ),
  kind("206 with the whole object", ranges, () => async (sent, service) => {
    const answer = await service(sent);
    if (!object(sent) || answer.status !== 206 || sent.method !== "GET") return answer;
    const whole = await service(withHeader(sent, "range", null));
    answer.headers.set("content-length", String(whole.body.length));
    return { ...answer, body: whole.body };
  }),
  answering(
    "Content-Range gives a wrong length of the whole",
    "RFC 9110, 14.4",
    (sent, { status }) => object(sent) && status === 206,
    ({ headers }) => {
      headers.set(
        "content-range",
        (headers.get("content-range") ?? "").replace(/\d+$/, (length) => String(Number(length) + 1)),
      );
    },
  ),
  answering(
    "Content-Range counts its end as excluded",
    "RFC 9110, 14.4",
    (sent, { status }) => object(sent) && status === 206,
    ({ headers }) => {
      headers.set(
        "content-range",
        (headers.get("content-range") ?? "").replace(/-(\d+)/, (_, end) => `-${Number(end) + 1}`),
      );
    },
  ),
  answering(
    "206 without Content-Range",
    "RFC 9110, 15.3.7.1",
    (sent, { status }) => object(sent) && status === 206,
    ({ headers }) => {
      headers.delete("content-range");
    },
  ),
  asking("a range is overlooked", "`Range`: part of the bytes wanted; one range is served", object, (sent) =>
    withHeader(sent, "range", null),
  ),
  asking(
    "the last bytes are asked for, the first ones are given",
    "RFC 9110, 14.1.2: suffix-range",
    (sent) => object(sent) && /^bytes=-\d+$/.test(range(sent)),
    (sent) => {
      const length = Number(range(sent).slice(7));
      return length > 0 ? withHeader(sent, "range", `bytes=0-${length - 1}`) : undefined;
    },
  ),
  answering(
    "a range without an end lacks its last byte",
    "RFC 9110, 14.1.2: int-range",
    (sent, { status, body }) =>
      object(sent) && status === 206 && /^bytes=\d+-$/.test(range(sent)) && body.length > 1,
    (answer) => {
      answer.body = answer.body.slice(0, -1);
      answer.headers.set("content-length", String(answer.body.length));
    },
  ),
  answering(
    "416 does not say how long the object is",
    "RFC 9110, 15.5.17",
    (sent, { status }) => object(sent) && status === 416,
    ({ headers }) => {
      headers.delete("content-range");
    },
  ),
  insisting(
    "a range behind the end is answered with everything",
    "416: no byte of the object is in the `Range`",
    (sent, { status }) => object(sent) && status === 416,
    (sent) => withHeader(sent, "range", null),
  ),
  answering(
    "a range behind the end is 400",
    "416: no byte of the object is in the `Range`",
    (sent, { status }) => object(sent) && status === 416,
    (answer, sent) => {
      become(answer, 400, errorBody(sent, "invalid_request", "The range cannot be served."));
    },
  ),
  answering(
    "objects say that they take no ranges",
    "`Accept-Ranges`: ranges are served in bytes",
    (sent, { headers }) => object(sent) && headers.has("accept-ranges"),
    ({ headers }) => {
      headers.set("accept-ranges", "none");
    },
  ),
  telling(
    "byteSize is not the size",
    "`byteSize`: size in bytes",
    (sent) => of("getEvidence")(sent),
    (body) => {
      body.byteSize += 7;
    },
  ),
  telling(
    "downloadUrl is of another digest",
    "`downloadUrl`: where its bytes are",
    of("getEvidence"),
    (body) => {
      body.downloadUrl = body.downloadUrl.replace(/.{4}$/, "0000");
    },
  ),
  telling(
    "evidence has the digest of something else",
    "`digest`: digest of its bytes",
    (sent) => of("getEvidence", "getRun", "listRuns")(sent),
    (body, sent) => {
      for (const record of of("getEvidence")(sent)
        ? [body]
        : recordsOf(body).flatMap((run) => run.evidence ?? []))
        record.digest = `sha256:${"5".repeat(64)}`;
    },
  ),
  answering(
    "objects are served as HTML",
    "`mediaType` of the evidence; no script of strangers",
    (sent, { status }) => object(sent) && status === 200,
    ({ headers }) => {
      headers.set("content-type", "text/html; charset=utf-8");
    },
  ),
]);
