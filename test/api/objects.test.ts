import { randomBytes } from "node:crypto";
import { readdir, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RepositoryRecord, RunRecord } from "../../server/domain/records.ts";
import { type Account, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let grace: Account;
let seed: Seed;
let run: RunRecord;
let hidden: RunRecord;

beforeAll(async () => {
  test = await startService();
  [ada, grace] = [await signUp(test.url, "ada"), await signUp(test.url, "grace")];
  seed = createSeed(test);
  const runOf = async (repository: RepositoryRecord) => {
    const plan = await seed.experiment(repository);
    return seed.run(plan, [await seed.claim(repository, {}, plan)]);
  };
  run = await runOf(await seed.repository());
  hidden = await runOf(await seed.repository({ visibility: "private" }));
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (digest: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${test.url}/api/objects/${digest}`, { method, headers });

const fileOf = (digest: string) => {
  const hex = digest.slice(7);
  return join(test.dataDir, "objects", hex.slice(0, 2), hex.slice(2, 4), hex);
};

describe("the bytes of an object", () => {
  const bytes = randomBytes(100_000);
  let digest: string;
  beforeAll(async () => {
    digest = (await seed.evidence(run, bytes, { mediaType: null })).digest;
  });

  it("come whole, under their digest", async () => {
    const response = await ask(digest);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      etag: `"${digest}"`,
      "accept-ranges": "bytes",
      "content-length": "100000",
      "content-type": "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-disposition"]).toMatch(/^attachment; filename=/);
    expect(headers["content-security-policy"]).toContain("sandbox");
  });

  it.each([
    ["the first byte", "bytes=0-0", 0, 0],
    ["a middle", "bytes=500-999", 500, 999],
    ["to the end", "bytes=99990-", 99_990, 99_999],
    ["the last ten", "bytes=-10", 99_990, 99_999],
    ["more than there is", "bytes=99990-200000", 99_990, 99_999],
    ["a longer end than there is", "bytes=-200000", 0, 99_999],
    ["all, from the start", "bytes=0-", 0, 99_999],
  ])("come in part: %s", async (_, range, start, end) => {
    const response = await ask(digest, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/100000`);
    expect(response.headers.get("content-length")).toBe(String(end - start + 1));
    expect(response.headers.get("etag")).toBe(`"${digest}"`);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it.each([
    ["several ranges", "bytes=0-1,5-6"],
    ["another unit", "lines=0-1"],
    ["no range", "bytes"],
    ["nonsense", "bytes=a-b"],
  ])("come whole where %s is asked for", async (_, range) => {
    const response = await ask(digest, { range });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(100_000);
  });

  it.each(["bytes=100000-", "bytes=100000-100001", "bytes=-0", "bytes=5-1"])(
    "cannot come where %s is asked for",
    async (range) => {
      const response = await ask(digest, { range });
      expect(response.status).toBe(416);
      expect(response.headers.get("content-range")).toBe("bytes */100000");
      expect(((await response.json()) as Json).error).toContain("100000 bytes");
    },
  );

  it("come in part only to whoever has the rest of the same", async () => {
    const range = "bytes=10-19";
    expect((await ask(digest, { range, "if-range": `"${digest}"` })).status).toBe(206);
    for (const other of ['"sha256:0"', `W/"${digest}"`, "Sat, 01 Jan 2028 00:00:00 GMT"]) {
      expect((await ask(digest, { range, "if-range": other })).status).toBe(200);
    }
    expect((await ask(digest, { range, "if-none-match": `"${digest}"` })).status).toBe(304);
  });

  it("are told of by HEAD, whole and in part", async () => {
    const head = await ask(digest, {}, "HEAD");
    expect(head.headers.get("content-length")).toBe("100000");
    const part = await ask(digest, { range: "bytes=0-9" }, "HEAD");
    expect([part.status, part.headers.get("content-length")]).toEqual([206, "10"]);
  });

  it("let go of their file where nobody reads them", async () => {
    const open = async () => {
      const links = (await readdir("/proc/self/fd")).map((fd) =>
        readlink(`/proc/self/fd/${fd}`).catch(() => ""),
      );
      return (await Promise.all(links)).filter((path) => path === fileOf(digest)).length;
    };
    for (let time = 0; time < 20; time++) {
      await ask(digest, {}, "HEAD");
      await ask(digest, { "if-none-match": "*" });
    }
    while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await open()).toBe(0);
  });

  it.each([
    ["text/plain", "text/plain; charset=utf-8"],
    ["text/plain; charset=utf-8", "text/plain; charset=utf-8"],
    ["application/json", "application/json"],
  ])("of the type %s are sent as %s", async (mediaType, sent) => {
    const { digest: typed } = await seed.evidence(run, `bytes of ${mediaType}`, { mediaType });
    for (const range of [{}, { range: "bytes=0-1" }] as Record<string, string>[])
      expect((await ask(typed, range)).headers.get("content-type")).toBe(sent);
  });

  it("may be none", async () => {
    const empty = await seed.evidence(run, "");
    const response = await ask(empty.digest);
    expect([response.status, response.headers.get("content-length")]).toEqual([200, "0"]);
    expect((await ask(empty.digest, { range: "bytes=0-" })).status).toBe(416);
  });
});

