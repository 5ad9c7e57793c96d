import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Person, Session } from "../session.ts";
import { createFlow, type Flow } from "./flow.ts";

/** Takes back what the run has made, and looks whether a session that has ended opens anything. */
export const cleanup: ServiceCheck = {
  name: "sign-out",
  summary:
    "A session that was ended opens nothing, a key that was deleted is refused, and an account that was deleted is gone",
  source: "contract: signOut, deleteApiKey, deleteAccount; RFC 6265, section 8",
  async run(session, operations) {
    const flow = createFlow(session, operations, "sign-out");
    const { has, step, hold } = flow;
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
      if (has("signIn", "deleteAccount")) await deleteAccount(flow, session, person);
    }
  },
};

/** Ends an account, with the organizations that have nobody else: after it neither session nor password open anything. */
async function deleteAccount({ step }: Flow, session: Session, person: Person): Promise<void> {
  const { username, email, password } = person;
  const signedIn = await step("signIn", "to delete the account", { body: { email, password }, expect: 200 });
  const cookies = signedIn?.exchange.headers.getSetCookie().map((one) => one.split(";", 1)[0]!) ?? [];
  if (cookies.length === 0) return;
  for (const cookie of cookies) session.secrets.add(cookie.slice(cookie.indexOf("=") + 1));
  const as = { ...person, cookie: cookies.join("; ") };
  const wrong = { username, password: "not the password 1" };
  await step("deleteAccount", "with a wrong password", { as, body: wrong, expect: [400, 401, 403] });
  await step("deleteAccount", "what the run has made", { as, body: { username, password }, expect: 200 });
  await step("listApiKeys", "of an account that is gone", { as, expect: 401 });
  await step("signIn", "to an account that is gone", { body: { email, password }, expect: 401 });
}
