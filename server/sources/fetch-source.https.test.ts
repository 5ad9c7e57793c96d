import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCertificate, startHttpsOrigin } from "../../test/support/https-origin.ts";
import { bareRepository } from "../../test/support/source-samples.ts";
import type { DomainError } from "../domain/errors.ts";
import { createSourceFetcher } from "./fetch-source.ts";
import { listArchive } from "./read-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "https-origin-"));
const root = join(folder, "repositories");
const workDir = join(folder, "work");
const certified = makeCertificate(folder);
if (!certified) console.warn("SKIPPED: openssl is not there, so nothing was fetched over https");

const authorities = getCACertificates("default");
beforeAll(() => {
  mkdirSync(join(root, "o"), { recursive: true });
  bareRepository(join(root, "o"), "n.git", [{ path: "file", content: "x\n" }]);
});
afterAll(() => {
  setDefaultCACertificates(authorities);
  rmSync(folder, { recursive: true });
});

function fetcher(limits: { timeoutSeconds?: number } = {}, allowHosts = ["127.0.0.1", "localhost"]) {
  const all = { timeoutSeconds: 20, maxBytes: 1_000_000, maxFiles: 100, ...limits };
  return createSourceFetcher({ mirrors: {}, allowHosts, workDir, limits: all });
}

async function failure(url: string, limits?: { timeoutSeconds: number }): Promise<string> {
  const error = await fetcher(limits)
    .fetch(url)
    .then(
      () => null,
      (thrown: DomainError) => thrown,
    );
  expect(readdirSync(workDir)).toEqual([]);
  return error ? `${error.code} ${error.key} ${error.retryable}` : "fetched";
}

async function origin(answer?: (request: IncomingMessage, response: ServerResponse) => boolean) {
  const started = await startHttpsOrigin(folder, root, answer);
  setDefaultCACertificates([...authorities, started.certificate]);
  return started;
}

function answering(status: number, headers: Record<string, string> = {}) {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers).end();
    return true;
  };
}

describe.skipIf(!certified)("a code host over https", () => {
  test.each(["127.0.0.1", "localhost"])(
    "named by the operator as %s is fetched from, private or not",
    async (host) => {
      await using server = await origin();
      await using source = await fetcher().fetch(`https://${host}:${server.port}/o/n`);
      expect(source.commit).toMatch(/^[0-9a-f]{40}$/);
      expect((await listArchive(source.archivePath)).map(({ path }) => path)).toEqual(["file"]);
    },
  );

  test("not named, on a private address, is not even connected to", async () => {
    await using server = await origin();
    const mirrors = { "https://github.com/": `https://localhost:${server.port}/` };
    const limits = { timeoutSeconds: 20, maxBytes: 1_000_000, maxFiles: 100 };
    const fetching = createSourceFetcher({ mirrors, allowHosts: [], workDir, limits }).fetch(
      "https://github.com/o/n",
    );
    await expect(fetching).rejects.toMatchObject({ key: "source.address_refused" });
    expect(server.requests).toEqual([]);
  });

  test("with a certificate that nobody vouches for is not trusted", async () => {
    await using server = await origin();
    setDefaultCACertificates(authorities);
    expect(await failure(`https://127.0.0.1:${server.port}/o/n`)).toBe(
      "upstream_failed source.unreachable true",
    );
    expect(server.requests).toEqual([]);
  });

  test("that redirects is not followed", async () => {
    await using target = await origin();
    await using server = await origin((request, response) => {
      response.writeHead(301, { location: `https://127.0.0.1:${target.port}${request.url}` }).end();
      return true;
    });
    expect(await failure(`https://127.0.0.1:${server.port}/o/n`)).toBe(
      "upstream_failed source.redirected false",
    );
    expect(target.requests).toEqual([]);
  });

  test.each([
    [404, "upstream_failed source.not_found false"],
    [401, "upstream_failed source.not_found false"],
    [403, "upstream_failed source.not_found false"],
    [429, "upstream_failed source.unreachable true"],
    [500, "upstream_failed source.unreachable true"],
    [503, "upstream_failed source.unreachable true"],
  ])("that answers %d", async (status, expected) => {
    await using server = await origin(
      answering(status, status === 401 ? { "www-authenticate": "Basic" } : {}),
    );
    expect(await failure(`https://127.0.0.1:${server.port}/o/n`)).toBe(expected);
  });

  test("that answers something else than git", async () => {
    await using server = await origin((_, response) => {
      response.setHeader("content-type", "application/x-git-upload-pack-advertisement").end("hello");
      return true;
    });
    expect(await failure(`https://127.0.0.1:${server.port}/o/n`)).toMatch(/^upstream_failed source\.\w+/);
  });

  test("that never answers is given up", async () => {
    await using server = await origin(() => true);
    expect(await failure(`https://127.0.0.1:${server.port}/o/n`, { timeoutSeconds: 1 })).toBe(
      "upstream_failed source.timeout true",
    );
  });

  test("that stops in the middle may answer later", async () => {
    await using server = await origin((request, response) => {
      if (request.method === "GET") return false;
      response.setHeader("content-type", "application/x-git-upload-pack-result");
      // Only what has left may be cut off: destroyed at once, the answer sometimes never began, and git waited.
      response.write("0", () => request.socket.destroy());
      return true;
    });
    expect(await failure(`https://127.0.0.1:${server.port}/o/n`)).toBe(
      "upstream_failed source.unreachable true",
    );
  });
});
