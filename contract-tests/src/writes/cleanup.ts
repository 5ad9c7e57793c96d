import type { ServiceCheck } from "../checks/operation-check.ts";
import { createFlow } from "./flow.ts";

/** Takes back what the run has made, and looks whether a session that has ended opens anything. */
export const cleanup: ServiceCheck = {
  name: "sign-out",
  summary: "A session that was ended opens nothing, and a key that was deleted is refused",
  source: "contract: signOut, deleteApiKey; RFC 6265, section 8",
  async run(session, operations) {
    const { has, step, hold } = createFlow(session, operations, "sign-out");
    const [owner] = session.people;
    for (const repositoryId of session.made)
      await step("withdrawRepository", "what the run has made", {
        as: owner,
        values: { repositoryId },
        body: { reason: "Made by the contract tests." },
        expect: [200, 409],
      });
    for (const person of session.people) {
      const list = await step("listApiKeys", "to delete them", { as: person, expect: 200 });
      for (const { id } of list?.body?.apiKeys ?? [])
        await step("deleteApiKey", "what the run has made", { as: person, body: { keyId: id }, expect: 200 });
      if (person.key && list)
        await step("listRepositories", "with a key that was deleted", { as: person, expect: 401 });
      person.key = null;
      if (!has("signOut", "getSession")) continue;
      await step("signOut", "a session", { as: person, expect: 200 });
      const after = await step("getSession", "of a session that has ended", { as: person, expect: 200 });
      hold(
        after?.body === null || after?.body?.user === undefined,
        "getSession",
        "a session that was ended is there",
        after,
      );
      await step("listApiKeys", "with a session that has ended", { as: person, expect: 401 });
    }
  },
};
