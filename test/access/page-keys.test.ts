import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { createBrowser } from "../support/browser.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

const read = (key: string) =>
  fetch(`${test.url}/api/v1/repositories?limit=1`, { headers: { "x-api-key": key } });
const keyIn = (text: string) => /value="(service_[^"]+)"/.exec(text)?.[1] ?? "";

describe("the page of keys", () => {
  it("makes a key that is shown once, and revokes it", async () => {
    const browser = createBrowser(test.url, ada.cookie);
    await browser.open("/keys");
    const made = await browser.send("/keys", { name: "laptop <1>", days: "30" });
    expect(made.status).toBe(200);
    expect(made.redirect).toBeNull();
    expect(made.headers.get("cache-control")).toBe("no-store");
    const key = keyIn(made.text);
    expect((await read(key)).status).toBe(200);
    const list = await browser.open("/keys");
    expect(list.text).toContain("laptop &lt;1&gt;");
    expect(list.text).not.toContain(key);
    expect(list.text).toContain("read, write, run");
    const actions = [...list.forms.keys()].filter((action) => action.endsWith("/revocation"));
    for (const action of actions) {
      const revoked = await browser.send(action);
      expect(revoked.redirect?.location).toBe("/keys?done=key-revoked");
      await browser.open("/keys");
    }
    expect((await read(key)).status).toBe(401);
    expect((await browser.open("/keys")).text).toContain("You have no key yet");
  });

  it("keeps what was typed where it is refused", async () => {
    const browser = createBrowser(test.url, ada.cookie);
    for (const days of ["0", "366", "1.5", "", "soon"]) {
      await browser.open("/keys");
      const refused = await browser.send("/keys", { name: "kept", days });
      expect(refused.status, days).toBe(400);
      expect(refused.forms.get("/keys")).toMatchObject({ name: "kept", days });
      expect(refused.text).toContain("a whole number from 1 to 365");
    }
    const headers = { cookie: ada.cookie, origin: test.url, accept: "text/html" };
    const body = new URLSearchParams({ name: "none", days: "1" });
    const none = await fetch(`${test.url}/keys`, { method: "POST", headers, body });
    expect(none.status).toBe(400);
    expect(await none.text()).toContain("Choose one at least.");
  });

  it("gives a key as much as was chosen", async () => {
    const headers = { cookie: ada.cookie, origin: test.url, accept: "text/html" };
    const body = new URLSearchParams({ name: "writer", days: "1", write: "yes" });
    const made = await fetch(`${test.url}/keys`, { method: "POST", headers, body });
    expect((await read(keyIn(await made.text()))).status).toBe(403);
  });

  it("is for who is signed in, and revokes nobody else's", async () => {
    expect((await createBrowser(test.url).open("/keys")).status).toBe(401);
    const browser = createBrowser(test.url, ada.cookie);
    const [action] = [...(await browser.open("/keys")).forms.keys()].filter((one) =>
      one.endsWith("/revocation"),
    );
    const eve = await signUp(test.url, "eve");
    const sent = { method: "POST", headers: { cookie: eve.cookie, origin: test.url } };
    expect((await fetch(`${test.url}${action}`, sent)).status).toBe(404);
    expect((await fetch(`${test.url}/keys/${"x".repeat(129)}/revocation`, sent)).status).toBe(400);
    expect((await browser.open("/keys?done=nothing")).status).toBe(400);
    expect([...(await browser.open("/keys")).forms.keys()]).toContain(action);
  });

  it("says when there are too many", async () => {
    const browser = createBrowser(test.url, ada.cookie);
    let page = await browser.open("/keys");
    for (let made = 0; made < 101 && page.status === 200; made++)
      page = await browser.send("/keys", { name: `key ${made}`, days: "1" });
    expect(page.status).toBe(403);
    expect(page.text).toMatch(/role="alert">[^<]*100/);
  });
});
