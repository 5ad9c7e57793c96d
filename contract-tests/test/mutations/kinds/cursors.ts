import { at, insisting, type Json, jsonOf, of, setJson, telling, without, withQuery } from "../changes.ts";
import { inGroup, kind, type Sent, type Service } from "../mutation.ts";

const opaque = "`cursor`: opaque cursor from `pagination.nextCursor` of the same query";
const complete = "records run from the newest to the oldest; no walk skips or repeats one";
const pagination = "`pagination`: `nextCursor` is null and `hasMore` false at the end, and only there";
const lists = of("listRepositories", "listClaims", "listRuns");
const cursorOf = ({ url }: Sent) => url.searchParams.get("cursor");
const later = ({ url }: Sent) => url.searchParams.has("cursor");

/** All records of a list, as this caller may see them. */
async function wholeList(sent: Sent, service: Service): Promise<Json[]> {
  const records: Json[] = [];
  const first = withQuery(sent, (query) => {
    query.set("limit", "100");
    query.delete("cursor");
  });
  for (let next: Sent | undefined = { ...first, method: "GET" }; next; ) {
    const { data, pagination: page } = jsonOf(await service(next));
    records.push(...data);
    const { nextCursor } = page;
    next = nextCursor ? withQuery(first, (query) => query.set("cursor", nextCursor)) : undefined;
  }
  return records;
}

/** What a cursor holds for: the list and its filters. */
const listOf = (sent: Sent): string => without("cursor", "limit", "fields", "include")(sent).url.href;

/** A list that is cut by numbers of records, in an order of its own; its cursors are known by heart. */
export const byOffset = (operation: string, sort: (records: Json[]) => Json[]) => () => {
  const offsets = new Map<string, number>();
  return async (sent: Sent, service: Service) => {
    const { searchParams } = sent.url;
    const cursor = searchParams.get("cursor");
    const known = offsets.get(`${listOf(sent)} ${cursor}`);
    const isOurs = sent.operation === operation && sent.method === "GET";
    const answer = await service(isOurs && known !== undefined ? without("cursor")(sent) : sent);
    if (!isOurs || answer.status !== 200) return answer;
    const offset = known ?? 0;
    const limit = Number(searchParams.get("limit") ?? 20);
    const all = sort(await wholeList(sent, service));
    const next = `b2Zmc2V0${Buffer.from(`${offset + limit}`).toString("base64url")}x${"0".repeat(20)}`;
    const hasMore = offset + limit < all.length;
    if (hasMore) offsets.set(`${listOf(sent)} ${next}`, offset + limit);
    const body = jsonOf(answer);
    body.data = all.slice(offset, offset + limit);
    body.pagination = { nextCursor: hasMore ? next : null, hasMore };
    body.links.next = hasMore ? withQuery(sent, (query) => query.set("cursor", next)).url.href : null;
    setJson(answer, body);
    return answer;
  };
};

/** Remembers which request a cursor was given out for. */
const rememberingCursors = (isTaken: (issued: Sent, sent: Sent) => boolean) => () => {
  const issued = new Map<string, Sent>();
  return async (sent: Sent, service: Service) => {
    let answer = await service(sent);
    const cursor = sent.url.searchParams.get("cursor") ?? "";
    const origin = issued.get(cursor);
    if (lists(sent) && answer.status === 400 && origin && isTaken(origin, sent))
      answer = await service(without("cursor")(sent));
    if (lists(sent) && answer.status === 200) {
      const { nextCursor } = jsonOf(answer)?.pagination ?? {};
      if (nextCursor) issued.set(nextCursor, sent);
    }
    return answer;
  };
};

