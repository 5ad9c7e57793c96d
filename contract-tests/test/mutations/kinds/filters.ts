import { asking, insisting, of, telling, without, withQuery } from "../changes.ts";
import { inGroup, type Sent } from "../mutation.ts";

/** A filter that is parsed, so that a wrong value is refused, and then forgotten. */
const forgets = (operation: string, name: string, words: string) =>
  insisting(
    `${operation} forgets ${name}`,
    words,
    (sent, { status }) => of(operation)(sent) && status === 200 && sent.url.searchParams.has(name),
    without(name),
  );
const has = ({ url }: Sent, ...names: string[]) => names.every((name) => url.searchParams.has(name));

export const filters = inGroup("filters", [
  forgets("listClaims", "repository_id", "`repository_id`: only of this repository"),
  forgets("listRuns", "repository_id", "`repository_id`: only of this repository"),
  forgets("listRuns", "claim_id", "`claim_id`: only Runs of this Claim"),
  forgets("listRuns", "execution_state", "`execution_state`: only in this execution state"),
  forgets("listRuns", "assessment_conclusion", "`assessment_conclusion`: only with this conclusion"),
  forgets("listRuns", "state", "`state`: only in this legacy combined state"),
  forgets("listClaims", "verification", "`verification`: only in this legacy combined state"),
  forgets("listClaims", "q", "`q`: all texts must be found"),
  forgets("listRepositories", "q", "`q`: all texts must be found"),
  forgets("listRepositories", "subject", "`subject`: only of this subject class"),
  forgets("search", "subject", "`subject`: only of this subject class"),
  forgets("listRepositories", "updated_since", "`updated_since`: only changed at or after this time"),
  asking(
    "updated_since leaves out what changed at that time",
    "`updated_since`: changed at or after this time",
    (sent) => of("listRepositories")(sent) && has(sent, "updated_since"),
    (sent) => {
      const time = Date.parse(sent.url.searchParams.get("updated_since")!);
      return Number.isNaN(time)
        ? undefined
        : withQuery(sent, (query) => query.set("updated_since", new Date(time + 1).toISOString()));
    },
  ),
  insisting(
    "of two filters of listRuns the first counts",
    "each filter narrows the list",
    (sent, { status }) =>
      status === 200 && of("listRuns")(sent) && has(sent, "repository_id", "execution_state"),
    without("execution_state"),
  ),
  telling(
    "execution_state=succeeded finds nothing",
    "`execution_state`: Runs in this state",
    (sent) => of("listRuns")(sent) && sent.url.searchParams.get("execution_state") === "succeeded",
    (body) => {
      body.data = [];
      body.pagination = { nextCursor: null, hasMore: false };
      body.links.next = null;
    },
  ),
  telling(
    "verification finds all but what it names",
    "`verification`: only in this state",
    (sent) => of("listClaims")(sent) && has(sent, "verification"),
    (body) => {
      for (const record of body.data) if (record.verification) record.verification = "queued";
    },
  ),
  asking(
    "search finds what holds one of the words",
    "finds what holds all words of `q`",
    of("search"),
    (sent) => {
      const [first, ...more] = sent.url.searchParams.get("q")?.split(" ") ?? [];
      return first && more.length > 0 ? withQuery(sent, (query) => query.set("q", first)) : undefined;
    },
  ),
  telling(
    "search is strict about case",
    "without regard to case and accents",
    (sent) => of("search")(sent) && /^[A-Z]{2}|^[a-z]+$/.test(sent.url.searchParams.get("q") ?? ""),
    (body, sent) => {
      const word = sent.url.searchParams.get("q")!;
      body.data.repositories = body.data.repositories.filter((one: { title: string }) =>
        one.title.includes(word),
      );
      body.data.claims = body.data.claims.filter((one: { statement: string }) =>
        one.statement.includes(word),
      );
    },
  ),
  telling(
    "search finds no starts of words",
    "as words or as the starts of longer ones",
    of("search"),
    (body, sent) => {
      const words = (sent.url.searchParams.get("q") ?? "").toLowerCase().split(/\s+/);
      const holds = (text: string) =>
        words.every((word) =>
          text
            .toLowerCase()
            .split(/[^\p{L}\p{N}]+/u)
            .includes(word),
        );
      body.data.repositories = body.data.repositories.filter(
        (one: { title: string; description: string; owner: string; slug: string }) =>
          holds(`${one.title} ${one.description} ${one.owner} ${one.slug}`),
      );
      body.data.claims = body.data.claims.filter((one: { statement: string }) => holds(one.statement));
    },
  ),
  asking(
    "listLegacyRepositories overlooks slug",
    "`owner` and `slug` together select one repository",
    of("listLegacyRepositories"),
    without("slug"),
  ),
]);
