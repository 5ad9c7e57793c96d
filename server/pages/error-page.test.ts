import { expect, it } from "vitest";
import { errorPage } from "./error-page.ts";

const page = (status: number, retryAfterSeconds?: number) =>
  errorPage({
    status,
    message: "<b>No.",
    language: "en",
    path: "/keys",
    requestId: "abc",
    retryAfterSeconds,
  });

it("says how long to wait, and what to quote", async () => {
  const html = await page(429, 72);
  expect(html).toContain("You can try again in 1 min 12 s.");
  expect(html).toContain("Request <code>abc</code>");
  expect(html).toContain("<p>&lt;b&gt;No.</p>");
  expect(await page(403)).not.toContain("try again");
});

it("leads to the sign-in page where that helps, and to a search where an address does not", async () => {
  expect(await page(401)).toContain('href="/sign-in?next=%2Fkeys"');
  expect(await page(404)).toContain('action="/search"');
  expect(await page(500)).toContain('<a href="/">All repositories</a>');
});
