import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operations } from "../__generated__/operations.ts";
import type { ToolSpec } from "../__generated__/tools.ts";

export type Arguments = Record<string, unknown>;

/** Limits of forwarded unknown arguments, in names and characters: both exceed what an error message lists. */
const maxUnknownNames = 10;
const maxUnknownLength = 200;

/** Builds the operation's request, so that authentication, limits and validation apply to a tool call too. */
export function toRequest(
  baseUrl: string,
  operation: ToolSpec["operation"],
  toolArguments: Arguments,
  headers: Headers,
): Request {
  const { method, parameters }: OperationSpec = operations[operation];
  const remaining = { ...toolArguments };
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    const value = textOf(remaining[name]);
    if (place === "query" && value !== undefined) query.set(name, value);
    if (place !== "header") delete remaining[name];
  }
  // The remaining arguments of a read are unknown: the operation refuses them by name, so values are not forwarded.
  const unknown = method === "GET" ? Object.keys(remaining).slice(0, maxUnknownNames) : [];
  for (const name of unknown) query.append(name.slice(0, maxUnknownLength), "");
  const url = `${baseUrl}${pathOf(operation, toolArguments)}${query.size > 0 ? `?${query}` : ""}`;
  if (method === "GET") return new Request(url, { headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(remaining) });
}

/** The path of an operation with the arguments that stand in it. */
export function pathOf(operation: ToolSpec["operation"], toolArguments: Arguments): string {
  const { path }: OperationSpec = operations[operation];
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(toolArguments[name]) ?? ""),
  );
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : Array.isArray(value) ? value.join(",") : String(value);
}

/**
 * The caller's credentials. A key that came as a bearer token goes on as a key: clients of this protocol know no other
 * way to send one, and not every operation takes it so.
 */
export function credentialHeaders(headers: Headers): Headers {
  const result = new Headers();
  for (const name of ["authorization", "x-api-key", "cookie", "accept-language"]) {
    const value = headers.get(name);
    if (value !== null) result.set(name, value);
  }
  const [, bearer] = /^Bearer +(.+)$/i.exec(result.get("authorization") ?? "") ?? [];
  if (bearer === undefined || result.has("x-api-key")) return result;
  result.delete("authorization");
  result.set("x-api-key", bearer);
  return result;
}
