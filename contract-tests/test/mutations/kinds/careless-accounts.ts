import {
  answering,
  asking,
  become,
  forgetting,
  insisting,
  type Json,
  jsonOf,
  of,
  sentJson,
  setJson,
  telling,
  withBody,
  withHeader,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

const undone = "what was done shows in what is read afterwards";

/**
 * What a careless or a fraudulent implementer gets wrong in accounts, keys, sessions, organizations and submissions. Written from the specification and the contract by one
 * who had not read the checks.
 */
export const carelessAccounts: Mutation[] = [
  ...inGroup("what was done", [
    forgetting(
      "keys live for 90 days, whatever is asked",
      "`expiresIn`: lifetime in seconds",
      "createApiKey",
      "expiresIn",
    ),
    telling(
      "keys live for a month by default",
      "`expiresIn`: 90 days by default",
      of("createApiKey"),
      (body, sent) => {
        if (sentJson(sent)?.expiresIn === undefined)
          body.expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
      },
    ),
    telling(
      "the start of a key is that of another",
      "`start`: first characters of the key",
      of("createApiKey", "listApiKeys"),
      (body) => {
        for (const one of body.apiKeys ?? [body]) if (one.start) one.start = "service_zzzz";
      },
    ),
    telling("keys were never used", "`lastRequest`: when it was last used", of("listApiKeys"), (body) => {
      for (const one of body.apiKeys) {
        one.lastRequest = null;
        one.requestCount = 0;
        one.rateLimit.used = 0;
      }
    }),
    telling(
      "keys have the limit of another window",
      "120 requests per minute, each key",
      of("listApiKeys"),
      (body) => {
        for (const one of body.apiKeys) one.rateLimit.limit += 1;
      },
    ),
    telling(
      "the session that asks is not the present one",
      "`current`: whether it is the one that asks",
      of("listSessions"),
      (body) => {
        for (const one of body.sessions) one.current = !one.current;
      },
    ),
    insisting(
      "an ended session can go on in the list of sessions",
      "401: not signed in",
      (sent, { status }) =>
        of("listSessions", "getSession")(sent) && status === 401 && sent.headers.has("cookie"),
      (sent, given) => withHeader(sent, "cookie", given.cookie),
    ),
    kind(
      "an Idempotency-Key is one for all accounts",
      "another account's request with the same key is its own",
      () => {
        const kept = new Map<string, Json>();
        return async (sent, service) => {
          const answer = await service(sent);
          const key = sent.headers.get("idempotency-key");
          if (!key || !of("updateStar", "createFork", "updateRequest", "updateFollow")(sent)) return answer;
          const place = `${sent.operation} ${key} ${JSON.stringify(sentJson(sent))}`;
          if (answer.status < 300 && !kept.has(place)) kept.set(place, answer);
          const first = kept.get(place);
          return first && answer.status === 403 ? first : answer;
        };
      },
    ),
    telling(
      "an uploaded paper forgets its title",
      "`title`: title of the paper",
      of("createRepository"),
      (body) => {
        body.repository.title = "Untitled";
      },
    ),
    answering(
      "a paper that is here already is taken again",
      "409: the paper already exists",
      (sent, { status }) => of("createRepository")(sent) && status === 409,
      (answer) => {
        answer.status = 201;
      },
    ),
    insisting(
      "who does not attest may submit as well",
      "`submitterAttested` must be the text `true`",
      (sent, { status }) => of("createRepository")(sent) && status === 400,
      (sent) => {
        const text = new TextDecoder("latin1").decode(sent.body ?? new Uint8Array());
        const changed = text.replace(/(name="submitterAttested"\r\n\r\n)[^\r]*/, "$1true");
        return changed === text
          ? undefined
          : { ...sent, body: Uint8Array.from(Buffer.from(changed, "latin1")) };
      },
    ),
    kind(
      "what was withdrawn may be edited",
      "a withdrawn repository is not changed any more",
      () => async (sent, service) => {
        const answer = await service(sent);
        if (!of("updateRepository")(sent) || answer.status !== 409) return answer;
        const record = await service({
          ...sent,
          method: "GET",
          body: null,
          operation: "",
          url: new URL(sent.url.pathname.replace("/api/", "/api/v1/"), sent.url),
        });
        become(answer, 200, { repository: jsonOf(record) });
        for (const header of ["content-language", "vary"]) answer.headers.delete(header);
        return answer;
      },
    ),
    kind(
      "Claims of what was withdrawn stay in the list",
      "a withdrawn repository is in no list and no search",
      () => {
        const pages = new Map<string, Json>();
        const withdrawn = new Set<string>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (of("withdrawRepository")(sent) && answer.status === 200)
            withdrawn.add(sent.url.pathname.split("/").at(-2)!);
          if (!of("listClaims")(sent) || answer.status !== 200 || sent.url.searchParams.has("fields"))
            return answer;
          const body = jsonOf(answer);
          if (sent.method !== "GET") return answer;
          for (const one of body.data) pages.set(one.id, one);
          const kept = [...pages.values()].filter(
            ({ id, repository }) =>
              withdrawn.has(repository?.id) && !body.data.some((one: Json) => one.id === id),
          );
          if (kept.length > 0 && !sent.url.searchParams.has("cursor"))
            setJson(answer, { ...body, data: [...kept.slice(0, 1), ...body.data.slice(1)] });
          return answer;
        };
      },
    ),
    telling(
      "an accepted invitation is still pending",
      "`invitation`: now accepted",
      of("acceptInvitation"),
      (body) => {
        body.invitation.status = "pending";
      },
    ),
    telling("a new role is answered and not kept", undone, of("listMembers"), (body) => {
      for (const one of body.members) if (one.role === "admin") one.role = "member";
    }),
    telling(
      "a removed member was another",
      "`member`: the membership that was ended",
      of("removeMember"),
      (body) => {
        body.member.userId = `${body.member.userId}x`;
      },
    ),
    telling("who was removed stays in the list", undone, of("listMembers"), (body) => {
      const [first] = body.members;
      if (body.members.length === 1) body.members.push({ ...first, id: `${first.id}x`, role: "member" });
      body.total = body.members.length;
    }),
    insisting(
      "strangers may see who belongs to an organization",
      "to somebody who does not belong: 403",
      (sent, { status }) => of("listMembers", "listInvitations")(sent) && status === 403,
      (sent, given) => withHeader(sent, "cookie", given.cookie),
    ),
    answering(
      "a name of a person may be that of an organization",
      "one namespace of people and organizations: 409",
      (sent, { status }) => of("createOrganization")(sent) && status === 409,
      (answer, sent) => {
        const { name, slug } = sentJson(sent) ?? {};
        become(answer, 200, { id: "org1", name, slug, logo: null, createdAt: new Date().toISOString() });
        for (const header of ["content-language", "vary"]) answer.headers.delete(header);
      },
    ),
    telling(
      "signing in by name has the answer of another person",
      "`user`: the person who signed in",
      of("signInUsername"),
      (body) => {
        body.user.username = "somebody";
      },
    ),
    answering(
      "a password is forgotten by those alone who have an account",
      "whether an address has an account is not told",
      (sent, { status }) =>
        of("requestPasswordReset")(sent) && status === 200 && /example/.test(sentJson(sent)?.email ?? ""),
      (answer) => become(answer, 404, { error: "Nobody has this address." }),
    ),
    kind("a deleted account signs in again", "everything about the person goes", () => {
      const people = new Map<string, Json>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("signIn", "signInUsername")(sent)) return answer;
        const who = `${sent.operation} ${JSON.stringify(sentJson(sent))}`;
        if (answer.status === 200) people.set(who, answer);
        return answer.status === 401 ? (people.get(who) ?? answer) : answer;
      };
    }),
    telling("a picture is not kept", "`image`: picture", of("updateAvatar", "getSession"), (body) => {
      if (body?.user) body.user.image = null;
    }),
    answering(
      "a Run may have an experiment of another Claim",
      "422: an experiment version of another Claim",
      (sent, { status }) => of("createRun", "createLegacyRun")(sent) && (status === 422 || status === 404),
      (answer) => {
        answer.status = 409;
      },
    ),
    telling(
      "a cancelled Run never ended",
      "`finishedAt`: when the process ended; it has ended",
      of("cancelRun"),
      (body) => {
        if (body.run) body.run.finishedAt = null;
        if ("finishedAt" in body) body.finishedAt = null;
      },
    ),
    answering(
      "quotas are told of where they are exhausted alone",
      "`X-Quota-*` of what counts against a quota",
      (sent, { status }) => of("createRepository")(sent) && status === 201,
      ({ headers }) => {
        for (const name of [...headers.keys()]) if (name.startsWith("x-quota")) headers.delete(name);
      },
    ),
    asking(
      "rememberMe is overlooked",
      "`rememberMe`: false ends the session with the browser",
      of("signIn", "signInUsername"),
      (sent) => {
        const { rememberMe, ...rest } = sentJson(sent) ?? {};
        return rememberMe === false ? withBody(sent, rest) : undefined;
      },
    ),
  ]),
];
