import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ClaimOrigin } from "../../server/__generated__/types.ts";
import { placePictureSize } from "../../server/domain/paper/place-picture.ts";
import type { ClaimRecord, RepositoryRecord } from "../../server/domain/records.ts";
import { signUp } from "../support/accounts.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf } from "../support/upload.ts";

let test: TestService;
let seed: Seed;
let paperDigest: string;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  seed = createSeed(test);
  const paper = new Uint8Array(await (await pdf("We measured 4.74.")).arrayBuffer());
  ({ digest: paperDigest } = await test.service.composition.deps.objects.put(paper));
});
afterAll(() => test[Symbol.asyncDispose]());

const box = { x: 72, y: 72, width: 110, height: 14 };
const origin: ClaimOrigin = {
  ...{ kind: "text", assessor: null, page: 1, box, quotation: 'We measured "4.74".' },
  ...{ confidence: "high", reasons: [], candidates: [] },
};

async function claimOf(repository: Partial<RepositoryRecord> = {}, claim: Partial<ClaimRecord> = {}) {
  const made = await seed.repository({ paperLicense: "CC-BY-4.0", paperDigest, ...repository });
  return seed.claim(made, { origin, ...claim });
}

const addressOf = ({ id, repositoryId }: Pick<ClaimRecord, "id" | "repositoryId">) =>
  `${test.url}/api/claims/${id}/picture?repository_id=${repositoryId}`;

async function linkOf({ id, repositoryId }: ClaimRecord): Promise<string | undefined> {
  const answer = await fetch(`${test.url}/api/v1/claims/${id}?repository_id=${repositoryId}`);
  return ((await answer.json()) as { links?: { picture?: string } }).links?.picture;
}

it("is a PNG of the place in the paper, which the Claim links to and its page shows", async () => {
  const claim = await claimOf();
  expect(await linkOf(claim)).toBe(addressOf(claim));
  const answer = await fetch(addressOf(claim));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  const { width, height } = placePictureSize(box);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  expect(data.includes(Buffer.from("fff096", "hex"))).toBe(true);
  const again = await fetch(addressOf(claim), { headers: { "If-None-Match": answer.headers.get("etag")! } });
  expect(again.status).toBe(304);

  const { owner, slug } = (await test.service.composition.deps.store.repositories.get(claim.repositoryId))!;
  const page = await (await fetch(`${test.url}/r/${owner}/${slug}`)).text();
  const { pathname, search } = new URL(addressOf(claim));
  expect(page).toContain(
    `<img class="place" src="${pathname}${search}" width="425" height="138" alt="We measured &quot;4.74&quot;." loading="lazy"`,
  );
  expect(page).toContain(`<a href="/api/objects/${paperDigest}#page=1">p. 1</a>`);
});

const reason = { withdrawnAt: "2026-01-01T00:00:00.000Z", withdrawalReason: "An error." };

it.each<[string, Partial<RepositoryRecord>, Partial<ClaimRecord>]>([
  ["of an unknown licence", { paperLicense: "unknown" }, {}],
  ["whose licence keeps its pages", { paperLicense: "preprint-default" }, {}],
  ["that is withdrawn", reason, {}],
  ["that is kept as metadata alone", { paperDigest: null }, {}],
  ["whose layout is not known", {}, { origin: { ...origin, box: null } }],
])("is not there of a paper %s, and says why", async (_, repository, claim) => {
  const made = await claimOf(repository, claim);
  expect(await linkOf(made)).toBeUndefined();
  const answer = await fetch(addressOf(made));
  expect(answer.status).toBe(404);
  expect(((await answer.json()) as { error: string }).error).toContain("its place in the paper is not known");
});

it("is not there where the paper has no such page, and of what is private or unknown", async () => {
  expect((await fetch(addressOf(await claimOf({}, { origin: { ...origin, page: 2 } })))).status).toBe(404);
  const hidden = addressOf(await claimOf({ visibility: "private" }));
  expect((await fetch(hidden)).status).toBe(404);
  const { cookie } = await signUp(test.url, "ada");
  const own = await fetch(hidden, { headers: { cookie } });
  expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const { repositoryId } = await claimOf();
  expect((await fetch(addressOf({ id: "claim_none", repositoryId }))).status).toBe(404);
});
