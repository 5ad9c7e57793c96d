import { at, isObject } from "../contract/json-pointer.ts";
import { isPublic } from "../contract/security.ts";
import { plainText, textIn } from "../documents/plain-text.ts";
import { jsonOf } from "../exchange.ts";
import { exampleRequest } from "../request.ts";
import { referenceProblems, snapshotOf } from "./document-references.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Documents about a repository: pages, citations, crates, feeds, what to embed. */
export const documents: OperationCheck = {
  name: "document",
  summary:
    "A document about a repository names it: by its title, and in its heading where it has one; with all its authors where it is a citation",
  source:
    "contract: getRepositoryPage, getBibtex, getCslJson, getCrate, getRepositoryFeed; RepositorySummary.title, authors",
  async run(session, operation) {
    const resolve = session.contract.operations.find(
      ({ operationId }) => operationId === "resolveRepository",
    );
    const isAbout = /\{owner\}\/\{slug\}/.test(operation.path) && operation.method === "GET";
    if (!isAbout || !isPublic(operation) || !resolve || operation === resolve) return;
    for (const values of session.known.get(operation.operationId)?.slice(0, 2) ?? []) {
      const probe = { check: "document", operation, description: "a document about a repository" };
      const record = await session.send({ ...probe, operation: resolve }, exampleRequest(resolve, values));
      const body = record?.status === 200 ? jsonOf(record) : undefined;
      const request = { ...exampleRequest(operation, values) };
      const document = await session.send(probe, request);
      if (!isObject(body) || isObject(body.withdrawal) || document?.status !== 200 || !document.text)
        continue;
      const find = (message: string) => session.recordFinding(probe, message, request, 200);
      const type = document.headers.get("content-type") ?? "";
      const [title, text] = [plainText(String(body.title)), textIn(type, document.text)];
      const snapshot = await snapshotOf(session, values);
      for (const message of referenceProblems(type, document.text, snapshot)) find(message);
      for (const message of stateProblems(document.text, body.evidence)) find(message);
      if (/svg/.test(type)) for (const message of untoldStates(document.text, body.evidence)) find(message);
      for (const [name, value] of Object.entries(values))
        if (
          /html/.test(type) &&
          operation.path.includes(`{${name}}`) &&
          name.endsWith("Id") &&
          !document.text.includes(value)
        )
          find(`it does not name its ${name}`);
      // A badge says how the Claims stand, and of which repository by its address alone; of a picture nothing is read.
      if (!/html|atom|bibtex|csl|ld\+json/.test(type)) continue;
      // Pages beside the repository's own may call it by its address.
      const isNamed =
        text.includes(title) || (/html/.test(type) && text.includes(plainText(`${body.owner}/${body.slug}`)));
      if (!isNamed) find(`it does not name the repository by its title, ${title.slice(0, 60)}`);
      // What stands in a page of this service leads there by its path alone.
      if (!/html/.test(type) && !namesPage(document.text, at(body, "/links/html")))
        find("it does not name the address of the repository's page");
      const [heading] = /<h1[\s\S]*?<\/h1>/.exec(document.text) ?? [];
      const hasTitle = /<title>([\s\S]*?)<\/title>/.exec(document.text)?.[1] ?? "";
      if (
        /html/.test(type) &&
        heading !== undefined &&
        plainText(hasTitle).includes(title) &&
        !plainText(heading).includes(title)
      )
        find("its heading is another one than its title");
      const isCitation = /bibtex|csl/.test(type);
      const [, first] = /"?\btitle"?\s*[=:]\s*["{]+([^"}]*)/.exec(isCitation ? document.text : "") ?? [];
      if (first !== undefined && plainText(first) !== title) find("what it cites has another title");
      for (const author of isCitation && Array.isArray(body.authors) ? body.authors : [])
        if (!text.includes(plainText(String(author)))) find("it leaves out an author");
    }
  },
};

/** Whether a document has the address of a page, and not only one that begins so. */
function namesPage(text: string, address: unknown): boolean {
  if (typeof address !== "string") return true;
  const parts = text.split(address).slice(1);
  return parts.some((rest) => !/^[\w/%.-]/.test(rest));
}

/** How many Claims are in each state, where a document says it as a badge does. */
function stateProblems(text: string, evidence: unknown): string[] {
  const counts = isObject(evidence) && isObject(evidence.stateCounts) ? evidence.stateCounts : undefined;
  if (!counts) return [];
  // Several states, one after the other: elsewhere a number may stand before such a word by chance.
  const all = [...new Set(text.match(stateWords) ?? [])];
  // A page says so of parts of the repository, too.
  const told = /<html/.test(text) ? all.slice(0, 1) : all;
  // A picture says the same to who sees it and to who has it read.
  const seen = text.startsWith("<svg")
    ? [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, one]) => one!)
    : told;
  const lost = told.filter((one) => !seen.some((words) => words.includes(one)));
  return [
    ...lost.map((one) => `it does not show ${one}`),
    ...told.flatMap((one) => wrongCounts(one, counts)),
  ];
}

/** A badge says how many Claims are in each of their states, however few (contract: getBadge). */
function untoldStates(text: string, evidence: unknown): string[] {
  const counts = isObject(evidence) && isObject(evidence.stateCounts) ? evidence.stateCounts : {};
  const states = Object.keys(counts).filter((name) => Number(counts[name]) > 0);
  const words = states.map((name) => (name === "notAssessed" ? "not assessed" : name));
  return words.filter((word) => !text.includes(word)).map((word) => `it leaves out Claims that are ${word}`);
}

const stateWords =
  /\d+ (?:supported|challenged|contradicted|mixed|inconclusive|not assessed)(?:, \d+ [a-z ]+)*/g;

function wrongCounts(told: string, counts: Record<string, unknown>): string[] {
  return told.split(", ").flatMap((one) => {
    const [, number, word] = /^(\d+) ([a-z ]+)$/.exec(one) ?? [];
    const name = word === "not assessed" ? "notAssessed" : String(word);
    return name in counts && counts[name] !== Number(number)
      ? [`it says ${one}, and the repository's record ${counts[name]}`]
      : [];
  });
}
