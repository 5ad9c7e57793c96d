import {
  answering,
  asking,
  become,
  has,
  insisting,
  type Json,
  jsonOf,
  of,
  recordsOf,
  setJson,
  telling,
  without,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";
import { byOffset } from "./cursors.ts";

/** Written from the contract's words by one who had not seen the checks: each in one place of many. */
export const strangersOfRecords: Mutation[] = [
  ...inGroup("limits and defaults", [
    telling(
      "the older list ends after five repositories",
      "`repositories`: at most 50, of all that are public",
      (sent) => of("listLegacyRepositories")(sent) && !has("owner")(sent),
      (body) => {
        body.repositories = body.repositories.slice(0, 5);
      },
    ),
    telling(
      "search takes limit for both kinds together",
      "`limit` of the search: of each kind",
      of("search"),
      ({ data }, { url }) => {
        const limit = Number(url.searchParams.get("limit") ?? 10);
        data.claims = data.claims.slice(0, Math.max(0, limit - data.repositories.length));
      },
    ),
  ]),
  ...inGroup("cursors", [
    telling(
      "listClaims loses a record of later pages where fields are chosen",
      "no walk skips a record; `fields` may change",
      (sent) => of("listClaims")(sent) && has("cursor", "fields")(sent),
      (body) => {
        if (body.data.length > 1) body.data.pop();
      },
    ),
    telling(
      "later pages of what search finds lose a Claim",
      "`claim_cursor`: goes on where the page before ended",
      (sent) => of("search")(sent) && has("claim_cursor")(sent),
      ({ data }) => {
        data.claims.shift();
      },
    ),
    telling(
      "hasMore of Runs in one state is false",
      "`hasMore`: whether there are more",
      (sent) => of("listRuns")(sent) && has("execution_state")(sent),
      (body) => {
        body.pagination = { nextCursor: null, hasMore: false };
        body.links.next = null;
      },
    ),
    telling(
      "search ends its Claims after one page",
      "`pagination.claims`: whether there are more",
      of("search"),
      ({ pagination }) => {
        if (pagination.claims) pagination.claims = { nextCursor: null, hasMore: false };
      },
    ),
    telling(
      "the oldest two of the older list change places",
      "latest change first",
      (sent) => of("listLegacyRepositories")(sent) && !has("owner")(sent),
      ({ repositories }) => {
        repositories.push(...repositories.splice(-2).reverse());
      },
    ),
    insisting(
      "search begins anew at a cursor that nobody gave out",
      "`repository_cursor`: opaque; else 400",
      (sent, { status }) => of("search")(sent) && status === 400 && has("repository_cursor")(sent),
      without("repository_cursor"),
    ),
    insisting(
      "a cursor of one Run's log begins the log of another",
      "`cursor` holds for the list that it was given out for",
      (sent, { status }) => of("listRunLogs")(sent) && status === 400 && has("cursor")(sent),
      without("cursor"),
    ),
    kind(
      "listRepositories counts records, so that new ones shift its pages",
      "no walk repeats a record",
      byOffset("listRepositories", (records) => records),
    ),
  ]),
  ...inGroup("fields", [
    asking(
      "resolveRepository overlooks fields beside include",
      "`fields`: only these members",
      (sent) => of("resolveRepository")(sent) && has("fields", "include")(sent),
      without("fields"),
    ),
    telling(
      "the second record of listRepositories has its id whatever fields say",
      "`fields`: only these members",
      (sent) => of("listRepositories")(sent) && has("fields")(sent),
      ({ data }) => {
        if (data[1]) data[1].id ??= data[0].id ?? "repo_00000000000000000000000000";
      },
    ),
  ]),
  ...inGroup("include", [
    telling(
      "later pages of Runs leave the last of several sections out",
      "`include`: each of these sections",
      (sent) => of("listRuns")(sent) && has("cursor", "include")(sent),
      ({ data }, { url }) => {
        const sections = url.searchParams.get("include")!.split(",");
        for (const run of data) if (sections.length > 1) delete run[sections.at(-1)!];
      },
    ),
    telling(
      "a repository's record has its Claims in other words",
      "a record is the same wherever it is shown",
      of("getRepository", "resolveRepository"),
      (body) => {
        const last = body.claims?.at(-1);
        if (last) last.statement = last.statement.toLowerCase();
      },
    ),
  ]),
  ...inGroup("filters", [
    telling(
      "q of listRepositories looks at titles alone",
      "`q`: texts to look for",
      (sent) => of("listRepositories")(sent) && has("q")(sent) && !has("fields")(sent),
      (body, { url }) => {
        const words = url.searchParams.get("q")!.toLowerCase().split(/\s+/);
        body.data = body.data.filter(({ title }: Json) =>
          words.every((word) => title.toLowerCase().includes(word)),
        );
      },
    ),
    asking(
      "listClaims forgets q beside repository_id",
      "`q`: texts to look for",
      (sent) => of("listClaims")(sent) && has("q", "repository_id")(sent),
      without("q"),
    ),
    insisting(
      "a state that no Run is in finds all Runs",
      "`execution_state`: only in this execution state",
      (sent, answer) =>
        of("listRuns")(sent) &&
        has("execution_state")(sent) &&
        answer.status === 200 &&
        jsonOf(answer)?.data.length === 0,
      without("execution_state"),
    ),
  ]),
  ...inGroup("records", [
    kind("the second Run that is asked for has the id of the first", "`id`: that which was asked for", () => {
      const asked: string[] = [];
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("getRun")(sent) || answer.status !== 200 || sent.method !== "GET") return answer;
        const body = jsonOf(answer);
        if (!asked.includes(body.id)) asked.push(body.id);
        if (body.id === asked[1]) setJson(answer, { ...body, id: asked[0] });
        return answer;
      };
    }),
    telling(
      "the third Run of a page ended a second later than its record says",
      "a record is the same wherever it is shown",
      of("listRuns"),
      ({ data }) => {
        const time = data[2]?.finishedAt;
        if (time) data[2].finishedAt = new Date(Date.parse(time) + 1000).toISOString();
      },
    ),
    answering(
      "one piece of Evidence has a member more",
      "`x-undeclared-members`: absent",
      (sent, { status }) => of("getEvidence")(sent) && status === 200,
      (answer) => {
        const body = jsonOf(answer);
        if (/[02468acegjmprtwy]$/.test(body?.id ?? "")) setJson(answer, { ...body, storageKey: "ab/cdef" });
      },
    ),
    telling(
      "links of a Claim's repository lead to another one's",
      "`links.repository`: address of the repository",
      of("getClaim"),
      (body) => {
        body.links.repository = body.links.repository.replace(/.{3}(?=$|\?)/, "000");
      },
    ),
    telling(
      "a snapshot counts one Run too few",
      "`counts`: counters",
      (sent) => of("listLegacyRepositories")(sent) && has("owner", "slug")(sent),
      ({ repository }) => {
        const [name] = Object.keys(repository.counts).filter((one) => /run/i.test(one));
        if (name) repository.counts[name] -= 1;
      },
    ),
    telling(
      "pieces of a log have the stream of the one before",
      "`stream`: a piece is the same in the log and in the section `logs`",
      (sent) => of("listRunLogs")(sent) && has("cursor")(sent),
      (body) => {
        for (const piece of recordsOf(body)) piece.stream = piece.stream === "stdout" ? "stderr" : "stdout";
      },
    ),
  ]),
  ...inGroup("statuses and methods", [
    answering(
      "citations are not found",
      "200: the citation",
      (sent, { status }) => of("getBibtex")(sent) && status === 200,
      (answer) => become(answer, 404, { error: "There is no such repository." }),
    ),
  ]),
];
