import type { MediaType, Operation } from "./contract/document.ts";
import { exampleOf } from "./contract/example-of.ts";
import { smallestPng } from "./smallest-png.ts";

/** A request as data, so that a check can change one part of it. */
export interface Request {
  method: string;
  path: string;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: string | FormData | Blob | null;
}

/**
 * Builds the request of the contract's examples: path and required query parameters, and the body.
 * @param values override the examples, by parameter name
 * @param contentType the body's; the first declared by default
 */
export function exampleRequest(
  operation: Operation,
  values: Readonly<Record<string, string>> = {},
  contentType?: string,
): Omit<Request, "body"> & { body: string | FormData | null } {
  const valueFor = (name: string, example: unknown) => values[name] ?? textOf(example);
  let { path } = operation;
  const query: Request["query"] = [];
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter;
    const value = valueFor(name, exampleOf(parameter));
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(value).replaceAll("%3A", ":"));
    if (place === "query" && required) query.push([name, value]);
  }
  const { type, body } = exampleBody(operation, contentType);
  const headers: Record<string, string> = { accept: acceptOf(operation) };
  if (type) headers["content-type"] = type;
  return { method: operation.method, path, query, headers, body };
}

/** Returns the request with a query parameter replaced by the given values: one, several or none. */
export function withQuery(request: Request, name: string, ...values: string[]): Request {
  const others = request.query.filter(([other]) => other !== name);
  return { ...request, query: [...others, ...values.map((value): [string, string] => [name, value])] };
}

export const withHeaders = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

/** Returns the path and query. Does not encode commas, which separate the items of a list. */
export function targetOf({ path, query }: Request): string {
  const text = new URLSearchParams(query).toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text ? `${path}?${text}` : path;
}

/** Returns the media types of the 2xx responses. */
export function successTypes({ responses }: Operation): string[] {
  const good = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  return [...new Set(good.flatMap(([, { content = {} }]) => Object.keys(content)))];
}

const acceptOf = (operation: Operation): string => successTypes(operation).join(", ") || "*/*";

function exampleBody(
  { requestBody }: Operation,
  wanted?: string,
): { type?: string; body: string | FormData | null } {
  const [type, media] =
    Object.entries(requestBody?.content ?? {}).find(([one]) => wanted === undefined || one === wanted) ?? [];
  if (!type || !media) return { body: null };
  const example = exampleOf(media);
  if (type === "multipart/form-data") return { body: formOf(media, example) };
  if (type === formType)
    return { type, body: String(new URLSearchParams(example as Record<string, string>)) };
  return { type, body: isJson(type) ? JSON.stringify(example) : textOf(example) };
}

/** What HTML forms send. */
export const formType = "application/x-www-form-urlencoded";

export const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json\b/i.test(type);

/** Builds a multipart body; `fetch` sets the content type with its boundary. */
export function formOf({ encoding = {} }: MediaType, example: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((example ?? {}) as Record<string, unknown>)) {
    const type = encoding[name]?.contentType?.split(",")[0]?.trim();
    const content = type === "image/png" ? smallestPng : textOf(value);
    if (type) form.append(name, new Blob([content], { type }), `${name}.${type.split("/")[1]}`);
    else form.append(name, textOf(value));
  }
  return form;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value ?? ""));
