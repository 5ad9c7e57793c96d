import {
  answering,
  become,
  forgetting,
  type Json,
  jsonOf,
  of,
  recordsOf,
  sentJson,
  setJson,
  telling,
  withBody,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

const undone = "what was done shows in what is read afterwards";

/** Answers a write with a success that an earlier one had, and does not do it. */
const pretending = (
  name: string,
  violates: string,
  operation: string,
  isPretended: (body: Json) => boolean,
  result: (body: Json) => Json,
) =>
  kind(name, violates, () => async (sent, service) => {
    if (!of(operation)(sent) || !isPretended(sentJson(sent))) return service(sent);
    const answer = await service({ ...sent, body: new TextEncoder().encode("{}") });
    if (answer.status !== 400) return answer;
    become(answer, 200, result(sentJson(sent)));
    for (const header of ["content-language", "vary"]) answer.headers.delete(header);
    return answer;
  });

/**
 * What a careless or a fraudulent implementer gets wrong in writes. Written from the specification and the contract by one
 * who had not read the checks.
 */
export const carelessWrites: Mutation[] = [
  ...inGroup("what was done", [
    pretending(
      "unfollowing is answered and not done",
      undone,
      "updateFollow",
      (body) => body?.action === "unfollow",
      () => ({ followerCount: 0 }),
    ),
    pretending(
      "a vote is answered and not counted",
      undone,
      "updateRequest",
      (body) => body?.action === "request",
      () => ({ requestCount: 1 }),
    ),
    kind("one may follow oneself", "following oneself is refused with 400", () => async (sent, service) => {
      const answer = await service(sent);
      if (!of("updateFollow")(sent) || answer.status !== 400 || sentJson(sent)?.targetType !== "user")
        return answer;
      if (typeof sentJson(sent).targetId !== "string" || jsonOf(answer)?.details) return answer;
      become(answer, 200, { followerCount: 1 });
      for (const header of ["content-language", "vary"]) answer.headers.delete(header);
      return answer;
    }),
    answering(
      "who is not there can be followed",
      "404: the user slug does not exist",
      (sent, { status }) => of("updateFollow")(sent) && status === 404,
      (answer) => {
        become(answer, 200, { followerCount: 1 });
        for (const header of ["content-language", "vary"]) answer.headers.delete(header);
      },
    ),
    answering(
      "a star of what may not be read is 404",
      "403: no read permission on the target",
      (sent, { status }) => of("updateStar", "updateRequest")(sent) && status === 403,
      (answer) => {
        answer.status = 404;
      },
    ),
    telling(
      "a star does not show in the snapshot",
      "`reactions.star`: whether the caller starred it",
      of("listLegacyRepositories"),
      (body) => {
        if (body.repository?.reactions) body.repository.reactions.star = false;
      },
    ),
    telling("snapshots count no stars", "`counts.starCount`", of("listLegacyRepositories"), (body) => {
      if (body.repository?.counts) body.repository.counts.starCount = 0;
    }),
    telling(
      "a fork does not say what it was made of",
      "`forkedFrom`: the repository that it was copied from",
      of("listLegacyRepositories"),
      (body) => {
        if (body.repository) body.repository.forkedFrom = null;
      },
    ),
    telling("forks are not counted", "`forkCount`: forks", of("listLegacyRepositories"), (body) => {
      if (body.repository?.counts) body.repository.counts.forkCount = 0;
      for (const one of body.repositories ?? []) one.forkCount = 0;
    }),
    kind(
      "a change leaves the time of the last change",
      "`updatedAt`: when anything of this record last changed",
      () => {
        const first = new Map<string, string>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (
            !of(
              "getRepository",
              "listRepositories",
              "resolveRepository",
              "updateRepository",
              "search",
            )(sent) ||
            answer.status !== 200
          )
            return answer;
          const body = jsonOf(answer);
          for (const one of [
            ...recordsOf(body),
            ...recordsOf(body?.repository),
            ...(body?.data?.repositories ?? []),
          ]) {
            if (!one?.updatedAt || !one.id) continue;
            if (!first.has(one.id)) first.set(one.id, one.updatedAt);
            one.updatedAt = first.get(one.id);
          }
          if (sent.method === "GET" || sent.method === "PATCH") setJson(answer, body);
          return answer;
        };
      },
    ),
    kind("topics are added to those that there were", "`topics`: instead of the present ones", () => {
      const topics = new Map<string, string[]>();
      return async (sent, service) => {
        const body = sentJson(sent);
        const id = sent.url.pathname.split("/")[3] ?? "";
        if (
          !of("updateRepository")(sent) ||
          !Array.isArray(body?.topics) ||
          !body.topics.every((one: Json) => /^[a-z]+$/.test(one))
        )
          return service(sent);
        const all = [...new Set([...(topics.get(id) ?? []), ...body.topics])];
        topics.set(id, all);
        return service(withBody(sent, { ...body, topics: all }));
      };
    }),
    forgetting(
      "a fork has the name of its source, whatever is asked",
      "`slug`: name within the namespace",
      "createFork",
      "slug",
    ),
  ]),
];
