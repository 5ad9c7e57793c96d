import {
  answering,
  asking,
  become,
  errorBody,
  has,
  insisting,
  isJson,
  type Json,
  jsonOf,
  of,
  sentJson,
  setJson,
  setText,
  telling,
  withBody,
  withHeader,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/**
 * Written from the specification, section by section, after checks had been made for what of others was missed, and judged
 * before any check was made for one of these.
 */
export const heldOutOfHttp: Mutation[] = [
  ...inGroup("validators", [
    asking(
      "snapshots overlook If-None-Match",
      "304: not modified",
      (sent) => of("listLegacyRepositories")(sent) && has("owner")(sent),
      (sent) => withHeader(sent, "if-none-match", null),
    ),
  ]),
  ...inGroup("credentials", [
    answering(
      "stars are given with keys alone",
      "`security`: a key, or a session",
      (sent, { status }) => of("updateStar")(sent) && status === 200 && !sent.headers.has("x-api-key"),
      (answer, sent) => {
        become(answer, 401, errorBody(sent, "unauthenticated", "Send an API key."));
        answer.headers.set("www-authenticate", 'Bearer realm="service"');
      },
    ),
    asking(
      "the older endpoints take bearers",
      "`Authorization: Bearer` in `/api/v1`",
      ({ url, headers }) => !url.pathname.startsWith("/api/v1") && headers.has("authorization"),
      (sent) =>
        withHeader(sent, "x-api-key", (sent.headers.get("authorization") ?? "").replace(/^bearer /i, "")),
    ),
    kind("a key that has expired goes on for a while", "401: the key is invalid or expired", () => {
      const kept = new Map<string, Json>();
      return async (sent, service) => {
        const answer = await service(sent);
        const place = `${sent.operation} ${sent.headers.get("x-api-key")}`;
        if (!of("listRepositories")(sent)) return answer;
        if (answer.status === 200) kept.set(place, { ...answer, body: answer.body.slice() });
        return answer.status === 401 &&
          kept.has(place) &&
          /expire/i.test(new TextDecoder().decode(answer.body))
          ? kept.get(place)
          : answer;
      };
    }),
    kind("members may invite", "403: owners and admins invite", () => {
      let owner = "";
      return async (sent, service) => {
        const answer = await service(sent);
        if (of("createOrganization")(sent) && answer.status === 200) owner = sent.headers.get("cookie") ?? "";
        return of("inviteMember")(sent) && answer.status === 403 && owner
          ? service(withHeader(sent, "cookie", owner))
          : answer;
      };
    }),
  ]),
  ...inGroup("languages", [
    asking(
      "logs that are not there are told of in English alone",
      "messages are in the language that is preferred",
      of("listRunLogs"),
      (sent) => withHeader(sent, "accept-language", "en"),
    ),
  ]),
  ...inGroup("what is refused", [
    answering(
      "a title of 240 characters is too long",
      "`title`: at most 240 characters",
      (sent, { status }) =>
        of("updateRepository")(sent) && status === 200 && String(sentJson(sent)?.title).length >= 240,
      (answer, sent) => become(answer, 400, errorBody(sent, "invalid_request", "The title is too long.")),
    ),
    insisting(
      "capitals of a slug become small letters",
      "`slug`: `^[a-z0-9-]+$`",
      (sent, { status }) => of("createFork", "createOrganization")(sent) && status === 400,
      (sent) => {
        const body = sentJson(sent);
        return typeof body?.slug === "string" && body.slug !== body.slug.toLowerCase()
          ? withBody(sent, { ...body, slug: body.slug.toLowerCase() })
          : undefined;
      },
    ),
    insisting(
      "addresses are read without regard to case",
      "an address that is no operation's is 404",
      (sent, { status }) => status === 404 && /[A-Z]/.test(sent.url.pathname),
      (sent) => ({
        ...sent,
        url: new URL(sent.url.pathname.toLowerCase() + sent.url.search, sent.url),
      }),
    ),
  ]),
  ...inGroup("statuses and methods", [
    telling(
      "answers to tools have the id of another message",
      "JSON-RPC 2.0: `id` is that of the request",
      of("callTool"),
      (body) => {
        if (typeof body?.id === "number") body.id += 1;
      },
    ),
    telling(
      "a tool that was refused says that all is well",
      "`isError`: a refusal",
      of("callTool"),
      (body) => {
        if (body?.result?.isError) body.result.isError = false;
      },
    ),
    answering(
      "a repeated request has no Location",
      "the same status, body and headers again",
      (_, { headers }) => headers.has("idempotent-replayed"),
      ({ headers }) => headers.delete("location"),
    ),
  ]),
  ...inGroup("what was done", [
    kind(
      "the older list and the site map keep what was withdrawn",
      "a withdrawn repository is in no list",
      () => {
        const lists = new Map<string, Uint8Array<ArrayBuffer>>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (
            !of("listLegacyRepositories", "getSitemap")(sent) ||
            answer.status !== 200 ||
            has("owner")(sent) ||
            sent.method !== "GET"
          )
            return answer;
          const known = lists.get(sent.url.href);
          if (known && known.length > answer.body.length) setText(answer, new TextDecoder().decode(known));
          else lists.set(sent.url.href, answer.body.slice());
          return answer;
        };
      },
    ),
    kind("the description of what was withdrawn stays", "shown to its owner and members alone", () => {
      const texts = new Map<string, string>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("getRepository")(sent) || answer.status !== 200 || !isJson(answer)) return answer;
        const body = jsonOf(answer);
        if (body?.description) texts.set(body.id, body.description);
        if (body?.withdrawal && "description" in body)
          setJson(answer, { ...body, description: texts.get(body.id) ?? body.description });
        return answer;
      };
    }),
    telling(
      "a copy has another licence than its source",
      "`licenses`: those of the paper and of the code",
      (sent) => of("listLegacyRepositories")(sent) && has("owner")(sent),
      ({ repository }) => {
        if (repository?.forkedFrom) repository.licenses.paper = "unknown";
      },
    ),
    telling(
      "licences of submissions are forgotten",
      "`paperLicense`: license of the paper",
      (sent) => of("listLegacyRepositories")(sent) && has("owner")(sent),
      ({ repository }) => {
        if (repository && !repository.forkedFrom && repository.owner.startsWith("kit"))
          repository.licenses.paper = "unknown";
      },
    ),
    kind(
      "what was made private stays in feeds and pages of its owner",
      "a private repository is read by its owner and members",
      () => {
        const pages = new Map<string, Uint8Array<ArrayBuffer>>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (
            !of("getOwnerPage", "getHomePage")(sent) ||
            answer.status !== 200 ||
            sent.headers.has("cookie") ||
            sent.method !== "GET"
          )
            return answer;
          const known = pages.get(sent.url.href);
          if (known && known.length > answer.body.length) setText(answer, new TextDecoder().decode(known));
          else pages.set(sent.url.href, answer.body.slice());
          return answer;
        };
      },
    ),
  ]),
];
