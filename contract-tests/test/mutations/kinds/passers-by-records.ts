import {
  asking,
  at,
  has,
  type Json,
  jsonOf,
  of,
  recordsOf,
  setJson,
  telling,
  withHeader,
  withQuery,
  wording,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** Written from the words of the issue and the contract before a look at the checks, each in one place: what lists and records say. */
export const passersByOfRecords: Mutation[] = [
  ...inGroup("limits and defaults", [
    asking(
      "limits of Runs are rounded down to tens",
      "`limit`: most records in the answer, where there are more",
      (sent) => of("listRuns")(sent) && Number(sent.url.searchParams.get("limit")) > 10,
      (sent) =>
        withQuery(sent, (query) =>
          query.set("limit", String(Math.floor(Number(query.get("limit")) / 10) * 10)),
        ),
    ),
    asking(
      "a log has two pieces where no limit is given",
      "`limit`: default 20",
      (sent) => of("listRunLogs")(sent) && !sent.url.searchParams.has("limit"),
      (sent) => withQuery(sent, (query) => query.set("limit", "2")),
    ),
    asking(
      "keys are sorted by the time they were made, whatever is asked",
      "`sortBy`: member to sort by",
      of("listApiKeys"),
      (sent) => withQuery(sent, (query) => query.delete("sortBy")),
    ),
  ]),
  ...inGroup("cursors", [
    kind("a cursor begins again where limit is another", "`limit` may change", () => {
      const limits = new Map<string, string | null>();
      return async (sent, service) => {
        if (!of("listRuns")(sent)) return service(sent);
        const { searchParams } = sent.url;
        const cursor = searchParams.get("cursor");
        const isOther = cursor && limits.has(cursor) && limits.get(cursor) !== searchParams.get("limit");
        const answer = await service(isOther ? withQuery(sent, (query) => query.delete("cursor")) : sent);
        const next = jsonOf(answer)?.pagination?.nextCursor;
        if (next) limits.set(next, searchParams.get("limit"));
        return answer;
      };
    }),
    telling(
      "the first page of a log says that it is the only one",
      "`hasMore`: whether there is a next page",
      (sent) => of("listRunLogs")(sent) && !sent.url.searchParams.has("cursor"),
      (body) => {
        body.pagination.hasMore = false;
      },
    ),
    kind(
      "later pages of a Claim's Runs have one of another Claim",
      "`claim_id`: only Runs of this Claim",
      () => async (sent, service) => {
        const answer = await service(sent);
        if (!of("listRuns")(sent) || !has("cursor", "claim_id")(sent) || answer.status !== 200) return answer;
        const body = jsonOf(answer);
        const all = jsonOf(await service(at(sent, "/api/v1/runs?limit=100")));
        const claim = sent.url.searchParams.get("claim_id");
        const other = all.data?.find(({ claimIds }: Json) => !claimIds.includes(claim));
        if (other && !has("fields")(sent)) body.data.push(other);
        setJson(answer, body);
        return answer;
      },
    ),
  ]),
  ...inGroup("fields", [
    telling(
      "of three fields of Claims two are given",
      "`fields`: exactly these",
      (sent) => of("listClaims")(sent) && (sent.url.searchParams.get("fields") ?? "").split(",").length >= 3,
      (body, sent) => {
        const [, , third] = sent.url.searchParams.get("fields")!.split(",");
        for (const record of recordsOf(body)) delete record[third!];
      },
    ),
    telling(
      "links come along where a Run's owner is chosen",
      "`fields`: exactly these",
      (sent) => of("listRuns")(sent) && (sent.url.searchParams.get("fields") ?? "").startsWith("repository"),
      (body) => {
        for (const record of recordsOf(body)) record.links ??= { self: `/api/v1/runs/${record.id ?? "0"}` };
      },
    ),
  ]),
  ...inGroup("include", [
    telling(
      "listed Runs have logs in place of evidence where both are asked for",
      "`include`: optional sections to add",
      (sent) =>
        of("listRuns")(sent) &&
        ["logs", "evidence"].every((name) =>
          (sent.url.searchParams.get("include") ?? "").split(",").includes(name),
        ),
      (body) => {
        for (const record of recordsOf(body)) delete record.evidence;
      },
    ),
    telling(
      "the last of a repository's included Runs is left out",
      "`include=runs`: its Runs",
      of("resolveRepository"),
      (body) => {
        if (body.runs?.length > 1) body.runs.pop();
      },
    ),
  ]),
  ...inGroup("filters", [
    asking(
      "a subject is found by its beginning",
      "`subject`: only of this subject class",
      (sent) => of("listRepositories")(sent) && /^[a-z]+$/.test(sent.url.searchParams.get("subject") ?? ""),
      (sent) =>
        withQuery(sent, (query) => {
          const begun = query.get("subject")!;
          const whole = ["math.NT", "cs.DS", "stat.AP"].find((subject) => subject.startsWith(begun));
          if (whole) query.set("subject", whole);
        }),
    ),
    telling(
      "owner finds everybody but the last of them",
      "`owner`: only of this namespace",
      (sent) => of("listRepositories")(sent) && sent.url.searchParams.has("owner"),
      (body) => {
        body.data = body.data.slice(0, -1);
      },
    ),
    telling(
      "no queued Claim is found by its state",
      "`verification`: only in this state",
      (sent) => of("listClaims")(sent) && sent.url.searchParams.get("verification") === "queued",
      (body) => {
        body.data = [];
        body.pagination = { nextCursor: null, hasMore: false };
        if (body.links) body.links.next = null;
      },
    ),
  ]),
  ...inGroup("records", [
    asking(
      "getRun overlooks repository_id",
      "`repository_id`: only of this repository",
      of("getRun"),
      (sent) => withQuery(sent, (query) => query.delete("repository_id")),
    ),
    telling(
      "what a Run observed is rounded in its record alone",
      "a list has the records as they are",
      of("getRun"),
      (body) => {
        for (const measurement of body.measurements ?? [])
          measurement.observedValues = measurement.observedValues?.map(
            (value: number) => Math.round(value * 10) / 10,
          );
      },
    ),
    telling(
      "environments of listed Runs have one processor",
      "a list has the records as they are",
      of("listRuns"),
      (body) => {
        for (const { environment } of recordsOf(body)) if (environment) environment.cpuCount = 1;
      },
    ),
    telling(
      "a snapshot knows the size of its Evidence by one byte too few",
      "`byteSize`: of the object",
      of("listLegacyRepositories"),
      (body) => {
        for (const one of body.repository?.evidence ?? []) one.byteSize -= 1;
      },
    ),
    telling(
      "the badge of a listed repository is nowhere",
      "links of a record",
      of("listRepositories"),
      (body) => {
        for (const { links } of recordsOf(body)) if (links?.badge) links.badge = null;
      },
    ),
    telling(
      "an event is linked to none before it",
      "`previousEventDigest`: digest of the event before",
      of("getProcessing"),
      (body) => {
        const last = body.events?.at(-1);
        if (last) last.previousEventDigest = null;
      },
    ),
    wording(
      "a badge counts one Claim more",
      "the badge says how many Claims are supported",
      of("getBadge"),
      (text) => text.replaceAll(/(\d+)( supported)/g, (_, count, word) => `${Number(count) + 1}${word}`),
    ),
    wording(
      "entries of the feed were all changed today",
      "`updated`: when the Assessment was made",
      of("getFeed"),
      (text) =>
        text.replaceAll(/<updated>[^<]+<\/updated>/g, `<updated>${new Date().toISOString()}</updated>`),
    ),
    telling(
      "a citation has the address of its owner's page",
      "`URL`: of the repository's page",
      of("getCslJson"),
      (body) => {
        for (const item of Array.isArray(body) ? body : [body])
          item.URL = item.URL?.replace(/(\/r\/[^/]+)\/[^/]+$/, "$1");
      },
    ),
    asking(
      "a stream that goes on says its last piece again",
      "`Last-Event-ID`: the log goes on after it",
      (sent) => of("streamRunLogs")(sent) && Number(sent.headers.get("last-event-id")) > 0,
      (sent) => withHeader(sent, "last-event-id", String(Number(sent.headers.get("last-event-id")) - 1)),
    ),
  ]),
];
