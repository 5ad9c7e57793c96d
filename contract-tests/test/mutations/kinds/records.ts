import {
  at,
  insisting,
  isJson,
  type Json,
  jsonOf,
  lastOf,
  of,
  recordsOf,
  setJson,
  telling,
} from "../changes.ts";
import { inGroup, kind, type Sent } from "../mutation.ts";

const known = "a record has one value, in a list and alone";
const first = "GET by an identifier answers the record of that identifier";
const counts = "the counts of a repository are of its Claims and Runs";

/** Answers with the first record of a list instead. */
const another = (operation: string, list: string) =>
  kind(`${operation} answers with another record`, first, () => async (sent, service) => {
    const answer = await service(sent);
    if (
      !of(operation)(sent) ||
      answer.status !== 200 ||
      sent.method !== "GET" ||
      sent.url.search.includes("fields")
    )
      return answer;
    const { data } = jsonOf(await service(at({ ...sent, method: "GET" }, list)));
    const other = data.find(({ id }: Json) => id !== lastOf(sent.url));
    if (other) setJson(answer, other);
    return answer;
  });

const lists = of("listRepositories", "listClaims", "listRuns");
const whole = ({ url }: Sent) => !url.searchParams.has("fields");

export const records = inGroup("records", [
  another("getRun", "/api/v1/runs"),
  another("getRepository", "/api/v1/repositories"),
  telling(
    "getClaim names another repository",
    "`repository`: repository that the Claim belongs to",
    of("getClaim"),
    (body) => {
      body.repository.id = body.repository.id.replace(/.{4}$/, "0000");
    },
  ),
  kind("getEvidence overlooks repository_id", "`repository_id`: the repository of the record", () => {
    const home = new Map<string, string>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("getEvidence")(sent)) return answer;
      const id = lastOf(sent.url);
      if (answer.status === 200) home.set(id, sent.url.search);
      return answer.status === 404 && home.has(id)
        ? service(at(sent, sent.url.pathname + home.get(id)))
        : answer;
    };
  }),
  kind("getClaim overlooks repository_id", "`repository_id`: the repository of the record", () => {
    const home = new Map<string, string>();
    return async (sent, service) => {
      const answer = await service(sent);
      const body = isJson(answer) ? jsonOf(answer) : null;
      for (const { id, repository } of recordsOf(body)) if (repository?.id) home.set(id, repository.id);
      const own = home.get(lastOf(sent.url));
      if (!of("getClaim")(sent) || answer.status !== 404 || !own) return answer;
      return service(at(sent, `${sent.url.pathname}?repository_id=${own}`));
    };
  }),
  telling(
    "titles are cut in the list of repositories",
    known,
    (sent) => of("listRepositories")(sent),
    (body) => {
      for (const record of body.data) if (record.title) record.title = record.title.slice(0, 12);
    },
  ),
  telling(
    "the list of runs has no times",
    known,
    (sent) => of("listRuns")(sent),
    (body) => {
      for (const record of body.data) if (record.startedAt) record.startedAt = null;
    },
  ),
  telling("the list of Claims has an older state", known, of("listClaims"), (body) => {
    for (const { evidence } of body.data) if (evidence?.state === "supported") evidence.state = "notAssessed";
  }),
  kind(
    "resolveRepository answers with another one of the owner",
    "`owner` and `slug` resolve to the record of that path",
    () => async (sent, service) => {
      const answer = await service(sent);
      if (!of("resolveRepository")(sent) || answer.status !== 200 || sent.method !== "GET") return answer;
      const { data } = jsonOf(await service(at({ ...sent, method: "GET" }, "/api/v1/repositories")));
      const { slug } = jsonOf(answer);
      const other = data.find((one: Json) => one.slug !== slug);
      if (other && whole(sent)) setJson(answer, other);
      return answer;
    },
  ),
  insisting(
    "getRepository takes an unknown identifier for the newest one",
    "404: there is no such thing",
    (sent, { status }) => of("getRepository")(sent) && status === 404,
    (sent) => at(sent, "/api/v1/repositories?limit=1"),
  ),
  telling(
    "claimCount is one too many",
    counts,
    (sent) => of("getRepository", "listRepositories", "resolveRepository")(sent),
    (body) => {
      for (const { evidence } of recordsOf(body))
        if (typeof evidence?.claimCount === "number") evidence.claimCount += 1;
    },
  ),
  telling(
    "runCount leaves running Runs out",
    counts,
    (sent) => of("getRepository", "listRepositories")(sent),
    (body) => {
      for (const { execution } of recordsOf(body)) if (execution) execution.stateCounts.succeeded += 2;
    },
  ),
  telling(
    "assessmentCount of a Claim is not the sum of its conclusions",
    "`conclusionCounts`: how many of the Assessments",
    (sent) => of("getClaim", "listClaims")(sent),
    (body) => {
      for (const { evidence } of recordsOf(body))
        if (evidence?.assessmentCount) evidence.conclusionCounts.supports += 1;
    },
  ),
  telling(
    "a Run that supports says that it contradicts",
    "`assessment`: what the outcome says about the Claims",
    (sent) => of("getRun", "listRuns")(sent),
    (body) => {
      for (const { assessment } of recordsOf(body))
        if (assessment?.conclusion === "supports") assessment.conclusion = "contradicts";
    },
  ),
  telling(
    "a list names a record twice",
    "a list has each record once",
    (sent) => lists(sent) && whole(sent),
    (body) => {
      if (body.data.length > 2) body.data[1] = body.data[0];
    },
  ),
  telling(
    "the newest repository is not in the list",
    "the list has what may be read",
    (sent) => of("listRepositories")(sent) && whole(sent) && !sent.url.searchParams.has("cursor"),
    (body) => {
      if (body.data.length > 1) body.data.shift();
    },
  ),
  telling(
    "ids of the log's pieces are not in their order",
    "the log in the order in which it was recorded",
    of("listRunLogs"),
    (body) => {
      body.data.reverse();
    },
  ),
  telling(
    "the page's record is another than that of the API",
    "a repository's address answers with the compact record",
    of("getRepositoryPage"),
    (body) => {
      body.id = body.id.replace(/.{4}$/, "0000");
    },
  ),
  telling(
    "listLegacyRepositories has slugs of another spelling",
    "both families name the same repositories",
    of("listLegacyRepositories"),
    (body) => {
      for (const one of Object.values(body).flat() as Json[]) if (one?.slug) one.slug = `${one.slug}-`;
    },
  ),
]);
