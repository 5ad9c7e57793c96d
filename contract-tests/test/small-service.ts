import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A response before it is sent, with its request: a defect changes it. */
export interface Draft {
  operation: string;
  request: {
    method: string;
    path: string;
    query: URLSearchParams;
    headers: IncomingMessage["headers"];
    body: string;
  };
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Changes a response, or closes the connection with "reset". */
// biome-ignore lint/suspicious/noConfusingVoidType: most change the draft and return nothing.
export type Defect = (draft: Draft) => "reset" | void;

export const goodKey = "service_good";
export const goodCookie = "session=good";

/** Records that the service created, to check that nothing was created without `write`. */
export interface SmallService extends AsyncDisposable {
  baseUrl: string;
  made: number;
}

/** Starts a service that implements the small contract except for its defect. */
export async function startSmallService(defect: Defect = () => {}): Promise<SmallService> {
  const service = { baseUrl: "", made: 0 };
  let requests = 0;
  const server = createServer(async (incoming, response) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const { pathname, searchParams } = new URL(incoming.url!, "http://small");
    const request = {
      method: incoming.method!,
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body,
    };
    const draft: Draft = { request, ...answer(request) };
    requests += 1;
    draft.headers = { "x-request-id": `req_${requests}`, ...challenge(draft), ...draft.headers };
    if (defect(draft) === "reset") return incoming.socket.destroy();
    if (draft.status === 201) service.made += 1;
    const text =
      draft.body === undefined || typeof draft.body === "string" ? draft.body : JSON.stringify(draft.body);
    if (text !== undefined) draft.headers["content-type"] ??= "application/json; charset=utf-8";
    response.writeHead(draft.status, draft.headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(service, { [Symbol.asyncDispose]: async () => close() });
}

const challenge = ({ status }: Draft): Record<string, string> =>
  status === 401 ? { "www-authenticate": 'Bearer realm="Things"' } : {};

type Answer = Omit<Draft, "request">;

const refuse = (operation: string, status: number, headers = {}): Answer => ({
  operation,
  status,
  headers,
  body: { error: { code: String(status) } },
});

function answer(request: Draft["request"]): Answer {
  const { method, path, headers } = request;
  if (path === "/me") {
    if (method !== "GET") return refuse("", 405, { allow: "GET, HEAD" });
    if (headers.cookie !== goodCookie) return refuse("getMe", headers["x-key"] ? 403 : 401);
    return { operation: "getMe", status: 200, headers: {}, body: { id: "me", name: "Mira" } };
  }
  const id = /^\/things\/([^/]+)$/.exec(path)?.[1];
  if (path === "/things" && method === "POST") return create(request);
  if (method !== "GET") return refuse("", 405, { allow: id ? "GET, HEAD" : "GET, HEAD, POST" });
  return id ? get(request, id) : list(request);
}

function stranger({ headers }: Draft["request"]): boolean {
  const key = headers["x-key"] ?? headers.authorization?.replace(/^Bearer /i, "");
  return key !== undefined && key !== goodKey;
}

function create(request: Draft["request"]): Answer {
  const { headers, body } = request;
  if (stranger(request) || !headers["x-key"]) return refuse("createThing", 401);
  if (request.query.size > 0) return refuse("createThing", 400);
  if (headers["content-type"] !== "application/json") return refuse("createThing", 415);
  try {
    const { name, state, ...rest } = JSON.parse(body);
    const valid =
      typeof name === "string" && ["new", "old", undefined].includes(state) && !Object.keys(rest).length;
    if (valid) return { operation: "createThing", status: 201, headers: {}, body: { id: "thing_00b", name } };
  } catch {}
  return refuse("createThing", 400);
}

const rules: Record<string, RegExp> = {
  limit: /^([1-9]\d?|100)$/,
  state: /^(new|old)$/,
  include: /^owner$/,
  fields: /^(id|name|id,name)$/,
  since: /^\d{4}-(0[13-9]|1[0-2])-\d\dT/,
  cursor: /./,
  owner: /^.{2,8}$/,
};

function get(request: Draft["request"], id: string): Answer {
  if (stranger(request)) return refuse("getThing", 401);
  if (!request.query.has("owner") || broken(request.query)) return refuse("getThing", 400);
  if (!things.includes(id) || request.query.get("owner") !== "mira") return refuse("getThing", 404);
  return cached("getThing", request, { id, name: "A thing", owner: "mira" });
}

function list(request: Draft["request"]): Answer {
  if (stranger(request)) return refuse("listThings", 401);
  if (broken(request.query)) return refuse("listThings", 400);
  const { query } = request;
  const fields = query.get("fields")?.split(",") ?? [
    "id",
    "name",
    ...(query.get("include")?.split(",") ?? []),
  ];
  const limit = Number(query.get("limit") ?? 20);
  const from = query.has("cursor") ? cursors(query).indexOf(query.get("cursor")!) : 0;
  if (from < 0) return refuse("listThings", 400);
  const whole = things.map((id) => ({ id, name: "A thing", owner: "mira" }));
  const page = whole.slice(from, from + limit);
  const data = page.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => fields.includes(name))),
  );
  const nextCursor = cursors(query)[from + limit] ?? null;
  return cached("listThings", request, { data, nextCursor });
}

const things = ["thing_00a", "thing_00b", "thing_00c"];

/** The cursor of each place in the list: it holds for the filters that it was given out for. */
const cursors = (query: URLSearchParams): string[] =>
  things.map((id) => Buffer.from(`${id} ${query.get("state")} ${query.get("since")}`).toString("base64url"));

const broken = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => !rules[name]?.test(value) || query.getAll(name).length > 1);

function cached(operation: string, { headers }: Draft["request"], body: unknown): Answer {
  const tag = `"v${Buffer.from(JSON.stringify(body)).toString("hex").slice(-24)}"`;
  const sent = headers["if-none-match"];
  const known = sent === "*" || sent?.includes(tag);
  const validator = { etag: tag, "x-left": "7" };
  return { operation, status: known ? 304 : 200, headers: validator, body: known ? undefined : body };
}
