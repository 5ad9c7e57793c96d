import PdfDocument from "pdfkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let key: string;

beforeAll(async () => {
  const [mirror] = Object.values(JSON.parse(mirrors.setting) as Record<string, string>);
  const hosts = { "https://github.com/": mirror, "https://gitlab.com/": mirror };
  test = await startService({ SERVICE_SOURCE_MIRRORS: JSON.stringify(hosts) });
  ({ key } = await signUp(test.url, "ada"));
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  mirrors.remove();
});

type Write = (document: InstanceType<typeof PdfDocument>) => void;

/** Submits a paper without the address of its code; answers what the search for it came to. */
async function submit(slug: string, write: Write, fields: Record<string, string> = {}) {
  const document = new PdfDocument();
  document.text("We measured 4.74.");
  write(document);
  document.end();
  const paper = new Blob(await Array.fromAsync<Uint8Array<ArrayBuffer>>(document), {
    type: "application/pdf",
  });
  const response = await fetch(`${test.url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": key },
    body: upload({ paper, slug, ...fields }),
  });
  expect(response.status).toBe(201);
  const { id } = ((await response.json()) as { repository: { id: string } }).repository;
  const { job, events } = await processed(test.url, id);
  const event = events.find(
    ({ stage, eventType }) => stage === "source_discovery" && /_(completed|skipped)$/.test(eventType),
  );
  return { id, job, event: event!, payload: event!.payload };
}

async function claimStates(id: string): Promise<string[]> {
  const response = await fetch(`${test.url}/api/v1/claims?repository_id=${id}`);
  const { data } = (await response.json()) as { data: { evidence: { state: string } }[] };
  return data.map(({ evidence }) => evidence.state);
}

it("judges the Claims of a paper that links to its code under a word", async () => {
  const url = mirrors.add("ada/linked", smallPaper());
  const { id, event, payload } = await submit("linked", (document) => document.text("Code", { link: url }));
  expect(event.eventType).toBe("processing.stage_completed");
  expect(payload).toMatchObject({
    ...{ url, reasons: ["it is on the first page"], runnersUp: [] },
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    sourceDigest: expect.stringMatching(/^sha256:/),
  });
  expect(await claimStates(id)).toEqual(["supported"]);
  const snapshot = await fetch(`${test.url}/api/repositories?owner=ada&slug=linked`);
  const { repository } = (await snapshot.json()) as { repository: { source: object } };
  expect(repository.source).toMatchObject({ url, commit: payload.commit });
});

it("takes “our code” before code that is used, cited or kept where it cannot be fetched", async () => {
  const used = mirrors.add("bob/fast", smallPaper({ reported: "9.99" }));
  const own = mirrors.add("lab/own", smallPaper());
  const { id, payload } = await submit("two", (document) => {
    document.addPage().text(`We build on the library ${used}. Our code is available at ${own}.`);
    document.text("An archived copy of our code is at https://doi.org/10.5281/zenodo.123456.");
    document.addPage().text("References").text("[1] B. Other. https://github.com/bob/cited");
  });
  expect(payload.url).toBe(own);
  expect(payload.reasons).toEqual([
    "it is on page 2",
    "words such as “our code” or “code is available” stand beside it",
  ]);
  expect(payload.runnersUp).toEqual([
    expect.objectContaining({ url: "https://zenodo.org/records/123456" }),
    expect.objectContaining({ url: used, whyNot: "another one is likelier" }),
    expect.objectContaining({ url: "https://github.com/bob/cited" }),
  ]);
  expect(await claimStates(id)).toEqual(["supported"]);
});

it("goes on to the next likely address where one is gone, and takes code from other code hosts", async () => {
  mirrors.add("lab/moved", smallPaper());
  const { id, payload } = await submit("moved", (document) => {
    document.text(
      "Our code was at https://github.com/lab/gone. Code: https://gitlab.com/lab/moved/-/tree/main",
    );
  });
  expect(payload.url).toBe("https://gitlab.com/lab/moved");
  expect(payload.runnersUp).toEqual([
    expect.objectContaining({
      url: "https://github.com/lab/gone",
      whyNot: expect.stringContaining("no public repository"),
    }),
  ]);
  expect(await claimStates(id)).toEqual(["supported"]);
});

it("looks in the abstract, and reads an address over the end of a line", async () => {
  const url = mirrors.add("lab/described", smallPaper());
  const { payload } = await submit("described", () => {}, { description: `Everything is at ${url}.` });
  expect(payload).toMatchObject({ url, reasons: ["it is in the abstract"] });
  const broken = mirrors.add("lab/over-lines", smallPaper());
  const { payload: found } = await submit("broken", (document) => {
    document.text("Our code: https://github.com/lab/over-").text("lines");
  });
  expect(found.url).toBe(broken);
});

it("keeps a paper without code where no address can be taken, and says why of each", async () => {
  const { job, event, payload } = await submit("none-taken", (document) => {
    for (let each = 0; each < 4; each++) document.text(`Our code is at https://github.com/lab/gone${each}.`);
    document.addPage().text("See https://github.com/lab/mentioned.");
    document.text("Our data are available at https://osf.io/ab1c2.");
    document.text("Archived as https://archive.softwareheritage.org/swh:1:dir:".concat("a".repeat(40)));
  });
  expect(job.state).toBe("completed");
  expect(event.eventType).toBe("processing.stage_skipped");
  expect(payload.reason).toMatch(/none was taken.*githubUrl/);
  const whyNot = Object.fromEntries(
    (payload.runnersUp as { url: string; whyNot: string }[]).map((each) => [each.url, each.whyNot]),
  );
  expect(whyNot["https://github.com/lab/gone2"]).toMatch(/no public repository/);
  expect(whyNot["https://github.com/lab/gone3"]).toBe("3 others were tried before it");
  expect(whyNot["https://github.com/lab/mentioned"]).toMatch(/too little says/);
  expect(whyNot[`https://archive.softwareheritage.org/swh:1:dir:${"a".repeat(40)}`]).toMatch(
    /cannot be fetched yet/,
  );
  expect(whyNot["https://osf.io/ab1c2"]).toMatch(/cannot be fetched yet/);
});

it("says what was looked for where a paper names no address", async () => {
  const { payload } = await submit("silent", () => {});
  expect(payload.runnersUp).toEqual([]);
  expect(payload.reason).toMatch(
    /GitHub, GitLab, Codeberg, Bitbucket, Zenodo, OSF, Figshare, .* or Software Heritage.*githubUrl/,
  );
});
