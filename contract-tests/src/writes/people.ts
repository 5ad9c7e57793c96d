import { randomBytes } from "node:crypto";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import type { Person, Session } from "../session.ts";
import { createFlow } from "./flow.ts";
import { makeKey } from "./own-key.ts";

/** Accounts of the run's own: what it changes is theirs. */
export const people: ServiceCheck = {
  name: "account",
  summary: "Who signs up is signed in, is shown as themselves, and signs in with the password alone",
  source: "contract: signUp, signIn, signInUsername, getSession, updateProfile",
  async run(session, operations) {
    if (!createFlow(session, operations, "account").has("signUp")) return;
    for (const name of ["a", "b"]) {
      const person = await signUp(session, operations, name);
      if (!person) return;
      session.people.push(person);
      await createKey(session, operations, person);
    }
    await checkSessions(session, operations, session.people[0]!);
  },
};

async function signUp(
  session: Session,
  operations: readonly Operation[],
  name: string,
): Promise<Person | null> {
  const { step, hold } = createFlow(session, operations, "account");
  const username = `kit-${name}-${randomBytes(5).toString("hex")}`;
  const email = `${username}@example.org`;
  const password = `pass ${randomBytes(9).toString("base64url")}`;
  session.secrets.add(password);
  const made = await step("signUp", "a new account", {
    body: { name: username, username, email, password },
    expect: 200,
  });
  const cookies = made?.exchange.headers.getSetCookie().map((one) => one.split(";", 1)[0]!) ?? [];
  if (!made || cookies.length === 0) {
    hold(cookies.length > 0, "signUp", "a new account has no session cookie", made);
    return null;
  }
  hold(
    made.body?.user?.email === email && [username, undefined].includes(made.body?.user?.username),
    "signUp",
    "who has signed up is somebody else",
    made,
  );
  for (const cookie of cookies) session.secrets.add(cookie.slice(cookie.indexOf("=") + 1));
  return {
    username,
    email,
    password,
    cookie: cookies.join("; "),
    key: null,
    userId: String(made.body?.user?.id ?? ""),
  };
}

async function createKey(session: Session, operations: readonly Operation[], person: Person): Promise<void> {
  const flow = createFlow(session, operations, "account");
  if (!flow.has("createApiKey")) return;
  const own = await makeKey(session, flow, person, "a key", { name: "kit" });
  if (own) person.key = own.user.key;
}

async function checkSessions(
  session: Session,
  operations: readonly Operation[],
  person: Person,
): Promise<void> {
  const { step, hold } = createFlow(session, operations, "account");
  const { username, email, password } = person;
  const own = await step("getSession", "the session", { as: person, expect: 200 });
  hold(own?.body?.user?.username === username, "getSession", "the session is of somebody else", own);
  const none = await step("getSession", "without a session", { expect: 200 });
  hold(none?.body === null || none?.body?.user === undefined, "getSession", "nobody has a session", none);
  const wrong = "not the password 1";
  await step("signIn", "with a wrong password", { body: { email, password: wrong }, expect: 401 });
  await step("signInUsername", "with a wrong password", { body: { username, password: wrong }, expect: 401 });
  await step("signIn", "of nobody", { body: { email: `nobody-${email}`, password: wrong }, expect: 401 });
  await step("signIn", "with the password", { body: { email, password }, expect: 200 });
  await step("signInUsername", "with the password", { body: { username, password }, expect: 200 });
  await step("signUp", "a name that is taken", {
    body: { name: "kit", username, email: `other-${email}`, password },
    expect: [400, 409],
  });
  for (const common of ["password1", username])
    await step("signUp", "with a password that others guess", {
      body: { name: common, username: `${username}-2`, email: `other-${email}`, password: common },
      expect: 400,
    });
  const renamed = await step("updateProfile", "another name", {
    as: person,
    body: { name: `Kit ${username}` },
    expect: 200,
  });
  hold(
    renamed?.body?.user?.name === `Kit ${username}`,
    "updateProfile",
    "the new name is not in the answer",
    renamed,
  );
  const foreign: Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign)
    await step("updateProfile", `by another site, with ${Object.keys(headers)[0]}`, {
      as: person,
      body: { name: "Not mine" },
      headers,
      expect: 403,
    });
  const seen = await step("getSession", "after the name was changed", { as: person, expect: 200 });
  if (renamed)
    hold(seen?.body?.user?.name === `Kit ${username}`, "getSession", "the new name is not there", seen);
}
