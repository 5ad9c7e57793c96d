import {
  asking,
  has,
  insisting,
  type Json,
  jsonOf,
  of,
  setJson,
  telling,
  withHeader,
  without,
  withQuery,
} from "../changes.ts";
import { inGroup, type Kind, kind, type Mutation, type Sent } from "../mutation.ts";
import { travellersOfDocuments } from "./travellers-documents.ts";
import { travellersOfHttp } from "./travellers-http.ts";
import { travellersOfRecords } from "./travellers-records.ts";
import { travellersOfWrites } from "./travellers-writes.ts";

const limitOf = ({ url }: Sent, otherwise: number): number =>
  Number(url.searchParams.get("limit") ?? otherwise);

const plainOf = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/** The texts of a repository or a Claim that words are looked for in. */
const textOf = ({
  title,
  description,
  slug,
  owner,
  authors,
  subjects,
  topics,
  statement = "",
}: Json): string =>
  [title, description, slug, owner, authors, subjects, topics, statement].flat().filter(Boolean).join("\n");

/** Keeps those of what was found that `keep` says. */
const finding = (name: string, violates: string, keep: (record: Json, q: string) => boolean): Kind =>
  telling(name, violates, of("search"), ({ data }, { url }) => {
    const q = url.searchParams.get("q") ?? "";
    for (const list of ["repositories", "claims"])
      data[list] = data[list].filter((record: Json) => keep(record, q));
  });

/** Lets other records through a filter. */
const looser = (
  name: string,
  violates: string,
  when: (sent: Sent) => boolean,
  parameter: string,
  keep: (record: Json) => boolean,
): Kind =>
  kind(name, violates, () => async (sent, service) => {
    if (!when(sent) || has("fields")(sent)) return service(sent);
    const answer = await service(without(parameter)(sent));
    if (answer.status !== 200) return answer;
    const body = jsonOf(answer);
    body.data = body.data.filter(keep);
    for (const relation of ["self", "next"]) {
      if (!body.links[relation]) continue;
      const link = new URL(body.links[relation]);
      link.searchParams.set(parameter, sent.url.searchParams.get(parameter)!);
      body.links[relation] = link.href;
    }
    setJson(answer, body);
    return answer;
  });

