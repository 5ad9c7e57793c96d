import { insisting, type Json, of, recordsOf, telling, without, withQuery } from "../changes.ts";
import { inGroup, type Sent } from "../mutation.ts";

const exactly = "`fields`: top-level members to answer with: exactly these";
const asked = ({ url }: Sent) => url.searchParams.has("fields");
const wanted = ({ url }: Sent) => url.searchParams.get("fields")?.split(",") ?? [];

const keep = (records: Json[], isKept: (name: string, value: unknown) => boolean) => {
  for (const record of records)
    for (const [name, value] of Object.entries(record)) if (!isKept(name, value)) delete record[name];
};

export const fields = inGroup("fields", [
  insisting(
    "listRepositories overlooks fields",
    exactly,
    (sent, { status }) => of("listRepositories")(sent) && asked(sent) && status === 200,
    without("fields"),
  ),
  insisting(
    "getRepository overlooks fields",
    exactly,
    (sent, { status }) => of("getRepository")(sent) && asked(sent) && status === 200,
    without("fields"),
  ),
  insisting(
    "listRuns overlooks fields on its later pages",
    exactly,
    (sent, { status }) =>
      of("listRuns")(sent) && asked(sent) && sent.url.searchParams.has("cursor") && status === 200,
    without("fields"),
  ),
  telling(
    "listClaims adds id to every choice of fields",
    exactly,
    (sent) => of("listClaims")(sent) && asked(sent),
    (body, _, answer) => {
      for (const record of recordsOf(body)) record.id ??= "claim_01m6gb07p4ftz8w003ahy8qhee";
      answer.headers.delete("content-length");
    },
  ),
  telling(
    "listRuns leaves the last of the fields out",
    exactly,
    (sent) => of("listRuns")(sent) && wanted(sent).length > 1,
    (body, sent) => {
      keep(recordsOf(body), (name) => name !== wanted(sent).at(-1));
    },
  ),
  telling(
    "resolveRepository gives the first of the fields alone",
    exactly,
    (sent) => of("resolveRepository")(sent) && wanted(sent).length > 1,
    (body, sent) => {
      keep([body], (name) => name === wanted(sent)[0]);
    },
  ),
  telling(
    "listRepositories leaves fields that are null out",
    exactly,
    (sent) => of("listRepositories")(sent) && asked(sent),
    (body) => {
      keep(recordsOf(body), (_, value) => value !== null);
    },
  ),
  telling(
    "listRuns applies fields to the page too",
    "a page has `data`, `pagination` and `links`",
    (sent) => of("listRuns")(sent) && asked(sent),
    (body) => {
      delete body.links;
    },
  ),
  insisting(
    "listClaims overlooks an unknown field",
    "`fields`: enumeration",
    (sent, { status }) => of("listClaims")(sent) && asked(sent) && status === 400,
    (sent) => withQuery(sent, (query) => query.set("fields", "id")),
  ),
  insisting(
    "listRuns takes a field twice",
    "`fields`: uniqueItems",
    (sent, { status }) =>
      of("listRuns")(sent) && status === 400 && new Set(wanted(sent)).size < wanted(sent).length,
    (sent) => withQuery(sent, (query) => query.set("fields", [...new Set(wanted(sent))].join(","))),
  ),
  telling(
    "a section in fields needs include as well",
    "a section that is named in `fields` needs no `include`",
    (sent) =>
      of("listRuns", "getRepository", "listClaims")(sent) &&
      asked(sent) &&
      !sent.url.searchParams.has("include"),
    (body) =>
      keep(
        recordsOf(body),
        (name) =>
          !["assessments", "environment", "logs", "readme", "claims", "experiments", "runs"].includes(name),
      ),
  ),
]);
