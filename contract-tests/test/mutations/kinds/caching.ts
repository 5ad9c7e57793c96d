import { anonymous, answering, of } from "../changes.ts";
import { type Answer, inGroup, type Sent } from "../mutation.ts";

const own = "what an identity was shown is `private, no-store`";
const keyed = ({ headers }: Sent) => headers.has("x-api-key") || headers.has("authorization");
const v1Read = ({ method, url }: Sent, { status }: Answer) =>
  method !== "POST" && url.pathname.startsWith("/api/v1/") && status === 200;
const vary = "`Vary`: request headers that the answer depends on";
const lacks =
  (name: string) =>
  ({ headers }: Answer) => {
    const left = (headers.get("vary") ?? "").split(/, */).filter((one) => one.toLowerCase() !== name);
    if (left.length > 0) headers.set("vary", left.join(", "));
    else headers.delete("vary");
  };

export const caching = inGroup("caching and Vary", [
  answering("getRun has no Vary", vary, of("getRun"), ({ headers }) => {
    headers.delete("vary");
  }),
  answering("Vary does not name Authorization", vary, v1Read, lacks("authorization")),
  answering("Vary does not name X-Api-Key", vary, v1Read, lacks("x-api-key")),
  answering("Vary does not name Cookie", vary, v1Read, lacks("cookie")),
  answering(
    "Vary of pages with two forms does not name Accept",
    vary,
    of("getRepositoryPage"),
    lacks("accept"),
  ),
  answering(
    "Vary of errors does not name Accept-Language",
    vary,
    (_, { status }) => status >= 400,
    lacks("accept-language"),
  ),
  answering(
    "what a key was shown may be kept by everybody",
    own,
    (sent, answer) => v1Read(sent, answer) && keyed(sent),
    ({ headers }) => {
      headers.set("cache-control", "public, max-age=0, must-revalidate");
    },
  ),
  answering(
    "what a bearer was shown may be kept by everybody",
    own,
    (sent, answer) => v1Read(sent, answer) && sent.headers.has("authorization"),
    ({ headers }) => {
      headers.set("cache-control", "public, max-age=60");
    },
  ),
  answering(
    "what a session was shown may be kept by everybody",
    own,
    (sent, { status }) =>
      of("getHomePage", "getRepositoryPage", "getRepository", "listRepositories")(sent) &&
      sent.headers.has("cookie") &&
      status === 200,
    ({ headers }) => {
      headers.set("cache-control", "public, max-age=0, must-revalidate");
    },
  ),
  answering(
    "304 for a key may be kept by everybody",
    own,
    (sent, { status }) => status === 304 && keyed(sent),
    ({ headers }) => {
      headers.set("cache-control", "public, no-cache");
    },
  ),
  answering(
    "an object that a key was shown is public",
    own,
    (sent, { status }) => of("getObject")(sent) && status === 200 && keyed(sent),
    ({ headers }) => {
      headers.set("cache-control", "public, max-age=31536000, immutable");
    },
  ),
  answering(
    "public reads may be used for an hour unasked",
    "`Cache-Control`: a copy may be kept and must be revalidated",
    (sent, answer) => v1Read(sent, answer) && anonymous(sent),
    ({ headers }) => {
      headers.set("cache-control", "public, max-age=3600");
    },
  ),
  answering(
    "public reads may not be kept",
    "`x-cache`: public copies may be kept and must be revalidated",
    (sent, answer) => v1Read(sent, answer) && anonymous(sent),
    ({ headers }) => {
      headers.set("cache-control", "no-store");
    },
  ),
  answering(
    "objects must be asked for each time",
    "`x-cache`: immutable",
    (sent, { status }) => of("getObject")(sent) && status === 200 && anonymous(sent),
    ({ headers }) => {
      headers.set("cache-control", "no-cache");
    },
  ),
  answering(
    "404 may be kept for an hour",
    "`Cache-Control` of errors: no copy may be kept",
    (_, { status }) => status === 404,
    ({ headers }) => {
      headers.set("cache-control", "public, max-age=3600");
    },
  ),
  answering(
    "401 has no Cache-Control",
    "`Cache-Control` of errors: no copy may be kept",
    (_, { status }) => status === 401,
    ({ headers }) => {
      headers.delete("cache-control");
    },
  ),
  answering(
    "the list of keys may be kept",
    "`x-cache`: no-store",
    (sent, { status }) => of("listApiKeys", "getSession")(sent) && status === 200,
    ({ headers }) => {
      headers.set("cache-control", "private, max-age=60");
    },
  ),
  answering(
    "badges may be shown for a day unasked",
    "`x-cache`: asked each time",
    (sent, { status }) => of("getBadge")(sent) && status === 200,
    ({ headers }) => {
      headers.set("cache-control", "public, max-age=86400");
    },
  ),
]);
