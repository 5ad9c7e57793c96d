import type { Shown } from "./recorder.ts";
import { toCurl } from "./report/curl.ts";
import type { Finding } from "./report.ts";
import { type Request, targetOf } from "./request.ts";
import { ReadOnly, type Session, TooManyRequests } from "./session.ts";

/** Returns the findings, each with the smallest request that still shows it: without what need not be in it. */
export async function shrunk(session: Session): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, shown] of session.shown().entries())
    findings.push(index < mostShrunk ? await shrink(session, shown) : shown.finding);
  return findings;
}

/** A service that breaks everywhere is not asked for long. */
const mostShrunk = 25;

async function shrink(session: Session, shown: Shown): Promise<Finding> {
  const { finding, request, isShownBy, operation } = shown;
  if (!isShownBy || request.method !== "GET") return finding;
  let smallest = request;
  // Whatever a part may do for the answer, the finding stands as long as the answer shows it.
  for (const smaller of smallerRequests) {
    for (;;) {
      const next = smaller(smallest);
      let found = false;
      for (const candidate of next) {
        const exchange = await session
          .sendUndeclared({ check: finding.check, operation, description: "a smaller request" }, candidate)
          .catch(stopped);
        if (!exchange || !isShownBy(exchange)) continue;
        smallest = candidate;
        found = true;
        break;
      }
      if (!found) break;
    }
  }
  if (smallest === request) return finding;
  const url = targetOf(smallest);
  return { ...finding, request: { ...finding.request, url, curl: toCurl(session.baseUrl, smallest) } };
}

function stopped(error: unknown): null {
  if (error instanceof TooManyRequests || error instanceof ReadOnly) return null;
  throw error;
}

const smallerRequests: ((request: Request) => Request[])[] = [
  (request) =>
    request.query.map((_, index) => ({
      ...request,
      query: request.query.filter((__, other) => other !== index),
    })),
  (request) =>
    Object.keys(request.headers).map((name) => {
      const { [name]: _, ...headers } = request.headers;
      return { ...request, headers };
    }),
  // A list of names, one name less.
  (request) =>
    request.query.flatMap(([name, value], index) => {
      const parts = value.split(",");
      if (parts.length < 2) return [];
      return parts.map((_, gone) => {
        const query = [...request.query];
        query[index] = [name, parts.filter((__, other) => other !== gone).join(",")];
        return { ...request, query };
      });
    }),
];
