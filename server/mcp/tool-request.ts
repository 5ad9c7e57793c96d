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
  const { method, path, parameters }: OperationSpec = operations[operation];
  const remaining = { ...toolArguments };
  const take = (name: string): string | undefined => {
    const value = remaining[name];
    delete remaining[name];
    return value === undefined ? undefined : Array.isArray(value) ? value.join(",") : String(value);
  };
  const operationPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(take(name) ?? ""));
  const query = new URLSearchParams();
  for (const { name } of parameters.filter((parameter) => parameter.in === "query")) {
    const value = take(name);
    if (value !== undefined) query.set(name, value);
  }
  // The remaining arguments of a read are unknown: the operation refuses them by name, so values are not forwarded.
  const unknown = method === "GET" ? Object.keys(remaining).slice(0, maxUnknownNames) : [];
  for (const name of unknown) query.append(name.slice(0, maxUnknownLength), "");
  const url = `${baseUrl}${operationPath}${query.size > 0 ? `?${query}` : ""}`;
  if (method === "GET") return new Request(url, { headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(remaining) });
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