export const cursors = inGroup("cursors", [
  kind("listRepositories begins again at every cursor", complete, () => async (sent, service) => {
    const answer = await service(sent);
    return of("listRepositories")(sent) && answer.status === 200 ? service(without("cursor")(sent)) : answer;
  }),
  telling(
    "listClaims loses the first record of a later page",
    complete,
    (sent) => of("listClaims")(sent) && later(sent),
    (body) => {
      if (body.data.length > 1 || body.pagination.hasMore) body.data.shift();
    },
  ),
  kind("listRuns repeats the last record of the page before", complete, () => {
    const last = new Map<string, Json>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("listRuns")(sent) || sent.method !== "GET" || answer.status !== 200) return answer;
      const body = jsonOf(answer);
      const before = last.get(sent.url.searchParams.get("cursor") ?? "");
      if (body.pagination.nextCursor) last.set(body.pagination.nextCursor, body.data.at(-1));
      if (before) body.data = [before, ...body.data.slice(0, -1)];
      setJson(answer, body);
      return answer;
    };
  }),
  kind("listRunLogs repeats a piece on its second page", complete, () => {
    const last = new Map<string, Json>();
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("listRunLogs")(sent) || sent.method !== "GET" || answer.status !== 200) return answer;
      const body = jsonOf(answer);
      const before = last.get(sent.url.searchParams.get("cursor") ?? "");
      if (body.pagination.nextCursor) last.set(body.pagination.nextCursor, body.data.at(-1));
      if (before && body.data.length > 0) body.data[0] = before;
      setJson(answer, body);
      return answer;
    };
  }),
  telling("hasMore is always false", pagination, lists, (body) => {
    body.pagination.hasMore = false;
  }),
  telling(
    "the last page says that there is more",
    pagination,
    (sent) => lists(sent) && later(sent),
    (body) => {
      body.pagination.hasMore = true;
    },
  ),
  telling(
    "the second page has no cursor to go on with",
    complete,
    (sent) => of("listRepositories")(sent) && later(sent),
    (body) => {
      body.pagination = { nextCursor: null, hasMore: false };
      body.links.next = null;
    },
  ),
  telling(
    "the last page of listRuns has its own cursor as the next",
    pagination,
    (sent) => of("listRuns")(sent) && later(sent),
    (body, sent) => {
      if (body.pagination.nextCursor === null)
        body.pagination = { nextCursor: sent.url.searchParams.get("cursor"), hasMore: true };
    },
  ),
  telling("records of a page of claims run backwards", complete, of("listClaims"), (body) => {
    body.data.reverse();
  }),
  kind(
    "listRuns begins with the oldest",
    "Runs, newest first",
    byOffset("listRuns", (records) => records.reverse()),
  ),
  kind(
    "listRepositories sorts by title",
    "repositories run from the newest to the oldest",
    byOffset("listRepositories", (records) =>
      records.sort((one, other) => String(one.title ?? "").localeCompare(String(other.title ?? ""))),
    ),
  ),
  kind(
    "listRuns counts records, so that new ones shift its pages",
    complete,
    byOffset("listRuns", (records) => records),
  ),
  insisting(
    "a cursor that was tampered with is the first page",
    opaque,
    (sent, { status }) => of("listClaims")(sent) && (cursorOf(sent) ?? "").length > 10 && status === 400,
    without("cursor"),
  ),
  kind(
    "a cursor of another list is taken",
    opaque,
    rememberingCursors((issued, sent) => issued.operation !== sent.operation),
  ),
  kind(
    "a cursor is taken with another filter",
    opaque,
    rememberingCursors(
      (issued, sent) =>
        issued.operation === sent.operation &&
        issued.url.searchParams.get("repository_id") !== sent.url.searchParams.get("repository_id"),
    ),
  ),
  kind(
    "a later page has the limit of the first",
    "`limit`, `fields` and `include` may change between pages",
    () => {
      const limits = new Map<string, string | null>();
      return async (sent, service) => {
        const cursor = sent.url.searchParams.get("cursor");
        const limit = limits.get(cursor ?? "");
        const isOurs = of("listClaims")(sent);
        const answer = await service(
          isOurs && limit ? withQuery(sent, (query) => query.set("limit", limit)) : sent,
        );
        const next = isOurs && answer.status === 200 ? jsonOf(answer)?.pagination?.nextCursor : null;
        if (next) limits.set(next, limit ?? sent.url.searchParams.get("limit"));
        return answer;
      };
    },
  ),
  kind(
    "search overlooks claim_cursor",
    "`claim_cursor`: cursor of the Claims found",
    () => async (sent, service) => {
      const answer = await service(sent);
      return of("search")(sent) && answer.status === 200 ? service(without("claim_cursor")(sent)) : answer;
    },
  ),
  telling(
    "search moves both lists by one cursor",
    "each kind has its own cursor, so that each list can go on alone",
    (sent) =>
      of("search")(sent) &&
      sent.url.searchParams.has("repository_cursor") &&
      !sent.url.searchParams.has("claim_cursor"),
    (body) => {
      body.data.claims = [];
      body.pagination.claims = { nextCursor: null, hasMore: false };
    },
  ),
  telling(
    "links.next of claims leads to the first page",
    "`next`: address of the next page of a list",
    of("listClaims"),
    (body, sent) => {
      if (body.links.next) body.links.next = at(sent, sent.url.pathname).url.href;
    },
  ),
]);