const travellersOfLists = inGroup("travellers in lists", [
  kind(
    "the last page of Claims begins with the last Claim of the page before",
    "`cursor`: where the list goes on",
    () => {
      const lasts = new Map<string, Json>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("listClaims")(sent) || answer.status !== 200) return answer;
        const body = jsonOf(answer);
        const { nextCursor } = body.pagination;
        if (nextCursor) lasts.set(nextCursor, body.data.at(-1));
        const before = lasts.get(sent.url.searchParams.get("cursor") ?? "");
        if (!before || nextCursor || body.data.length >= limitOf(sent, 20)) return answer;
        setJson(answer, { ...body, data: [before, ...body.data] });
        return answer;
      };
    },
  ),
  telling(
    "a last page that is full says that there is more",
    "`hasMore`: whether there is a next page",
    of("listRuns", "listClaims"),
    ({ data, pagination }, sent) => {
      pagination.hasMore = data.length > 0 && data.length === limitOf(sent, 20);
    },
  ),
  telling(
    "the link to the next page of Runs forgets `execution_state`",
    "`links.next`: address of the next page of this list",
    (sent) => of("listRuns")(sent) && has("execution_state")(sent),
    ({ links }) => {
      if (!links.next) return;
      const next = new URL(links.next);
      next.searchParams.delete("execution_state");
      links.next = next.href;
    },
  ),
  insisting(
    "a cursor that does not hold for the filters is overlooked",
    "`cursor`: holds for the list and the filters that it was given out for",
    (sent, { status }) =>
      of("listRepositories", "listClaims", "listRuns")(sent) && status === 400 && has("cursor")(sent),
    without("cursor"),
  ),
  insisting(
    "more than 100 pieces of a log asked for are taken as 100",
    "`limit`: maximum 100",
    (sent, { status }) => of("listRunLogs")(sent) && status === 400 && limitOf(sent, 20) > 100,
    (sent) => withQuery(sent, (query) => query.set("limit", "100")),
  ),
  telling(
    "`limit` of a search counts repositories and Claims together",
    "`limit`: most results of each kind",
    of("search"),
    ({ data }, sent) => {
      data.claims = data.claims.slice(0, Math.max(0, limitOf(sent, 10) - data.repositories.length));
    },
  ),
  telling(
    "pieces of a log are counted anew on each page",
    "`sequence`: place in the log",
    (sent) => of("listRunLogs")(sent) && has("cursor")(sent),
    ({ data }) => {
      for (const [index, piece] of data.entries()) piece.sequence = index + 1;
    },
  ),
  asking(
    "`execution_state` is overlooked where Runs of one Claim are asked for",
    "`execution_state`: only in this execution state",
    (sent) => of("listRuns")(sent) && has("claim_id")(sent),
    without("execution_state"),
  ),
  looser(
    "Runs without a conclusion count as inconclusive",
    "`assessment_conclusion`: only with this conclusion",
    (sent) => of("listRuns")(sent) && sent.url.searchParams.get("assessment_conclusion") === "inconclusive",
    "assessment_conclusion",
    ({ assessment }) => [null, "inconclusive"].includes(assessment.conclusion),
  ),
  telling(
    "`q` of Claims minds case",
    "`q`: without regard to case",
    (sent) => of("listClaims")(sent) && has("q")(sent),
    (body, { url }) => {
      const words = url.searchParams.get("q")!.split(" ");
      body.data = body.data.filter(
        ({ statement }: Json) => statement === undefined || words.every((word) => statement.includes(word)),
      );
    },
  ),
  asking(
    "`owner` is overlooked where a subject is given too",
    "`owner`: only of this namespace",
    (sent) => of("listRepositories")(sent) && has("subject")(sent),
    without("owner"),
  ),
  telling(
    "what changed at the very time of `updated_since` is left out",
    "`updated_since`: changed at or after this time",
    (sent) => of("listRepositories")(sent) && has("updated_since")(sent),
    (body, { url }) => {
      const since = Date.parse(url.searchParams.get("updated_since")!);
      body.data = body.data.filter(({ updatedAt }: Json) => !updatedAt || Date.parse(updatedAt) > since);
    },
  ),
  asking(
    "the offset of `updated_since` is overlooked",
    "`updated_since`: a date-time (RFC 3339), whose offset counts",
    (sent) => of("listRepositories")(sent) && has("updated_since")(sent),
    (sent) =>
      withQuery(sent, (query) =>
        query.set("updated_since", query.get("updated_since")!.replace(/[+-]\d\d:\d\d$/, "Z")),
      ),
  ),
  kind(
    "a subject keeps no Claims out of a search",
    "`subject`: only of this subject class",
    () => async (sent, service) => {
      if (!of("search")(sent) || !has("subject")(sent)) return service(sent);
      const fresh = withHeader(sent, "if-none-match", null);
      const all = await service(without("subject", "repository_cursor")(fresh));
      const answer = await service(without("claim_cursor")(fresh));
      if (all.status !== 200 || answer.status !== 200) return service(sent);
      const [body, other] = [jsonOf(answer), jsonOf(all)];
      body.data.claims = other.data.claims;
      body.pagination.claims = other.pagination.claims;
      setJson(answer, body);
      return answer;
    },
  ),
  telling(
    "a search does not say which subject it was for",
    "`meta.subject`: the subject filter",
    of("search"),
    ({ meta }) => {
      meta.subject = null;
    },
  ),
  finding("a search minds accents", "search: without regard to case and accents", (record, q) => {
    const text = textOf(record).toLowerCase();
    return q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word) || !plainOf(text).includes(word));
  }),
  finding(
    "a search finds whole words alone",
    "search: as words or as the starts of longer ones",
    (record, q) => {
      const words = new Set(wordsOf(plainOf(textOf(record))));
      return wordsOf(plainOf(q)).every((word) => words.has(word));
    },
  ),
  telling(
    "Claims that were not assessed are left out of the section of a repository",
    "`claims`: present with `include=claims`: the first 100",
    of("getRepository", "resolveRepository"),
    (body) => {
      if (body.claims) body.claims = body.claims.filter(({ evidence }: Json) => evidence.assessmentCount > 0);
    },
  ),
  asking(
    "sections of `include` come along with `fields`",
    "`fields`: exactly these",
    (sent) => of("listClaims", "listRuns")(sent) && has("fields", "include")(sent),
    (sent) =>
      withQuery(sent, (query) => {
        const names = [...query.get("fields")!.split(","), ...query.get("include")!.split(",")];
        query.set("fields", [...new Set(names)].join(","));
      }),
  ),
]);

/** Eighty that were written from the contract alone, by one who had seen no check. */
export const travellers: Mutation[] = [
  ...travellersOfLists,
  ...travellersOfRecords,
  ...travellersOfDocuments,
  ...travellersOfHttp,
  ...travellersOfWrites,
];
