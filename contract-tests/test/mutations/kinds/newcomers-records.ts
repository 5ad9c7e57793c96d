import { asking, has, type Json, jsonOf, of, recordsOf, telling, withQuery, wording } from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** Written from the specification alone, after all others and before a look at the checks: what lists and records say. */
export const newcomersOfRecords: Mutation[] = [
  ...inGroup("limits and defaults", [
    asking(
      "Claims come ten at a time, as search does",
      "`limit`: default 20",
      (sent) => of("listClaims")(sent) && !has("limit")(sent),
      (sent) => withQuery(sent, (query) => query.set("limit", "10")),
    ),
    asking(
      "search has one more of each kind than is asked for",
      "`limit`: most results of each kind",
      (sent) => of("search")(sent) && Number(sent.url.searchParams.get("limit")) < 100,
      (sent) =>
        withQuery(sent, (query) => {
          const limit = Number(query.get("limit"));
          if (limit > 0) query.set("limit", String(limit + 1));
        }),
    ),
    telling(
      "keys of an account are counted by the page",
      "`total`: all keys of the person",
      (sent) => of("listApiKeys")(sent) && has("limit")(sent),
      (body) => {
        body.total = body.apiKeys.length;
      },
    ),
  ]),
  ...inGroup("cursors", [
    telling(
      "later pages of a log begin one piece too late",
      "a walk loses nothing",
      (sent) => of("listRunLogs")(sent) && has("cursor")(sent),
      (body) => {
        if (body.data.length > 1) body.data.shift();
      },
    ),
    kind("what follows a cursor of repositories is overlooked", "`cursor`: opaque; else 400", () => {
      const given = new Set<string>();
      return async (sent, service) => {
        if (!of("listRepositories")(sent)) return service(sent);
        const cursor = sent.url.searchParams.get("cursor") ?? "";
        const meant = [...given].find((one) => cursor.startsWith(one));
        const answer = await service(meant ? withQuery(sent, (query) => query.set("cursor", meant)) : sent);
        const next = jsonOf(answer)?.pagination?.nextCursor;
        if (next) given.add(next);
        return answer;
      };
    }),
    kind("a cursor of search goes on with the words that it was made for", "holds for its filters", () => {
      const words = new Map<string, string>();
      return async (sent, service) => {
        if (!of("search")(sent)) return service(sent);
        const cursor = sent.url.searchParams.get("repository_cursor") ?? "";
        const kept = words.get(cursor);
        const answer = await service(kept ? withQuery(sent, (query) => query.set("q", kept)) : sent);
        const next = jsonOf(answer)?.pagination?.repositories?.nextCursor;
        if (next && !words.has(next)) words.set(next, sent.url.searchParams.get("q")!);
        return answer;
      };
    }),
    telling(
      "more Claims that hold words are promised and not told where",
      "`nextCursor`: null on the last page alone",
      (sent) => of("listClaims")(sent) && has("q")(sent),
      (body) => {
        body.pagination.nextCursor = null;
      },
    ),
  ]),
  ...inGroup("fields", [
    telling(
      "Claims of chosen fields were never assessed",
      "`fields`: these members, as they are",
      (sent) => of("listClaims")(sent) && has("fields")(sent),
      (body) => {
        for (const { evidence } of recordsOf(body)) if (evidence) evidence.latestAssessmentAt = null;
      },
    ),
    telling(
      "Runs that are named in the fields of a repository are none",
      "a section that is named in `fields` needs no `include`",
      (sent) => of("getRepository")(sent) && !has("include")(sent) && has("fields")(sent),
      (body) => {
        if (body.runs) body.runs = [];
      },
    ),
  ]),
  ...inGroup("include", [
    telling(
      "a Run's included log is its first piece",
      "`logs`: the first 200 pieces of the log",
      of("getRun"),
      (body) => {
        if (body.logs) body.logs = body.logs.slice(0, 1);
      },
    ),
    telling(
      "included experiments of a repository take a second",
      "a record is the same wherever it is shown",
      of("getRepository"),
      (body) => {
        for (const experiment of body.experiments ?? []) experiment.timeoutSeconds = 1;
      },
    ),
    telling(
      "listed Runs have the Evidence of the Run before",
      "`evidence`: of this Run",
      of("listRuns"),
      (body) => {
        const all = recordsOf(body).map(({ evidence }) => evidence);
        for (const [index, record] of recordsOf(body).entries())
          if (record.evidence) record.evidence = all[index - 1] ?? record.evidence;
      },
    ),
  ]),
  ...inGroup("filters", [
    asking(
      "claim_id counts for nothing beside execution_state",
      "each filter narrows the list",
      (sent) => of("listRuns")(sent) && has("claim_id", "execution_state")(sent),
      (sent) => withQuery(sent, (query) => query.delete("claim_id")),
    ),
    asking(
      "updated_since is read without its offset",
      "`updated_since`: date-time (RFC 3339)",
      (sent) =>
        of("listRepositories")(sent) &&
        /[+-]\d\d:\d\d$/.test(sent.url.searchParams.get("updated_since") ?? ""),
      (sent) =>
        withQuery(sent, (query) =>
          query.set("updated_since", query.get("updated_since")!.replace(/[+-]\d\d:\d\d$/, "Z")),
        ),
    ),
    telling(
      "Claims are found by words in their own case alone",
      "`q`: without regard to case",
      (sent) => of("listClaims")(sent) && has("q")(sent),
      (body, sent) => {
        const words = sent.url.searchParams.get("q")!.split(/\s+/);
        if (!has("fields")(sent))
          body.data = body.data.filter(({ statement }: Json) =>
            words.every((word) => statement.includes(word)),
          );
      },
    ),
    telling(
      "an inconclusive Run is not found where it failed",
      "`assessment_conclusion`: only with this conclusion",
      (sent) => of("listRuns")(sent) && sent.url.searchParams.get("assessment_conclusion") === "inconclusive",
      (body) => {
        if (!body.pagination.hasMore) body.data = body.data.slice(1);
      },
    ),
  ]),
  ...inGroup("records", [
    telling(
      "the size of Evidence is not known",
      "a record is the same wherever it is shown",
      of("getEvidence"),
      (body) => {
        body.byteSize = null;
      },
    ),
    telling(
      "a listed Run's repository is that of the Run before",
      "`links.repository`: address of the repository",
      of("listRuns"),
      (body) => {
        const all = recordsOf(body).map(({ links }) => links?.repository);
        for (const [index, record] of recordsOf(body).entries())
          if (record.links?.repository && all[index - 1]) record.links.repository = all[index - 1];
      },
    ),
    telling(
      "a Claim was assessed at a whole second",
      "a record is the same wherever it is shown",
      of("getClaim"),
      (body) => {
        const { evidence } = body;
        if (evidence.latestAssessmentAt)
          evidence.latestAssessmentAt = evidence.latestAssessmentAt.replace(/\.\d+Z$/, ".000Z");
      },
    ),
    telling("a version follows itself", "`parentId`: version before", of("getRepositoryVersion"), (body) => {
      body.parentId = body.id;
    }),
    telling("events are told from the newest", "`events`: oldest first", of("getProcessing"), (body) => {
      body.events.reverse();
    }),
    telling(
      "keys are published under another name",
      "`kid`: key id, as `keyid` in signatures",
      of("getKeySet"),
      (body) => {
        for (const key of body.keys) key.kid = `${key.kid.slice(1)}0`;
      },
    ),
    telling(
      "Assessments of a snapshot begin with the oldest",
      "`assessments`: newest first",
      of("listLegacyRepositories"),
      (body) => {
        body.repository?.assessments?.reverse();
      },
    ),
    telling(
      "months of a citation begin with nought",
      "`issued`: day of the latest Assessment",
      of("getCslJson"),
      (body) => {
        for (const { issued } of body) for (const parts of issued?.["date-parts"] ?? []) parts[1] -= 1;
      },
    ),
    wording(
      "a repository's feed begins with the oldest",
      "the newest first",
      of("getRepositoryFeed"),
      (text) => {
        const entries = text.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
        let index = entries.length;
        return text.replaceAll(/<entry>[\s\S]*?<\/entry>/g, () => entries[--index]!);
      },
    ),
    telling(
      "what is embedded leads to the owner",
      "the badge, as a link to the page",
      of("getEmbedding"),
      (body) => {
        body.html = body.html?.replace(/(href="[^"]*\/r\/[^/"]+)\/[^/"]+"/, '$1"');
      },
    ),
    telling("who is signed in has another's session", "`userId`: person", of("getSession"), (body) => {
      if (body?.session) body.session.userId = `${body.session.userId.slice(1)}A`;
    }),
  ]),
];
