import { asking, has, type Json, jsonOf, of, telling, withQuery } from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

const wordsOf = (url: URL): string[] => (url.searchParams.get("q") ?? "").split(/\s+/).filter(Boolean);

/** Written from the contract alone, by one who had seen no check: lists, searches and records. */
export const wayfarersOfReads: Mutation[] = [
  ...inGroup("lists", [
    asking(
      "the hundredth Claim is one too many",
      "`limit`: maximum 100",
      ({ operation, url }) => operation === "listClaims" && url.searchParams.get("limit") === "100",
      (sent) => withQuery(sent, (query) => query.set("limit", "101")),
    ),
    asking(
      "no pieces of a log are as many as by default",
      "`limit`: minimum 1; what is less is refused",
      ({ operation, url }) => operation === "listRunLogs" && url.searchParams.get("limit") === "0",
      (sent) => withQuery(sent, (query) => query.delete("limit")),
    ),
    telling(
      "a last page of Claims that is full says that there is more",
      "`hasMore`: whether there is a next page",
      of("listClaims"),
      (body, { url }) => {
        const limit = Number(url.searchParams.get("limit") ?? 20);
        if (body.data.length === limit) body.pagination.hasMore = true;
      },
    ),
    kind(
      "a cursor of Runs brings its own filters along",
      "`cursor`: it holds for the list and the filters that it was given out for",
      () => {
        const queries = new Map<string, URL>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (!of("listRuns")(sent)) return answer;
          const next = answer.status === 200 ? jsonOf(answer)?.pagination?.nextCursor : null;
          if (next) queries.set(next, sent.url);
          const cursor = sent.url.searchParams.get("cursor") ?? "";
          const earlier = queries.get(cursor);
          if (answer.status !== 400 || !earlier) return answer;
          const url = new URL(earlier);
          url.searchParams.set("cursor", cursor);
          return service({ ...sent, url });
        };
      },
    ),
    telling(
      "each page of a log numbers its pieces anew",
      "`sequence`: place in the log",
      (sent) => of("listRunLogs")(sent) && has("cursor")(sent),
      ({ data }) => {
        for (const [index, piece] of data.entries()) piece.sequence = index;
      },
    ),
  ]),
  ...inGroup("filters", [
    asking(
      "of a Claim in a repository all Runs of the repository are listed",
      "`claim_id`: only Runs of this Claim",
      (sent) => of("listRuns")(sent) && has("repository_id", "claim_id")(sent),
      (sent) => withQuery(sent, (query) => query.delete("claim_id")),
    ),
    asking(
      "Runs that took too long cannot be filtered for",
      "`execution_state`: only in this execution state",
      ({ operation, url }) =>
        operation === "listRuns" && url.searchParams.get("execution_state") === "timedOut",
      (sent) => withQuery(sent, (query) => query.delete("execution_state")),
    ),
    telling(
      "what changed at the very time is left out",
      "`updated_since`: only changed at or after this time",
      (sent) => of("listRepositories")(sent) && has("updated_since")(sent),
      (body, { url }) => {
        const since = Date.parse(url.searchParams.get("updated_since")!);
        body.data = body.data.filter(({ updatedAt }: Json) => Date.parse(updatedAt) !== since);
      },
    ),
    asking(
      "of several words the first alone is looked for in Claims",
      "`q`: all must be found",
      (sent) => of("listClaims")(sent) && wordsOf(sent.url).length > 1,
      (sent) => withQuery(sent, (query) => query.set("q", wordsOf(sent.url)[0]!)),
    ),
    telling(
      "repositories are found by whole words alone",
      "`q`: within longer words too",
      (sent) => of("listRepositories")(sent) && has("q")(sent) && !has("fields")(sent),
      (body, { url }) => {
        body.data = body.data.filter(({ title, description, slug, owner }: Json) => {
          const texts = `${title} ${description} ${slug} ${owner}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
          return wordsOf(url).every((word) => texts.includes(word.toLowerCase()));
        });
      },
    ),
  ]),
  ...inGroup("fields and include", [
    telling(
      "members of a Run that are null are left out where it is cut down",
      "`fields`: exactly these; RunProjection: exactly those are present",
      (sent) => of("listRuns")(sent) && has("fields")(sent),
      ({ data }) => {
        for (const run of data) for (const name of Object.keys(run)) if (run[name] === null) delete run[name];
      },
    ),
    asking(
      "of a resolved path the last section alone is added",
      "`include`: optional sections to add",
      ({ operation, url }) =>
        operation === "resolveRepository" && (url.searchParams.get("include") ?? "").includes(","),
      (sent) => withQuery(sent, (query) => query.set("include", query.get("include")!.split(",").at(-1)!)),
    ),
  ]),
  ...inGroup("searches", [
    telling(
      "Claims are found in the case that they are written in",
      "`search`: without regard to case and accents",
      of("search"),
      (body, { url }) => {
        body.data.claims = body.data.claims.filter(({ statement }: Json) =>
          wordsOf(url).every(
            (word) => statement.includes(word) || !statement.toLowerCase().includes(word.toLowerCase()),
          ),
        );
      },
    ),
    telling(
      "a search tells of no subject that it was asked for",
      "`meta.subject`: the subject filter",
      (sent) => of("search")(sent) && has("subject")(sent),
      (body) => {
        body.meta.subject = null;
      },
    ),
    telling(
      "Claims that are found go on with the cursor of the repositories",
      "`search`: each kind has its own cursor",
      of("search"),
      ({ pagination: { repositories, claims } }) => {
        if (claims.nextCursor && repositories.nextCursor) claims.nextCursor = repositories.nextCursor;
      },
    ),
  ]),
  ...inGroup("records", [
    telling(
      "a Run has differences as parts of what was reported",
      "`absoluteDifference`: |observed - reported|",
      of("getRun"),
      (body) => {
        for (const one of body.measurements)
          if (one.absoluteDifference && one.reportedValue)
            one.absoluteDifference /= Math.abs(one.reportedValue);
      },
    ),
    telling(
      "two Runs close the ring of repetition, whatever they say",
      "`rings.repeat`: two Runs or more support a Claim",
      of("getRepository", "resolveRepository"),
      ({ verification }) => {
        if (verification) verification.rings.repeat = verification.runCount >= 2;
      },
    ),
    telling(
      "the address of the bytes asks for a download",
      "`downloadUrl`: where its bytes are; a parameter that is not declared is refused",
      of("getEvidence"),
      (body) => {
        body.downloadUrl += "?download=1";
      },
    ),
    telling(
      "in lists the end of a Run is in no time zone",
      "`finishedAt`: date-time (RFC 3339)",
      of("listRuns"),
      ({ data }) => {
        for (const run of data) if (run.finishedAt) run.finishedAt = run.finishedAt.replace(/Z$/, "");
      },
    ),
    telling(
      "a Claim leads to the Runs of its repository",
      "`links.runs`: address of its Runs",
      of("getClaim"),
      ({ links }) => {
        links.runs = links.runs?.replace(/&claim_id=[^&]*/, "").replace(/\?claim_id=[^&]*&/, "?");
      },
    ),
  ]),
];
