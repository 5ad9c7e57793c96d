import type { Person, Session } from "../session.ts";
import type { Flow } from "./flow.ts";
import { submit } from "./forms/submitted.ts";

/** Runs that are requested in other ways: by the older address, and with the form of a page. */
export async function checkOtherRuns(
  flow: Flow,
  session: Session,
  as: Person,
  {
    repositoryId,
    owner,
    slug,
    claimId,
  }: { repositoryId: string; owner: string; slug: string; claimId: string },
): Promise<void> {
  const { step, hold } = flow;
  await step("createLegacyRun", "of a Claim that is not there", {
    as,
    body: { repositoryId, claimId: "claim_00000000000000000000000000" },
    expect: 404,
  });
  const asked = await step("createLegacyRun", "of a Claim", {
    as,
    body: { repositoryId, claimId },
    expect: 202,
  });
  const runId = asked?.body?.run?.id;
  if (asked) await checkQueued(flow, as, "createLegacyRun", String(runId), claimId);
  const form = await submit(flow, session, "submitRunForm", {
    as,
    values: { owner, slug },
    body: { claimId },
  });
  const location = form?.exchange.headers.get("location") ?? "";
  const formId = /\/runs\/([^/?#]+)/.exec(location)?.[1];
  hold(formId !== undefined, "submitRunForm", `it leads to ${location}, which is no Run`, form);
  if (!formId) return;
  await checkQueued(flow, as, "submitRunForm", formId, claimId);
  // It may have ended before it is cancelled.
  const cancelled = await submit(flow, session, "submitRunCancelForm", {
    as,
    values: { owner, slug, runId: formId },
    expect: [303, 409],
  });
  if (cancelled?.exchange.status !== 303) return;
  const after = await step("getRun", "after it was cancelled with a form", {
    as,
    values: { runId: formId },
    expect: 200,
  });
  hold(
    ["cancelled", "running"].includes(after?.body?.execution?.state),
    "submitRunCancelForm",
    "a Run that was cancelled goes on",
    after,
  );
}

async function checkQueued(
  { step, hold }: Flow,
  as: Person,
  operationId: string,
  runId: string,
  claimId: string,
): Promise<void> {
  const run = await step("getRun", `by ${operationId}`, { as, values: { runId }, expect: 200 });
  hold(run?.body?.claimIds?.includes(claimId) === true, operationId, "the Run is of another Claim", run);
}
