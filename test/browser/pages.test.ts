import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import axe from "axe-core";
import type { Browser, BrowserContext, Page, Response } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PipelineService, startPipelineService } from "../support/pipeline-service.ts";
import { chromiumMissing, openChromium } from "./support/chromium.ts";
import { watchComplaints } from "./support/complaints.ts";
import { cookiesOf } from "./support/cookies.ts";
import { preparePapers } from "./support/papers.ts";

const kinds = [
  ...["home", "search", "empty search", "owner", "repository", "failed repository"],
  ...[
    "repository without Claims",
    "repository with a Claim of the text",
    "version",
    "forks",
    "settings",
    "Run",
    "failed Run",
    "words",
    "sign-in",
  ],
  ...["processing", "certificate", "account", "organizations"],
  ...[
    "sign-up",
    "submission",
    "draft",
    "drafted manifest",
    "keys",
    "reference",
    "operation",
    "schema",
    "error",
  ],
];

/** Where somebody can look at them afterwards. */
const screenshots = join(import.meta.dirname, "../../.cache/screenshots");

/** What is done on a page before it is looked at. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  async "repository with a Claim of the text"(page) {
    const picture = page.getByRole("img", { name: /damping ratio of the pendulum was 4\.74/ });
    await picture.scrollIntoViewIfNeeded();
    const size = () =>
      picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth / image.naturalHeight,
        image.width / image.height,
      ]);
    await expect.poll(async () => (await size())[0]).toBeGreaterThan(0);
    const [natural, shown] = await size();
    // In whole pixels, as the page has them before the picture is there.
    expect(Math.abs(natural! / shown! - 1)).toBeLessThan(0.02);
  },
  async "drafted manifest"(page) {
    await page.getByLabel("Code", { exact: true }).fill("https://github.com/ada/mixed");
    await page.getByRole("button", { name: "Draft the manifest" }).click();
    const draft = await page.getByLabel("The draft").inputValue();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save experiment.yml" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("experiment.yml");
    expect(readFileSync(await saved.path(), "utf8")).toBe(draft);
    expect(draft).toContain("command: sh measure.sh");
  },
};

const narrow = { width: 360, height: 740 };
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

describe.skipIf(chromiumMissing)("in a browser, the page", () => {
  let pipeline: PipelineService;
  let chromium: Browser;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  let addresses: Record<string, string>;

  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    [pipeline, chromium] = await Promise.all([startPipelineService(), openChromium()]);
    addresses = await preparePapers(pipeline);
    context = await chromium.newContext({ baseURL: pipeline.service.url });
    await context.addCookies(cookiesOf(pipeline.ada, pipeline.service.url));
    page = await context.newPage();
    complaints = watchComplaints(page);
  }, 180_000);
  afterAll(async () => {
    await chromium?.close();
    await pipeline?.[Symbol.asyncDispose]();
  });

  it("of every kind is among these", () => {
    expect(Object.keys(addresses).sort()).toEqual([...kinds].sort());
  });

  it.each(kinds)("%s is small, and can be used by all, in either theme and on a phone", async (kind) => {
    const photograph = (name: string) =>
      page.screenshot({ path: join(screenshots, `${kind}-${name}.png`), fullPage: true });
    await page.setViewportSize(widths.phone);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await bytesLoaded(page, addresses[kind]!)).toBeLessThan(60_000);
    await steps[kind]?.(page);
    await photograph("390-dark");
    await page.emulateMedia({ colorScheme: "light" });
    await photograph("390-light");
    await page.setViewportSize(widths.desktop);
    await photograph("1280-light");
    await page.emulateMedia({ colorScheme: "dark" });
    await photograph("1280-dark");

    await openAll(page);
    expect(await violations(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(narrow);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  it("of a repository has the numbers of a measurement side by side on a phone, below its name and verdict", async () => {
    await page.setViewportSize(widths.phone);
    await page.goto(addresses.repository!);
    await openAll(page);
    const row = page.locator(".claim table tbody tr").first();
    const tops = (cells: string) =>
      row
        .locator(cells)
        .evaluateAll((all) => [...new Set(all.map((cell) => cell.getBoundingClientRect().top))]);
    expect(await row.locator("td.number").count()).toBe(4);
    const [numbers, ...others] = await tops("td.number");
    expect(others).toEqual([]);
    const [name, verdict] = [await tops("td:first-child"), await tops(".state")];
    expect(Math.abs(name[0]! - verdict[0]!)).toBeLessThan(8);
    expect(numbers).toBeGreaterThan(verdict[0]!);
    expect((await row.boundingBox())!.height).toBeLessThan(150);
    await page.setViewportSize(widths.desktop);
  });

  it("of a repository breaks no number in the middle of its digits, at any width", async () => {
    await page.goto(addresses.repository!);
    await openAll(page);
    for (const width of [320, 480, 560, 700, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator("td.number data").evaluateAll((all) =>
        all.map((each) => {
          each.textContent = "-12345.678901234";
          return each.getClientRects().length;
        }),
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(lines.length).toBeGreaterThan(3);
      expect(Math.max(...lines), `${width}`).toBe(1);
    }
    await page.setViewportSize(widths.desktop);
  });

  it("of a reader with colours of their own still sets the states apart from text", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(addresses.repository!);
    for (const state of await page.locator(".state").all())
      expect(await state.evaluate((each) => getComputedStyle(each).borderTopStyle)).toBe("solid");
    await page.emulateMedia({ forcedColors: "none" });
  });

  it("on paper shows what every Claim holds and the whole log, and nothing to press", async () => {
    const open = async (address: string) => {
      await page.goto(address);
      await page.emulateMedia({ media: "print", colorScheme: "light" });
    };
    await open(addresses.repository!);
    const tables = page.locator(".claim table");
    expect(await tables.count()).toBeGreaterThan(1);
    for (const table of await tables.all()) expect(await table.isVisible()).toBe(true);
    for (const button of await page.locator("button, #community").all())
      expect(await button.isVisible()).toBe(false);
    await open(addresses.Run!);
    const hidden = await page.locator("pre.log").evaluate((log) => log.scrollHeight - log.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: "screen" });
  });
});

/** Opens a page, and returns how many bytes its HTML, styles and scripts are when compressed. */
async function bytesLoaded(page: Page, address: string): Promise<number> {
  const loaded: Promise<Buffer>[] = [];
  const note = (response: Response) => {
    if (["document", "stylesheet", "script"].includes(response.request().resourceType()))
      loaded.push(response.body());
  };
  page.on("response", note);
  await page.goto(address, { waitUntil: "networkidle" });
  page.off("response", note);
  const sizes = (await Promise.all(loaded)).map((bytes) => brotliCompressSync(bytes).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What is shown only once it was asked for is looked at as well. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** By WCAG 2.2 A and AA and the best practices of axe; each with the elements that it is about. */
async function violations(page: Page, only?: string[]): Promise<unknown[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (rules) => (window as unknown as { axe: typeof axe }).axe.run(rules ? { runOnly: rules } : {}),
    only,
  );
  return found.map(({ id, help, nodes }) => ({
    ...{ id, help },
    elements: nodes.map(({ html, failureSummary }) => ({ html: html.slice(0, 300), failureSummary })),
  }));
}
