import type { Answer } from "../deps.ts";

/** Headers of an answer by their names in lower case. `Headers` checks and copies each one, some µs of every answer. */
export type HeaderFields = Record<string, string | string[]>;

/** Sets headers in place of those of the same name; undefined sets none. */
export function setFields(fields: HeaderFields, values: NonNullable<Answer["headers"]>): void {
  for (const name in values) {
    const value = values[name];
    if (value === undefined) continue;
    fields[name.toLowerCase()] = Array.isArray(value) ? value.map(String) : String(value);
  }
}

/** What a `Response` is made with: as it is where each header is one text, which the listener sends without a copy. */
export function headersInit(fields: HeaderFields): Record<string, string> | Headers {
  for (const name in fields) if (Array.isArray(fields[name])) return toHeaders(fields);
  return fields as Record<string, string>;
}

/** The same as `Headers`. */
export function toHeaders(fields: HeaderFields): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(fields))
    for (const item of [value].flat()) headers.append(name, item);
  return headers;
}
