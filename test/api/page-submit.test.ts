import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { createBrowser } from "../support/browser.ts";
import { type PreprintServer, startPreprintServer } from "../support/preprint-server.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
let preprints: PreprintServer;
let ada: Account;
beforeAll(async () => {
  preprints = await startPreprintServer();
  test = await startService({ SERVICE_ROLE: "web", ...preprints.settings });
  ada = await signUp(test.url, "ada");
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await preprints[Symbol.asyncDispose]();
});

const send = (body: FormData | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(`${test.url}/submit`, {
    ...{ method: "POST", body, redirect: "manual" },
    headers: { accept: "text/html", cookie: ada.cookie, origin: test.url, ...headers },
  });
const link = (fields: Record<string, string>) => send(new URLSearchParams(fields));
const find = (slug: string) => test.service.composition.deps.store.repositories.findBySlug("ada", slug);

describe("the page to submit a paper", () => {
  it("is for who is signed in", async () => {
    const refused = await createBrowser(test.url).open("/submit");
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('href="/sign-in?next=%2Fsubmit"');
  });

  it("takes a preprint, and leaves to its server what was left empty", async () => {
    await preprints.add("2103.00001", { title: "On forms" });
    const browser = createBrowser(test.url, ada.cookie);
    const page = await browser.open("/submit");
    expect(page.text).toContain("At most 25 MiB");
    expect(page.text).toContain('<script src="/assets/upload.js" defer>');
    expect((await fetch(`${test.url}/assets/upload.js`)).headers.get("content-type")).toMatch(/javascript/);
    const input = "arXiv:2103.00001";
    const sent = await link({ input, title: "", slug: "", githubUrl: "", visibility: "private" });
    expect(sent.status).toBe(303);
    const [path] = sent.headers.get("location")!.split("?");
    expect(sent.headers.get("location")).toBe(`${path}?done=submitted`);
    const shown = await browser.open(sent.headers.get("location")!);
    expect(shown.text).toContain('<h1 dir="auto">On forms</h1>');
    expect(shown.text).toContain("The paper was submitted.");
    expect(await find(path!.split("/").at(-1)!)).toMatchObject({ visibility: "private", title: "On forms" });
    const again = await link({ input });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain(`<a href="${path}">Open`);
  });

  it("takes an upload, and keeps what was typed where it is refused", async () => {
    const fields = { slug: "uploaded", title: "Uploaded <1>", description: "Two\r\nlines.", githubUrl: "" };
    const more = { visibility: "private", paperLicense: "CC-BY-4.0", codeLicense: "MIT" };
    const notPdf = await send(upload({ paper: new Blob(["no"]), ...fields, ...more }));
    expect(notPdf.status).toBe(400);
    const text = await notPdf.text();
    for (const kept of [
      'value="Uploaded &lt;1&gt;"',
      'value="uploaded"',
      "Two\r\nlines.",
      "<option selected>CC-BY-4.0",
    ])
      expect(text).toContain(kept);
    expect(text).toContain("Choose it again");
    const unattested = await send(upload({ paper: await pdf(), ...fields, submitterAttested: null }));
    expect(unattested.status).toBe(400);
    expect(await find("uploaded")).toBeNull();
    const sent = await send(upload({ paper: await pdf(), ...fields, ...more }));
    expect(sent.headers.get("location")).toBe("/r/ada/uploaded?done=submitted");
    expect(await find("uploaded")).toMatchObject({
      ...{
        title: "Uploaded <1>",
        description: "Two\r\nlines.",
        paperLicense: "CC-BY-4.0",
        codeLicense: "MIT",
      },
      visibility: "private",
    });
    expect((await send(upload({ paper: await pdf("another"), ...fields }))).status).toBe(409);
  });

  it.each([
    [
      "a namespace of others",
      () => send(new URLSearchParams({ input: "arXiv:2103.00009", owner: "eve" })),
      403,
    ],
    ["a preprint that is not there", () => link({ input: "arXiv:2103.00099" }), 404],
    ["no preprint", () => link({ input: "what is this" }), 400],
    ["a blank PDF", async () => send(upload({ paper: await pdf(""), slug: "blank" })), 422],
    [
      "a form of another site",
      () => send(new URLSearchParams({ input: "x" }), { origin: "https://e.example" }),
      403,
    ],
  ] as [string, () => Promise<Response>, number][])("refuses %s, in words", async (_, submit, status) => {
    const response = await submit();
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<p[^>]*>[^<]{20,}/);
  });

  it("says that a preprint server fails, and keeps its address", async () => {
    preprints.fault = (_, response) => {
      response.writeHead(500).end();
      return true;
    };
    const response = await link({ input: "arXiv:2103.00002", slug: "kept" });
    preprints.fault = () => false;
    expect(response.status).toBe(502);
    const text = await response.text();
    expect(text).toContain('value="arXiv:2103.00002"');
    expect(text).toContain('value="kept"');
  });
});
