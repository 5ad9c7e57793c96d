import type { IncomingMessage, ServerResponse } from "node:http";
import { type HttpOrigin, startHttpOrigin } from "./http-origin.ts";
import { pdf } from "./upload.ts";

/** A paper that the fake server has; `license` null for none, `pdf` null for none. */
export interface FakePaper {
  title: string;
  license: string | null;
  pdf: Uint8Array | null;
  /** The newest; each is there. */
  versions: number;
}

export interface PreprintServer extends AsyncDisposable {
  origin: string;
  /** What makes a service ask it, without pauses. */
  settings: Record<string, string>;
  requests: HttpOrigin["requests"];
  papers: Map<string, FakePaper>;
  /** Takes a request first, to fail as a server may; returns whether it did. */
  fault: (request: IncomingMessage, response: ServerResponse) => boolean;
  add(id: string, changes?: Partial<FakePaper>): Promise<FakePaper>;
}

export const green = "http://creativecommons.org/licenses/by/4.0/";
export const red = "http://arxiv.org/licenses/nonexclusive-distrib/1.0/";

/** For tests: arXiv's three interfaces and Zenodo's records, as they are documented, on one origin of loopback. */
export async function startPreprintServer(): Promise<PreprintServer> {
  const papers = new Map<string, FakePaper>();
  const http = await startHttpOrigin((request, response) => {
    if (!server.fault(request, response)) answer(papers, request, response);
  });
  const { origin } = http;
  const server: PreprintServer = {
    ...http,
    papers,
    settings: {
      SERVICE_PREPRINT_API_ORIGIN: origin,
      SERVICE_PREPRINT_OAI_ORIGIN: origin,
      SERVICE_PREPRINT_PDF_ORIGIN: origin,
      SERVICE_ZENODO_ORIGIN: origin,
      SERVICE_PREPRINT_INTERVAL_SECONDS: "0",
    },
    fault: () => false,
    async add(id, changes = {}) {
      const bytes = new Uint8Array(await (await pdf(`Paper ${id}: we measured 4.74.`)).arrayBuffer());
      const paper = { title: `On ${id}`, license: green, pdf: bytes, versions: 1, ...changes };
      papers.set(id, paper);
      return paper;
    },
  };
  return server;
}

function answer(papers: Map<string, FakePaper>, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const find = (name: string) => {
    const [, id = "", version] = /^(.*?)(?:v(\d+))?$/.exec(name) ?? [];
    const paper = papers.get(id);
    return paper && Number(version ?? 1) <= paper.versions ? { id, version, paper } : undefined;
  };
  if (pathname === "/api/query") {
    const found = find(searchParams.get("id_list") ?? "");
    const entry = found
      ? atomEntry(found.id, Number(found.version ?? found.paper.versions), found.paper)
      : "";
    response.setHeader("content-type", "application/atom+xml").end(atomFeed(entry));
  } else if (pathname === "/oai") {
    const id = (searchParams.get("identifier") ?? "").replace("oai:arXiv.org:", "");
    const found = find(id);
    response.setHeader("content-type", "text/xml").end(oaiRecord(id, found?.paper.license));
  } else if (pathname.startsWith("/pdf/")) {
    const bytes = find(pathname.slice("/pdf/".length))?.paper.pdf;
    if (bytes) response.setHeader("content-type", "application/pdf").end(bytes);
    else response.writeHead(404, { "content-type": "text/html" }).end("<html>No PDF</html>");
  } else response.writeHead(404).end();
}

/** As arXiv's query API answers; `entry` is empty for an unknown identifier. */
export function atomFeed(entry: string): string {
  return `<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom">
  <id>https://arxiv.org/api/0123456789</id>
  <title>arXiv Query</title>
  <opensearch:totalResults>${entry === "" ? 0 : 1}</opensearch:totalResults>
  ${entry}
</feed>`;
}

export function atomEntry(id: string, version: number, { title }: Pick<FakePaper, "title">): string {
  return `<entry>
    <id>http://arxiv.org/abs/${id}v${version}</id>
    <title>${title}</title>
    <updated>2026-01-02T03:04:05Z</updated>
    <summary>  What was
      measured is 4.74 &amp; no more. </summary>
    <category term="math.NT" scheme="http://arxiv.org/schemas/atom"/>
    <category term="cs.DM" scheme="http://arxiv.org/schemas/atom"/>
    <published>2026-01-01T03:04:05Z</published>
    <arxiv:primary_category term="math.NT"/>
    <author><name>Mira Okonkwo</name></author>
    <author><name>Jonas Weber</name><arxiv:affiliation>Nowhere</arxiv:affiliation></author>
  </entry>`;
}

/** As arXiv answers GetRecord; `license` is undefined for a paper that is not there, null for none. */
export function oaiRecord(id: string, license: string | null | undefined): string {
  const record = `<GetRecord><record>
    <header><identifier>oai:arXiv.org:${id}</identifier><datestamp>2026-01-02</datestamp></header>
    <metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>${id}</id>
      <license>${license ?? ""}</license></arXiv></metadata></record></GetRecord>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/">
  <responseDate>2026-01-02T03:04:05Z</responseDate>
  ${license === undefined ? `<error code="idDoesNotExist">No matching identifier</error>` : record}
</OAI-PMH>`;
}
