import {
  anonymous,
  answering,
  asOwner,
  become,
  errorBody,
  insisting,
  isJson,
  type Json,
  jsonOf,
  of,
  sentJson,
  telling,
  withHeader,
} from "../changes.ts";
import { DeletedKeys } from "../deleted-keys.ts";
import { type Answer, inGroup, kind, type Sent } from "../mutation.ts";

const wrong = "a key that is sent and wrong is refused with 401 even where none is needed";
const needed = "writes and what belongs to an account need an identity";
const scopes = "each operation checks a scope";
const sessionOnly = "only a browser session may do this";
const hidden = "a private repository is read by its owner and members";
const reads = ({ method, url }: Sent) => method === "GET" && url.pathname.startsWith("/api/v1/");
const keyed = ({ headers }: Sent) => headers.has("x-api-key");
const bearer = ({ headers }: Sent) => headers.has("authorization");
const is401 = (_: Sent, { status }: Answer) => status === 401;
const withoutKey = (sent: Sent) => withHeader(withHeader(sent, "x-api-key", null), "authorization", null);
const codeOf = (answer: Answer): unknown => (isJson(answer) ? jsonOf(answer)?.error?.code : undefined);

export const credentials = inGroup("credentials", [
  insisting(
    "the list of keys needs no session",
    needed,
    (sent, answer) => of("listApiKeys")(sent) && is401(sent, answer) && anonymous(sent),
    asOwner,
  ),
  insisting(
    "createRun needs no key",
    needed,
    (sent, answer) => of("createRun")(sent) && is401(sent, answer) && anonymous(sent),
    asOwner,
  ),
  insisting(
    "the pages of an account need no session",
    needed,
    (sent, answer) => of("getKeysPage", "getSubmitPage")(sent) && is401(sent, answer) && anonymous(sent),
    asOwner,
  ),
  insisting(
    "a wrong key reads as nobody does",
    wrong,
    (sent, answer) => reads(sent) && keyed(sent) && is401(sent, answer),
    withoutKey,
  ),
  insisting(
    "a wrong bearer reads as nobody does",
    wrong,
    (sent, answer) => reads(sent) && bearer(sent) && is401(sent, answer),
    withoutKey,
  ),
  insisting(
    "a wrong key may request Runs",
    needed,
    (sent, answer) => of("createRun")(sent) && is401(sent, answer) && !anonymous(sent),
    asOwner,
  ),
  insisting(
    "a wrong session may change the profile",
    needed,
    (sent, answer) =>
      of("updateProfile", "listApiKeys")(sent) && is401(sent, answer) && sent.headers.has("cookie"),
    asOwner,
  ),
  insisting(
    "a key may manage keys",
    sessionOnly,
    (sent, { status }) =>
      of("listApiKeys", "createApiKey")(sent) && keyed(sent) && (status === 403 || status === 401),
    asOwner,
  ),
  insisting(
    "scopes are not looked at",
    scopes,
    (_, { status, ...answer }) => status === 403 && codeOf({ status, ...answer }) === "insufficient_scope",
    asOwner,
  ),
  insisting(
    "a key that may read may star",
    scopes,
    (sent, { status }) => of("updateStar")(sent) && status === 403 && keyed(sent),
    asOwner,
  ),
  answering(
    "a key without the scope is told that it is unknown",
    "a key without the scope gets 403",
    (_, { status, ...answer }) => status === 403 && codeOf({ status, ...answer }) === "insufficient_scope",
    (answer, sent) => {
      become(answer, 401, errorBody(sent, "invalid_api_key", "This key is not valid."));
      answer.headers.set("www-authenticate", "Bearer");
    },
  ),
  kind("a deleted key goes on", "deleteApiKey ends a key at once", () => {
    const deleted = new DeletedKeys();
    return async (sent, service) => {
      const answer = await service(sent);
      deleted.note(sent, answer);
      const given = sent.headers.get("x-api-key") ?? sent.headers.get("authorization")?.slice(7) ?? null;
      return answer.status === 401 && deleted.has(given) && reads(sent) ? service(withoutKey(sent)) : answer;
    };
  }),
  answering("401 has no challenge", "RFC 9110, 11.6.1", is401, ({ headers }) => {
    headers.delete("www-authenticate");
  }),
  answering(
    "401 asks for a password",
    "`WWW-Authenticate`: an API key as a bearer token (RFC 6750)",
    is401,
    ({ headers }) => {
      headers.set("www-authenticate", 'Basic realm="api"');
    },
  ),
  answering(
    "401 of pages alone has no challenge",
    "RFC 9110, 11.6.1",
    (sent, answer) => /Page$|Form$/.test(sent.operation) && is401(sent, answer),
    ({ headers }) => {
      headers.delete("www-authenticate");
    },
  ),
  answering(
    "missing credentials are 403",
    "401: an identity is needed and none was sent",
    (sent, { status }) => status === 401 && anonymous(sent),
    (answer, sent) => {
      become(answer, 403, errorBody(sent, "forbidden", "You may not do this."));
    },
  ),
  answering(
    "an account's operations are not found without a session",
    "401: an identity is needed and none was sent",
    (sent, { status }) => of("listApiKeys", "listOrganizations", "updateProfile")(sent) && status === 401,
    (answer, sent) => {
      become(answer, 404, errorBody(sent, "not_found", "There is no such thing."));
    },
  ),
  insisting(
    "a bearer that is known reads as nobody does",
    "in `/api/v1` a key may come as a bearer",
    (sent, { status }) => reads(sent) && bearer(sent) && status === 200,
    withoutKey,
  ),
  answering(
    "listRuns takes no bearer",
    "`security`: BearerKey",
    (sent, { status }) => of("listRuns")(sent) && bearer(sent) && status === 200,
    (answer, sent) => {
      become(answer, 401, errorBody(sent, "invalid_api_key", "This key is not valid."));
      answer.headers.set("www-authenticate", "Bearer");
    },
  ),
  insisting(
    "who knows its id may read a private repository",
    hidden,
    (sent, { status }) => of("getRepository")(sent) && status === 404 && anonymous(sent),
    asOwner,
  ),
  insisting(
    "the list of repositories has private ones for everybody",
    hidden,
    (sent, { status }) => of("listRepositories")(sent) && status === 200 && anonymous(sent),
    asOwner,
  ),
  kind(
    "403 tells of a private repository",
    "404: it does not exist, or the caller may not know that it does",
    (given) => async (sent, service) => {
      const answer = await service(sent);
      if (!of("getRepository", "getClaim", "listClaims")(sent) || answer.status !== 404 || !anonymous(sent))
        return answer;
      const { status } = await service(asOwner(sent, given));
      if (status === 200) become(answer, 403, errorBody(sent, "forbidden", "This is private."));
      return answer;
    },
  ),
  answering(
    "scripts of pages can read the session cookie",
    "`Set-Cookie`: HttpOnly, SameSite=Lax",
    (_, { headers }) => headers.has("set-cookie"),
    ({ headers }) => {
      const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/; *HttpOnly/i, ""));
      headers.delete("set-cookie");
      for (const cookie of cookies) headers.append("set-cookie", cookie);
    },
  ),
  answering(
    "the session cookie goes along from every site",
    "`Set-Cookie`: HttpOnly, SameSite=Lax",
    (_, { headers }) => headers.has("set-cookie"),
    ({ headers }) => {
      const cookies = headers
        .getSetCookie()
        .map((cookie) => cookie.replace(/SameSite=Lax/i, "SameSite=None"));
      headers.delete("set-cookie");
      for (const cookie of cookies) headers.append("set-cookie", cookie);
    },
  ),
  kind("the list shows whole keys", "a key is shown once, and only its start afterwards", () => {
    const keys = new Map<string, string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (answer.status !== 200 || sent.method === "HEAD" || !of("createApiKey", "listApiKeys")(sent))
        return answer;
      const body = jsonOf(answer);
      if (of("createApiKey")(sent)) keys.set(body.id, body.key);
      else for (const one of body.apiKeys ?? body) if (keys.has(one.id)) one.start = keys.get(one.id);
      answer.body = new TextEncoder().encode(JSON.stringify(body));
      answer.headers.set("content-length", String(answer.body.length));
      return answer;
    };
  }),
  kind("any password signs in", "401: the password is wrong", () => {
    const passwords = new Map<string, string>();
    return async (sent, service) => {
      const body: Json = sentJson(sent);
      const answer = await service(sent);
      if (of("signUp")(sent) && answer.status === 200) {
        passwords.set(body.email, body.password);
        passwords.set(body.username, body.password);
      }
      const password = passwords.get(body?.email ?? body?.username);
      const isRefused = of("signIn", "signInUsername")(sent) && answer.status === 401 && password;
      if (!isRefused) return answer;
      return service({ ...sent, body: new TextEncoder().encode(JSON.stringify({ ...body, password })) });
    };
  }),
  kind("a session outlives signing out", "signOut ends the session", (given) => {
    const ended = new Set<string>();
    return async (sent, service) => {
      const cookie = sent.headers.get("cookie") ?? "";
      const answer = await service(sent);
      if (of("signOut")(sent) && answer.status === 200 && cookie) ended.add(cookie);
      const isOver = ended.has(cookie) && !of("signOut")(sent) && sent.method === "GET";
      return isOver ? service(asOwner(sent, given)) : answer;
    };
  }),
  telling(
    "the person tells the password's digest",
    "`User` has no such member",
    of("getSession", "signUp"),
    (body) => {
      if (body?.user) body.user.passwordHash = "$scrypt$ln=15,r=8,p=1$c2FsdHNhbHQ$aGFzaGhhc2g";
    },
  ),
]);
