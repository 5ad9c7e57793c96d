import type { Account } from "../../../test/support/accounts.ts";
import { send } from "../client.ts";
import { emailOf } from "./model.ts";
import type { Load, Step } from "./step.ts";

/** Sets or takes back the star of an account. */
export function starClient({ fixture, model, random, problems }: Load, accounts: Account[]): Step {
  return async () => {
    const { username, key } = random.pick(accounts);
    const set = random.next() < 0.5;
    model.stars.set(username, null);
    const { status } = await send(`${fixture.url}/api/stars`, {
      method: "POST",
      headers: { "x-api-key": key },
      body: { repositoryId: fixture.repositoryId, action: set ? "star" : "unstar" },
    });
    if (status === 200) model.stars.set(username, set);
    else problems.add(`a star was answered ${status}`);
  };
}

/** Makes keys and deletes some of them again. */
export function keyClient({ fixture, model, random, problems }: Load, { cookie }: Account): Step {
  const own: { id: string; key: string }[] = [];
  const call = (path: string, body: unknown) =>
    send(`${fixture.url}/api/auth/api-key/${path}`, { method: "POST", headers: { cookie }, body });
  // An account has 100 keys at most, and those whose answers did not come are among them.
  const deleteUnanswered = async () => {
    const { body } = await send(`${fixture.url}/api/auth/api-key/list`, { headers: { cookie } });
    const all = (body as { apiKeys?: { id: string; name: string | null }[] } | undefined)?.apiKeys ?? [];
    const unanswered = all.filter(({ id, name }) => name === "load" && !own.some((key) => key.id === id));
    if (unanswered.length === 0)
      problems.add("making a key was refused, and few are listed", `${all.length}`);
    for (const { id } of unanswered) await call("delete", { keyId: id });
  };
  return async () => {
    if (own.length > 5) {
      const { id, key } = own.splice(random.between(0, own.length - 1), 1)[0]!;
      model.keys.set(key, null);
      model.recent.keys.add(key);
      const { status } = await call("delete", { keyId: id });
      if (status === 200) model.keys.set(key, false);
      else problems.add(`deleting a key was answered ${status}`);
      return;
    }
    const { status, body } = await call("create", { name: "load" });
    if (status === 403) return deleteUnanswered();
    if (status !== 200) return problems.add(`making a key was answered ${status}`);
    const made = body as { id: string; key: string } | undefined;
    if (!made) return;
    own.push(made);
    model.keys.set(made.key, true);
    model.recent.keys.add(made.key);
  };
}

/** Invites an account that then accepts, or removes a member. */
export function memberClient({ fixture, model, random, problems }: Load, accounts: Account[]): Step {
  const { url, owner, organizationId } = fixture;
  const call = (path: string, { cookie }: Account, body: object) =>
    send(`${url}/api/auth/organization/${path}`, { method: "POST", headers: { cookie }, body });
  const pendingInvitation = async (email: string) => {
    const path = `/api/auth/organization/list-invitations?organizationId=${organizationId}`;
    const { body } = await send(`${url}${path}`, { headers: { cookie: owner.cookie } });
    const all = (Array.isArray(body) ? body : []) as { id: string; email: string; status: string }[];
    return all.find((item) => item.email === email && item.status === "pending");
  };
  return async () => {
    const account = random.pick(accounts);
    const email = emailOf(account.username);
    const before = model.members.get(email) ?? (model.members.has(email) ? null : false);
    model.members.set(email, null);
    if (before !== false) {
      const removed = await call("remove-member", owner, { memberIdOrEmail: email, organizationId });
      // Where the earlier answer did not come, there may be nobody to remove.
      if (removed.status === 200 || (before === null && removed.status === 404))
        model.members.set(email, false);
      else problems.add(`removing a member was answered ${removed.status}`, JSON.stringify(removed.body));
      return;
    }
    const invited = await call("invite-member", owner, { email, role: "member", organizationId });
    // An earlier invitation whose answer did not come is still there.
    const invitation = invited.status === 409 ? await pendingInvitation(email) : invited.body;
    const invitationId = (invitation as { id?: string } | undefined)?.id;
    if (invitationId === undefined) {
      model.members.set(email, false);
      const what =
        invited.status === 409 ? "a pending invitation is not listed" : "an invitation was refused";
      return problems.add(what, `${invited.status} ${JSON.stringify(invited.body)}`);
    }
    const accepted = await call("accept-invitation", account, { invitationId });
    if (accepted.status === 200) model.members.set(email, true);
    else problems.add(`accepting was answered ${accepted.status}`, JSON.stringify(accepted.body));
  };
}

/** Signs up new accounts; whoever got no answer tries again, and must then have an account that works. */
export function signUpClient({ fixture, model, problems }: Load): Step {
  let number = 0;
  let unanswered: string | null = null;
  const post = (path: string, body: unknown) =>
    send(`${fixture.url}/api/auth/${path}`, { method: "POST", body });
  return async () => {
    const username = unanswered ?? `new-${++number}`;
    const again = unanswered !== null;
    unanswered = username;
    const who = { email: emailOf(username), password: `correct horse ${username} battery` };
    const signedUp = await post("sign-up/email", { name: username, username, ...who });
    const answer = again && signedUp.status !== 200 ? await post("sign-in/email", who) : signedUp;
    unanswered = null;
    if (answer.status !== 200)
      return problems.add(
        `a sign-up${again ? " after one without an answer" : ""} was answered ${signedUp.status}, ${answer.status}`,
        JSON.stringify([signedUp.body, answer.body]),
      );
    const cookie = answer.headers
      .getSetCookie()
      .map((item) => item.split(";", 1)[0])
      .join("; ");
    model.accounts.set(username, { username, cookie, key: "" });
    model.recent.accounts.add(username);
  };
}
