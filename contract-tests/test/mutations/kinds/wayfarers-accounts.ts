import {
  answering,
  asking,
  asOwner,
  at,
  become,
  errorBody,
  insisting,
  type Json,
  jsonOf,
  of,
  reading,
  sentJson,
  setJson,
  telling,
  withBody,
  withHeader,
  withQuery,
} from "../changes.ts";
import { DeletedKeys } from "../deleted-keys.ts";
import { inGroup, kind, type Mutation, type Sent, type Service } from "../mutation.ts";

const membersOf = async (sent: Sent, service: Service, organization: string): Promise<Json[]> => {
  const target = `/api/auth/organization/list-members?organizationId=${encodeURIComponent(organization)}`;
  return jsonOf(await service(reading(sent, target)))?.members ?? [];
};

/** Written from the contract alone, by one who had seen no check: keys, sessions, people and organizations. */
export const wayfarersOfAccounts: Mutation[] = [
  ...inGroup("keys", [
    asking(
      "a key lasts a month unless it is said how long",
      "`expiresIn`: 90 days by default",
      (sent) => {
        const body = sentJson(sent);
        return of("createApiKey")(sent) && body?.name !== undefined && body.expiresIn === undefined;
      },
      (sent) => withBody(sent, { ...sentJson(sent), expiresIn: 30 * 24 * 60 * 60 }),
    ),
    asking(
      "keys by name are in one direction alone",
      "`sortDirection`: direction to sort in",
      ({ operation, url }) =>
        operation === "listApiKeys" &&
        url.searchParams.get("sortBy") === "name" &&
        url.searchParams.get("sortDirection") === "desc",
      (sent) => withQuery(sent, (query) => query.delete("sortDirection")),
    ),
    kind(
      "who has a key that was revoked reads as nobody",
      "`deleteApiKey`: ends a key at once; an invalid key gets 401",
      () => {
        const deleted = new DeletedKeys();
        return async (sent, service) => {
          const answer = await service(sent);
          deleted.note(sent, answer);
          const isDead = sent.method === "GET" && deleted.has(sent.headers.get("x-api-key"));
          return isDead && answer.status === 401 ? service(withHeader(sent, "x-api-key", null)) : answer;
        };
      },
    ),
    telling(
      "a new key is known by its end",
      "`start`: first characters of the key",
      of("createApiKey"),
      (body) => {
        body.start = body.key.slice(-14);
      },
    ),
    insisting(
      "a key need not write to follow",
      "`updateFollow`: `write` in `security`; a key lacking a needed scope gets 403",
      (sent, answer) =>
        of("updateFollow")(sent) &&
        answer.status === 403 &&
        sent.headers.has("x-api-key") &&
        /\bwrite\b/.test(jsonOf(answer)?.error ?? ""),
      asOwner,
    ),
  ]),
  ...inGroup("sessions", [
    asking(
      "who signs out is forgotten by the browser alone",
      "`signOut`: ends the session",
      (sent) => of("signOut")(sent) && sent.headers.has("cookie"),
      (sent) => withHeader(sent, "cookie", null),
    ),
    asking(
      "other sessions go on",
      "`revokeOtherSessions`: ends every session of the account but the one that asks",
      of("revokeOtherSessions"),
      (sent) => at(sent, "/api/account/sessions/none/revocation"),
    ),
    kind(
      "a session that is none is not found",
      "`revokeSession`: what is none is answered alike",
      () => async (sent, service) => {
        if (!of("revokeSession")(sent)) return service(sent);
        const { sessions } = jsonOf(await service(reading(sent, "/api/account/sessions"))) ?? {};
        const answer = await service(sent);
        const id = decodeURIComponent(sent.url.pathname.split("/").at(-2)!);
        if (answer.status === 200 && sessions && !sessions.some((one: Json) => one.id === id))
          become(answer, 404, errorBody(sent, "not_found", "Session not found."));
        return answer;
      },
    ),
    telling(
      "the newest session is the one that asks",
      "`current`: whether it is the one that asks",
      of("listSessions"),
      ({ sessions }) => {
        for (const [index, one] of sessions.entries()) one.current = index === 0;
      },
    ),
    asking(
      "who signs in by name is always remembered",
      "`rememberMe`: false ends the session with the browser",
      (sent) => of("signInUsername")(sent) && sentJson(sent)?.rememberMe === false,
      (sent) => withBody(sent, { ...sentJson(sent), rememberMe: true }),
    ),
  ]),
  ...inGroup("people", [
    kind(
      "whose password is forgotten is told apart",
      "`requestPasswordReset`: the answer is the same for every address",
      () => {
        const known = new Set<string>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (of("signUp", "signIn", "getSession")(sent) && answer.status === 200)
            known.add(jsonOf(answer)?.user?.email?.toLowerCase() ?? "");
          const email = sentJson(sent)?.email;
          const isAsked = of("requestPasswordReset")(sent) && answer.status === 200;
          if (isAsked && typeof email === "string" && !known.has(email.toLowerCase()))
            become(answer, 400, errorBody(sent, "invalid_request", "No account has this address."));
          return answer;
        };
      },
    ),
    insisting(
      "passwords that everybody has are good enough",
      "`password`: one of the most used, or the account's own name, is refused with 400",
      (sent, { status }) => {
        const { password, name, email, username, ...rest } = sentJson(sent) ?? {};
        const isWhole = [password, name, email, username].every((text) => typeof text === "string");
        const isLong = isWhole && password.length >= 8 && password.length <= 100;
        return of("signUp")(sent) && status === 400 && isLong && Object.keys(rest).length === 0;
      },
      (sent) => {
        const body = sentJson(sent);
        return withBody(sent, { ...body, password: `${body.password}-Zq7#vK2w` });
      },
    ),
    answering(
      "a key that changes a picture is as none",
      "403: called with an API key, only a browser session may do this",
      (sent, { status }) => of("updateAvatar")(sent) && status === 403 && sent.headers.has("x-api-key"),
      (answer, sent) => {
        become(answer, 401, errorBody(sent, "unauthenticated", "Please sign in."));
        answer.headers.set("www-authenticate", 'Bearer realm="service"');
      },
    ),
  ]),
  ...inGroup("organizations", [
    asking(
      "members begin with the first on every page",
      "`offset`: members to leave out before these",
      ({ operation, url }) =>
        operation === "listMembers" && Number(url.searchParams.get("offset") ?? "0") > 0,
      (sent) => withQuery(sent, (query) => query.delete("offset")),
    ),
    kind("admins make owners", "`updateMemberRole`: only an owner makes owners", () => {
      const owners = new Map<string, string | null>();
      return async (sent, service) => {
        const answer = await service(sent);
        const { organizationId, role } = sentJson(sent) ?? {};
        const cookie = sent.headers.get("cookie");
        if (of("createOrganization")(sent) && answer.status === 200) owners.set(jsonOf(answer).id, cookie);
        const isRefused = of("updateMemberRole")(sent) && answer.status === 403 && role === "owner";
        const owner = isRefused ? owners.get(organizationId) : undefined;
        return owner && owner !== cookie ? service(withHeader(sent, "cookie", owner)) : answer;
      };
    }),
    kind(
      "the last owner leaves, in the answer",
      "`leaveOrganization`: the last owner stays",
      () => async (sent, service) => {
        const answer = await service(sent);
        const { organizationId, ...rest } = sentJson(sent) ?? {};
        const isWhole = typeof organizationId === "string" && Object.keys(rest).length === 0;
        if (!of("leaveOrganization")(sent) || answer.status < 400 || !isWhole) return answer;
        const session = jsonOf(await service(reading(sent, "/api/auth/get-session")));
        const members = await membersOf(sent, service, organizationId);
        const own = members.find(({ userId }) => userId === session?.user?.id);
        if (own?.role === "owner") become(answer, 200, own);
        return answer;
      },
    ),
    kind(
      "who is invited as an admin joins as a member",
      "`role`: role within the organization",
      () => async (sent, service) => {
        const body = sentJson(sent);
        if (!of("inviteMember")(sent) || body?.role !== "admin") return service(sent);
        const answer = await service(withBody(sent, { ...body, role: "member" }));
        if (answer.status === 200) setJson(answer, { ...jsonOf(answer), role: "admin" });
        return answer;
      },
    ),
    kind(
      "an invitation is read after it was answered",
      "`getInvitation`: one that was used and one that does not exist are answered alike",
      () => {
        const seen = new Map<string, Json>();
        const used = new Set<string>();
        return async (sent, service) => {
          const answer = await service(sent);
          const id = sent.url.searchParams.get("invitationId") ?? "";
          if (of("acceptInvitation", "declineInvitation")(sent) && answer.status === 200)
            used.add(sentJson(sent)?.invitationId);
          if (!of("getInvitation")(sent)) return answer;
          if (answer.status === 200) seen.set(id, jsonOf(answer));
          if (answer.status === 404 && used.has(id) && seen.has(id)) become(answer, 200, seen.get(id));
          return answer;
        };
      },
    ),
    telling(
      "an invitation that was accepted is pending",
      "`invitation`: the invitation, now accepted",
      of("acceptInvitation"),
      ({ invitation }) => {
        invitation.status = "pending";
      },
    ),
    kind(
      "a member has another role in the answer alone",
      "`updateMemberRole`: gives a member another role",
      () => async (sent, service) => {
        const { memberId, role, organizationId } = sentJson(sent) ?? {};
        if (!of("updateMemberRole")(sent) || !["admin", "member"].includes(role)) return service(sent);
        const members = await membersOf(sent, service, String(organizationId));
        const present = members.find(({ id }) => id === memberId)?.role;
        if (!present || present === role) return service(sent);
        const answer = await service(withBody(sent, { ...sentJson(sent), role: present }));
        if (answer.status === 200) setJson(answer, { ...jsonOf(answer), role });
        return answer;
      },
    ),
  ]),
];
