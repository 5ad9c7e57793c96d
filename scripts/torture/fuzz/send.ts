import type { Contract } from "../../../contract-tests/src/contract/read-contract.ts";
import { brokenStream } from "../../../test/support/bad-requests.ts";
import { openRaw } from "../../../test/support/raw-http.ts";
import type { Problems } from "../scenario.ts";
import { answerProblems } from "./check-answer.ts";
import type { FuzzRequest } from "./requests.ts";

const patienceMilliseconds = 30_000;
const rawPatienceMilliseconds = 300;

/** Sends the fuzzer's requests and holds their answers against the contract. */
export function createSender(url: string, contract: Contract, problems: Problems) {
  const statuses = new Map<number, number>();
  const counts = { unsendable: 0, raw: 0, closed: 0 };
  let slowest = 0;
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  async function sendOperation(request: FuzzRequest & { kind: "operation" }): Promise<string[]> {
    const { operation, bad, credentials } = request;
    // A length that is wrong leaves both sides waiting: raw requests lie about theirs instead.
    const { "content-length": _, ...sendable } = bad.headers;
    const headers = { ...sendable, ...credentials };
    const body = bad.breaksOff ? brokenStream(bad.body) : bad.body;
    const init = { method: operation.method, headers, body, ...(bad.breaksOff ? { duplex: "half" } : {}) };
    const answer = await attempt(bad.target, init as RequestInit, bad.breaksOff);
    if (!answer) return [];
    const { target } = bad;
    const { status, response, text } = answer;
    return answerProblems(contract, operation, {
      method: operation.method,
      target,
      requestHeaders: headers,
      status,
      headers: response.headers,
      text,
    }).map((problem) => `${operation.operationId}: ${problem}`);
  }

  async function attempt(target: string, init: RequestInit, mayFail: boolean) {
    const begun = performance.now();
    const signal = AbortSignal.timeout(patienceMilliseconds);
    let response: Response;
    try {
      response = await fetch(`${url}${target}`, { ...init, redirect: "manual", signal });
    } catch (error) {
      // What undici itself refuses never left; a body that breaks off ends its connection.
      const { cause } = error as { cause?: { code?: string; name?: string } };
      if (signal.aborted) problems.add("no answer in 30 s", `${init.method} ${target.slice(0, 200)}`);
      else if (!mayFail && cause?.code?.startsWith("ECONN")) counts.closed += 1;
      else counts.unsendable += 1;
      return null;
    }
    const streams = response.headers.get("content-type")?.startsWith("text/event-stream");
    const text = streams ? null : await response.text();
    if (streams) await response.body?.cancel();
    slowest = Math.max(slowest, performance.now() - begun);
    count(response.status);
    return { status: response.status, response, text };
  }

  async function sendMethod({ method, target }: FuzzRequest & { kind: "method" }): Promise<string[]> {
    const answer = await attempt(target, { method }, false);
    if (!answer) return [];
    const { status, response } = answer;
    if (status >= 500) return [`${method} on a path: answered ${status}`];
    return status === 405 && !response.headers.has("allow") ? ["405 without Allow"] : [];
  }

  /** Whatever it is, it is refused or left without an answer; bytes that are not HTTP must not end in a 5xx. */
  async function sendRaw(bytes: string): Promise<string[]> {
    counts.raw += 1;
    using raw = await openRaw(url);
    await raw.write(Buffer.from(bytes, "latin1"));
    const late = new Promise<string>((resolve) => void setTimeout(resolve, rawPatienceMilliseconds, ""));
    const head = await Promise.race([raw.head(), late]);
    if (head === "") return [];
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? Number.NaN);
    count(status);
    return status < 500 ? [] : [`raw bytes: answered ${status}`];
  }

  return {
    sent: 0,
    async send(request: FuzzRequest, at: number): Promise<void> {
      const sent =
        request.kind === "operation"
          ? sendOperation(request)
          : request.kind === "method"
            ? sendMethod(request)
            : sendRaw(request.bytes);
      const found = await sent.catch((error: unknown) => [`a request failed: ${String(error)}`]);
      for (const problem of found) problems.add(problem, `request ${at}, ${describe(request)}`);
    },
    figures(): Record<string, string | number> {
      const list = [...statuses].sort(([one], [other]) => one - other);
      return {
        raw: counts.raw,
        "refused by the client itself": counts.unsendable,
        "hung up on": counts.closed,
        "slowest answer, ms": Math.round(slowest),
        statuses: list.map(([status, times]) => `${status}x${times}`).join(" "),
      };
    },
  };
}

function describe(request: FuzzRequest): string {
  if (request.kind === "raw") return JSON.stringify(request.bytes.slice(0, 200));
  if (request.kind === "method") return `${request.method} ${request.target.slice(0, 200)}`;
  const { bad, operation, credentials } = request;
  const body = typeof bad.body === "string" ? bad.body.slice(0, 200) : "";
  const type = bad.headers["content-type"] ?? "";
  return `${operation.method} ${bad.target.slice(0, 300)} ${type} ${Object.keys(credentials).join()} ${body}`;
}
