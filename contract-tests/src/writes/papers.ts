import { randomBytes } from "node:crypto";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Session } from "../session.ts";
import { checkChanges, checkWithdrawal } from "./changed-papers.ts";
import { type Answered, createFlow, type Flow, idsOf } from "./flow.ts";
import { checkSent } from "./sent-papers.ts";
import { checkAsSent } from "./shown-as-sent.ts";
import { smallPdf } from "./small-pdf.ts";

const needed = ["createRepository", "getRepository", "listRepositories", "withdrawRepository"];

/** A paper of the run's own, from its submission to its withdrawal. */
export const papers: ServiceCheck = {
  name: "submission",
  summary:
    "A paper that is submitted is there, as it was sent, for those who may see it, until it is withdrawn",
  source: "contract: createRepository, updateRepository, withdrawRepository, getProcessing, Idempotency-Key",
  async run(session, operations) {
    const flow = createFlow(session, operations, "submission");
    const [owner, stranger] = session.people;
    if (!owner || !stranger || !flow.has(...needed)) return;
    const slug = `kit-${randomBytes(4).toString("hex")}`;
    const form = formOf(slug, `Contract test ${slug}`);
    const made = await submit(flow, session, form);
    if (!made) return;
    const { id } = made.body.repository;
    session.made.push(id);
    await checkMade(flow, session, made, slug);
    await checkSent(flow, owner, made.body.repository, formOf);
    await checkPrivate(flow, session, id, slug);
    await checkWalk(flow, session);
    await checkChanges(flow, session, id);
    await checkWithdrawal(flow, session, id);
  },
};

const formOf = (slug: string, title: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    title,
    slug,
    submitterAttested: "true",
    visibility: "private",
    paperLicense: "CC-BY-4.0",
    codeLicense: "MIT",
    description: "Sent by the contract tests.",
    sourceUrl: `https://papers.example.org/${slug}`,
  }))
    form.set(name, value);
  form.set("paper", smallPdf(`${title}. We measured 4.74.`), "paper.pdf");
  return form;
};

async function submit(flow: Flow, { people: [owner] }: Session, body: FormData): Promise<Answered | null> {
  const made = await flow.step("createRepository", "a paper", { as: owner, body, expect: 201 });
  if (made) await checkAsSent(flow, "createRepository", owner!, body);
  return made;
}

async function checkMade(
  { step, hold }: Flow,
  { people: [owner] }: Session,
  made: Answered,
  slug: string,
): Promise<void> {
  const { repository, url } = made.body;
  const title = `Contract test ${slug}`;
  hold(
    repository.slug === slug && repository.owner === owner!.username && repository.title === title,
    "createRepository",
    "what was made is not what was sent",
    made,
  );
  hold(
    String(url).endsWith(`/r/${owner!.username}/${slug}`),
    "createRepository",
    "url is not that of the page",
    made,
  );
  const location = made.exchange.headers.get("location");
  hold(
    location === null || location.endsWith(`/${slug}`) || location.includes(repository.id),
    "createRepository",
    "Location is not that of what was made",
    made,
  );
  const values = { repositoryId: repository.id };
  const read = await step("getRepository", "the new repository", { as: owner, values, expect: 200 });
  hold(
    read?.body?.visibility === "private" && read?.body?.title === title && read?.body?.slug === slug,
    "getRepository",
    "the new repository is not as it was sent",
    read,
  );
  await step("resolveRepository", "the new repository", {
    as: owner,
    values: { owner: owner!.username, slug },
    expect: 200,
  });
  const status = await step("getProcessing", "of the new repository", { as: owner, values, expect: 200 });
  const [first] = status?.body?.events ?? [];
  if (status && status.body.events.length < 30)
    hold(
      first?.state === "queued" && first?.stage === "intake" && first?.sequence === 1,
      "getProcessing",
      "the first event is not queued at intake",
      status,
    );
  hold(
    status?.body?.job?.repositoryId === repository.id,
    "getProcessing",
    "the job is of another repository",
    status,
  );
  const again = await step("createRepository", "the same slug once more", {
    as: owner,
    body: formOf(slug, "Another paper"),
    expect: 409,
  });
  hold(
    typeof again?.body?.url === "string",
    "createRepository",
    "409 does not name the page that is there",
    again,
  );
}

async function checkPrivate(
  { step, hold }: Flow,
  { people: [owner, stranger] }: Session,
  id: string,
  slug: string,
): Promise<void> {
  const values = { repositoryId: id };
  for (const [who, as] of [
    ["nobody", undefined],
    ["somebody else", stranger],
  ] as const) {
    await step("getRepository", `a private repository, by ${who}`, { as, values, expect: 404 });
    await step("resolveRepository", `a private repository, by ${who}`, {
      as,
      values: { owner: owner!.username, slug },
      expect: 404,
    });
    await step("getProcessing", `of a private repository, by ${who}`, { as, values, expect: 404 });
    await step("listLegacyRepositories", `a private repository, by ${who}`, {
      as,
      query: { owner: owner!.username, slug },
      expect: 404,
    });
    const list = await step("listRepositories", `the list, by ${who}`, {
      as,
      query: { limit: "100", q: slug },
      expect: 200,
    });
    hold(!idsOf(list).includes(id), "listRepositories", `${who} sees a private repository`, list);
    const found = await step("search", `a search, by ${who}`, { as, query: { q: slug }, expect: 200 });
    hold(
      !JSON.stringify(found?.body ?? "").includes(id),
      "search",
      `${who} finds a private repository`,
      found,
    );
  }
  await step("updateRepository", "somebody else's private repository", {
    as: stranger,
    values,
    body: { title: "Not mine" },
    expect: [403, 404],
  });
  await step("withdrawRepository", "somebody else's private repository", {
    as: stranger,
    values,
    body: { reason: "Not mine" },
    expect: [403, 404],
  });
  const own = await step("listRepositories", "the list, by its owner", {
    as: owner,
    query: { limit: "100", q: slug },
    expect: 200,
  });
  hold(idsOf(own).includes(id), "listRepositories", "the owner's list leaves out a private repository", own);
}

/** A walk along a list that grows meanwhile. */
async function checkWalk(flow: Flow, session: Session): Promise<void> {
  const { step, hold } = flow;
  const as = session.people[0];
  const whole = await step("listRepositories", "the list, before it grows", {
    as,
    query: { limit: "100" },
    expect: 200,
  });
  const first = await step("listRepositories", "the first page", { as, query: { limit: "1" }, expect: 200 });
  const slug = `kit-${randomBytes(4).toString("hex")}`;
  const added = await submit(flow, session, formOf(slug, `Contract test ${slug}`));
  if (added) session.made.push(added.body.repository.id);
  const seen = idsOf(first);
  let cursor = first?.body?.pagination?.nextCursor;
  let page = first;
  for (let pages = 0; typeof cursor === "string" && pages < 12; pages += 1) {
    page = await step("listRepositories", "the next page of a list that has grown", {
      as,
      query: { limit: "1", cursor },
      expect: 200,
    });
    seen.push(...idsOf(page));
    cursor = page?.body?.pagination?.nextCursor;
  }
  hold(
    new Set(seen).size === seen.length,
    "listRepositories",
    "a walk has an item twice after something was added",
    page,
  );
  const before = idsOf(whole).slice(0, seen.length);
  hold(
    before.every((id) => seen.includes(id)),
    "listRepositories",
    "a walk loses an item after something was added",
    page,
  );
}
