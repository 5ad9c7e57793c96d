import type { Person } from "../session.ts";
import type { Flow } from "./flow.ts";

/** Invitations that are taken back and declined, and a member who leaves. */
export async function checkInvitations(
  { step, hold }: Flow,
  owner: Person,
  guest: Person,
  organizationId: string,
): Promise<void> {
  const values = { organizationId };
  const invite = async (role = "member") => {
    const body = { email: guest.email, role, organizationId };
    const invited = await step("inviteMember", "somebody once more", { as: owner, body, expect: 200 });
    return invited ? String(invited.body.id) : null;
  };
  const isGone = async (invitationId: string, what: string) => {
    await step("getInvitation", what, { as: guest, values: { invitationId }, expect: 404 });
    await step("acceptInvitation", what, { as: guest, body: { invitationId }, expect: [400, 403, 404, 409] });
    const list = await step("listInvitations", what, { as: owner, values, expect: 200 });
    const one = list?.body?.find(({ id }: { id: string }) => id === invitationId);
    hold(one?.status !== "pending", "listInvitations", `${what}: it is pending still`, list);
  };
  const first = await invite();
  if (!first) return;
  const view = await step("getInvitation", "of who was invited", {
    as: guest,
    values: { invitationId: first },
    expect: 200,
  });
  hold(
    view?.body?.id === first &&
      view?.body?.role === "member" &&
      view?.body?.inviter?.username === owner.username,
    "getInvitation",
    "the invitation is not what was sent",
    view,
  );
  await step("getInvitation", "of somebody else", {
    as: owner,
    values: { invitationId: first },
    expect: 404,
  });
  await step("cancelInvitation", "by who was invited", {
    as: guest,
    body: { invitationId: first },
    expect: [403, 404],
  });
  await step("cancelInvitation", "an invitation", { as: owner, body: { invitationId: first }, expect: 200 });
  await isGone(first, "an invitation that was taken back");
  const second = await invite();
  if (!second) return;
  const other = await step("getInvitation", "of who was invited again", {
    as: guest,
    values: { invitationId: second },
    expect: 200,
  });
  hold(other?.body?.id === second, "getInvitation", "it is another invitation", other);
  await step("declineInvitation", "an invitation", {
    as: guest,
    body: { invitationId: second },
    expect: 200,
  });
  await isGone(second, "an invitation that was declined");
  const asAdmin = await invite("admin");
  if (!asAdmin) return;
  await step("acceptInvitation", "as an admin", { as: guest, body: { invitationId: asAdmin }, expect: 200 });
  const joined = await step("listMembers", "after an admin came", { as: owner, values, expect: 200 });
  const roles = joined?.body?.members?.map(({ role }: { role: string }) => role) ?? [];
  hold(roles.includes("admin"), "inviteMember", "the new member has another role than was offered", joined);
  await step("leaveOrganization", "as an admin", { as: guest, body: { organizationId }, expect: 200 });
  const third = await invite();
  if (!third) return;
  await step("acceptInvitation", "an invitation", { as: guest, body: { invitationId: third }, expect: 200 });
  await step("removeMember", "the owner, by a member", {
    as: guest,
    body: { memberIdOrEmail: owner.email, organizationId },
    expect: 403,
  });
  const left = await step("leaveOrganization", "as a member", {
    as: guest,
    body: { organizationId },
    expect: 200,
  });
  if (!left) return;
  await step("listMembers", "by somebody who has left", { as: guest, values, expect: 403 });
  const members = await step("listMembers", "after somebody has left", { as: owner, values, expect: 200 });
  hold(members?.body?.members?.length === 1, "listMembers", "somebody who has left is a member", members);
  const own = await step("listOrganizations", "of somebody who has left", { as: guest, expect: 200 });
  hold(
    !JSON.stringify(own?.body ?? "").includes(organizationId),
    "listOrganizations",
    "it has one that was left",
    own,
  );
  await step("leaveOrganization", "as the last owner", {
    as: owner,
    body: { organizationId },
    expect: [400, 403, 409],
  });
}
