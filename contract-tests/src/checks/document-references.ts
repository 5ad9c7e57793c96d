import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { exampleRequest, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";

/** Returns the snapshot of a repository as text, to look up in it what documents name; null where there is none. */
export async function snapshotOf(
  session: Session,
  { owner = "", slug = "" }: Values,
): Promise<string | null> {
  const operation = session.contract.operations.find(
    ({ operationId }) => operationId === "listLegacyRepositories",
  );
  if (!operation) return null;
  const probe = { check: "document", operation, description: "to compare documents with" };
  const request = withQuery(withQuery(exampleRequest(operation), "owner", owner), "slug", slug);
  const exchange = await session.send(probe, request);
  return exchange?.status === 200 ? exchange.text : null;
}

/** What a citation or a crate names that there is not, and what a crate leaves out. */
export function referenceProblems(type: string, text: string, snapshot: string | null): string[] {
  const problems: string[] = [];
  const isCitation = /bibtex|csl/.test(type);
  const digests = isCitation && snapshot ? [...new Set(text.match(/sha256:[0-9a-f]{64}/g) ?? [])] : [];
  for (const digest of digests)
    if (!snapshot!.includes(digest))
      problems.push("it names a digest that the repository's snapshot has not");
  if (isCitation && snapshot && digests.length === 0 && /sha256:/.test(text))
    problems.push("it names a digest that is none");
  if (/csl/.test(type)) {
    const [entries, known] = [parsed(text), parsed(snapshot ?? "null")];
    problems.push(...authorProblems(entries, known), ...dayProblems(entries, known));
  }
  if (/ld\+json/.test(type)) problems.push(...crateProblems(parsed(text), parsed(snapshot ?? "null")));
  return problems;
}

/** The first entry is the paper (CSL-JSON, “author”); who signed the Assessments wrote the others. */
function authorProblems(entries: unknown, snapshot: unknown): string[] {
  const [paper] = Array.isArray(entries) ? entries : [];
  const repository = isObject(snapshot) && isObject(snapshot.repository) ? snapshot.repository : {};
  if (!isObject(paper) || !Array.isArray(paper.author) || !Array.isArray(repository.authors)) return [];
  const [cited, known] = [paper.author.length, repository.authors.length];
  return cited === known ? [] : [`it cites ${cited} authors of a paper of ${known}`];
}

/** What was found is of the day of the latest Assessment in force (contract: CitationItem.issued), in UTC. */
function dayProblems(entries: unknown, snapshot: unknown): string[] {
  const assessments = at(snapshot, "/repository/assessments");
  const times = (Array.isArray(assessments) ? assessments.filter(isObject) : [])
    .filter(({ current }) => current === true)
    .map(({ createdAt }) => String(createdAt));
  const day = times.sort().at(-1)?.slice(0, 10).split("-").map(Number).join("-");
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const told = at(entry, "/issued/date-parts/0");
    return !Array.isArray(told) || day === undefined || told.join("-") === day
      ? []
      : [`it cites what was issued on ${told.join("-")}, and the latest Assessment is of ${day}`];
  });
}

/** References within a flattened document lead to its entities (RO-Crate 1.1, “Root Data Entity”, JSON-LD 1.1). */
function crateProblems(crate: unknown, snapshot: unknown): string[] {
  const graph = isObject(crate) && Array.isArray(crate["@graph"]) ? crate["@graph"].filter(isObject) : [];
  const ids = new Set(graph.map((entity) => entity["@id"]));
  const lost = graph.flatMap(referencesIn).find((id) => id.startsWith("#") && !ids.has(id));
  // Data entities of a crate that is not packed (contract: getCrate).
  const packed = graph.some(
    (entity) => [entity["@type"]].flat().includes("File") && !URL.canParse(String(entity["@id"])),
  );
  const repository = isObject(snapshot) && isObject(snapshot.repository) ? snapshot.repository : {};
  const runs = (Array.isArray(repository.runs) ? repository.runs.filter(isObject) : []).filter(
    ({ execution }) => isObject(execution) && ["succeeded", "partial"].includes(String(execution.state)),
  );
  const absent = runs.find(({ id }) => ![...ids].some((one) => String(one).endsWith(String(id))));
  return [
    ...(lost ? [`it refers to ${lost.replace(/_.*/, "")}, which is not in it`] : []),
    ...(packed ? ["a file of it lies beside it, and not at an address of the service"] : []),
    ...(absent && graph.length > 0 ? ["it leaves out a Run that ended"] : []),
  ];
}

function referencesIn(entity: Json): string[] {
  return Object.entries(entity).flatMap(([name, value]) =>
    name === "@id"
      ? []
      : [value]
          .flat()
          .flatMap((one) => (isObject(one) && typeof one["@id"] === "string" ? [one["@id"]] : [])),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
