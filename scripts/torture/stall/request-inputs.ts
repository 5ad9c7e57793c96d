import { openRaw } from "../../../test/support/raw-http.ts";
import { send } from "../client.ts";
import type { StallInput, StallLab } from "./lab.ts";

/** As long as headers may be, with the rest of a request. */
const headerBytes = 15_500;
const bodyBytes = 64 * 1024;

/** Requests at the bounds of what the event loop itself reads. */
export function requestInputs({ url, key, cookie }: StallLab): StallInput[] {
  const keyed = { "x-api-key": key };
  const fill = (part: string, bytes = headerBytes) =>
    part.repeat(Math.floor(bytes / part.length)).slice(0, bytes);
  const header = (kind: string, name: string, value: string, path = "/"): StallInput => ({
    kind,
    send: () => repeated(20, () => raw(url, `GET ${path} HTTP/1.1`, [`${name}: ${value}`])),
  });
  const query = (kind: string, path: string): StallInput => ({
    kind,
    send: () => repeated(20, () => raw(url, `GET ${path.slice(0, headerBytes)} HTTP/1.1`, [])),
  });
  const body = (kind: string, path: string, text: string): StallInput => ({
    kind,
    send: () =>
      repeated(20, () =>
        fetch(`${url}${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...(path.startsWith("/api/auth") ? {} : keyed) },
          body: text,
        }).then((response) => response.arrayBuffer()),
      ),
  });
  const numbered = (part: (index: number) => string, bytes: number) => {
    let text = "";
    for (let index = 0; text.length < bytes; index++) text += part(index);
    return text.slice(0, text.lastIndexOf(","));
  };
  const members = `{${numbered((index) => `"m${index}":0,`, bodyBytes - 20)}}`;
  const nested = `{"a":${"[".repeat(62)}${fill("0,", bodyBytes - 200)}0${"]".repeat(62)}}`;
  const escaped = JSON.stringify({ claimId: "" }).replace('""', `"${fill("\\u0041", bodyBytes - 40)}"`);
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call" };
  const words = Array.from({ length: 32 }, (_, index) => `wort${index}`).join(" ");
  return [
    body("JSON: many unknown members", "/api/v1/runs", members),
    body("JSON: nested to the bound", "/api/v1/runs", nested),
    body("JSON: one long escaped string", "/api/v1/runs", escaped),
    body("JSON: a sign-up of unknown members", "/api/auth/sign-up/email", members),
    body("MCP: many unknown arguments", "/mcp", JSON.stringify(call).replace("}", `,"params":${members}}`)),
    query("query: unknown parameters", `/api/v1/claims?${fill("repositoryy_id=1&")}`),
    query("query: one parameter again and again", `/api/v1/claims?${fill("repository_id=1&")}`),
    query("query: percent encodings", `/api/v1/claims?cursor=${fill("%41")}`),
    query("search: as many words as are read", `/api/v1/search?q=${encodeURIComponent(words)}`),
    query("fields: unknown names", `/api/v1/claims?fields=${fill("statemnt,")}`),
    query("a long path", `/api/v1/${fill("a/")}`),
    header("header: Accept", "Accept", fill("a/b;q=0.1,")),
    header("header: Accept-Language", "Accept-Language", fill("de-x;q=0.1,"), "/none"),
    header("header: If-None-Match", "If-None-Match", fill('"a",'), "/api/v1/repositories"),
    header("header: Cookie", "Cookie", fill("a=b; "), "/api/auth/get-session"),
    header("header: Authorization", "Authorization", `Bearer ${fill("a")}`, "/api/v1/repositories"),
    header("header: X-Forwarded-For", "X-Forwarded-For", fill("::1,"), "/api/v1/repositories"),
    header("header: Forwarded", "Forwarded", fill("for=127.0.0.1,"), "/api/v1/repositories"),
    {
      kind: "passwords: 32 sign-ups at once",
      send: () =>
        Promise.all(
          Array.from({ length: 32 }, (_, index) => {
            const name = `p${Date.now().toString(36)}-${index}`;
            const password = `${name}${fill("aA1! ", 100)}`.slice(0, 120);
            const account = { name, username: name, email: `${name}@example.org`, password };
            return send(`${url}/api/auth/sign-up/email`, { method: "POST", body: account });
          }),
        ),
    },
    {
      kind: "a list of many keys",
      async send() {
        for (let made = 0; made < 50; made++)
          await send(`${url}/api/auth/api-key/create`, {
            method: "POST",
            headers: { cookie },
            body: { name: "k" },
          });
        await send(`${url}/api/auth/api-key/list`, { headers: { cookie } });
      },
    },
  ];
}

/** One after the other: what is measured is one input, not how many one client may send. */
async function repeated(times: number, request: () => Promise<unknown>): Promise<void> {
  for (let sent = 0; sent < times; sent++) await request();
}

/** Sends what a client library would refuse to. */
async function raw(url: string, line: string, headers: string[]): Promise<void> {
  using connection = await openRaw(url);
  const lines = [line, `Host: ${new URL(url).host}`, ...headers, "Connection: close"];
  await connection.write(`${lines.join("\r\n")}\r\n\r\n`);
  await connection.whole();
}
