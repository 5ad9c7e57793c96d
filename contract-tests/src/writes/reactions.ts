import type { ServiceCheck } from "../checks/operation-check.ts";
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
      // Others may count at the same time: what is told is what one account cannot do.
      hold(one === none + 1, operationId, `${on} changes ${member} from ${none} to ${one}`, first);
      hold(same === one, operationId, `${on} twice changes ${member} from ${one} to ${same}`, second);
      hold(less === one - 1, operationId, `${off} changes ${member} from ${one} to ${less}`, back);
      hold(end === less, operationId, `${off} twice changes ${member} from ${less} to ${end}`, again);
    }
  },
};
