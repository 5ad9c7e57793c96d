import { callerOf } from "../../caller.ts";
import type { Operation } from "../../contract/document.ts";
import { isObject, type Json } from "../../contract/json-pointer.ts";
import type { Exchange } from "../../exchange.ts";
import { exampleRequest, type Request } from "../../request.ts";
import type { Session } from "../../session.ts";

/** An operation that is a tool too, by its name as a tool. */
export interface Tool {
  name: string;
  operation: Operation;
  words: NonNullable<Operation["x-tool"]>;
}

/** The operation that takes messages of the Model Context Protocol; undefined where there is none. */
export const toolEndpoint = (operations: readonly Operation[]): Operation | undefined =>
  operations.find(
    ({ method, parameters }) => method === "POST" && parameters.some(({ name }) => name === version),
  );

/** What the contract has as tools. */
export const toolsOf = ({ contract }: Session): Tool[] =>
  contract.operations.flatMap((operation) => {
    const { operationId, "x-tool": words } = operation;
    const name = operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return words ? [{ name, operation, words }] : [];
  });

/** A message of the protocol as a request, by the same caller as another one. */
export function messageOf(
  session: Session,
  endpoint: Operation,
  message: { id?: string | number; method: string; params?: Json },
  like?: Request,
): Request {
  const headers = {
    ...exampleRequest(endpoint).headers,
    accept: "application/json, text/event-stream",
    ...(like && callerOf(session.contract, like)),
    ...(like?.headers.origin && { origin: like.headers.origin }),
  };
  return { ...exampleRequest(endpoint), headers, body: JSON.stringify({ jsonrpc: "2.0", ...message }) };
}

/** The message that an answer has, as JSON or as the last event of a stream; undefined where it has none. */
export function answerIn(exchange: Exchange | null): Json | undefined {
  const isStream = exchange?.headers.get("content-type")?.startsWith("text/event-stream");
  const text = isStream
    ? exchange?.text
        ?.split(/\r?\n\r?\n/)
        .map((event) => [...event.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line).join("\n"))
        .findLast((data) => data !== "")
    : exchange?.text;
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const version = "MCP-Protocol-Version";
