import {
  answering,
  at,
  become,
  insisting,
  isJson,
  type Json,
  jsonOf,
  of,
  reading,
  sentJson,
  setJson,
  telling,
  withBody,
} from "../changes.ts";
import { inGroup, kind } from "../mutation.ts";

const undone = "what was done shows in what is read afterwards";
const twice = "doing so twice changes nothing";

export const state = inGroup("what was done", [
  answering(
    "a star does not count",
    "`starCount`: how many stars there are",
    (sent, { status }) => of("updateStar")(sent) && status === 200,
    (answer) => setJson(answer, { starCount: 0 }),
  ),
  kind("a star that is given twice counts twice", twice, () => {
    const given = new Map<string, number>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("updateStar")(sent) || answer.status !== 200) return answer;
      const { repositoryId, action } = sentJson(sent) ?? {};
      const key = `${repositoryId} ${sent.headers.get("x-api-key") ?? sent.headers.get("cookie")}`;
      given.set(key, action === "star" ? (given.get(key) ?? 0) + 1 : 0);
      setJson(answer, { starCount: jsonOf(answer).starCount + Math.max(0, given.get(key)! - 1) });
      return answer;
    };
  }),
  insisting(
    "a star cannot be taken back",
    undone,
    (sent, { status }) => of("updateStar")(sent) && status === 200 && sentJson(sent)?.action === "unstar",
    (sent) => withBody(sent, { ...sentJson(sent), action: "star" }),
  ),
  answering(
    "followers are counted below zero",
    "`followerCount`: minimum 0",
    (sent, { status }) => of("updateFollow")(sent) && status === 200 && sentJson(sent)?.action === "unfollow",
    (answer) => setJson(answer, { followerCount: -1 }),
  ),
  answering(
    "a vote answers with another count",
    "`RequestResult`",
    (sent, { status }) => of("updateRequest")(sent) && status === 200,
    (answer) => setJson(answer, { starCount: jsonOf(answer).requestCount }),
  ),
  kind("a profile is changed in the answer alone", undone, () => async (sent, service) => {
    const { name } = sentJson(sent) ?? {};
    if (!of("updateProfile")(sent) || typeof name !== "string") return service(sent);
    const own = reading(sent, "/api/auth/get-session");
    const kept = jsonOf(await service(own))?.user?.name;
    // The name that is there is sent, so that the answer is in all else the service's own.
    const answer = await service(kept === undefined ? sent : withBody(sent, { name: kept }));
    if (answer.status !== 200) return answer;
    const body = jsonOf(answer);
    setJson(answer, { ...body, user: { ...body.user, name } });
    return answer;
  }),
  kind("a changed repository reads as before", undone, () => {
    const before = new Map<string, Json>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (
        answer.status !== 200 ||
        sent.method !== "GET" ||
        !of("getRepository", "resolveRepository")(sent) ||
        sent.url.search.includes("fields")
      )
        return answer;
      const body = jsonOf(answer);
      const first = before.get(body.id);
      if (first)
        setJson(answer, {
          ...body,
          title: first.title,
          description: first.description,
          topics: first.topics,
        });
      else before.set(body.id, body);
      return answer;
    };
  }),
  insisting(
    "a change of the title takes the description away",
    "what is absent stays",
    (sent, { status }) =>
      of("updateRepository")(sent) && status === 200 && sentJson(sent)?.description === undefined,
    (sent) => withBody(sent, { ...sentJson(sent), description: "" }),
  ),
  kind("visibility is not changed", undone, () => (sent, service) => {
    if (!of("updateRepository")(sent)) return service(sent);
    const { visibility, ...rest } = sentJson(sent) ?? {};
    // What is no visibility is refused as ever.
    return service(["public", "private"].includes(visibility) ? withBody(sent, rest) : sent);
  }),
  kind(
    "a withdrawn repository stays in the list",
    "a withdrawn repository is in no list and no search",
    () => {
      const pages = new Map<string, Json>();
      const withdrawn = new Set<string>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (of("withdrawRepository")(sent) && answer.status === 200)
          withdrawn.add(sent.url.pathname.split("/").at(-2)!);
        if (
          !of("listRepositories")(sent) ||
          answer.status !== 200 ||
          sent.method !== "GET" ||
          sent.url.search.includes("fields")
        )
          return answer;
        const body = jsonOf(answer);
        for (const one of body.data) pages.set(one.id, one);
        const kept = [...withdrawn].flatMap((id) => pages.get(id) ?? []);
        if (kept.length > 0)
          setJson(answer, { ...body, data: [...kept, ...body.data].slice(0, Math.max(1, body.data.length)) });
        return answer;
      };
    },
  ),
  kind("a deleted key stays in the list", undone, () => {
    const deleted = new Map<string, Json>();
    let seen: Json[] = [];
    return async (sent, service) => {
      if (of("deleteApiKey")(sent)) {
        const one = seen.find(({ id }) => id === sentJson(sent)?.keyId);
        if (one) deleted.set(one.id, one);
      }
      const answer = await service(sent);
      if (of("createApiKey")(sent) && answer.status === 200) {
        const { key: _, ...one } = jsonOf(answer);
        seen.push(one);
      }
      if (!of("listApiKeys")(sent) || answer.status !== 200 || sent.method !== "GET") return answer;
      const body = jsonOf(answer);
      const list: Json[] = body.apiKeys ?? body;
      seen = [...seen, ...list];
      list.push(...deleted.values());
      setJson(answer, body);
      return answer;
    };
  }),
  telling("a new key is not in the list", undone, of("listApiKeys"), (body) => {
    (body.apiKeys ?? body).splice(0, 1000);
  }),
  telling(
    "a key has scopes that it was not given",
    "`scopes`: those that were named",
    (sent) => of("createApiKey")(sent),
    (body) => {
      body.scopes = ["read", "write", "run"];
    },
  ),
  kind("a new Run cannot be found", undone, () => {
    const made = new Set<string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (of("createRun")(sent) && answer.status === 202) made.add(jsonOf(answer).id);
      if (of("getRun")(sent) && made.has(sent.url.pathname.split("/").at(-1)!))
        return service(at(sent, "/api/v1/runs/run_01m6gb08fzen9sq4qnwjwcez23"));
      return answer;
    };
  }),
  telling("a requested Run is running at once", "the queued Run", of("createRun"), (body) => {
    body.execution.state = "running";
  }),
  telling(
    "a requested Run is of another Claim",
    "`claimIds`: Claims that this Run tests",
    of("createRun"),
    (body) => {
      body.claimIds = ["claim_01m6gb07p4ftz8w003ahy8qhee"];
    },
  ),
  telling(
    "a fork has the id of what it was made of",
    "`CreationResult`: the new repository",
    of("createFork"),
    (body, sent) => {
      body.repository.id = sentJson(sent)?.repositoryId ?? body.repository.id;
    },
  ),
  telling(
    "a new repository's url has another slug",
    "`url`: /r/<owner>/<slug>",
    (sent) => of("createFork", "createRepository")(sent),
    (body) => {
      body.url = `${body.url}-1`;
    },
  ),
  kind("a slug that is taken is overwritten", "409: the slug is taken", () => {
    const made: Json[] = [];
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("createFork", "createRepository", "createOrganization")(sent)) return answer;
      if (answer.status < 300)
        made.push({ status: answer.status, body: jsonOf(answer), operation: sent.operation });
      const earlier = made.find(({ operation }) => operation === sent.operation);
      if (answer.status === 409 && earlier) {
        become(answer, earlier.status, earlier.body);
        answer.headers.set("location", earlier.body.url ?? "/");
      }
      return answer;
    };
  }),
  answering(
    "a conflict does not say with what",
    "409: `url` names the existing page",
    (sent, answer) => of("createFork", "createRepository")(sent) && answer.status === 409 && isJson(answer),
    (answer) => {
      const { url: _, ...body } = jsonOf(answer);
      setJson(answer, body);
    },
  ),
  kind("what has been cancelled can be cancelled again", "409: the present state does not allow it", () => {
    const done = new Map<string, Json>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("cancelRun", "cancelJob")(sent)) return answer;
      if (answer.status === 200) done.set(sent.url.pathname, jsonOf(answer));
      else if (answer.status === 409 && done.has(sent.url.pathname))
        become(answer, 200, done.get(sent.url.pathname));
      return answer;
    };
  }),
  kind("a cancelled Run goes on", undone, () => {
    const cancelled = new Set<string>();
    return async (sent, service) => {
      const answer = await service(sent);
      const id = sent.url.pathname.split("/")[3] ?? "";
      if (of("cancelRun")(sent) && answer.status === 200) cancelled.add(id);
      if (
        of("getRun")(sent) &&
        cancelled.has(sent.url.pathname.split("/").at(-1)!) &&
        isJson(answer) &&
        answer.status === 200
      ) {
        const body = jsonOf(answer);
        if (body.execution) body.execution.state = "queued";
        setJson(answer, body);
      }
      return answer;
    };
  }),
  telling("a new organization is not among one's own", undone, of("listOrganizations"), (body) => {
    const list = Array.isArray(body) ? body : body.organizations;
    list.splice(0, 1000);
  }),
]);
