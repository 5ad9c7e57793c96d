import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Person, Session } from "../session.ts";
import { createFlow, type Flow } from "./flow.ts";

/** Stars, votes and follows: each counts once, and is taken back. */
export const reactions: ServiceCheck = {
  name: "reaction",
  summary: "A star, a vote and a follow count one, once, and nothing after they are taken back",
  source: "contract: updateStar, updateRequest, updateFollow",
  async run(session, operations) {
    const flow = createFlow(session, operations, "reaction");
    const [person, other] = session.people;
    const known = operations.find(({ operationId }) => operationId === "getRepository");
    const repositoryId = known && session.known.get(known.operationId)?.[0]?.repositoryId;
    if (!person || !other) return;
    if (repositoryId) {
      await checkShown(flow, session, person, repositoryId);
      await checkCount(flow, "updateStar", "starCount", ["star", "unstar"], { repositoryId });
      await checkCount(flow, "updateRequest", "requestCount", ["request", "withdraw"], { repositoryId });
      await checkCount(flow, "updateFollow", "followerCount", ["follow", "unfollow"], {
        targetType: "repository",
        targetId: repositoryId,
      });
    }
    const user = { targetType: "user", targetId: other.username };
    await checkCount(flow, "updateFollow", "followerCount", ["follow", "unfollow"], user);
    const { step } = flow;
    const self = { targetType: "user", targetId: person.username, action: "follow" };
    await step("updateFollow", "oneself", { as: person, body: self, expect: 400 });
    await step("updateFollow", "nobody", {
      as: person,
      body: { ...self, targetId: `${person.username}-nobody` },
      expect: 404,
    });
    for (const [operationId, action] of [
      ["updateStar", "star"],
      ["updateRequest", "request"],
    ] as const)
      await step(operationId, "a repository that is not there", {
        as: person,
        body: { repositoryId: "repo_00000000000000000000000000", action },
        expect: 403,
      });

    async function checkCount(
      { step, hold }: Flow,
      operationId: string,
      member: string,
      [on, off]: [string, string],
      target: object,
    ): Promise<void> {
      const act = (action: string) =>
        step(operationId, action, { as: person, body: { ...target, action }, expect: 200 });
      const base = await act(off);
      const first = await act(on);
      const second = await act(on);
      const back = await act(off);
      const again = await act(off);
      const counts = [base, first, second, back, again].map((answered) => Number(answered?.body?.[member]));
      if (counts.some(Number.isNaN)) return;
      const [none, one, same, less, end] = counts as [number, number, number, number, number];
      // An account that the run has made is known to nobody else.
      const isOwn = "targetId" in target && target.targetId === other?.username;
      hold(!isOwn || none === 0, operationId, `${member} of a new account is ${none}`, base);
      // Others may count at the same time: what is told is what one account cannot do.
      hold(one === none + 1, operationId, `${on} changes ${member} from ${none} to ${one}`, first);
      hold(same === one, operationId, `${on} twice changes ${member} from ${one} to ${same}`, second);
      hold(less === one - 1, operationId, `${off} changes ${member} from ${one} to ${less}`, back);
      hold(end === less, operationId, `${off} twice changes ${member} from ${less} to ${end}`, again);
    }
  },
};

/** What a caller has reacted with, and how many have, as the snapshot and the older list tell it. */
async function checkShown(
  { step, hold }: Flow,
  session: Session,
  person: Person,
  repositoryId: string,
): Promise<void> {
  const record = await step("getRepository", "to react to it", { values: { repositoryId }, expect: 200 });
  const { owner, slug } = record?.body ?? {};
  if (
    !owner ||
    !session.contract.operations.some(({ operationId }) => operationId === "listLegacyRepositories")
  )
    return;
  const reactions = [
    {
      operationId: "updateStar",
      member: "star",
      count: "starCount",
      actions: ["star", "unstar"],
      target: { repositoryId },
    },
    {
      operationId: "updateRequest",
      member: "request",
      count: "requestCount",
      actions: ["request", "withdraw"],
      target: { repositoryId },
    },
    {
      operationId: "updateFollow",
      member: "follow",
      count: "followerCount",
      actions: ["follow", "unfollow"],
      target: { targetType: "repository", targetId: repositoryId },
    },
  ];
  for (const { operationId, member, count, actions, target } of reactions)
    for (const [index, action] of actions.entries()) {
      const done = await step(operationId, action, { as: person, body: { ...target, action }, expect: 200 });
      const snapshot = await step("listLegacyRepositories", `after ${action}`, {
        as: person,
        query: { owner, slug },
        expect: 200,
      });
      const { reactions: own, counts } = snapshot?.body?.repository ?? {};
      if (!done || !snapshot) continue;
      hold(
        own?.[member] === (index === 0),
        "listLegacyRepositories",
        `after ${action} reactions.${member} is ${own?.[member]}`,
        snapshot,
      );
      // Others may react in between: what differs is looked at twice.
      const told = done.body?.[count];
      if (typeof told === "number" && told !== counts?.[count]) {
        const twice = await step(operationId, `${action}, once more`, {
          as: person,
          body: { ...target, action },
          expect: 200,
        });
        const again = await step("listLegacyRepositories", `after ${action}, once more`, {
          as: person,
          query: { owner, slug },
          expect: 200,
        });
        const shown = again?.body?.repository?.counts?.[count];
        hold(
          again === undefined || shown === twice?.body?.[count],
          "listLegacyRepositories",
          `after ${action} counts.${count} is ${shown}, and ${operationId} said ${twice?.body?.[count]}`,
          again ?? snapshot,
        );
      }
      // Others may react in between: only what one has done oneself is sure.
      hold(
        index === 1 || counts?.[count] > 0,
        "listLegacyRepositories",
        `after ${action} counts.${count} is ${counts?.[count]}`,
        snapshot,
      );
    }
}