describe("a file name made by strangers", () => {
  it.each([
    ["quotes", 'a"; filename="evil.html'],
    ["a line break", "a\r\nSet-Cookie: x=1\r\n\r\n<script>"],
    ["U+0000", "a\0b.txt"],
    ["other letters", "обзор é.txt"],
    ["a lone surrogate", "\ud800.txt"],
    ["a folder", "out/../../etc/passwd"],
    ["nothing after a slash", "out/"],
    ["a per cent sign", "%0d%0a%22.txt"],
    ["a very long name", `${"n".repeat(5000)}.txt`],
  ])("with %s stays one", async (_, name) => {
    const { digest } = await seed.evidence(run, `named ${name}`, {
      sourcePath: name,
      mediaType: "text/html",
      summary: name.slice(0, 10),
    });
    const response = await ask(digest);
    expect(response.status).toBe(200);
    const header = response.headers.get("content-disposition")!;
    expect(header.split(";", 1)[0]).toBe("attachment");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(header).not.toMatch(/[/\\]\.\.|\.\.[/\\]/);
    // One parameter each, whatever the name tries.
    expect(header.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/filename=/g) ?? []).toHaveLength(1);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
  });
});

describe("bytes that several records name", () => {
  const sent = async (digest: string, headers: Record<string, string> = {}) => {
    const response = await ask(digest, headers);
    const disposition = response.headers.get("content-disposition");
    return [disposition, response.headers.get("content-type")];
  };

  it("have the name and type on which the records agree", async () => {
    await seed.evidence(run, "twice the same", { sourcePath: "1/log.txt" });
    const { digest } = await seed.evidence(run, "twice the same", { sourcePath: "2/log.txt" });
    expect(await sent(digest)).toEqual(["attachment; filename=log.txt", "text/plain; charset=utf-8"]);
  });

  it("have a neutral name and type where the records disagree", async () => {
    const { digest } = await seed.evidence(run, "shared", { sourcePath: "data.csv", mediaType: "text/csv" });
    await seed.evidence(run, "shared", { sourcePath: "invoice.html", mediaType: "text/html" });
    const neutral = [`attachment; filename=${digest.slice(7, 19)}`, "application/octet-stream"];
    expect(await sent(digest)).toEqual(neutral);
  });

  it("have no name of a private repository, but for its owner", async () => {
    await seed.evidence(hidden, "half hidden", { sourcePath: "secret.html", mediaType: "text/html" });
    const { digest } = await seed.evidence(run, "half hidden", {
      sourcePath: "shown.csv",
      mediaType: "text/csv",
    });
    for (const headers of [{}, { "x-api-key": grace.key }] as Record<string, string>[])
      expect((await sent(digest, headers))[0]).toBe("attachment; filename=shown.csv");
    const neutral = [`attachment; filename=${digest.slice(7, 19)}`, "application/octet-stream"];
    expect(await sent(digest, { "x-api-key": ada.key })).toEqual(neutral);
  });
});

