import { type Answer, type Given, type Kind, kind, type Sent } from "./mutation.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are changed without regard to what they are.
export type Json = any;

type When = (sent: Sent, answer: Answer) => boolean;

/** Changes answers. */
export const answering = (
  name: string,
  violates: string,
  when: When,
  change: (answer: Answer, sent: Sent, given: Given) => unknown,
): Kind =>
  kind(name, violates, (given) => async (sent, service) => {
    const answer = await service(sent);
    if (when(sent, answer)) await change(answer, sent, given);
    return answer;
  });

/** Changes the JSON of 2xx answers; what `edit` returns takes its place, if anything. */
export const telling = (
  name: string,
  violates: string,
  when: When,
  edit: (body: Json, sent: Sent, answer: Answer) => unknown,
): Kind =>
  answering(
    name,
    violates,
    (sent, answer) => answer.status < 300 && isJson(answer) && answer.body.length > 0 && when(sent, answer),
    (answer, sent) => {
      const body = jsonOf(answer);
      const edited = edit(body, sent, answer);
      setJson(answer, edited === undefined ? body : edited);
    },
  );

/** Changes requests; where `change` returns nothing, nothing is changed. */
export const asking = (
  name: string,
  violates: string,
  when: (sent: Sent) => boolean,
  change: (sent: Sent, given: Given) => Sent | undefined,
): Kind =>
  kind(
    name,
    violates,
    (given) => (sent, service) => service((when(sent) ? change(sent, given) : undefined) ?? sent),
  );

/** Sends a JSON body without a member. */
export const forgetting = (name: string, violates: string, operation: string, member: string): Kind =>
  asking(name, violates, of(operation), (sent) => {
    const { [member]: value, ...rest } = sentJson(sent) ?? {};
    return value === undefined ? undefined : withBody(sent, rest);
  });

/** Asks again in another way where the answer to the request as it is has one of the statuses. */
export const insisting = (
  name: string,
  violates: string,
  when: When,
  change: (sent: Sent, given: Given) => Sent | undefined,
): Kind =>
  kind(name, violates, (given) => async (sent, service) => {
    const answer = await service(sent);
    const other = when(sent, answer) ? change(sent, given) : undefined;
    return other ? service(other) : answer;
  });

export const of =
  (...operations: string[]) =>
  ({ operation }: Sent): boolean =>
    operations.includes(operation);

export const isJson = ({ headers, stream }: Answer): boolean =>
  !stream && /\bjson\b/.test(headers.get("content-type") ?? "");

export const jsonOf = ({ body }: Answer): Json => {
  try {
    return JSON.parse(new TextDecoder().decode(body) || "null");
  } catch {
    return null;
  }
};

export function setJson(answer: Answer, value: unknown): void {
  if (answer.body.length > 0) setText(answer, JSON.stringify(value));
}

export function setText(answer: Answer, text: string): void {
  answer.body = new TextEncoder().encode(text);
  if (answer.headers.has("content-length")) answer.headers.set("content-length", String(answer.body.length));
}

/** Changes the text of 200 answers that are no JSON. */
export const wording = (
  name: string,
  violates: string,
  when: (sent: Sent) => boolean,
  edit: (text: string, sent: Sent) => string,
): Kind =>
  answering(
    name,
    violates,
    (sent, answer) => answer.status === 200 && !isJson(answer) && answer.body.length > 0 && when(sent),
    (answer, sent) => setText(answer, edit(new TextDecoder().decode(answer.body), sent)),
  );

/** An answer that is kept: what becomes of this one does not change it. */
export const copyOf = (answer: Answer): Answer => ({
  ...answer,
  headers: new Headers(answer.headers),
  body: answer.body.slice(),
});

/** Replaces the whole answer by JSON. */
export function become(answer: Answer, status: number, body: unknown): void {
  answer.status = status;
  answer.headers.set("content-type", "application/json");
  for (const name of ["etag", "content-range", "location"]) answer.headers.delete(name);
  answer.headers.set("cache-control", "no-store");
  if (status >= 400) {
    // As every error of the service.
    answer.headers.set("content-language", "en");
    answer.headers.set("vary", "Accept-Language");
  }
  answer.body = new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body));
  answer.headers.set("content-length", String(answer.body.length));
}

/** The error of a family. */
export const errorBody = ({ url }: Sent, code: string, message: string): unknown =>
  url.pathname.startsWith("/api/v1") ? { error: { code, message } } : { error: message };

export function withQuery(sent: Sent, edit: (query: URLSearchParams) => void): Sent {
  const url = new URL(sent.url);
  edit(url.searchParams);
  return url.href === sent.url.href ? sent : { ...sent, url };
}

export const without =
  (...names: string[]) =>
  (sent: Sent): Sent =>
    withQuery(sent, (query) => {
      for (const name of names) query.delete(name);
    });

export function withHeader(sent: Sent, name: string, value: string | null): Sent {
  if (sent.headers.get(name) === value) return sent;
  const headers = new Headers(sent.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return { ...sent, headers };
}

export function withBody(sent: Sent, value: unknown): Sent {
  const headers = new Headers(sent.headers);
  headers.delete("content-length");
  return { ...sent, headers, body: new TextEncoder().encode(JSON.stringify(value)) };
}

export function sentJson({ body }: Sent): Json {
  try {
    return body ? JSON.parse(new TextDecoder().decode(body)) : undefined;
  } catch {
    return undefined;
  }
}

export function at(sent: Sent, target: string): Sent {
  return { ...sent, url: new URL(target, sent.url) };
}

/** Reads something else as whoever sent the request. */
export function reading(sent: Sent, target: string): Sent {
  return at({ ...sent, method: "GET", body: null }, target);
}

/** Sends the request as whoever the kit was started for: with the session, which may do everything. */
export function asOwner(sent: Sent, { cookie, baseUrl }: Given): Sent {
  const headers = new Headers(sent.headers);
  for (const name of ["x-api-key", "authorization"]) headers.delete(name);
  headers.set("cookie", cookie);
  headers.set("origin", baseUrl);
  return { ...sent, headers };
}

export const anonymous = ({ headers }: Sent): boolean =>
  !["x-api-key", "authorization", "cookie"].some((name) => headers.has(name));

/** The records of a page, or the record itself. */
export const recordsOf = (body: Json): Json[] =>
  Array.isArray(body?.data) ? body.data : body && typeof body === "object" ? [body] : [];

/** Whether a request has query parameters. */
export const has =
  (...names: string[]) =>
  ({ url }: Sent): boolean =>
    names.every((name) => url.searchParams.has(name));

/** The last part of a path. */
export const lastOf = ({ pathname }: URL): string => decodeURIComponent(pathname.split("/").at(-1)!);
