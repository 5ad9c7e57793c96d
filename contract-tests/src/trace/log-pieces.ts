import { isDeepStrictEqual } from "node:util";
import type { ServiceCheck } from "../checks/operation-check.ts";
import { instancesOf } from "../contract/instances.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { evaluate } from "../contract/runtime-expression.ts";
import { jsonOf } from "../exchange.ts";
import type { Session } from "../session.ts";

/** A piece of a log has no identifier: its Run and its place are one. */
export const logPieces: ServiceCheck = {
  name: "log-piece",
  summary: "A piece of a log is the same in the log and in the section of its Run, which has the first 200",
  source: "contract: schema LogItem, “Place in the log”; Run.logs",
  async run(session) {
    const seen = new Map<string, Json>();
    const counts = countsOf(session);
    for (const { operation, exchange } of session.exchanges) {
      const schema = exchange.status === 200 ? successSchema(operation) : undefined;
      const body = schema && jsonOf(exchange);
      if (!schema || !isObject(body)) continue;
      const ofPath = evaluate("$request.path.runId", operation, exchange);
      const lists: [unknown, unknown][] = instancesOf(session.contract.schemas, schema, body).map(
        ({ value }) => [value.id, value.logs],
      );
      if (typeof ofPath === "string" && operation.path.endsWith("/logs")) lists.push([ofPath, body.data]);
      for (const [runId, pieces] of lists) {
        // Of a record that `fields` left without its identifier nobody knows which it is.
        if (typeof runId !== "string") continue;
        const wanted = Math.min(counts.get(runId) ?? 0, mostOfSection);
        if (Array.isArray(pieces) && pieces !== body.data && pieces.length < wanted)
          session.recordFinding(
            { check: "log-piece", operation, description: "compared with the log" },
            `logs has ${pieces.length} pieces of a log of ${wanted} or more`,
            exchange.request,
            200,
          );
        for (const piece of Array.isArray(pieces) ? pieces.filter(isObject) : []) {
          const key = `${runId} ${piece.sequence}`;
          const other = seen.get(key) ?? piece;
          seen.set(key, other);
          const probe = { check: "log-piece", operation, description: "compared with other answers" };
          if (!isDeepStrictEqual(other, piece))
            session.recordFinding(probe, "a piece of a log is another one elsewhere", exchange.request, 200);
        }
      }
    }
  },
};

/** “The first 200 pieces of the log”. */
const mostOfSection = 200;

/** How many pieces the first page of each log has; a log only grows. */
function countsOf({ exchanges }: Session): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { operation, exchange } of exchanges) {
    const runId = evaluate("$request.path.runId", operation, exchange);
    const isFirst = !exchange.request.query.some(([name]) => name === "cursor");
    const pieces = exchange.status === 200 && isFirst ? at(jsonOf(exchange), "/data") : undefined;
    if (typeof runId !== "string" || !operation.path.endsWith("/logs") || !Array.isArray(pieces)) continue;
    counts.set(runId, Math.max(counts.get(runId) ?? 0, pieces.length));
  }
  return counts;
}
