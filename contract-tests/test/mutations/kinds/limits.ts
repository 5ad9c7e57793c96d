import { asking, insisting, of, telling, without, withQuery } from "../changes.ts";
import { inGroup, type Sent } from "../mutation.ts";

const most = "`limit`: most records in the answer";
const lists = of("listRepositories", "listClaims", "listRuns");

const limitOf = ({ url }: Sent) => url.searchParams.get("limit");

/** A parameter that is parsed, so that a wrong value is refused, and then forgotten. */
const overlooks = (operation: string, name: string, words: string) =>
  insisting(
    `${operation} overlooks ${name}`,
    words,
    (sent, { status }) => of(operation)(sent) && status === 200 && sent.url.searchParams.has(name),
    without(name),
  );

export const limits = inGroup("limits and defaults", [
  overlooks("listRepositories", "limit", most),
  insisting(
    "listClaims gives one record more than limit",
    most,
    (sent, { status }) => of("listClaims")(sent) && status === 200 && Number(limitOf(sent) ?? 100) < 100,
    (sent) => withQuery(sent, (query) => query.set("limit", String(Number(query.get("limit")) + 1))),
  ),
  overlooks("listRunLogs", "limit", most),
  asking(
    "listClaims gives 10 where no limit is given",
    "`limit`: default 20",
    (sent) => of("listClaims")(sent) && !sent.url.searchParams.has("limit"),
    (sent) => withQuery(sent, (query) => query.set("limit", "10")),
  ),
  asking(
    "listRuns gives 100 where no limit is given",
    "`limit`: default 20",
    (sent) => of("listRuns")(sent) && !sent.url.searchParams.has("limit"),
    (sent) => withQuery(sent, (query) => query.set("limit", "100")),
  ),
  asking(
    "search gives 20 of each kind where no limit is given",
    "`limit` of search: default 10",
    (sent) => of("search")(sent) && !sent.url.searchParams.has("limit"),
    (sent) => withQuery(sent, (query) => query.set("limit", "20")),
  ),
  telling(
    "search limits repositories, and Claims not",
    "`limit` of search: most results of each kind",
    (sent) => of("search")(sent) && sent.url.searchParams.get("limit") === "1",
    (body) => {
      const [claim] = body.data.claims;
      if (claim) body.data.claims.push({ ...claim });
    },
  ),
  telling(
    "listRuns answers limit=1 with an empty page that goes on",
    "a page holds records as long as there are some",
    (sent) => of("listRuns")(sent) && sent.url.searchParams.get("limit") === "1",
    (body) => {
      body.data = [];
    },
  ),
  insisting(
    "listRuns takes limit=0 for none",
    "`limit`: minimum 1",
    (sent, { status }) =>
      of("listRuns")(sent) && status === 400 && sent.url.searchParams.get("limit") === "0",
    (sent) => withQuery(sent, (query) => query.delete("limit")),
  ),
  insisting(
    "lists cut a limit over 100 to 100",
    "`limit`: maximum 100",
    (sent, { status }) => lists(sent) && status === 400 && Number(sent.url.searchParams.get("limit")) > 100,
    (sent) => withQuery(sent, (query) => query.set("limit", "100")),
  ),
  overlooks("listMembers", "offset", "`offset`: how many are left out at the beginning"),
]);
