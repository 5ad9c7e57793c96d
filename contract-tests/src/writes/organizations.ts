import { randomBytes } from "node:crypto";
import type { ServiceCheck } from "../checks/operation-check.ts";
import { createFlow } from "./flow.ts";
import { checkInvitations } from "./invitations.ts";
import { makeOrganizationPaper } from "./members-papers.ts";

/** An organization of the run's own, with two members. */
export const organizations: ServiceCheck = {
  name: "organization",
  summary: "Who is invited and accepts is a member, with the role that was given, until they leave",
  source: "contract: createOrganization, inviteMember, acceptInvitation, updateMemberRole, removeMember",
  async run(session, operations) {
    const flow = createFlow(session, operations, "organization");
    const { has, step, hold } = flow;
    const [owner, other] = session.people;
    if (!owner || !other || !has("createOrganization", "listMembers", "inviteMember", "acceptInvitation"))
      return;
    const slug = `kit-org-${randomBytes(4).toString("hex")}`;
    const made = await step("createOrganization", "an organization", {
      as: owner,
      body: { name: "Contract test", slug },
      expect: 200,
    });
    if (!made) return;
    const organizationId = String(made.body.id);
    hold(made.body.slug === slug, "createOrganization", "what was made is not what was sent", made);
    const list = await step("listOrganizations", "after one was made", { as: owner, expect: 200 });
    hold(
      JSON.stringify(list?.body ?? "").includes(organizationId),
      "listOrganizations",
      "it leaves out what was made",
      list,
    );
    await step("createOrganization", "the name of a person", {
      as: owner,
      body: { name: "Other", slug: other.username },
      expect: [400, 409],
    });
    await step("listInvitations", "by a stranger", { as: other, values: { organizationId }, expect: 403 });
    await step("createOrganization", "a slug that is taken", {
      as: other,
      body: { name: "Other", slug },
      expect: [400, 409],
    });
    await step("listMembers", "by a stranger", { as: other, values: { organizationId }, expect: 403 });
    const invited = await step("inviteMember", "somebody", {
      as: owner,
      body: { email: other.email, role: "member", organizationId },
      expect: 200,
    });
    hold(
      invited?.body?.email === other.email &&
        invited?.body?.status === "pending" &&
        invited?.body?.role === "member",
      "inviteMember",
      "the invitation is not what was sent",
      invited,
    );
    const open = await step("listInvitations", "after one was made", {
      as: owner,
      values: { organizationId },
      expect: 200,
    });
    hold(
      JSON.stringify(open?.body ?? "").includes(String(invited?.body?.id)),
      "listInvitations",
      "it leaves out an invitation",
      open,
    );
    if (!invited) return;
    const invitationId = invited.body.id;
    await step("acceptInvitation", "somebody else's invitation", {
      as: owner,
      body: { invitationId },
      expect: [400, 403, 404],
    });
    await step("acceptInvitation", "an invitation", { as: other, body: { invitationId }, expect: 200 });
    await step("acceptInvitation", "an invitation that was accepted", {
      as: other,
      body: { invitationId },
      expect: [400, 403, 404, 409],
    });
    const members = await step("listMembers", "after somebody came", {
      as: owner,
      values: { organizationId },
      expect: 200,
    });
    const all = (members?.body?.members ?? []) as { id: string; role: string; userId: string }[];
    hold(
      all.length === 2 && members?.body?.total === 2,
      "listMembers",
      "an organization of two has not two members",
      members,
    );
    const rest = await step("listMembers", "all but the first", {
      as: owner,
      values: { organizationId },
      query: { offset: "1", limit: "100" },
      expect: 200,
    });
    hold(
      rest?.body?.members?.length === 1 && rest.body.members[0].id === all[1]?.id,
      "listMembers",
      "offset=1 leaves out another than the first member",
      rest,
    );
    const member = all.find(({ role }) => role === "member");
    hold(member !== undefined, "listMembers", "the new member has another role than was given", members);
    if (!member) return;
    const paper = await makeOrganizationPaper(flow, session, owner, slug);
    await paper?.check(other, true, "of an organization, by a member");
    await step("inviteMember", "by a member", {
      as: other,
      body: { email: `nobody-${other.email}`, role: "member", organizationId },
      expect: 403,
    });
    await step("createOrganization", "with a slug in capitals", {
      as: owner,
      body: { name: "Other", slug: `${slug}-A` },
      expect: 400,
    });
    await step("updateMemberRole", "by a member", {
      as: other,
      body: { memberId: member.id, role: "owner", organizationId },
      expect: 403,
    });
    await step("updateMemberRole", "of nobody", {
      as: owner,
      body: { memberId: `${member.id}0`, role: "admin", organizationId },
      expect: 404,
    });
    await step("removeMember", "of nobody", {
      as: owner,
      body: { memberIdOrEmail: `${member.id}0`, organizationId },
      expect: 404,
    });
    const raised = await step("updateMemberRole", "by the owner", {
      as: owner,
      body: { memberId: member.id, role: "admin", organizationId },
      expect: 200,
    });
    hold(
      raised?.body?.role === "admin" && raised.body.id === member.id,
      "updateMemberRole",
      "the member or the role is not what was sent",
      raised,
    );
    const roles = await step("listMembers", "after a role was given", {
      as: owner,
      values: { organizationId },
      expect: 200,
    });
    const given = roles?.body?.members?.find(({ id }: { id: string }) => id === member.id);
    hold(given?.role === "admin", "listMembers", "a role that was given is not there", roles);
    if (raised)
      await step("updateMemberRole", "to owner, by an admin", {
        as: other,
        body: { memberId: member.id, role: "owner", organizationId },
        expect: 403,
      });
    const removed = await step("removeMember", "a member", {
      as: owner,
      body: { memberIdOrEmail: member.id, organizationId },
      expect: 200,
    });
    const ended = removed?.body?.member;
    hold(
      ended?.id === member.id && ended?.userId === member.userId && ended?.role === raised?.body?.role,
      "removeMember",
      "what was ended is another membership",
      removed,
    );
    await paper?.check(other, false, "of an organization, by somebody who was removed");
    await step("listMembers", "by somebody who was removed", {
      as: other,
      values: { organizationId },
      expect: 403,
    });
    const left = await step("listMembers", "after somebody was removed", {
      as: owner,
      values: { organizationId },
      expect: 200,
    });
    hold(
      left?.body?.total === 1 && left.body.members?.length === 1,
      "listMembers",
      "somebody who was removed is a member",
      left,
    );
    await checkInvitations(flow, owner, other, organizationId);
  },
};
