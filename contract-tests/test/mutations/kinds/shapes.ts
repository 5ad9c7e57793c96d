import { answering, isJson, type Json, of, recordsOf, setText, telling } from "../changes.ts";
import { inGroup, type Sent } from "../mutation.ts";

const schema = "the schema of the answer";
const closed = "the schema has no such member";
const whole = ({ url }: Sent) => !url.searchParams.has("fields");
const onLaterPages = (sent: Sent) =>
  of("listClaims")(sent) && sent.url.searchParams.has("cursor") && whole(sent);
const repositories = of("listRepositories", "getRepository", "resolveRepository");
const runs = of("listRuns", "getRun");
const claims = of("listClaims", "getClaim");
const each = (edit: (record: Json) => void) => (body: Json) => recordsOf(body).forEach(edit);

export const shapes = inGroup("shapes", [
  telling(
    "Claims of a list have no measurements",
    schema,
    (sent) => of("listClaims")(sent) && whole(sent),
    each((claim) => {
      delete claim.measurements;
    }),
  ),
  telling(
    "Claims of later pages have no links",
    schema,
    onLaterPages,
    each((claim) => {
      delete claim.links;
    }),
  ),
  telling(
    "counts are text",
    schema,
    repositories,
    each(({ execution }) => {
      if (execution) execution.runCount = String(execution.runCount);
    }),
  ),
  telling("titles are null", schema, of("getRepository"), (body) => {
    if (body.title) body.title = null;
  }),
  telling(
    "a state has a name of its own",
    "`EvidenceState`: enumeration",
    claims,
    each(({ evidence }) => {
      if (evidence?.state === "supported") evidence.state = "confirmed";
    }),
  ),
  telling(
    "execution states are in snake case",
    "`ExecutionState`: enumeration",
    runs,
    each(({ execution }) => {
      if (execution?.state === "timedOut") execution.state = "timed_out";
    }),
  ),
  telling(
    "times have no zone",
    "`queuedAt`: date-time (RFC 3339)",
    runs,
    each((run) => {
      if (run.queuedAt) run.queuedAt = run.queuedAt.replace(/Z$/, "");
    }),
  ),
  telling(
    "times are seconds",
    "`updatedAt`: date-time",
    repositories,
    each((record) => {
      if (record.updatedAt) record.updatedAt = Date.parse(record.updatedAt) / 1000;
    }),
  ),
  telling(
    "digests have no algorithm",
    "`Digest`: sha256: and 64 digits",
    (sent) => of("getEvidence")(sent),
    (body) => {
      body.digest = body.digest.slice(7);
    },
  ),
  telling(
    "digests are in capitals",
    "`Digest`: sha256: and 64 digits in lower case",
    runs,
    each((run) => {
      if (run.experimentVersionId)
        run.experimentVersionId = run.experimentVersionId.toUpperCase().replace("SHA", "sha");
    }),
  ),
  telling(
    "Runs tell the lease of their job",
    closed,
    (sent) => runs(sent) && whole(sent),
    each((run) => {
      run.leaseToken = 3;
    }),
  ),
  telling(
    "counts of evidence states have one more",
    closed,
    repositories,
    each(({ evidence }) => {
      if (evidence) evidence.stateCounts.disputed = 0;
    }),
  ),
  telling("pages count all records", closed, of("listRepositories"), (body) => {
    body.pagination.total = 12;
  }),
  telling("pages have a member more", closed, of("listRuns"), (body) => {
    body.meta = {};
  }),
  telling(
    "measurements of an included Assessment are missing its scope",
    schema,
    (sent) => claims(sent) && sent.url.searchParams.has("include"),
    each(({ assessments }) => {
      for (const one of assessments ?? []) delete one.scope;
    }),
  ),
  telling(
    "rings are 0 and 1",
    "`rings`: booleans",
    repositories,
    each(({ verification }) => {
      if (verification?.rings) verification.rings.run = verification.rings.run ? 1 : 0;
    }),
  ),
  telling(
    "a count is negative",
    "`minimum`: 0",
    repositories,
    each(({ evidence }) => {
      if (evidence) evidence.assessedClaimCount = -1;
    }),
  ),
  telling(
    "a single author is no list",
    "`authors`: array",
    repositories,
    each((record) => {
      if (record.authors) [record.authors] = record.authors;
    }),
  ),
  telling(
    "an empty page has no list",
    "`data`: array",
    (sent) => of("listRuns", "listClaims", "listRepositories")(sent),
    (body) => {
      if (body.data.length === 0) body.data = null;
    },
  ),
  telling(
    "ids of Claims are numbers of a table",
    "`id`: claim_ and a UUIDv7",
    claims,
    each((claim) => {
      if (claim.id) claim.id = "claim_17";
    }),
  ),
  telling("downloadUrl is a path", "`downloadUrl`: uri", of("getEvidence"), (body) => {
    body.downloadUrl = new URL(body.downloadUrl).pathname;
  }),
  telling("sizes are not whole", "`byteSize`: integer", of("getEvidence"), (body) => {
    body.byteSize += 0.5;
  }),
  telling("the older list has counts as text", schema, of("listLegacyRepositories"), (body) => {
    for (const one of body.repositories ?? []) one.claimCount = `${one.claimCount}`;
  }),
  telling("the service is called by another name", "`service`: constant", of("getHealth"), (body) => {
    body.service = "backend";
  }),
  telling(
    "pieces of a log have no stream",
    schema,
    of("listRunLogs"),
    each((piece) => {
      delete piece.stream;
    }),
  ),
  answering(
    "search answers with nothing at all",
    schema,
    (sent, { status }) => of("search")(sent) && status === 200,
    (answer) => setText(answer, ""),
  ),
  answering(
    "JSON is followed by a second one",
    "RFC 8259, 2",
    (sent, answer) => of("getClaim")(sent) && answer.status === 200 && isJson(answer),
    (answer) => {
      setText(answer, `${new TextDecoder().decode(answer.body)}{}`);
    },
  ),
  telling("a record comes in an envelope", schema, of("getRun"), (body) => ({ data: body })),
]);
