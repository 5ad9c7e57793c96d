import type { Person } from "../session.ts";
import { type Flow, idsOf } from "./flow.ts";

/** A walk along the Runs of a repository, to which one is added meanwhile. */
export async function checkGrowingRuns(
  { step, hold }: Flow,
  owner: Person,
  repositoryId: string,
  claimId: string,
): Promise<void> {
  const query = { repository_id: repositoryId, limit: "1" };
  const request = () =>
    step("createRun", "one more", { as: owner, body: { repositoryId, claimId }, expect: 202 });
  await request();
  const whole = await step("listRuns", "before one is added", {
    as: owner,
    query: { ...query, limit: "100" },
    expect: 200,
  });
  const first = await step("listRuns", "the first page", { as: owner, query, expect: 200 });
  const cursor = first?.body?.pagination?.nextCursor;
  if (!whole || typeof cursor !== "string") return;
  await request();
  const next = await step("listRuns", "the next page, after one was added", {
    as: owner,
    query: { ...query, cursor },
    expect: 200,
  });
  hold(
    idsOf(next)[0] === idsOf(whole)[1],
    "listRuns",
    "a walk repeats or loses a Run after one was added",
    next,
  );
}
