import {
  answering,
  asking,
  has,
  isJson,
  type Json,
  jsonOf,
  of,
  recordsOf,
  setJson,
  telling,
  withQuery,
  wording,
} from "../changes.ts";
import { inGroup, kind, type Mutation } from "../mutation.ts";

/** The Claims, or the Runs, that an answer shows, whatever the answer is. */
const shownIn = (body: Json, name: "claims" | "runs"): Json[] =>
  [
    ...recordsOf(body),
    ...(body?.data?.[name] ?? []),
    ...(body?.[name] ?? []),
    ...(body?.repository?.[name] ?? []),
  ].filter((record) => (name === "claims" ? record?.statement : record?.claimIds) !== undefined);

const everyRead = () => true;

/**
 * Written from the specification, section by section, after checks had been made for what of others was missed, and judged
 * before any check was made for one of these.
 */
export const heldOutOfRecords: Mutation[] = [
  ...inGroup("records", [
    telling(
      "the snapshot sorts authors by name",
      "`authors`: in the order of the paper",
      of("listLegacyRepositories"),
      (body) => {
        body.repository?.authors?.reverse();
      },
    ),
    telling(
      "search cuts descriptions",
      "`description`: a record is the same wherever it is shown",
      of("search"),
      ({ data }) => {
        for (const one of data.repositories) one.description = one.description.slice(0, 8);
      },
    ),
    telling(
      "Claims name the Evidence of their neighbours",
      "`evidenceIds`: stored objects that bear on this Claim",
      everyRead,
      (body) => {
        const claims = shownIn(body, "claims");
        const ids = claims.map(({ evidenceIds }) => evidenceIds);
        for (const [index, claim] of claims.entries())
          if (ids.length > 1) claim.evidenceIds = ids.at(index - 1);
      },
    ),
    telling(
      "Claims name experiments that there are not",
      "`experimentIds`: experiments that can test this Claim",
      everyRead,
      (body) => {
        for (const claim of shownIn(body, "claims")) claim.experimentIds = [`exp_${"0".repeat(26)}`];
      },
    ),
    telling(
      "the paper's numbers are told as observed",
      "`observedValue`: value that is compared",
      everyRead,
      (body) => {
        const records = [...shownIn(body, "claims"), ...shownIn(body, "runs")];
        for (const one of records.flatMap(({ measurements }) => measurements ?? []))
          if (one.outcome === "mismatch")
            Object.assign(one, {
              observedValue: one.reportedValue,
              observedValues: [one.reportedValue],
              absoluteDifference: 0,
              outcome: "match",
              verification: "verified",
            });
      },
    ),
    telling("a Run names its Claim twice", "`claimIds`: Claims that this Run tests", everyRead, (body) => {
      for (const run of shownIn(body, "runs")) run.claimIds.push(run.claimIds[0]);
    }),
    telling(
      "Evidence tells where the server keeps it",
      "`sourcePath`: path in the Run's work folder",
      everyRead,
      (body) => {
        const inner = [
          ...recordsOf(body),
          ...shownIn(body, "runs"),
          body?.repository,
          body?.evidence,
        ].flatMap((one) => [
          one,
          ...(Array.isArray(one?.evidence) ? one.evidence : []),
          ...(one?.items ?? []),
        ]);
        for (const one of inner)
          if (typeof one?.sourcePath === "string")
            one.sourcePath = `/srv/service/data/work/${one.sourcePath}`;
      },
    ),
    telling(
      "a job that is over is at its first stage",
      "`stage`: stage that the job is in",
      of("getProcessing"),
      ({ job }) => {
        if (job.state === "completed") job.stage = "intake";
      },
    ),
    telling(
      "an embedding shows the badge of another paper",
      "`html`: the badge, as a link to the page",
      of("getEmbedding"),
      (body) => {
        body.html = body.html?.replace(/\/api\/badge\/[^"]*/, "/api/badge/somebody/something");
      },
    ),
    answering(
      "a crate leaves its last Run out",
      "each Run that ended",
      (sent, { status }) => of("getCrate")(sent) && status === 200,
      (answer) => {
        const body = jsonOf(answer);
        const last = body["@graph"].findLastIndex(({ "@type": type }: Json) =>
          String(type).includes("CreateAction"),
        );
        if (last >= 0) body["@graph"].splice(last, 1);
        setJson(answer, body);
      },
    ),
    wording(
      "a citation names another version",
      "`version`: version of the repository",
      of("getBibtex"),
      (text) => text.replace(/sha256:[0-9a-f]{8}/, "sha256:00000000"),
    ),
    kind(
      "a stream of a log has other words than the log",
      "`log`: a piece of the log",
      () => async (sent, service) => {
        const answer = await service(sent);
        if (!of("streamRunLogs")(sent) || !answer.stream) return answer;
        const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
        const change = (chunk: Uint8Array) =>
          encoder.encode(decoder.decode(chunk).replaceAll("piece", "part"));
        answer.stream = answer.stream.pipeThrough(
          new TransformStream({ transform: (chunk, controller) => controller.enqueue(change(chunk)) }),
        );
        return answer;
      },
    ),
    telling(
      "a link is called redistributable",
      "`redistributable`: whether the licence gate is green",
      of("lookupPreprint"),
      (body) => {
        if (body.license === null) body.redistributable = true;
      },
    ),
  ]),
  ...inGroup("filters", [
    asking(
      "updated_since overlooks the offset of its time",
      "`updated_since`: a time of RFC 3339, with any offset",
      (sent) => of("listRepositories")(sent) && has("updated_since")(sent),
      (sent) =>
        withQuery(sent, (query) =>
          query.set("updated_since", query.get("updated_since")!.replace(/[+-]\d\d:\d\d$/, "Z")),
        ),
    ),
    kind(
      "search does not know a title that was changed",
      "what was done shows in what is read afterwards",
      () => {
        const first = new Map<string, string>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (
            !of("search", "listRepositories")(sent) ||
            answer.status !== 200 ||
            !isJson(answer) ||
            sent.method !== "GET"
          )
            return answer;
          const body = jsonOf(answer);
          const list: Json[] = body.data.repositories ?? body.data;
          for (const { id, title } of list) if (id && title && !first.has(id)) first.set(id, title);
          const q = sent.url.searchParams.get("q");
          const kept = q ? list.filter(({ id, title }) => first.get(id) === title) : list;
          if (kept.length < list.length)
            setJson(
              answer,
              body.data.repositories
                ? { ...body, data: { ...body.data, repositories: kept } }
                : { ...body, data: kept },
            );
          return answer;
        };
      },
    ),
  ]),
];
