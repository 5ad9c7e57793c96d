import {
  anonymous,
  answering,
  asking,
  become,
  copyOf,
  errorBody,
  insisting,
  isJson,
  type Json,
  jsonOf,
  of,
  reading,
  recordsOf,
  sentJson,
  setJson,
  telling,
  withBody,
  withHeader,
} from "../changes.ts";
import { type Answer, inGroup, kind, type Mutation, type Sent } from "../mutation.ts";

/** Who asks, with what, as a header says it. */
const callerOf = ({ headers }: Sent): string =>
  ["x-api-key", "authorization", "cookie"].map((name) => headers.get(name) ?? "").join(" ");

/** Written from the contract alone, by one who had seen no check: what is done with a key. */
export const wayfarersOfWrites: Mutation[] = [
  ...inGroup("stars, wants and follows", [
    answering(
      "who unfollows is counted once more",
      "`FollowResult`: the new count",
      (sent, { status }) =>
        of("updateFollow")(sent) && status === 200 && sentJson(sent)?.action === "unfollow",
      (answer) => setJson(answer, { followerCount: jsonOf(answer).followerCount + 1 }),
    ),
    kind("a snapshot has the votes of when it was read first", "`requestCount` of the snapshot", () => {
      const counts = new Map<string, number>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("listLegacyRepositories")(sent) || answer.status !== 200) return answer;
        const body = jsonOf(answer);
        const { id, counts: present } = body?.repository ?? {};
        if (!present) return answer;
        const first = counts.get(id) ?? present.requestCount;
        counts.set(id, first);
        present.requestCount = first;
        setJson(answer, body);
        return answer;
      };
    }),
    telling(
      "who starred a repository follows it",
      "`reactions.follow`: whether the caller follows it",
      of("listLegacyRepositories"),
      ({ repository }) => {
        if (repository?.reactions) repository.reactions.follow = repository.reactions.star;
      },
    ),
    answering(
      "a vote for what may not be read finds nothing",
      "403: the target repository does not exist or may not be read",
      (sent, answer) =>
        of("updateRequest")(sent) &&
        answer.status === 403 &&
        isJson(answer) &&
        !/API/.test(jsonOf(answer).error),
      (answer, sent) => become(answer, 404, errorBody(sent, "not_found", "Repository not found.")),
    ),
    answering(
      "people may follow themselves",
      "`updateFollow`: following oneself is refused",
      (sent, { status }) => {
        const { targetType, targetId, action, ...rest } = sentJson(sent) ?? {};
        const isWhole = typeof targetId === "string" && targetId.length > 0 && targetId.length <= 128;
        const isFollow = targetType === "user" && action === "follow" && Object.keys(rest).length === 0;
        return of("updateFollow")(sent) && status === 400 && isWhole && isFollow;
      },
      (answer) => become(answer, 200, { followerCount: 1 }),
    ),
  ]),
  ...inGroup("forks", [
    telling(
      "a fork was copied from itself",
      "`forkedFrom`: the repository that it was copied from",
      of("listLegacyRepositories"),
      ({ repository }) => {
        if (!repository?.forkedFrom) return;
        const { id, owner, slug, title } = repository;
        repository.forkedFrom = { id, owner, slug, title };
      },
    ),
    answering(
      "where the fork is there is what it was made of",
      "`Location`: address of what was made",
      (sent, { status }) => of("createFork")(sent) && status === 201,
      ({ headers }, sent) =>
        headers.set("location", `/api/v1/repositories/${sentJson(sent)?.repositoryId ?? ""}`),
    ),
  ]),
  ...inGroup("editing and withdrawal", [
    kind(
      "topics are added to those that are there",
      "`topics`: instead of the present ones",
      () => async (sent, service) => {
        const { topics, ...rest } = sentJson(sent) ?? {};
        if (!of("updateRepository")(sent) || !Array.isArray(topics)) return service(sent);
        const id = sent.url.pathname.split("/").at(-1)!;
        const before = jsonOf(await service(reading(sent, `/api/v1/repositories/${id}`)))?.topics ?? [];
        const added = before.filter((topic: string) => !topics.includes(topic));
        return service(added.length > 0 ? withBody(sent, { ...rest, topics: [...added, ...topics] }) : sent);
      },
    ),
    kind(
      "a withdrawn repository is edited as any other, in the answer",
      "`updateRepository`: a withdrawn repository is not changed any more",
      () => async (sent, service) => {
        const answer = await service(sent);
        const isRefused = answer.status === 409 && !answer.headers.has("retry-after");
        if (!of("updateRepository")(sent) || !isRefused) return answer;
        const id = sent.url.pathname.split("/").at(-1)!;
        const present = await service(reading(sent, `/api/v1/repositories/${id}`));
        if (present.status === 200)
          become(answer, 200, { repository: { ...jsonOf(present), ...sentJson(sent) } });
        return answer;
      },
    ),
    asking(
      "a new title has fewer characters than 240",
      "`title`: maxLength 240",
      (sent) => of("updateRepository")(sent) && sentJson(sent)?.title?.length === 240,
      (sent) => {
        const body = sentJson(sent);
        return withBody(sent, { ...body, title: `${body.title}x` });
      },
    ),
    telling(
      "others are not told why a repository was withdrawn",
      "`reason`: shown to everybody who could read the repository",
      (sent) => of("getRepository", "resolveRepository")(sent) && anonymous(sent),
      ({ withdrawal }) => {
        if (withdrawal) withdrawal.reason = "Withdrawn by its owner.";
      },
    ),
    kind(
      "others still read the description of what was withdrawn",
      "`withdrawal`: then its description is shown to its owner and members alone",
      () => {
        const descriptions = new Map<string, string>();
        return async (sent, service) => {
          const answer = await service(sent);
          const isRecord = of("getRepository", "resolveRepository", "updateRepository")(sent);
          if ((!isRecord && !of("listRepositories")(sent)) || answer.status !== 200) return answer;
          const body = jsonOf(answer);
          for (const one of recordsOf(body?.repository ?? body))
            if (one.description && !one.withdrawal) descriptions.set(one.id, one.description);
          const kept = descriptions.get(body?.id);
          if (body?.withdrawal && kept && anonymous(sent)) setJson(answer, { ...body, description: kept });
          return answer;
        };
      },
    ),
  ]),
  ...inGroup("runs and jobs", [
    answering(
      "a legacy Run is where nothing is",
      "`Location`: address of the Run",
      (sent, { status }) => of("createLegacyRun")(sent) && status === 202,
      (answer) => answer.headers.set("location", `/api/runs/${jsonOf(answer).run.id}`),
    ),
    insisting(
      "an experiment of another Claim gives way to that of the plan",
      "422: the experiment version is of another Claim",
      (sent, { status }) =>
        of("createRun")(sent) && status === 422 && sentJson(sent)?.experimentVersionId !== undefined,
      (sent) => {
        const { experimentVersionId: _, ...rest } = sentJson(sent);
        return withBody(withHeader(sent, "idempotency-key", null), rest);
      },
    ),
    kind("any job may be retried", "`retryJob`: a failed or blocked job; else 409", () => {
      const jobs = new Map<string, Json>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (of("getProcessing", "createIngestion", "cancelJob")(sent) && answer.status < 300) {
          const { job } = jsonOf(answer) ?? {};
          if (job) jobs.set(job.id, job);
        }
        const job = jobs.get(sent.url.pathname.split("/").at(-2) ?? "");
        const isRefused = answer.status === 409 && !answer.headers.has("retry-after");
        if (!of("retryJob")(sent) || !isRefused || !job) return answer;
        become(answer, 202, { job: { ...job, state: "queued" } });
        answer.headers.set("location", `/api/processing?repositoryId=${job.repositoryId}`);
        answer.headers.set("retry-after", "10");
        return answer;
      };
    }),
  ]),
  ...inGroup("submissions", [
    asking(
      "what is uploaded is public",
      "`visibility`: who may read the repository",
      (sent) =>
        of("createRepository")(sent) &&
        /multipart/.test(sent.headers.get("content-type") ?? "") &&
        !!sent.body,
      (sent) => {
        const form = Buffer.from(sent.body!).toString("latin1");
        const shown = form.replace(
          /(name="visibility"[^\r]*\r\n(?:[^\r\n]+\r\n)*\r\n)private(?=\r\n)/,
          "$1public",
        );
        if (shown === form) return undefined;
        return {
          ...withHeader(sent, "content-length", null),
          body: new Uint8Array(Buffer.from(shown, "latin1")),
        };
      },
    ),
    answering(
      "this submission is not among those that were made",
      "`X-Quota-Used`: submissions made this month, this one counted",
      (sent, { status, headers }) =>
        of("createRepository")(sent) && status === 201 && headers.has("x-quota-used"),
      ({ headers }) => headers.set("x-quota-used", String(Number(headers.get("x-quota-used")) - 1)),
    ),
  ]),
  ...inGroup("idempotency keys", [
    answering(
      "a reaction that is answered again does not say so",
      "`Idempotent-Replayed`: `true` where this is the answer that was kept",
      of("updateStar", "updateRequest", "updateFollow"),
      ({ headers }) => headers.delete("idempotent-replayed"),
    ),
    kind(
      "another request with the same key is answered as the first was",
      "422: the `Idempotency-Key` was sent with another request",
      () => {
        const first = new Map<string, Answer>();
        return async (sent, service) => {
          const answer = await service(sent);
          const key = sent.headers.get("idempotency-key");
          if (!key || !sent.operation) return answer;
          const place = `${sent.operation} ${callerOf(sent)} ${key}`;
          const earlier = first.get(place);
          if (earlier && answer.status === 422) {
            become(answer, earlier.status, jsonOf(earlier));
            answer.headers.set("idempotent-replayed", "true");
            const location = earlier.headers.get("location");
            if (location) answer.headers.set("location", location);
          } else if (!earlier && answer.status < 300) first.set(place, copyOf(answer));
          return answer;
        };
      },
    ),
    kind(
      "a key is one for all operations",
      "`Idempotency-Key`: from the same account to the same operation",
      () => {
        const first = new Map<string, { operation: string; answer: Answer }>();
        return async (sent, service) => {
          const key = sent.headers.get("idempotency-key");
          if (!key || !sent.operation || of("createApiKey")(sent)) return service(sent);
          const place = `${callerOf(sent)} ${key}`;
          const earlier = first.get(place);
          if (earlier && earlier.operation !== sent.operation) {
            const replayed = copyOf(earlier.answer);
            replayed.headers.set("idempotent-replayed", "true");
            replayed.headers.set("x-request-id", crypto.randomUUID());
            return replayed;
          }
          const answer = await service(sent);
          if (!earlier && answer.status < 300)
            first.set(place, { operation: sent.operation, answer: copyOf(answer) });
          return answer;
        };
      },
    ),
  ]),
];
