import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSourceFetcher } from "../sources/fetch-source.ts";
import { discoverSource } from "./discover-source.ts";
import { findSourceLinksIn } from "./find-source-links.ts";
import type { StageContext } from "./stage.ts";

const workDir = mkdtempSync(join(tmpdir(), "discover-source-"));
afterAll(() => rmSync(workDir, { recursive: true }));

/** A job about a paper whose abstract names code on a host that refuses connections. */
function contextAt(attemptCount: number): StageContext {
  const sources = createSourceFetcher({
    ...{ workDir, allowHosts: ["127.0.0.1"], mirrors: { "https://github.com/": "https://127.0.0.1:1/" } },
    limits: { timeoutSeconds: 20, maxBytes: 1_000_000, maxFiles: 100 },
  });
  const description = "Our code: https://github.com/ada/prime.";
  const context = {
    deps: { sources },
    job: { attemptCount, maxAttempts: 5 },
    repository: { paperTextDigest: null, description, authors: [] },
    signal: new AbortController().signal,
  };
  return context as unknown as StageContext;
}

test("a host that fails for a while is asked again, once", async () => {
  await expect(discoverSource(contextAt(1))).rejects.toMatchObject({
    key: "source.unreachable",
    retryable: true,
  });
});

test("at the second attempt it is passed over, and the reason is kept", async () => {
  const { found, runnersUp } = await discoverSource(contextAt(2));
  expect(found).toBeNull();
  expect(runnersUp).toEqual([
    expect.objectContaining({ url: "https://github.com/ada/prime", whyNot: expect.any(String) }),
  ]);
});

test("a text that is not searched in its time has no list of addresses, not an empty one", async () => {
  const about = { abstract: "", authors: [] };
  const { signal } = new AbortController();
  const pages = [{ number: 1, text: "github.com/a ".repeat(1_000_000) }];
  const secondOfSearch = new TextEncoder().encode(JSON.stringify({ pageCount: 1, title: null, pages }));
  const limits = { milliseconds: 1, memoryMiB: 1024 };
  expect(await findSourceLinksIn(secondOfSearch, about, signal, limits)).toBeNull();
  expect(await findSourceLinksIn(null, about, signal)).toEqual([]);
});
