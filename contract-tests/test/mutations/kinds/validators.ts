import { createHash } from "node:crypto";
import { answering, asking, of, withHeader } from "../changes.ts";
import { type Answer, inGroup, kind, type Sent } from "../mutation.ts";

const conditional = "RFC 9110, 13.1.2";
const strong = "every v1 read has a strong `ETag`";
const v1 = ({ url }: Sent) => url.pathname.startsWith("/api/v1/");
const asked = ({ headers }: Sent) => headers.get("if-none-match");
const is304 = (sent: Sent, { status }: Answer) => v1(sent) && status === 304;
const hash = (text: string) => `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;

/** Tags that are made of something else than the representation; they validate as such tags do. */
const tagged = (
  name: string,
  violates: string,
  isHere: (sent: Sent) => boolean,
  tagOf: (sent: Sent) => string,
) =>
  kind(name, violates, () => async (sent, service) => {
    if (!isHere(sent)) return service(sent);
    const answer = await service(withHeader(sent, "if-none-match", null));
    if (answer.status !== 200) return answer;
    const tag = tagOf(sent);
    answer.headers.set("etag", tag);
    if (asked(sent)?.trim() !== "*" && !asked(sent)?.includes(tag)) return answer;
    for (const field of ["content-type", "content-length", "content-security-policy"])
      answer.headers.delete(field);
    return { status: 304, headers: answer.headers, body: new Uint8Array() };
  });

export const validators = inGroup("validators", [
  asking("If-None-Match is overlooked", conditional, v1, (sent) => withHeader(sent, "if-none-match", null)),
  asking("search alone overlooks If-None-Match", conditional, of("search"), (sent) =>
    withHeader(sent, "if-none-match", null),
  ),
  asking(
    "any If-None-Match matches",
    conditional,
    (sent) => v1(sent) && asked(sent) !== null,
    (sent) => withHeader(sent, "if-none-match", "*"),
  ),
  asking(
    "If-None-Match: * matches nothing",
    conditional,
    (sent) => v1(sent) && asked(sent)?.trim() === "*",
    (sent) => withHeader(sent, "if-none-match", null),
  ),
  asking(
    "of a list of tags the first counts",
    conditional,
    (sent) => v1(sent) && (asked(sent) ?? "").includes(","),
    (sent) => withHeader(sent, "if-none-match", asked(sent)!.split(",")[0]!),
  ),
  asking(
    "a weak tag does not match",
    "RFC 9110, 13.1.2: weak comparison",
    (sent) => v1(sent) && (asked(sent) ?? "").includes("W/"),
    (sent) => withHeader(sent, "if-none-match", null),
  ),
  answering(
    "tags are weak",
    strong,
    (sent, { headers }) => v1(sent) && headers.has("etag"),
    ({ headers }) => {
      headers.set("etag", `W/${headers.get("etag")}`);
    },
  ),
  answering(
    "tags are not quoted",
    "RFC 9110, 8.8.3",
    (sent, { headers }) => of("listRuns")(sent) && headers.has("etag"),
    ({ headers }) => {
      headers.set("etag", headers.get("etag")!.replaceAll('"', ""));
    },
  ),
  tagged(
    "records of one kind share a tag",
    "`ETag`: validator of this representation",
    of("getRun"),
    () => '"runs-v1"',
  ),
  tagged(
    "the tag does not tell fields apart",
    "`ETag`: validator of this representation",
    of("listRepositories"),
    ({ url }) => {
      const query = new URLSearchParams(url.searchParams);
      query.delete("fields");
      return hash(`${url.pathname} ${query}`);
    },
  ),
  tagged(
    "the tag does not tell include apart",
    "`ETag`: validator of this representation",
    of("getRepository"),
    ({ url }) => hash(url.pathname),
  ),
  tagged(
    "the tag does not tell pages apart",
    "`ETag`: validator of this representation",
    of("listClaims"),
    ({ url }) => {
      const query = new URLSearchParams(url.searchParams);
      query.delete("cursor");
      return hash(`${url.pathname} ${query}`);
    },
  ),
  tagged(
    "the tag outlives a change of the record",
    "`ETag`: validator of this representation",
    of("getRepository", "resolveRepository"),
    ({ url }) => hash(url.href),
  ),
  answering("304 has another tag", "RFC 9110, 15.4.5", is304, ({ headers }) => {
    headers.set("etag", '"something-else"');
  }),
  answering("304 has no tag", "RFC 9110, 15.4.5", is304, ({ headers }) => {
    headers.delete("etag");
  }),
  answering("304 has no Vary", "RFC 9110, 15.4.5", is304, ({ headers }) => {
    headers.delete("vary");
  }),
  answering("304 has no Cache-Control", "RFC 9110, 15.4.5", is304, ({ headers }) => {
    headers.delete("cache-control");
  }),
  answering("304 may be kept longer than 200", "RFC 9110, 15.4.5", is304, ({ headers }) => {
    headers.set("cache-control", "public, max-age=86400");
  }),
  answering(
    "304 gives a length that is not that of the representation",
    "RFC 9110, 8.6",
    is304,
    ({ headers }) => {
      headers.set("content-length", "17");
    },
  ),
  answering(
    "bytes follow a 304",
    "RFC 9110, 15.4.5",
    (sent, answer) => of("listClaims")(sent) && is304(sent, answer),
    (answer) => {
      answer.stray = '{"data":[]}';
    },
  ),
  answering(
    "304 for a record that is not there",
    conditional,
    (sent, { status }) =>
      of("getRun", "getClaim", "getEvidence", "getRepository")(sent) &&
      status === 404 &&
      asked(sent) !== null,
    (answer, sent) => {
      answer.status = 304;
      answer.body = new Uint8Array();
      answer.headers.delete("content-length");
      answer.headers.set("etag", asked(sent)!);
    },
  ),
  answering(
    "only the plain record has a tag",
    strong,
    (sent, { status }) => v1(sent) && status === 200 && sent.url.searchParams.has("include"),
    ({ headers }) => {
      headers.delete("etag");
    },
  ),
]);
