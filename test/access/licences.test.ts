import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
let ada: Account;
let grace: Account;
let seed: Seed;

beforeAll(async () => {
  test = await startService();
  [ada, grace] = [await signUp(test.url, "ada"), await signUp(test.url, "grace")];
  seed = createSeed(test);
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (digest: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}/api/objects/${digest}`, { headers });

describe("a paper's bytes", () => {
  async function paper(fields: Record<string, string>): Promise<string> {
    const headers = { "x-api-key": ada.key };
    const text = `Paper ${fields.slug}`;
    const body = upload({ paper: await pdf(text), ...fields });
    const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
    const { repository } = (await response.json()) as Json;
    expect(response.status).toBe(201);
    return (await test.service.composition.deps.store.repositories.get(repository.id))!.paperDigest!;
  }
  const status = async (digest: string, account?: Account) =>
    (await ask(digest, account ? { "x-api-key": account.key } : {})).status;

  it.each(["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT", "Apache-2.0"])(
    "under %s are anybody's",
    async (licence) => {
      const digest = await paper({ slug: licence.toLowerCase().replaceAll(".", "-"), paperLicense: licence });
      const response = await ask(digest);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      expect(response.headers.get("content-disposition")).toMatch(
        /^attachment; filename="?[a-z0-9-]+\.pdf"?$/,
      );
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    },
  );

  it.each(["publisher-restricted", "preprint-default"])(
    "under %s are nobody's, and that is said",
    async (licence) => {
      const digest = await paper({ slug: licence, paperLicense: licence });
      const response = await ask(digest);
      expect(response.status).toBe(451);
      expect(((await response.json()) as Json).error).toMatch(/licence .* does not allow redistribution/);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await status(digest, grace)).toBe(451);
    },
  );

  it("under an unknown licence are the owner's alone", async () => {
    const digest = await paper({ slug: "unknown" });
    expect(await status(digest)).toBe(404);
    expect(await status(digest, grace)).toBe(404);
    const own = await ask(digest, { "x-api-key": ada.key });
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect((await ask(digest, { cookie: ada.cookie })).status).toBe(200);
  });

  it("of a private repository are not there for others, whatever the licence", async () => {
    for (const paperLicense of ["CC-BY-4.0", "publisher-restricted", "unknown"]) {
      const digest = await paper({
        slug: `private-${paperLicense.toLowerCase().replace(".", "-")}`,
        paperLicense,
        visibility: "private",
      });
      const [absent, refused] = [
        await ask(`sha256:${"0".repeat(64)}`),
        await ask(digest, { "x-api-key": grace.key }),
      ];
      expect(refused.status).toBe(404);
      expect(await refused.text()).toBe(await absent.text());
      expect(await status(digest, ada)).toBe(paperLicense === "publisher-restricted" ? 451 : 200);
    }
  });

  it("that are someone else's too are given by the best of what they are", async () => {
    const closed = await paper({ slug: "closed", paperLicense: "publisher-restricted" });
    expect(await status(closed)).toBe(451);
    await seed.repository({ paperDigest: closed, paperLicense: "CC-BY-4.0", visibility: "private" });
    expect(await status(closed)).toBe(451);
    await seed.repository({ paperDigest: closed, paperLicense: "CC-BY-4.0" });
    expect(await status(closed)).toBe(200);
  });
});
