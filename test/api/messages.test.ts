import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let cookie: string;
beforeAll(async () => {
  test = await startService();
  cookie = (await signUp(test.url, "ada")).cookie;
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (path: string, language: string | null, more: RequestInit & { headers?: object } = {}) =>
  fetch(`${test.url}${path}`, {
    ...more,
    headers: {
      ...(language === null ? {} : { "accept-language": language }),
      ...more.headers,
    } as HeadersInit,
  });

describe("a refusal", () => {
  it.each([
    [null, "en", "Run not found."],
    ["en-GB, de;q=0.9", "en", "Run not found."],
    ["de-CH, en;q=0.9", "de", "Lauf nicht gefunden."],
    ["en;q=0.3, zh-CN;q=0.9, de;q=0.5", "zh-Hans", "未找到运行记录。"],
    ["fr, zh-TW", "en", "Run not found."],
  ])("is told for %j in %s, with the same code", async (accept, language, message) => {
    const response = await ask("/api/v1/runs/run_nothing", accept);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-language")).toBe(language);
    expect(response.headers.get("vary")).toMatch(/Accept-Language/);
    expect(await response.json()).toEqual({ error: { code: "not_found", message } });
  });

  it("tells what is wrong with each field in the same language", async () => {
    const response = await ask("/api/v1/runs?limit=ten&execution_state=sleeping", "de");
    expect(await response.json()).toEqual({
      error: {
        code: "invalid_request",
        message: "Die Anfrage ist ungültig: limit ist keine ganze Dezimalzahl.",
        details: { issues: [{ pointer: "/query/limit", message: "ist keine ganze Dezimalzahl" }] },
      },
    });
    const { error } = (await (await ask("/api/v1/runs?limit=101&execution_state=sleeping", "zh")).json()) as {
      error: { details: { issues: { pointer: string; message: string }[] } };
    };
    expect(error.details.issues).toEqual(
      expect.arrayContaining([
        { pointer: "/query/limit", message: "不得大于 100" },
        expect.objectContaining({ message: expect.stringMatching(/^必须是以下之一：/) }),
      ]),
    );
  });

  it("of the unversioned family is one sentence of that language", async () => {
    const headers = { cookie, "content-type": "application/json" };
    const body = JSON.stringify({ name: "", expiresIn: "soon", mine: 1 });
    const response = await ask("/api/auth/api-key/create", "de", { method: "POST", headers, body });
    const { error } = (await response.json()) as { error: string };
    expect(response.status).toBe(400);
    expect(error).toMatch(/^Die Anfrage ist ungültig: /);
    expect(error).toMatch(/name darf nicht leer sein|mine ist hier nicht bekannt|muss vom Typ/);
    expect(error).not.toMatch(/\b(must|is not|should)\b/);
  });

  it.each([
    ["PROPFIND", "/api/v1/runs", 405],
    ["GET", "/api/v1/nothing", 404],
    ["GET", "/api/nothing", 404],
  ])("of %s %s is too", async (method, path, status) => {
    const response = await ask(path, "de", { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-language")).toBe("de");
    expect(await response.text()).toMatch(/nicht erlaubt|gibt es nichts/);
  });

  it("of a page names its language to the browser", async () => {
    for (const [accept, language, text] of [
      ["de", "de", "Repository nicht gefunden."],
      ["fr", "en", "Repository not found."],
    ] as const) {
      const response = await ask("/r/nobody/nothing", accept, { headers: { accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-language")).toBe(language);
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(text);
    }
  });
});
