import { randomUUID } from "node:crypto";
import {
  answering,
  asking,
  asOwner,
  become,
  copyOf,
  errorBody,
  has,
  insisting,
  type Json,
  jsonOf,
  lastOf,
  of,
  reading,
  recordsOf,
  sentJson,
  setJson,
  telling,
  withBody,
  withHeader,
} from "../changes.ts";
import { type Answer, inGroup, kind, type Sent } from "../mutation.ts";

const key = ({ headers }: Sent): string => (headers.get("idempotency-key") ?? "").replace(/^"(.*)"$/, "$1");

export const travellersOfWrites = inGroup("travellers in writes", [
  answering(
    "the address of a new Run is that of the unversioned endpoints",
    "`Location` of createRun: address of the Run",
    (sent, { status }) => of("createRun")(sent) && status === 202,
    ({ headers }) => headers.set("location", headers.get("location")!.replace("/api/v1/", "/api/")),
  ),
  kind("new Runs are not among those of their Claim", "`claim_id`: Runs of this Claim", () => {
    const made = new Set<string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (of("createRun")(sent) && answer.status === 202) made.add(jsonOf(answer).id);
      if (!of("listRuns")(sent) || !has("claim_id")(sent) || answer.status !== 200) return answer;
      const body = jsonOf(answer);
      setJson(answer, { ...body, data: body.data.filter(({ id }: Json) => !made.has(id)) });
      return answer;
    };
  }),
  insisting(
    "an experiment version that does not exist is overlooked, and the plan's is run",
    "createRun: 404 where there is no such thing; the plan's version by default alone",
    (sent, { status }) => of("createRun", "createLegacyRun")(sent) && [404, 422].includes(status),
    (sent) => {
      const { experimentVersionId, ...rest } = sentJson(sent) ?? {};
      if (experimentVersionId === undefined) return undefined;
      // What was refused has used its key.
      return withHeader(withBody(sent, rest), "idempotency-key", `"${randomUUID()}"`);
    },
  ),
  kind(
    "a Run that has ended can be cancelled",
    "cancelRun: ends a Run that has not ended, else 409",
    () => async (sent, service) => {
      const answer = await service(sent);
      if (!of("cancelRun")(sent) || answer.status !== 409) return answer;
      const id = sent.url.pathname.split("/").at(-2)!;
      const run = await service(reading(sent, `/api/v1/runs/${id}`));
      become(answer, 200, { run: { id, state: jsonOf(run).state } });
      return answer;
    },
  ),
  kind("a second star counts too", "updateStar: doing so twice changes nothing", () => {
    const starred = new Set<string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("updateStar")(sent) || answer.status !== 200 || answer.headers.has("idempotent-replayed"))
        return answer;
      const { repositoryId, action } = sentJson(sent);
      if (action === "unstar") starred.delete(repositoryId);
      else if (starred.has(repositoryId)) setJson(answer, { starCount: jsonOf(answer).starCount + 1 });
      else starred.add(repositoryId);
      return answer;
    };
  }),
  kind("a vote that was withdrawn stays in the snapshot", "`counts.requestCount`: a counter of now", () => {
    const voted = new Set<string>();
    const withdrawn = new Set<string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (answer.status !== 200) return answer;
      if (of("updateRequest")(sent)) {
        const { repositoryId: id, action } = sentJson(sent);
        if (action === "request") withdrawn.delete(id);
        else if (voted.has(id)) withdrawn.add(id);
        if (action === "request") voted.add(id);
      }
      const body = of("listLegacyRepositories")(sent) ? jsonOf(answer) : undefined;
      if (!withdrawn.has(body?.repository?.id)) return answer;
      body.repository.counts.requestCount += 1;
      setJson(answer, body);
      return answer;
    };
  }),
  insisting(
    "a key needs no scope to ask for a reproduction",
    "updateRequest: an API key with the scope `write`; else 403",
    (sent, { status }) => of("updateRequest")(sent) && status === 403 && sent.headers.has("x-api-key"),
    asOwner,
  ),
  insisting(
    "members that following does not have are overlooked",
    "FollowUpdate: `additionalProperties` is false",
    (sent, { status }) => of("updateFollow")(sent) && status === 400,
    (sent) => {
      const { targetType, targetId, action, ...rest } = sentJson(sent) ?? {};
      return Object.keys(rest).length > 0 ? withBody(sent, { targetType, targetId, action }) : undefined;
    },
  ),
  kind(
    "another request with a used Idempotency-Key has the answer of the first",
    "422: the `Idempotency-Key` was sent with another request",
    () => {
      const answers = new Map<string, Answer>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (key(sent) === "") return answer;
        const known = `${sent.operation} ${key(sent)}`;
        const first = answers.get(known);
        if (answer.status < 300 && !first) answers.set(known, copyOf(answer));
        if (answer.status !== 422 || !first) return answer;
        const replayed = copyOf(first);
        replayed.headers.set("idempotent-replayed", "true");
        replayed.headers.set("x-request-id", answer.headers.get("x-request-id")!);
        return replayed;
      };
    },
  ),
  kind(
    "an Idempotency-Key is used up for all operations",
    "`Idempotency-Key`: the same key to the same operation",
    () => {
      const operations = new Map<string, string>();
      return async (sent, service) => {
        const first = operations.get(key(sent));
        if (key(sent) === "" || first === undefined || first === sent.operation) {
          const answer = await service(sent);
          if (key(sent) !== "" && answer.status < 300) operations.set(key(sent), sent.operation);
          return answer;
        }
        const answer = await service(reading(sent, "/api/v1/repositories"));
        become(answer, 422, errorBody(sent, "unprocessable", "The key was sent with another request."));
        return answer;
      };
    },
  ),
  asking(
    "a description that is not sent is emptied",
    "updateRepository: members that are absent stay as they are",
    of("updateRepository"),
    (sent) => {
      const body = sentJson(sent);
      const isChange = body && typeof body === "object" && ("title" in body || "topics" in body);
      return isChange && !("description" in body) ? withBody(sent, { ...body, description: "" }) : undefined;
    },
  ),
  kind(
    "topics are added to the present ones",
    "updateRepository, `topics`: instead of the present ones",
    () => async (sent, service) => {
      const body = of("updateRepository")(sent) ? sentJson(sent) : undefined;
      if (!Array.isArray(body?.topics)) return service(sent);
      const present = await service(reading(sent, `/api/v1/repositories/${lastOf(sent.url)}`));
      if (present.status !== 200) return service(sent);
      const { topics } = jsonOf(present);
      return service(withBody(sent, { ...body, topics: [...new Set([...topics, ...body.topics])] }));
    },
  ),
  kind("an edit is no change", "`updatedAt`: when anything of this record last changed", () => {
    const times = new Map<string, string>();
    return async (sent, service) => {
      const target = `/api/v1/repositories/${lastOf(sent.url)}`;
      const before = of("updateRepository")(sent) ? jsonOf(await service(reading(sent, target))) : undefined;
      const answer = await service(sent);
      if (answer.status !== 200) return answer;
      if (before?.id && !times.has(before.id)) times.set(before.id, before.updatedAt);
      const isRecord = of("listRepositories", "getRepository", "resolveRepository")(sent);
      if (!before?.id && !isRecord) return answer;
      const body = jsonOf(answer);
      for (const record of before?.id ? [body.repository] : recordsOf(body))
        if (record.updatedAt && times.has(record.id)) record.updatedAt = times.get(record.id);
      setJson(answer, body);
      return answer;
    };
  }),
  kind(
    "the badge of what was made private can be read on",
    "`visibility` private: the owner and members alone may read",
    (given) => {
      const hidden = new Set<string>();
      return async (sent, service) => {
        const answer = await service(sent);
        const [slug, owner] = sent.url.pathname.split("/").reverse();
        if (of("updateRepository")(sent) && answer.status === 200) {
          const { repository } = jsonOf(answer);
          if (repository.visibility === "private") hidden.add(`${repository.owner}/${repository.slug}`);
        }
        const isCached = of("getBadge")(sent) && answer.status === 404 && hidden.has(`${owner}/${slug}`);
        return isCached ? service(asOwner(sent, given)) : answer;
      };
    },
  ),
  telling(
    "a fork of another owner's repository does not say what it was copied from",
    "`forkedFrom`: the repository that it was copied from",
    of("listLegacyRepositories"),
    ({ repository }) => {
      if (repository?.forkedFrom && repository.forkedFrom.owner !== repository.owner)
        repository.forkedFrom = null;
    },
  ),
  kind("a withdrawn repository is still found", "withdrawRepository: out of every list and search", () => {
    const withdrawn = new Map<string, Json>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (answer.status !== 200) return answer;
      if (of("withdrawRepository")(sent)) {
        const { repository } = jsonOf(answer);
        withdrawn.set(repository.id, repository);
      }
      if (!of("search")(sent) || has("repository_cursor")(sent)) return answer;
      const body = jsonOf(answer);
      const words = sent.url.searchParams.get("q")!.toLowerCase().split(/\s+/);
      for (const repository of withdrawn.values())
        if (words.every((word) => repository.title.toLowerCase().includes(word)))
          body.data.repositories.unshift(repository);
      setJson(answer, body);
      return answer;
    };
  }),
  asking(
    "keys live for a year where nothing is said",
    "`expiresIn`: 90 days by default",
    of("createApiKey"),
    (sent) => {
      const body = sentJson(sent);
      const isSilent = body && typeof body === "object" && !("expiresIn" in body);
      return isSilent ? withBody(sent, { ...body, expiresIn: 31_536_000 }) : undefined;
    },
  ),
  kind("keys that were revoked are counted", "`total`: all keys of the person", () => {
    let count = 0;
    return async (sent, service) => {
      const answer = await service(sent);
      if (of("deleteApiKey")(sent) && answer.status === 200) count += 1;
      if (!of("listApiKeys")(sent) || answer.status !== 200) return answer;
      const body = jsonOf(answer);
      setJson(answer, { ...body, total: body.total + count });
      return answer;
    };
  }),
  kind("an invitation that was taken back is pending", "cancelInvitation: ends an invitation", () => {
    const ended = new Set<string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (answer.status !== 200) return answer;
      if (of("cancelInvitation")(sent)) ended.add(sentJson(sent).invitationId);
      if (!of("listInvitations")(sent)) return answer;
      const list = jsonOf(answer);
      for (const invitation of list) if (ended.has(invitation.id)) invitation.status = "pending";
      setJson(answer, list);
      return answer;
    };
  }),
]);
