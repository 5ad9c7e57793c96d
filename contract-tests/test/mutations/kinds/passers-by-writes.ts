import {
  answering,
  asking,
  type Json,
  jsonOf,
  of,
  sentJson,
  setJson,
  telling,
  withBody,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** Written from the words of the issue and the contract before a look at the checks, each in one place: links and what was done. */
export const passersByOfWrites: Mutation[] = [
  ...inGroup("links", [
    telling(
      "the next page of Runs has other fields",
      "`next`: address of the next page of the list",
      (sent) => of("listRuns")(sent) && sent.url.searchParams.has("fields"),
      (body) => {
        if (!body.links?.next) return;
        const next = new URL(body.links.next, "http://localhost");
        next.searchParams.delete("fields");
        body.links.next = body.links.next.startsWith("/") ? `${next.pathname}${next.search}` : next.href;
      },
    ),
    telling(
      "the badge of a repository is another one's",
      "`badge`: address of its badge",
      of("getRepository"),
      (body) => {
        if (body.links?.badge)
          body.links.badge = body.links.badge.replace(/\/[^/]+\/[^/]+$/, "/grace/collatz");
      },
    ),
    answering(
      "a requested Run is said to be at the list",
      "`Location`: address of the Run",
      (sent, { status }) => of("createRun")(sent) && status === 202,
      ({ headers }) => headers.set("location", "/api/v1/runs"),
    ),
  ]),
  ...inGroup("what was done", [
    telling(
      "a cancelled invitation is still pending in the list",
      "`status` of an invitation",
      of("listInvitations"),
      (body) => {
        for (const one of body as Json[]) if (one.status === "canceled") one.status = "pending";
      },
    ),
    telling(
      "a star that was taken back is still one's own",
      "`reactions`: what the caller has done",
      of("listLegacyRepositories"),
      (body) => {
        if (body.repository?.reactions?.star === false) body.repository.reactions.star = true;
      },
    ),
    kind("an ended session goes on", "a session that was ended is none any more", () => {
      const people = new Map<string, Json>();
      return async (sent, service) => {
        const answer = await service(sent);
        const cookie = sent.headers.get("cookie");
        if (!of("listOrganizations")(sent) || !cookie) return answer;
        if (answer.status === 200) people.set(cookie, jsonOf(answer));
        else if (answer.status === 401 && people.has(cookie)) {
          answer.status = 200;
          for (const name of ["www-authenticate", "content-language"]) answer.headers.delete(name);
          setJson(answer, people.get(cookie));
        }
        return answer;
      };
    }),
    asking(
      "a change of the topics alone takes the title's last word away",
      "what is absent stays",
      (sent) => of("updateRepository")(sent) && sentJson(sent)?.topics && sentJson(sent)?.title === undefined,
      (sent) => withBody(sent, { ...sentJson(sent), title: "Another title" }),
    ),
    asking(
      "a key that is to have one scope has two",
      "`scopes`: what the key may do",
      (sent) => of("createApiKey")(sent) && sentJson(sent)?.scopes?.length === 1,
      (sent) =>
        withBody(sent, { ...sentJson(sent), scopes: [...new Set([...sentJson(sent).scopes, "run"])] }),
    ),
    kind("a badge is the one that was first shown", "a badge is issued live", () => {
      const first = new Map<string, Uint8Array<ArrayBuffer>>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("getBadge")(sent) || answer.status !== 200 || sent.method === "HEAD") return answer;
        if (!first.has(sent.url.pathname)) first.set(sent.url.pathname, answer.body);
        answer.body = first.get(sent.url.pathname)!;
        answer.headers.set("content-length", String(answer.body.length));
        return answer;
      };
    }),
  ]),
];
