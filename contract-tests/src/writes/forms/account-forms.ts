import type { Person, Session } from "../../session.ts";
import { smallestPng } from "../../smallest-png.ts";
import type { Flow } from "../flow.ts";
import { cookiesOf, submit } from "./submitted.ts";

/** The profile, the picture, and keys. */
export async function checkAccountForms(flow: Flow, session: Session, person: Person): Promise<void> {
  const { step, hold } = flow;
  const name = `Kit, by a form ${person.username}`;
  await submit(flow, session, "submitProfileForm", { as: person, body: { name } });
  const picture = new FormData();
  picture.set("picture", new Blob([smallestPng], { type: "image/png" }), "picture.png");
  await submit(flow, session, "submitPictureForm", { as: person, body: picture });
  const own = await step("getSession", "after its profile was changed", { as: person, expect: 200 });
  hold(own?.body?.user?.name === name, "submitProfileForm", "the new name is not there", own);
  hold(typeof own?.body?.user?.image === "string", "submitPictureForm", "the new picture is not there", own);
  await checkKeys(flow, session, person);
}

async function checkKeys(flow: Flow, session: Session, person: Person): Promise<void> {
  const { step, hold } = flow;
  await submit(flow, session, "submitKeyForm", {
    as: person,
    body: { name: "kit, by a form", days: "2", read: "on" },
    expect: 200,
  });
  const list = await step("listApiKeys", "after one was made with a form", { as: person, expect: 200 });
  const key = list?.body?.apiKeys?.find((one: { name: string }) => one.name === "kit, by a form");
  hold(key !== undefined, "submitKeyForm", "the new key is not in the list", list);
  if (!key) return;
  hold(String(key.scopes) === "read", "submitKeyForm", "the key has other scopes than asked for", list);
  const days = (Date.parse(key.expiresAt) - Date.now()) / 86_400_000;
  hold(Math.abs(days - 2) < 0.1, "submitKeyForm", "a key for 2 days does not expire after them", list);
  await submit(flow, session, "submitRevocationForm", { as: person, values: { keyId: key.id } });
  const after = await step("listApiKeys", "after one was revoked", { as: person, expect: 200 });
  hold(
    !JSON.stringify(after?.body ?? "").includes(key.id),
    "submitRevocationForm",
    "a revoked key is in the list",
    after,
  );
}

/** Sessions that end by a form, a link that is mailed to whoever has the address, and the account's end. */
export async function endAccount(flow: Flow, session: Session, person: Person): Promise<void> {
  const { step, hold } = flow;
  const { username, email, password } = person;
  const signIn = async () => {
    const signed = await submit(flow, session, "submitSignInForm", { body: { identifier: email, password } });
    return { ...person, cookie: (signed && cookiesOf(signed)) ?? "" };
  };
  for (const address of [email, `nobody-${email}`])
    await submit(flow, session, "submitForgottenForm", { body: { email: address }, expect: 200 });
  const [one, two] = [await signIn(), await signIn()];
  const list = await step("listSessions", "of who signed in three times", { as: two, expect: 200 });
  const [, first] = list?.body?.sessions ?? [];
  if (first) await submit(flow, session, "submitSessionForm", { as: two, values: { sessionId: first.id } });
  await step("listSessions", "of a session that was ended", { as: one, expect: 401 });
  await submit(flow, session, "submitOtherSessionsForm", { as: two });
  await step("listSessions", "of a session that was ended with the others", { as: person, expect: 401 });
  const left = await step("listSessions", "of the session that is left", { as: two, expect: 200 });
  hold(
    left?.body?.sessions?.length === 1,
    "submitOtherSessionsForm",
    "another session than the one that asks is left",
    left,
  );
  await submit(flow, session, "submitSignOutForm", { as: two });
  await step("listSessions", "after signing out", { as: two, expect: 401 });
  const last = await signIn();
  await submit(flow, session, "submitAccountDeletionForm", {
    as: last,
    body: { username, password: "not it 1" },
    expect: [400, 401, 403],
  });
  const gone = await submit(flow, session, "submitAccountDeletionForm", {
    as: last,
    body: { username, password },
  });
  if (!gone) {
    person.cookie = last.cookie;
    return;
  }
  await step("listSessions", "of an account that was deleted", { as: last, expect: 401 });
  session.people.splice(session.people.indexOf(person), 1);
}
