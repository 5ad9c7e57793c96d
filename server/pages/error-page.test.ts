import { expect, it } from "vitest";
import { errorPage } from "./error-page.ts";

type Refusal = Parameters<typeof errorPage>[0];

const page = (status: number, changes: Partial<Refusal> = {}) =>
  errorPage({
    status,
    message: "<b>No.",
    language: "en",
    method: "GET",
    path: "/keys",
    isSignedOut: true,
    requestId: "abc",
    ...changes,
  });

it("says in words what it is, how long to wait, and what to quote", async () => {
  const html = await page(429, { retryAfterSeconds: 72 });
  expect(html).toContain("You can try again in 1 min 12 s.");
  expect(html).toContain("Status 429, request <code>abc</code>");
  expect(html).toContain("<h1>Too many requests</h1><p>&lt;b&gt;No.</p>");
  expect(await page(500)).toContain("<h1>Something failed here</h1>");
  expect(await page(403)).not.toContain("try again");
});

it("leads to the sign-in page where that helps, and to a search where an address does not", async () => {
  expect(await page(401)).toContain('href="/sign-in?next=%2Fkeys"');
  expect(await page(404)).toContain('action="/search"');
  const path = '/r/ada/paper/runs/run_1?x=" onclick=alert(1)';
  for (const status of [401, 403, 404]) {
    const back = `href="/sign-in?${new URLSearchParams({ next: path })}"`;
    expect(await page(status, { path })).toContain(back);
    expect(await page(status, { path, method: "HEAD" })).toBe(await page(status, { path }));
    expect(await page(status, { path, method: "POST" })).toContain('href="/sign-in?next=%2Fr%2Fada%2Fpaper"');
    expect((await page(status, { path, isSignedOut: false })).includes("/sign-in")).toBe(status === 401);
  }
  expect(await page(500)).not.toContain("/sign-in");
  expect(await page(500)).toContain('<a href="/">All repositories</a>');
});

it("leads who opens the address that a form is sent to back to the form", async () => {
  const opened = { path: "/r/ada/paper/withdrawal", isSignedOut: false };
  expect(await page(405, opened)).toContain('<a href="/r/ada/paper">To the form</a>');
  expect(await page(405, { ...opened, path: "/account/picture" })).toContain(
    '<a href="/account">To the form</a>',
  );
  expect(await page(405, { ...opened, method: "PUT" })).not.toContain("To the form");
});
