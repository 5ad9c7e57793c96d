import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";
import { chromiumMissing, openChromium } from "./support/chromium.ts";

/** What the sheet has between its margins, in CSS pixels. */
const a4 = { width: 703, height: 1032 };

describe.skipIf(chromiumMissing)("the printed certificate", () => {
  let test: SeededService;
  let chromium: Browser;
  beforeAll(async () => {
    [test, chromium] = await Promise.all([startSeededService(), openChromium()]);
  });
  afterAll(async () => {
    await chromium?.close();
    await test?.[Symbol.asyncDispose]();
  });

  it.each(["en", "de", "zh-CN"])(
    "is one sheet with its whole citation, of a long paper, in %s",
    async (locale) => {
      const { seed } = test;
      const long = (length: number) => "The reproducibility of computations ".repeat(20).slice(0, length);
      const repository = await seed.repository({
        title: long(240),
        authors: Array.from({ length: 12 }, (_, index) => `Ada Constance Byron Lovelace ${index}`),
      });
      const experiment = await seed.experiment(repository);
      for (let number = 0; number < 13; number++)
        await seed.claim(repository, { statement: `${number} ${long(400)}`, evidenceState: "mixed" });
      const claim = await seed.claim(repository, { evidenceState: "contradicted" }, experiment);
      const assessment = await seed.assessment(claim, await seed.run(experiment, [claim]));
      await seed.bundle(assessment, repository.id);

      const options: BrowserContextOptions = { baseURL: test.url, locale, viewport: a4 };
      const page = await chromium.newPage(options);
      await page.goto(`/r/ada/${repository.slug}/certificate`);
      await page.emulateMedia({ media: "print" });
      const sheet = (await page.locator(".certificate").boundingBox())!;
      const cited = page.locator(".cite");
      const { y, height } = (await cited.boundingBox())!;
      expect(await cited.innerText()).toMatch(new RegExp(`/r/ada/${repository.slug}$`));
      expect(
        await cited.evaluate((element) => element.scrollHeight - element.clientHeight),
      ).toBeLessThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(sheet.y + sheet.height);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.close();
    },
  );
});
