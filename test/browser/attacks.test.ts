import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { experimentOf } from "../support/pipeline-service.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";
import { chromiumMissing, openChromium } from "./support/chromium.ts";
import { cookiesOf } from "./support/cookies.ts";

/** Each shows itself by a dialog. */
const script = (where: string) => `"'></summary></script><img src=x onerror="alert('${where}')">`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("svg")</script><image href="x" onerror="alert(1)"/></svg>`;

describe.skipIf(chromiumMissing)("whoever wants to reach a reader's browser", () => {
  const mirrors = createMirrors();
  const dialogs: string[] = [];
  let test: TestService;
  let ada: Account;
  let chromium: Browser;
  let context: BrowserContext;
  let page: Page;
  let id: string;
  /** A site of somebody else: the browser keeps `localhost` and `127.0.0.1` apart. */
  let elsewhere: Server;
  let foreign = "";
  const site = (body: string) => {
    foreign = `<!doctype html><body>${body}`;
    return `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
  };

  beforeAll(async () => {
    elsewhere = createServer((_, response) => {
      response.setHeader("content-type", "text/html").end(foreign);
    }).listen(0, "127.0.0.1");
    [test, chromium] = await Promise.all([
      startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting }),
      openChromium(),
    ]);
    ada = await signUp(test.url, "ada");
    const tree = experimentOf(
      `sh measure.sh; cat page.html; cat page.html >&2; mkdir -p out; cp f.svg "out/<b>.svg"`,
      {
        outputs: ["metrics.json", "out/*.svg"],
      },
    );
    const manifest = JSON.parse(tree[".research/experiment.yml"] as string);
    manifest.claims[0].statement = `It is 4.74. ${script("statement")}`;
    manifest.claims[0].measurements[0].metric = `value ${script("metric")}`;
    const githubUrl = mirrors.add("ada/hostile", {
      ...tree,
      "f.svg": svg,
      "page.html": `${script("log")}\u001b]8;;javascript:alert(1)\u0007link\n`,
      ".research/experiment.yml": JSON.stringify(manifest),
    });
    const response = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": ada.key },
      body: upload({
        ...{ slug: "hostile", githubUrl, paper: await pdf() },
        ...{ title: `A title ${script("title")}`, description: script("description") },
      }),
    });
    ({
      repository: { id },
    } = (await response.json()) as { repository: { id: string } });
    expect((await processed(test.url, id)).job.state).toBe("completed");
    context = await chromium.newContext({ baseURL: test.url });
    await context.addCookies(cookiesOf(ada, test.url));
    page = await context.newPage();
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  }, 120_000);
  afterAll(async () => {
    await chromium?.close();
    elsewhere?.close();
    await test?.[Symbol.asyncDispose]();
    mirrors.remove();
  });

  it("has dialogs noticed here", async () => {
    await page.goto(site(script("foreign")));
    await expect.poll(() => dialogs.splice(0)).toEqual(["foreign"]);
  });

  it("has no script run by a title, a statement, a log, a file's name or a figure", async () => {
    const [run] = await test.service.composition.deps.store.runs.listByRepository(id);
    const paths = ["/", "/search?q=title", `/search?q=${encodeURIComponent(script("query"))}`, "/r/ada"];
    const own = ["", `/runs/${run!.id}`, "/settings", "/forks"].map((rest) => `/r/ada/hostile${rest}`);
    for (const path of [...paths, ...own]) await page.goto(path, { waitUntil: "networkidle" });
    await page.goto(`/r/ada/hostile/runs/${run!.id}`);
    const files = await page.getByRole("link", { name: ".svg" }).all();
    expect(files.length).toBeGreaterThan(0);
    const addresses = await Promise.all(files.map((file) => file.getAttribute("href")));
    for (const address of addresses) {
      // Opened as a page of its own, if the browser does not save it instead.
      await page.goto(address!, { waitUntil: "networkidle" }).catch((error: Error) => {
        expect(error.message).toContain("Download is starting");
      });
    }
    expect(dialogs).toEqual([]);
  });

  it("cannot have the reader's browser change anything from another site", async () => {
    const forms: [string, string][] = [
      ["/sign-out", ""],
      [
        "/keys",
        '<input name="name" value="stolen"><input name="days" value="9"><input name="read" value="yes">',
      ],
      [
        "/r/ada/hostile/withdrawal",
        '<input name="reason" value="gone"><input name="confirmation" value="ada/hostile">',
      ],
      [
        "/r/ada/hostile/settings",
        '<input name="title" value="Taken over"><input name="visibility" value="public">',
      ],
    ];
    for (const [path, fields] of forms) {
      await page.goto(
        site(`<form method="post" action="${test.url}${path}">${fields}<button>Win</button></form>`),
      );
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url() === `${test.url}${path}`),
        page.getByRole("button").click(),
      ]);
      expect([path, answer.status()]).toEqual([path, 403]);
    }
    await page.goto("/keys");
    expect(await page.locator("main").innerText()).not.toContain("stolen");
    await page.goto("/r/ada/hostile");
    expect(await page.locator("h1").innerText()).toMatch(/^A title/);
    expect(await page.locator("main").innerText()).not.toMatch(/withdrawn/i);
  });

  it("cannot lay a page under another one", async () => {
    await page.goto(site(`<iframe src="${test.url}/keys"></iframe>`), { waitUntil: "networkidle" });
    const frame = page.frames().find((each) => each !== page.mainFrame());
    expect(await frame!.content()).not.toContain("API keys");
  });
});
