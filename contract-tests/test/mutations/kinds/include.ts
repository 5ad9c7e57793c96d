import { insisting, jsonOf, of, recordsOf, setJson, telling, without, withQuery } from "../changes.ts";
import { inGroup, kind, type Sent } from "../mutation.ts";

const sections = "`include`: optional sections to add";
const asks = ({ url }: Sent, section: string) =>
  url.searchParams.get("include")?.split(",").includes(section) ?? false;

export const include = inGroup("include", [
  insisting(
    "getClaim overlooks include",
    sections,
    (sent, { status }) => of("getClaim")(sent) && status === 200 && sent.url.searchParams.has("include"),
    without("include"),
  ),
  insisting(
    "getRepository gives the first of several sections",
    sections,
    (sent, { status }) =>
      of("getRepository")(sent) &&
      status === 200 &&
      (sent.url.searchParams.get("include") ?? "").includes(","),
    (sent) => withQuery(sent, (query) => query.set("include", query.get("include")!.split(",")[0]!)),
  ),
  insisting(
    "listClaims has assessments unasked",
    "`assessments`: present with `include=assessments`",
    (sent, { status }) =>
      of("listClaims")(sent) &&
      status === 200 &&
      !sent.url.searchParams.has("include") &&
      !sent.url.searchParams.has("fields"),
    (sent) => withQuery(sent, (query) => query.set("include", "assessments")),
  ),
  insisting(
    "getRun overlooks an unknown section",
    "`include`: enumeration",
    (sent, { status }) => of("getRun")(sent) && status === 400 && sent.url.searchParams.has("include"),
    without("include"),
  ),
  telling(
    "assessments of a Claim are an empty list",
    "`assessments`: the Assessments that `assessmentCount` counts",
    (sent) => of("getClaim", "listClaims")(sent) && asks(sent, "assessments"),
    (body) => {
      for (const record of recordsOf(body)) if (record.assessments) record.assessments = [];
    },
  ),
  telling(
    "evidence of a Run is that of another",
    "`include=evidence`: what this Run left",
    (sent) => of("getRun", "listRuns")(sent) && asks(sent, "evidence"),
    (body) => {
      for (const record of recordsOf(body))
        for (const evidence of record.evidence ?? [])
          evidence.generatedByRunId = evidence.generatedByRunId.replace(/.{4}$/, "0000");
    },
  ),
  telling(
    "listRuns adds sections to its first record alone",
    sections,
    (sent) => of("listRuns")(sent) && sent.url.searchParams.has("include"),
    (body) => {
      for (const record of body.data.slice(1))
        for (const name of ["logs", "evidence", "assessments"]) delete record[name];
    },
  ),
  telling(
    "logs of a Run are null",
    "`logs`: array",
    (sent) => of("getRun", "listRuns")(sent) && asks(sent, "logs"),
    (body) => {
      for (const record of recordsOf(body)) record.logs = null;
    },
  ),
  telling(
    "assessments of a Run name another Run",
    "`executionRunId`: the Run that was judged",
    (sent) => of("getRun")(sent) && asks(sent, "assessments"),
    (body) => {
      for (const assessment of body.assessments ?? [])
        assessment.executionRunId = assessment.executionRunId.replace(/.{4}$/, "0000");
    },
  ),
  telling(
    "getRepository cuts its runs section to one",
    "`include=runs`: its Runs",
    (sent) => of("getRepository")(sent) && asks(sent, "runs"),
    (body) => {
      body.runs = body.runs.slice(0, 1);
    },
  ),
  telling(
    "logs of a Run are out of order",
    "`sequence`: place in the log",
    (sent) => of("getRun")(sent) && asks(sent, "logs"),
    (body) => {
      body.logs.reverse();
    },
  ),
  kind("include drops what is there without it", sections, () => async (sent, service) => {
    const answer = await service(sent);
    if (
      !of("getRun")(sent) ||
      answer.status !== 200 ||
      !sent.url.searchParams.has("include") ||
      sent.method !== "GET"
    )
      return answer;
    const body = jsonOf(answer);
    delete body.agent;
    delete body.queuedAt;
    setJson(answer, body);
    return answer;
  }),
]);
