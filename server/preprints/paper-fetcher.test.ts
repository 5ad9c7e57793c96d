import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type PreprintServer, red, startPreprintServer } from "../../test/support/preprint-server.ts";
import { type PreprintInput, parsePaperInput } from "../domain/repository/paper-input.ts";
import { createDownloads } from "../downloads/downloads.ts";
import { createPaperFetcher, type PaperFetcherOptions } from "./paper-fetcher.ts";

const folder = mkdtempSync(join(tmpdir(), "papers-"));
const never = new AbortController().signal;
let server: PreprintServer;
beforeAll(async () => {
  server = await startPreprintServer();
  await server.add("2101.00001", { versions: 2 });
  await server.add("2101.00002", { license: red });
});
afterEach(() => {
  server.fault = () => false;
  server.requests.length = 0;
  // Whatever happened, nothing is left on the disk.
  expect(readdirSync(folder)).toEqual([]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function fetcher(changes: Partial<PaperFetcherOptions> = {}) {
  const { origin } = server;
  return createPaperFetcher({
    downloads: createDownloads({ userAgent: "test", allowHosts: [] }),
    arxiv: { api: origin, oai: origin, pdf: origin },
    zenodo: origin,
    intervalMilliseconds: 0,
    trustedOrigins: [origin],
    maxPdfBytes: 100_000,
    deadlineSeconds: 100,
    folder,
    ...changes,
  });
}

const preprint = (input: string) => parsePaperInput(input) as PreprintInput;
const fetchPreprint = (input: string, changes?: Partial<PaperFetcherOptions>) =>
  fetcher(changes).fetchPreprint(preprint(input), never, async () => {});
const paths = () => server.requests.map(({ url }) => url);

describe("a preprint", () => {
  it("with a green licence is fetched, at the version asked for", async () => {
    const { record, pdf } = await fetchPreprint("2101.00001v2");
    expect(record).toMatchObject({
      id: "2101.00001",
      title: "On 2101.00001",
      license: "CC-BY-4.0",
      sourceUrl: "https://arxiv.org/abs/2101.00001v2",
      pdfUrl: "https://arxiv.org/pdf/2101.00001v2",
    });
    expect(readFileSync(pdf!.path).subarray(0, 5).toString()).toBe("%PDF-");
    await pdf![Symbol.asyncDispose]();
    expect(paths()).toEqual([
      "/api/query?id_list=2101.00001v2",
      "/oai?verb=GetRecord&identifier=oai:arXiv.org:2101.00001&metadataPrefix=arXiv",
      "/pdf/2101.00001v2",
    ]);
  });

  it("with a red one is not: its PDF is not asked for", async () => {
    const { record, pdf } = await fetchPreprint("2101.00002");
    expect([record.license, pdf]).toEqual(["preprint-default", null]);
    expect(paths()).toHaveLength(2);
  });

  it.each(["2101.00009", "2101.00001v3"])("%s is not found", async (input) => {
    await expect(fetchPreprint(input)).rejects.toMatchObject({
      code: "not_found",
      key: "preprint.not_found",
    });
    expect(paths()).toHaveLength(1);
  });

  it("is not fetched where the caller has no use for it", async () => {
    const reason = new Error("It is here");
    const work = fetcher().fetchPreprint(preprint("2101.00001"), never, () => Promise.reject(reason));
    await expect(work).rejects.toBe(reason);
    expect(paths()).toHaveLength(2);
  });
});

describe("a PDF of the preprint server", () => {
  const failing = async (fault: PreprintServer["fault"]) => {
    server.fault = (request, response) => request.url!.startsWith("/pdf/") && fault(request, response);
    const error: { code?: string; key?: string } = await fetchPreprint("2101.00001").catch((error) => error);
    return `${error.code} ${error.key}`;
  };

  it.each<[string, PreprintServer["fault"], string]>([
    [
      "that is a page",
      (_, r) => !!r.setHeader("content-type", "text/html").end("<html>"),
      "upstream_failed preprint.answer_invalid",
    ],
    [
      "that is something else",
      (_, r) => !!r.end("a".repeat(5000)),
      "upstream_failed preprint.answer_invalid",
    ],
    ["that is empty", (_, r) => !!r.end(), "upstream_failed preprint.answer_invalid"],
    [
      "that is too large",
      (_, r) => !!r.end(`%PDF-${"a".repeat(100_000)}`),
      "payload_too_large download.too_large",
    ],
    ["that is not there", (_, r) => !!r.writeHead(404).end(), "not_found download.not_found"],
    ["that is refused", (_, r) => !!r.writeHead(403).end(), "upstream_failed download.status"],
    ["of a server out of order", (_, r) => !!r.writeHead(500).end(), "upstream_failed preprint.server_busy"],
    [
      "at another place",
      (_, r) => !!r.writeHead(302, { location: "https://127.0.0.1/" }).end(),
      "upstream_failed download.address_refused",
    ],
    [
      "that breaks off",
      (_, r) => {
        r.write("%PDF-");
        setTimeout(() => r.destroy(), 20);
        return true;
      },
      "upstream_failed download.unreachable",
    ],
  ])("%s", async (_name, fault, expected) => {
    expect(await failing(fault)).toBe(expected);
  });
});

describe("metadata", () => {
  it.each<[string, string]>([
    ["a billion laughs", `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><feed>&b;</feed>`],
    ["a page", "<html><body>Sorry</body></html>"],
    ["nothing", ""],
  ])("that are %s are no answer", async (_name, body) => {
    server.fault = (_, response) => !!response.end(body);
    await expect(fetcher().lookUp(preprint("2101.00001"), never)).rejects.toMatchObject({
      code: "upstream_failed",
      key: "preprint.answer_invalid",
      retryable: true,
    });
  });

  it("that do not end are too large", async () => {
    server.fault = (_, response) => !!response.end("<feed>".padEnd(600_000));
    await expect(fetcher().lookUp(preprint("2101.00001"), never)).rejects.toMatchObject({
      key: "download.too_large",
    });
  });
});

describe("a queue", () => {
  it("takes as many as it has places, and tells the others when to come back", async () => {
    // No answer comes.
    server.fault = () => true;
    const papers = fetcher();
    const controller = new AbortController();
    const waiting = Array.from({ length: 5 }, () => papers.lookUp(preprint("2101.00001"), controller.signal));
    const settled = Promise.allSettled(waiting);
    await expect(papers.lookUp(preprint("2101.00001"), never)).rejects.toMatchObject({
      code: "degraded",
      facts: { retryAfterSeconds: 30 },
    });
    controller.abort();
    expect((await settled).map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
  });

  it("and the work have a deadline together", async () => {
    server.fault = () => true;
    const papers = fetcher({ deadlineSeconds: 0.3 });
    const both = [1, 2].map(() => papers.lookUp(preprint("2101.00001"), never));
    for (const one of await Promise.allSettled(both))
      expect(one).toMatchObject({ reason: { key: "download.timeout", facts: { retryAfterSeconds: 30 } } });
  });
});

describe("a link", () => {
  it("is held to public addresses and HTTPS, an operator's origin included", async () => {
    for (const url of ["https://127.0.0.1/paper.pdf", `${server.origin}/pdf/2101.00001`])
      await expect(fetcher().fetchPdf(url, never)).rejects.toMatchObject({ code: "upstream_failed" });
    expect(paths()).toEqual([]);
  });
});
