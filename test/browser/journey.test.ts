import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf } from "../support/upload.ts";
import { chromiumMissing, openChromium } from "./support/chromium.ts";
import { watchComplaints } from "./support/complaints.ts";
import { cookiesOf } from "./support/cookies.ts";
import { mixedText, mixedTree } from "./support/papers.ts";

const password = "correct horse 8071";

describe.skipIf(chromiumMissing)("with a browser alone", () => {
  const mirrors = createMirrors();
  let test: TestService;
  let chromium: Browser;
  let code: string;
  beforeAll(async () => {
    code = mirrors.add("eve/code", mixedTree);
    [test, chromium] = await Promise.all([
      startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting }),
      openChromium(),
    ]);
  });
  afterAll(async () => {
    await chromium?.close();
    await test?.[Symbol.asyncDispose]();
    mirrors.remove();
  });

  describe.each([
    ["and its scripts", "eve", true],
    ["and no script", "ivy", false],
  ])("%s, somebody", { timeout: 300_000 }, (_, name, javaScriptEnabled) => {
    const repository = `/r/${name}/pendulum`;
    let context: BrowserContext;
    let page: Page;
    let complaints: string[];
    beforeAll(async () => {
      context = await chromium.newContext({ baseURL: test.url, javaScriptEnabled });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      context.setDefaultTimeout(100_000);
      page = await context.newPage();
      complaints = watchComplaints(page);
    });
    afterAll(async () => {
      await context?.close();
    });

    it("signs up", async () => {
      await page.goto("/");
      await page.locator("header").getByRole("link", { name: "Sign up" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Somebody");
      await page.getByLabel("User name").fill(name);
      await page.getByLabel("E-mail address").fill(`${name}@example.org`);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign up" }).click();
      await page.getByRole("button", { name: "Sign out" }).waitFor();
    });

    it("submits a paper, waits for its verdict, and reads how it came about", async () => {
      await page.locator("header").getByRole("link", { name: "Submit" }).click();
      const form = page.locator("form[enctype]");
      const send = (buffer: Buffer) =>
        form.getByLabel("PDF").setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer });
      await send(Buffer.from("no paper"));
      await form.getByLabel("Title").fill("The damped pendulum");
      await form.getByLabel("Name in the address").fill("pendulum");
      await form.getByLabel("Code").first().fill(code);
      await form.getByRole("checkbox").check();
      await form.getByRole("button", { name: "Submit" }).click();
      // What is refused is said, and what was typed stays.
      await form.getByRole("alert").waitFor();
      expect(await form.getByLabel("Title").inputValue()).toBe("The damped pendulum");
      await send(Buffer.from(await (await pdf(`${mixedText} (${name})`)).arrayBuffer()));
      await form.getByRole("button", { name: "Submit" }).click();
      await page.waitForURL(`**${repository}**`);

      // The page follows by itself; without a script it has a link that loads it again.
      const verdict = page.locator(".state.supported").first();
      if (javaScriptEnabled) await verdict.waitFor({ timeout: 200_000 });
      while (!(await verdict.isVisible())) await page.locator("p.notice a").first().click();
      await page.locator("details.claim > summary").first().click();
      expect(await page.locator("details.claim[open]").first().innerText()).toContain("4.7401");
      await page.locator("details.claim[open]").getByRole("link", { name: /run_/ }).first().click();
      const run = page.locator(`tr:target a[href^="${repository}/runs/"]`).first();
      await run.click();
      expect(await page.locator("main").innerText()).toContain("sh measure.sh");
    });

    it("makes a key that programs can use, sees it once, and revokes it", async () => {
      await page.locator("header").getByRole("link", { name: "Keys" }).click();
      await page.getByLabel("Name").fill("agent");
      await page.getByRole("button", { name: "Create the key" }).click();
      const key = await page.getByLabel("The key agent").inputValue();
      const copy = page.getByRole("button", { name: "Copy" });
      expect(await copy.isVisible()).toBe(javaScriptEnabled);
      if (javaScriptEnabled) {
        await copy.click();
        await page.getByRole("button", { name: "Copied" }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
      }
      const ask = () => fetch(`${test.url}/api/v1/claims`, { headers: { "x-api-key": key } });
      const before = await ask();
      await page.goto("/keys");
      expect(await page.content()).not.toContain(key);
      await page.getByRole("button", { name: "Revoke agent" }).click();
      await page.getByText("You have no key yet").waitFor();
      expect([before.status, (await ask()).status]).toEqual([200, 401]);
    });

    it("hides the repository from others, and shows it again", async () => {
      const stranger = await chromium.newContext({ baseURL: test.url, javaScriptEnabled });
      const elsewhere = await stranger.newPage();
      for (const [choice, status] of [
        [/The owner alone/, 404],
        ["Everybody", 200],
      ] as const) {
        await page.goto(`${repository}/settings`);
        await page.getByLabel(choice).check();
        await page.getByRole("button", { name: "Save" }).click();
        expect((await elsewhere.goto(repository))?.status()).toBe(status);
        expect((await page.goto(repository))?.status()).toBe(200);
      }
      await stranger.close();
    });

    it("likes it, changes the language, and signs out", async () => {
      await page.getByRole("button", { name: "Star" }).click();
      await page.getByText("1 star").first().waitFor();
      await page.getByRole("button", { name: "Deutsch" }).click();
      await page.getByRole("button", { name: "Stern zurücknehmen" }).waitFor();
      await page.getByRole("button", { name: "Abmelden" }).click();
      await page.getByRole("link", { name: "Anmelden" }).waitFor();
      expect(await context.cookies()).not.toContainEqual(
        expect.objectContaining({ name: expect.stringContaining("session") }),
      );
    });

    it("reads no complaint of the browser", () => expect(complaints).toEqual([]));
  });

  it("who sends a large file over a slow line sees how much of it has been sent", async () => {
    const context = await chromium.newContext({ baseURL: test.url, locale: "en" });
    await context.addCookies(cookiesOf(await signUp(test.url, "zoe"), test.url));
    const page = await context.newPage();
    await page.goto("/submit");
    const form = page.locator("form[enctype]");
    const buffer = Buffer.alloc(1_000_000, "no paper");
    await form.getByLabel("PDF").setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer });
    await form.getByLabel("Title").fill("The damped pendulum");
    await form.getByLabel("Name in the address").fill("pendulum");
    await form.getByRole("checkbox").check();
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 };
    await (await context.newCDPSession(page)).send("Network.emulateNetworkConditions", line);
    const seen = await watchBar(page);
    await form.getByRole("button", { name: "Submit" }).click();
    await form.getByRole("alert").waitFor();
    const values = await seen();
    const sent = values.slice(0, -1).map(Number);
    // It moves, only forward, and ends where all has been sent and is being read.
    expect(sent.length).toBeGreaterThan(2);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
    expect([sent[0], values.at(-1)]).toEqual([0, null]);
    expect(await page.locator(".sending").isVisible()).toBe(false);
    await context.close();
  });

  it("who manages an organization copies the link of an invitation", async () => {
    const context = await chromium.newContext({ baseURL: test.url, locale: "en" });
    const page = await context.newPage();
    const complaints = watchComplaints(page);
    await page.goto("/sign-in");
    await page.getByLabel("User name or e-mail address").fill("eve");
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.goto("/organizations");
    await page.getByLabel("Name", { exact: true }).fill("Pendulums");
    await page.getByLabel("Name in addresses").fill("pendulums");
    await page.locator("button.main").click();
    await page.goto("/organizations/pendulums");
    await page.getByLabel("E-mail address").fill("bob@example.org");
    await page.locator("form", { hasText: "E-mail address" }).locator("button.main").click();
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    // What was refused is shown under a policy without scripts, and asks for none.
    await page.getByLabel("E-mail address").fill("bob@example.org");
    await page.locator("form", { hasText: "E-mail address" }).locator("button.main").click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("button", { name: "Copy" }).count()).toBe(0);
    expect(complaints.filter((each) => !/status of 4\d\d/.test(each))).toEqual([]);
    await context.close();
  });

  it("who is refused far down a page sees why, and from the title that nothing was sent", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const viewport = { width: 360, height: 740 };
      const context = await chromium.newContext({
        ...{ baseURL: test.url, locale: "en", javaScriptEnabled, viewport },
      });
      const account = await signUp(test.url, `max-${javaScriptEnabled}`);
      await context.addCookies(cookiesOf(account, test.url));
      const page = await context.newPage();
      await page.goto("/account");
      await page.getByLabel("Password").fill("another one 8071");
      await page.getByLabel(/max-/).fill("max");
      await page.locator("button.danger", { hasText: "Delete" }).click();
      const alert = page.getByRole("alert");
      await alert.waitFor();
      const { y, height } = (await alert.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.title()).toMatch(/^Not sent: Your account/);
      await context.close();
    }
  });

  it("who follows a link into a fold of the reference finds it open", async () => {
    const page = await chromium.newPage({ baseURL: test.url, locale: "en" });
    await page.goto("/docs/operations/getClaim");
    await page.getByRole("navigation").getByRole("link", { name: "claims" }).click();
    await page.locator("details[open] #claims").waitFor();
    expect(await page.locator("details.fold[open]").count()).toBe(1);
    await page.getByRole("navigation").getByRole("link", { name: "evidence" }).click();
    await page.locator("details[open] #evidence").waitFor();
    await page.close();
  });

  it("who has a keyboard alone signs in, searches and opens a Claim, and always sees where the focus is", async () => {
    const context = await chromium.newContext({ baseURL: test.url, locale: "en" });
    const page = await context.newPage();
    await page.goto("/sign-in");
    await tabTo(page, "identifier");
    await page.keyboard.type("eve");
    await tabTo(page, "password");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Sign out" }).waitFor();

    await page.goto("/search");
    // The first stop leads past what every page begins with.
    await tabTo(page, "");
    expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().top)).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement!.getAttribute("name"))).toBe("q");
    await page.keyboard.type("pendulum");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=pendulum/);
    await tabTo(page, "/r/eve/pendulum");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/r\/eve\/pendulum/);
    await tabTo(page, "summary.claim");
    await page.keyboard.press("Enter");
    await page.locator("details.claim[open]").first().waitFor();
    await context.close();
  });
});

/** Notes every value that the bar of an upload has, null for no known one. */
function watchBar(page: Page): Promise<() => Promise<(string | null)[]>> {
  const seen = page.evaluateHandle(() => {
    const values: (string | null)[] = [];
    const bar = document.querySelector("progress")!;
    new MutationObserver(() => values.push(bar.getAttribute("value"))).observe(bar, { attributes: true });
    return values;
  });
  return seen.then((handle) => () => handle.jsonValue());
}

/** Presses Tab until the element with this name, address or class has the focus; each on the way shows that it has it. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        names: [
          element.getAttribute("name") ?? "",
          (element.getAttribute("href") ?? "").split("#")[0],
          element.tagName === "SUMMARY" ? `summary.${element.parentElement?.className}` : "",
        ],
        isSeen: outlineStyle !== "none" && outlineWidth !== "0px",
        html: element.outerHTML.slice(0, 200),
      };
    });
    if (focus === null) continue;
    expect(focus).toMatchObject({ isSeen: true });
    if (focus.names.includes(wanted)) return;
  }
  throw new Error(`Tab does not reach ${wanted}`);
}
