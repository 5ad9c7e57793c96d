import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** What one address has of a repository, by the names of lists. */
interface View {
  operationId: string;
  exchange: Exchange;
  body: Json;
}

/** What belongs to a repository is the same, whichever address lists it. */
export const sameLists: ServiceCheck = {
  name: "same-lists",
  summary:
    "A repository has the same Claims, Runs, experiments, Evidence and Assessments wherever they are listed",
  source:
    "contract: schemas RepositorySummary, RepositorySnapshot, RepositoryVersionRecord; links RepositoryClaims, RepositoryRuns",
  async run(session) {
    for (const { repositoryId } of session.known.get("getRepository")?.slice(0, 2) ?? [])
      if (repositoryId) await checkRepository(session, repositoryId);
  },
};

async function checkRepository(session: Session, repositoryId: string): Promise<void> {
  // What is made between two requests is no fault: what differs is looked at twice.
  for (const isLast of [false, true]) {
    const views = await viewsOf(session, repositoryId);
    const problems = views ? problemsOf(views) : [];
    if (problems.length === 0) return;
    if (isLast)
      for (const { view, message } of problems) {
        const operation = session.contract.operations.find(
          ({ operationId }) => operationId === view.operationId,
        )!;
        const probe = { check: "same-lists", operation, description: "compared with what else lists it" };
        session.recordFinding(probe, message, view.exchange.request, 200);
      }
  }
}

async function viewsOf(session: Session, repositoryId: string): Promise<Record<string, View> | null> {
  const views: Record<string, View> = {};
  const look = async (
    name: string,
    operationId: string,
    change: (request: Request) => Request,
    values: Record<string, string> = {},
  ) => {
    const operation = session.contract.operations.find((one) => one.operationId === operationId);
    if (!operation || session.options.only?.includes(operationId) === false) return;
    const sections = choicesOf(findQuery(operation, "include")).join();
    const plain = exampleRequest(operation, values);
    const request = change(sections ? withQuery(plain, "include", sections) : plain);
    const probe = { check: "same-lists", operation, description: "everything of a repository" };
    const exchange = await session.send(probe, request);
    const body = exchange?.status === 200 ? jsonOf(exchange) : undefined;
    if (exchange && isObject(body)) views[name] = { operationId, exchange, body };
  };
  await look("record", "getRepository", (one) => one, { repositoryId });
  const { owner, slug, withdrawal } = views.record?.body ?? {};
  if (typeof owner !== "string" || typeof slug !== "string" || isObject(withdrawal)) return null;
  await look("snapshot", "listLegacyRepositories", (one) =>
    withQuery(withQuery(one, "owner", owner), "slug", slug),
  );
  const headId = at(views.snapshot?.body, "/repository/headId");
  if (typeof headId === "string")
    await look("version", "getRepositoryVersion", (one) => one, { repositoryId, versionId: headId });
  const earlier = at(views.snapshot?.body, "/repository/versions/1/id");
  if (typeof earlier === "string")
    await look("earlier", "getRepositoryVersion", (one) => one, { repositoryId, versionId: earlier });
  for (const [name, operationId] of [
    ["claims", "listClaims"],
    ["runs", "listRuns"],
  ] as const)
    await look(name, operationId, (one) =>
      withQuery(withQuery(one, "repository_id", repositoryId), "limit", "100"),
    );
  return views;
}

function problemsOf({
  record,
  snapshot,
  version,
  earlier,
  claims,
  runs,
}: Record<string, View>): { view: View; message: string }[] {
  const whole = snapshot && isObject(snapshot.body.repository) ? snapshot.body.repository : undefined;
  const runsIn = (view: View | undefined, pointer: string) => listAt(view?.body, pointer);
  const problems: { view: View; message: string }[] = [];
  const same = (what: string, ...lists: [View | undefined, Json[] | undefined][]) => {
    const there = lists.flatMap(([view, items]) =>
      // A list that is full may have been cut.
      view && items && items.length < mostItems ? [{ view, ids: idsOf(items) }] : [],
    );
    for (const { view, ids } of oddOnes(there))
      problems.push({ view, message: `it has other ${what} than ${others(there, view)}: ${ids.length}` });
  };
  same(
    "Claims",
    [record, runsIn(record, "/claims")],
    [snapshot, listAt(whole, "/claims")],
    [claims, runsIn(claims, "/data")],
    [version, runsIn(version, "/claims")],
  );
  same(
    "Runs",
    [record, runsIn(record, "/runs")],
    [snapshot, listAt(whole, "/runs")],
    [runs, runsIn(runs, "/data")],
  );
  same(
    "experiments",
    [record, listAt(record?.body, "/experiments")],
    [snapshot, listAt(whole, "/experiments")],
    [version, listAt(version?.body, "/experiments")],
  );
  const left = runsIn(runs, "/data")?.flatMap((run) => listAt(run, "/evidence") ?? []);
  same(
    "Evidence",
    [record, listAt(record?.body, "/evidence/items")],
    [snapshot, listAt(whole, "/evidence")],
    [runs, left],
  );
  same(
    "Assessments",
    [record, listAt(record?.body, "/assessments")],
    [snapshot, listAt(whole, "/assessments")],
  );
  if (version && whole) {
    const [experiments, versions] = ["experiments", "claims"].map(
      (name) => listAt(version.body, `/${name}`) ?? [],
    );
    const ofThese = (name: string, list: Json[], member: string) =>
      (listAt(whole, `/${name}`) ?? []).filter((item) => list.some((one) => one[member] === item[member]));
    for (const [name, list, member] of [
      ["runs", experiments!, "experimentVersionId"],
      ["assessments", versions!, "claimVersionId"],
    ] as const) {
      const [own, wanted] = [
        idsOf(listAt(version.body, `/${name}`) ?? []),
        idsOf(ofThese(name, list, member)),
      ];
      if (String(own) !== String(wanted))
        problems.push({
          view: version,
          message: `it has ${own.length} ${name}, and the snapshot ${wanted.length} of its ${member}`,
        });
    }
    if (version.body.current !== true)
      problems.push({ view: version, message: "the head of a repository is not its current version" });
  }
  if (earlier?.body.current === true)
    problems.push({ view: earlier, message: "an earlier version of a repository is its current one" });
  const newest = listAt(whole, "/versions")?.[0];
  if (snapshot && whole && typeof whole.headId === "string" && newest?.id !== whole.headId)
    problems.push({ view: snapshot, message: "headId is not the newest of versions" });
  return problems;
}

const mostItems = 100;

const listAt = (value: unknown, pointer: string): Json[] | undefined => {
  const list = at(value, pointer);
  return Array.isArray(list) ? list.filter(isObject) : undefined;
};

const idsOf = (items: Json[]): string[] => items.map(({ id }) => String(id)).sort();

/** Those that are not as most are; where there are as many of each, all but the first. */
function oddOnes<T extends { ids: string[] }>(lists: T[]): T[] {
  const times = (one: T) => lists.filter(({ ids }) => String(ids) === String(one.ids)).length;
  const most = Math.max(0, ...lists.map(times));
  if (most === lists.length) return [];
  return most * 2 > lists.length ? lists.filter((one) => times(one) < most) : lists;
}

const others = (lists: { view: View }[], own: View): string =>
  lists
    .filter(({ view }) => view !== own)
    .map(({ view }) => view.operationId)
    .join(", ");
