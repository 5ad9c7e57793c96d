import { authenticate } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import type { Exchange } from "../exchange.ts";
import { exampleRequest, type Request, withHeaders } from "../request.ts";
import type { Session, Values } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Parts of what is stored. */
export const ranges: OperationCheck = {
  name: "range",
  summary:
    "A range is 206 with those bytes and their place; one outside is 416; what is no range is the whole",
  source: "RFC 9110, sections 14.1.2, 14.2, 14.4 and 15.5.17; contract: Range, Content-Range",
  async run(session, operation) {
    if (!operation.responses[206] || operation.method !== "GET") return;
    for (const values of session.known.get(operation.operationId) ?? [])
      await checkRanges(session, operation, values);
  },
};

async function checkRanges(session: Session, operation: Operation, values: Values): Promise<void> {
  const request = authenticate(session, operation, exampleRequest(operation, values));
  const whole =
    request && (await session.send({ check: "range", operation, description: "the whole" }, request));
  if (!request || whole?.status !== 200 || !whole.bytes) return;
  const { bytes, headers } = whole;
  const size = bytes.length;
  const report = (sent: Request, status: number, message: string) =>
    session.recordFinding(
      { check: "range", operation, description: `Range: ${sent.headers.range}` },
      message,
      sent,
      status,
    );
  if (headers.get("accept-ranges") !== "bytes")
    report(request, 200, `Accept-Ranges is ${headers.get("accept-ranges") ?? "missing"}`);
  const last = Math.max(0, size - 1);
  const parts: [string, number, number][] =
    size === 0
      ? []
      : [
          ["bytes=0-0", 0, 0],
          [`bytes=0-${last}`, 0, last],
          [`bytes=1-${size + 1000}`, 1, last],
          [`bytes=${Math.floor(size / 2)}-`, Math.floor(size / 2), last],
          ["bytes=-1", last, last],
          [`bytes=-${size + 10}`, 0, last],
          ["bytes=2-4", 2, 4],
        ];
  for (const [range, from, to] of parts.filter(([, from, to]) => from <= to && to <= last)) {
    const sent = withHeaders(request, { range });
    const answer = await session.send({ check: "range", operation, description: `Range: ${range}` }, sent);
    if (answer)
      for (const problem of partProblems(answer, bytes, from, to, headers))
        report(sent, answer.status, `${generic(range)}: ${problem}`);
  }
  const outside = withHeaders(request, { range: `bytes=${size + 5}-` });
  const refused = await session.send({ check: "range", operation, description: "a range outside" }, outside);
  if (refused && refused.status !== 416)
    report(outside, refused.status, `a range outside is answered ${refused.status}, not 416`);
  else if (refused && refused.headers.get("content-range") !== `bytes */${size}`)
    report(
      outside,
      416,
      `416 with Content-Range ${refused.headers.get("content-range") ?? "missing"}, not bytes */${size}`,
    );
  await checkConditions(session, operation, request, whole, report);
}

function partProblems(
  answer: Exchange,
  bytes: Uint8Array,
  from: number,
  to: number,
  whole: Headers,
): string[] {
  if (answer.status !== 206) return [`answered ${answer.status}, not 206`];
  const { headers } = answer;
  const problems: string[] = [];
  const wanted = `bytes ${from}-${to}/${bytes.length}`;
  if (headers.get("content-range") !== wanted)
    problems.push("Content-Range does not name the range and the length");
  if (!Buffer.from(bytes.subarray(from, to + 1)).equals(answer.bytes ?? new Uint8Array()))
    problems.push("other bytes than those of the whole");
  for (const name of ["etag", "content-type", "cache-control"])
    if (headers.get(name) !== whole.get(name)) problems.push(`${name} is not that of the whole`);
  return problems;
}

/** What is not understood, and what is asked for under a condition that fails, is answered whole. */
async function checkConditions(
  session: Session,
  operation: Operation,
  request: Request,
  whole: Exchange,
  report: (sent: Request, status: number, message: string) => void,
): Promise<void> {
  const tag = whole.headers.get("etag");
  const cases: [Record<string, string>, number, string][] = [
    [{ range: "lines=0-1" }, 200, "a unit that is not known"],
    [{ range: "bytes=0-0", "if-range": '"another"' }, 200, "If-Range with another validator"],
  ];
  // A server may answer several in parts of one body; this contract says that it does not.
  const says = operation.parameters.find(({ name }) => name === "Range")?.description ?? "";
  if (/several are answered whole/.test(says) && whole.bytes!.length > 4)
    cases.push([{ range: "bytes=0-0,2-3" }, 200, "several ranges"]);
  if (tag !== null && whole.bytes!.length > 0)
    cases.push([{ range: "bytes=0-0", "if-range": tag }, 206, "If-Range with its validator"]);
  if (tag !== null)
    cases.push([{ range: "bytes=0-0", "if-none-match": tag }, 304, "a range of what is known"]);
  for (const [headers, wanted, description] of cases) {
    const sent = withHeaders(request, headers);
    const answer = await session.send({ check: "range", operation, description }, sent);
    if (!answer) continue;
    if (answer.status !== wanted)
      report(sent, answer.status, `${description}: answered ${answer.status}, not ${wanted}`);
    else if (wanted === 200 && answer.text !== whole.text)
      report(sent, 200, `${description}: not the whole bytes`);
  }
}

const generic = (range: string): string =>
  /^bytes=-/.test(range) ? "the end" : /-$/.test(range) ? "an open range" : "a range";
