import { randomBytes } from "node:crypto";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Person, Session } from "../session.ts";
import { createFlow, type Flow } from "./flow.ts";
import { checkGrowingRuns } from "./growing-runs.ts";
import { checkHiddenLists } from "./hidden-lists.ts";
import { checkOtherRuns } from "./other-runs.ts";

/** A copy of a repository with Claims, and a Run of one of them. */
export const forks: ServiceCheck = {
  name: "run-request",
  summary:
    "A copy has the Claims of what it copies; a Run that is asked for is queued, is there, and can be cancelled",
  source: "contract: createFork, createRun, createLegacyRun, cancelRun, links GetRun",
  async run(session, operations) {
    const flow = createFlow(session, operations, "run-request");
    const { has, step, hold } = flow;
    const [owner] = session.people;
    if (!owner || !has("createFork", "listClaims", "createRun", "getRun")) return;
    for (const source of claimed(session)) {
      const slug = `kit-fork-${randomBytes(4).toString("hex")}`;
      const made = await step("createFork", "a repository with Claims", {
        as: owner,
        body: { repositoryId: source, slug },
        expect: [201, 451],
      });
      if (made?.exchange.status !== 201) continue;
      const { id, owner: own } = made.body.repository;
      session.made.push(id);
      await step("createFork", "with a slug in capitals", {
        as: owner,
        body: { repositoryId: source, slug: `${slug}-A` },
        expect: 400,
      });
      hold(id !== source, "createFork", "the copy is what it was copied from", made);
      hold(
        own === owner.username && made.body.repository.slug === slug,
        "createFork",
        "the copy is not where it was asked for",
        made,
      );
      await checkOrigin(flow, owner, source, { owner: own, slug });
      await checkHiddenLists(flow, session, id);
      const list = { repository_id: id };
      const claims = await step("listClaims", "of a copy", { as: owner, query: list, expect: 200 });
      const claim = claims?.body?.data?.find(({ plan }: { plan: unknown }) => plan !== null);
      if (!claim) continue;
      const body = { repositoryId: id, claimId: claim.id };
      await step("createRun", "of a Claim that is not there", {
        as: owner,
        body: { ...body, claimId: "claim_00000000000000000000000000" },
        expect: 404,
      });
      await step("createRun", "by an experiment of nothing", {
        as: owner,
        body: { ...body, experimentVersionId: `sha256:${"0".repeat(64)}` },
        expect: [404, 422],
      });
      const elsewhere = claims?.body?.data?.find(
        ({ plan }: typeof claim) => plan && plan.experimentVersionId !== claim.plan.experimentVersionId,
      );
      if (elsewhere)
        await step("createRun", "by the experiment of another Claim", {
          as: owner,
          body: { ...body, experimentVersionId: elsewhere.plan.experimentVersionId },
          expect: 422,
        });
      const headers = { "idempotency-key": `"${slug}"` };
      const asked = await step("createRun", "of a Claim", { as: owner, body, headers, expect: 202 });
      if (!asked) return;
      const repeated = await step("createRun", "the same once more", {
        as: owner,
        body,
        headers,
        expect: 202,
      });
      const isKeyed = operations.some(
        ({ operationId, parameters }) =>
          operationId === "createRun" && parameters.some(({ name }) => name === "Idempotency-Key"),
      );
      hold(
        !isKeyed || repeated?.body?.id === asked.body.id,
        "createRun",
        "a request that was sent again is done again",
        repeated,
      );
      for (const name of ["location", "retry-after"])
        hold(
          !isKeyed || repeated?.exchange.headers.get(name) === asked.exchange.headers.get(name),
          "createRun",
          `${name} of a request that was sent again is another one`,
          repeated,
        );
      const runId = String(asked.body.id);
      hold(
        asked.body.execution?.state === "queued" && asked.body.claimIds?.includes(claim.id),
        "createRun",
        "the Run is not queued, or of another Claim",
        asked,
      );
      const location = asked.exchange.headers.get("location") ?? "";
      hold(location.endsWith(`/${runId}`), "createRun", "Location is not that of the Run", asked);
      const run = await step("getRun", "that was asked for", { as: owner, values: { runId }, expect: 200 });
      hold(
        run?.body?.id === runId && run?.body?.repository?.id === id,
        "getRun",
        "the Run is another one",
        run,
      );
      for (const [of, query] of [
        ["the copy", list],
        ["the Claim", { claim_id: claim.id }],
      ] as const) {
        const runs = await step("listRuns", `of ${of}`, { as: owner, query, expect: 200 });
        hold(
          JSON.stringify(runs?.body ?? "").includes(runId),
          "listRuns",
          `it leaves out a Run of ${of} that was asked for`,
          runs,
        );
      }
      await checkGrowingRuns(flow, owner, id, claim.id);
      await checkOtherRuns(flow, session, owner, { repositoryId: id, owner: own, slug, claimId: claim.id });
      // It may have ended before it is cancelled.
      const cancelled = await step("cancelRun", "a Run", {
        as: owner,
        values: { runId },
        expect: [200, 409],
      });
      const end = await step("getRun", "after it was cancelled", {
        as: owner,
        values: { runId },
        expect: 200,
      });
      if (cancelled?.exchange.status === 200)
        for (const [operationId, about] of [
          ["getRun", end],
          ["cancelRun", cancelled],
        ] as const)
          hold(
            ["cancelled", "running", undefined].includes((about?.body?.run ?? about?.body)?.execution?.state),
            operationId,
            "a cancelled Run goes on",
            about,
          );
      if (end?.body?.execution?.state === "cancelled")
        await step("cancelRun", "what has ended", { as: owner, values: { runId }, expect: 409 });
      return;
    }
  },
};

/** A copy says what it was made of, which counts it. */
async function checkOrigin(
  { step, hold }: Flow,
  owner: Person,
  source: string,
  query: { owner: string; slug: string },
): Promise<void> {
  const copy = await step("listLegacyRepositories", "a copy", { as: owner, query, expect: 200 });
  const from = copy?.body?.repository?.forkedFrom;
  hold(from?.id === source, "listLegacyRepositories", "a copy does not say what it was made of", copy);
  if (!from) return;
  const original = await step("listLegacyRepositories", "what was copied", {
    as: owner,
    query: { owner: String(from.owner), slug: String(from.slug) },
    expect: 200,
  });
  const licenses = JSON.stringify(original?.body?.repository?.licenses);
  hold(
    JSON.stringify(copy?.body?.repository?.licenses) === licenses,
    "listLegacyRepositories",
    "a copy has other licences than what was copied",
    copy,
  );
  const counted = original?.body?.repository?.counts?.forkCount;
  hold(counted > 0, "listLegacyRepositories", `counts.forkCount of what was copied is ${counted}`, original);
}

/** Repositories that Claims were seen of. */
function claimed(session: Session): string[] {
  const values = session.known.get("getClaim") ?? [];
  return [...new Set(values.map(({ repository_id: id }) => id).filter((id) => id !== undefined))].slice(0, 3);
}
