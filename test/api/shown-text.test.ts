import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, post, signUp } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
let ada: Account;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

const session = () => ({ cookie: ada.cookie });
const person = (name: string) => ({
  name,
  username: "grace",
  email: "grace@example.org",
  password: "a long password",
});
const write = (method: string, path: string, body: unknown) =>
  fetch(`${test.url}${path}`, {
    method,
    headers: { ...session(), "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const places: [place: string, member: string, send: (text: string) => Promise<Response>][] = [
  ["sign-up", "name", (name) => post(`${test.url}/api/auth/sign-up/email`, person(name))],
  ["the profile", "name", (name) => write("PATCH", "/api/account/profile", { name })],
  ["a key", "name", (name) => write("POST", "/api/auth/api-key/create", { name })],
  [
    "an organization",
    "name",
    (name) => write("POST", "/api/auth/organization/create", { name, slug: "numerics" }),
  ],
  ["an upload", "title", (title) => submit({ title })],
  ["an upload", "description", (description) => submit({ description })],
  [
    "a link to a paper",
    "title",
    (title) => write("POST", "/api/repositories", { input: "https://papers.example.org/a.pdf", title }),
  ],
];

async function submit(changes: Record<string, string>): Promise<Response> {
  const body = upload({ paper: await pdf(), slug: "shown", ...changes });
  return fetch(`${test.url}/api/repositories`, { method: "POST", headers: { "x-api-key": ada.key }, body });
}

describe.each(places)("at %s, `%s`", (_, member, send) => {
  it.each([
    ["NUL", "Ada\0Lovelace"],
    ["an escape sequence", "Ada \u001b[31mLovelace"],
    ["a control character of ISO 8859-1", "Ada\u0085Lovelace"],
    ["a mark that turns text around", "Ada \u202eecalevoL"],
    ["an isolate", "Ada \u2067Lovelace"],
  ])("is refused with %s", async (_, text) => {
    const response = await send(text);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(member) });
  });

  if (member !== "description")
    it.each([
      ["a line break", "Ada\nLovelace"],
      ["white space alone", "   \u00a0"],
    ])("is refused with %s", async (_, text) => {
      expect((await send(text)).status).toBe(400);
    });
});

it("a description may have several lines, and names any script and emoji", async () => {
  expect(
    (await submit({ description: "First line\r\n\tsecond line", title: "Δ-Zahlen für 数论 🧪" })).status,
  ).toBe(201);
  for (const name of ["Zoë 👩\u200d🔬", "אדה", "می\u200cخواهم"])
    expect((await write("PATCH", "/api/account/profile", { name })).status).toBe(200);
});

it("a refusal says what is wrong without the expression", async () => {
  const response = await post(`${test.url}/api/auth/sign-up/email`, person("a\0"));
  expect(await response.json()).toEqual({
    error: expect.stringMatching(/^The request is invalid: name must be one line .*control characters/),
  });
});
