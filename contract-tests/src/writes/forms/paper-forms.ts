import { randomBytes } from "node:crypto";
import type { Person, Session, Values } from "../../session.ts";
import type { Flow } from "../flow.ts";
import { checkAsSent } from "../shown-as-sent.ts";
import { smallPdf } from "../small-pdf.ts";
import { submit } from "./submitted.ts";

/** A paper that is submitted, changed, reacted to, copied and withdrawn with forms alone. */
export async function checkPaperForms(flow: Flow, session: Session, owner: Person): Promise<void> {
  const { step, hold } = flow;
  const [guest] = session.people;
  const slug = `kit-form-${randomBytes(4).toString("hex")}`;
  const values = { owner: owner.username, slug };
  const form = paperOf(slug, owner.username);
  const made = await submit(flow, session, "submitPaperForm", { as: owner, body: form });
  if (!made || !guest) return;
  const location = made.exchange.headers.get("location") ?? "";
  hold(
    location.includes(`/r/${owner.username}/${slug}`),
    "submitPaperForm",
    "it does not lead to the page of the paper",
    made,
  );
  const read = (about: string) => step("resolveRepository", about, { as: owner, values, expect: 200 });
  const shown = await read("after a paper was submitted with a form");
  if (!shown) return;
  const repositoryId = String(shown.body.id);
  session.made.push(repositoryId);
  await checkAsSent(flow, "submitPaperForm", owner, form);
  await submitAnother(flow, session, owner, `${slug}-two`);
  const change = {
    title: `Changed ${slug}`,
    description: "By a form.",
    topics: "one, two",
    visibility: "public",
  };
  await submit(flow, session, "submitSettingsForm", { as: owner, values, body: change });
  const changed = await read("after it was changed with a form");
  const { title, description, topics, visibility } = changed?.body ?? {};
  hold(
    JSON.stringify({ title, description, topics: topics?.join(", "), visibility }) === JSON.stringify(change),
    "submitSettingsForm",
    "what was changed is not there",
    changed,
  );
  await checkReactions(flow, session, guest, values);
  await submit(flow, session, "submitForkForm", { as: guest, values, body: { slug: `${slug}-copy` } });
  const copy = await step("resolveRepository", "a copy", {
    as: guest,
    values: { owner: guest.username, slug: `${slug}-copy` },
    expect: 200,
  });
  if (copy) session.made.push(String(copy.body.id));
  await checkJobs(flow, session, owner, { ...values, repositoryId });
  const reason = "Made by the contract tests.";
  await submit(flow, session, "submitWithdrawalForm", {
    as: owner,
    values,
    body: { reason, confirmation: slug },
    expect: 400,
  });
  await submit(flow, session, "submitWithdrawalForm", {
    as: owner,
    values,
    body: { reason, confirmation: `${owner.username}/${slug}` },
  });
  const gone = await read("after it was withdrawn with a form");
  if (gone?.body?.withdrawal) session.made.splice(session.made.indexOf(repositoryId), 1);
  hold(
    gone?.body?.withdrawal?.reason === reason,
    "submitWithdrawalForm",
    "it does not say why it was withdrawn",
    gone,
  );
}

/** A second one, of which every member is another. */
async function submitAnother(flow: Flow, session: Session, owner: Person, slug: string): Promise<void> {
  const form = paperOf(slug, owner.username);
  const others = {
    description: "Another, sent with a form.",
    visibility: "private",
    paperLicense: "CC-BY-4.0",
    codeLicense: "MIT",
  };
  for (const [name, value] of Object.entries(others)) form.set(name, value);
  const made = await submit(flow, session, "submitPaperForm", { as: owner, body: form });
  if (!made) return;
  await checkAsSent(flow, "submitPaperForm", owner, form);
  const values = { owner: owner.username, slug };
  const shown = await flow.step("resolveRepository", "another paper", { as: owner, values, expect: 200 });
  await flow.step("withdrawRepository", "another paper", {
    as: owner,
    values: { repositoryId: String(shown?.body?.id) },
    body: { reason: "Made by the contract tests." },
    expect: 200,
  });
}

function paperOf(slug: string, owner: string): FormData {
  const form = new FormData();
  const members = {
    title: `Contract test ${slug}`,
    slug,
    submitterAttested: "true",
    owner,
    description: "Sent with a form.",
    visibility: "public",
    paperLicense: "CC0-1.0",
    codeLicense: "Apache-2.0",
  };
  for (const [name, value] of Object.entries(members)) form.set(name, value);
  form.set("paper", smallPdf(`${slug}. We measured 4.74.`), "paper.pdf");
  return form;
}

async function checkReactions(flow: Flow, session: Session, guest: Person, values: Values): Promise<void> {
  const reactions: [string, string, string][] = [
    ["star", "unstar", "star"],
    ["request", "withdraw", "request"],
    ["follow", "unfollow", "follow"],
  ];
  for (const [on, off, member] of reactions)
    for (const [action, wanted] of [
      [on, true],
      [off, false],
    ] as const) {
      await submit(flow, session, "submitReactionForm", { as: guest, values, body: { action } });
      const snapshot = await flow.step("listLegacyRepositories", `after ${action}`, {
        as: guest,
        query: values,
        expect: 200,
      });
      const told = snapshot?.body?.repository?.reactions?.[member];
      flow.hold(
        told === wanted,
        "submitReactionForm",
        `after ${action} reactions.${member} is ${told}`,
        snapshot,
      );
    }
  for (const action of ["follow", "unfollow"])
    await submit(flow, session, "submitFollowForm", { as: guest, values, body: { action } });
}

/** Jobs of the paper: what is at work ends, and the code is looked at once more. */
async function checkJobs(flow: Flow, session: Session, owner: Person, values: Values): Promise<void> {
  const job = async (about: string) =>
    (await flow.step("getProcessing", about, { as: owner, values, expect: 200 }))?.body?.job;
  const cancel = async (operationId: string) => {
    const { id, state } = (await job("the job under way")) ?? {};
    if (!id || !["queued", "dispatched", "running", "blocked"].includes(state)) return;
    const sent = { as: owner, values: { ...values, jobId: String(id) } };
    const isForm = operationId.endsWith("Form");
    // It may have ended by now.
    const done = isForm
      ? await submit(flow, session, operationId, { ...sent, expect: [303, 409] })
      : await flow.step(operationId, "a job", { ...sent, expect: [200, 409] });
    if (!done || done.exchange.status === 409) return;
    const after = await flow.step("getProcessing", "after it was cancelled", {
      as: owner,
      values,
      expect: 200,
    });
    flow.hold(after?.body?.job?.state === "cancelled", operationId, "what was cancelled goes on", after);
    if (after?.body?.job?.state === "cancelled")
      await flow.step("retryJob", "that was cancelled", { ...sent, expect: 409 });
    flow.hold(
      after?.body?.events?.at(-1)?.state === "cancelled",
      "getProcessing",
      "no event tells that it was cancelled",
      after,
    );
  };
  await cancel("submitCancelForm");
  await submit(flow, session, "submitLookForm", {
    as: owner,
    values,
    body: { githubUrl: "" },
    expect: [303, 409],
  });
  await cancel("cancelJob");
  const { repositoryId } = values;
  await flow.step("createIngestion", "once more", {
    as: owner,
    body: { repositoryId },
    expect: [202, 409, 422],
  });
  await cancel("cancelJob");
}