describe("an object that nobody may learn of", () => {
  it.each([
    ["an unknown digest", `sha256:${"0".repeat(64)}`],
    ["capitals", `sha256:${"A".repeat(64)}`],
    ["another algorithm", `sha512:${"0".repeat(64)}`],
    ["no algorithm", "0".repeat(64)],
    ["too short", "sha256:00"],
    ["a path", "..%2f..%2fservice.sqlite"],
    ["a path in a digest", `sha256:..%2f..%2f..%2f${"0".repeat(40)}`],
    ["no digest", "nothing"],
  ])("is not there: %s", async (_, digest) => {
    for (const headers of [{}, { "x-api-key": ada.key }] as Record<string, string>[]) {
      const response = await ask(digest, headers);
      expect(response.status).toBe(404);
      expect((await response.json()) as Json).toEqual({ error: "Object not found." });
    }
  });

  it("is 400 where it is no digest by its length", async () => {
    expect((await ask("a".repeat(129))).status).toBe(400);
  });

  it("is not there: a private Run's evidence, but for its owner", async () => {
    const { digest } = await seed.evidence(hidden, "private bytes");
    expect((await ask(digest)).status).toBe(404);
    expect((await ask(digest, { "x-api-key": grace.key })).status).toBe(404);
    expect((await ask(digest, { "x-api-key": ada.key })).status).toBe(200);
  });

  it("is not there: stored bytes that no record names", async () => {
    const { digest } = await test.service.composition.deps.objects.put(new TextEncoder().encode("unnamed"));
    expect((await ask(digest, { "x-api-key": ada.key })).status).toBe(404);
  });
});

describe("stored bytes that were damaged", () => {
  it.each([
    ["changed", (path: string) => writeFile(path, "tampered bytes")],
    ["cut off", (path: string) => writeFile(path, "")],
    ["gone", (path: string) => rm(path)],
  ])("are never given out: %s", async (how, damage) => {
    const { digest } = await seed.evidence(run, `whole bytes, ${how}`);
    expect((await ask(digest)).status).toBe(200);
    await damage(fileOf(digest));
    for (const headers of [{}, { range: "bytes=0-0" }] as Record<string, string>[]) {
      const response = await ask(digest, headers);
      // Nothing to take a part of: which of the two is wrong does not matter.
      expect([502, ...(how === "cut off" ? [416] : [])]).toContain(response.status);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    expect(((await (await ask(digest)).json()) as Json).error).toMatch(/no longer match their digest/);
  });

  it("make no attestation", async () => {
    const { objects, store } = test.service.composition.deps;
    const { digest } = await objects.put(new TextEncoder().encode("a bundle"));
    const claim = (await store.claims.listByRepository(run.repositoryId))[0]!;
    const assessment = await seed.assessment(claim, run);
    const { repositoryId, id: runId } = run;
    const createdAt = seed.tick();
    await store.assessments.appendAttestation({
      digest,
      assessmentId: assessment.id,
      repositoryId,
      runId,
      keyId: "k",
      predicateTypes: [],
      createdAt,
    });
    for (const damage of [() => writeFile(fileOf(digest), "tampered"), () => rm(fileOf(digest))]) {
      await damage();
      const response = await fetch(`${test.url}/api/attestations/${digest}`);
      expect(response.status).toBe(502);
      expect(((await response.json()) as Json).error).toMatch(/no longer match/);
      const shown = await fetch(`${test.url}/api/v1/runs/${run.id}?include=attestation`);
      expect(((await shown.json()) as Json).attestation).toMatchObject({ digest, verified: false });
    }
    expect((await fetch(`${test.url}/api/attestations/sha256:${"0".repeat(64)}`)).status).toBe(404);
    expect((await fetch(`${test.url}/api/attestations/nothing`)).status).toBe(404);
  });
});
