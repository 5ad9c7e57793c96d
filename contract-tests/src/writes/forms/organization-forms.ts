import { randomBytes } from "node:crypto";
import type { Person, Session } from "../../session.ts";
import type { Flow } from "../flow.ts";
import { submit } from "./submitted.ts";
import { checkUnknownTargets } from "./unknown-targets.ts";

/** An organization that is made, joined and left with forms alone. */
export async function checkOrganizationForms(flow: Flow, session: Session, owner: Person): Promise<void> {
  const { step, hold } = flow;
  const [guest] = session.people;
  const slug = `kit-org-${randomBytes(4).toString("hex")}`;
  const made = await submit(flow, session, "submitOrganizationForm", {
    as: owner,
    body: { name: "Kit, by forms", slug },
  });
  if (!made || !guest || !flow.has("listInvitations", "listMembers", "listOrganizations")) return;
  const list = await step("listOrganizations", "after one was made with a form", { as: owner, expect: 200 });
  const organizationId = list?.body?.find((one: { slug: string }) => one.slug === slug)?.id;
  hold(organizationId !== undefined, "submitOrganizationForm", "the new organization is not there", list);
  if (!organizationId) return;
  await checkUnknownTargets(flow, session, owner, slug);
  const values = { owner: slug };
  const known = new Set<string>();
  const members = async (about: string) => {
    const answer = await step("listMembers", about, { as: owner, values: { organizationId }, expect: 200 });
    const all = (answer?.body?.members ?? []) as { id: string; role: string }[];
    const others = all.filter(({ role }) => role !== "owner");
    for (const { id } of others) known.add(id);
    // Whoever may be given a role, or removed, is in the page by the address of that.
    const page = await step("getOrganizationPage", about, { as: owner, values, expect: 200 });
    const shown = [...known].filter((id) => page?.exchange.text?.includes(encodeURIComponent(id)));
    hold(
      shown.length === others.length && others.every(({ id }) => shown.includes(id)),
      "getOrganizationPage",
      "the members of the page are not those of the list",
      answer && page,
    );
    return { answer, all, other: others[0] };
  };
  const invite = async (): Promise<string | undefined> => {
    await submit(flow, session, "submitInvitationForm", {
      as: owner,
      values,
      body: { email: guest.email, role: "member" },
    });
    const open = await step("listInvitations", "after one was made", {
      as: owner,
      values: { organizationId },
      expect: 200,
    });
    const own = open?.body?.filter((one: { status: string }) => one.status === "pending") ?? [];
    hold(
      own.length === 1,
      "submitInvitationForm",
      `${own.length} invitations are open after one was made`,
      open,
    );
    return own[0]?.id;
  };
  const answer = async (invitationId: string, as: "accept" | "decline") => {
    await step("getInvitationPage", "of who was invited", {
      as: guest,
      values: { invitationId },
      expect: 200,
    });
    await step("getInvitationPage", "of somebody else", { as: owner, values: { invitationId }, expect: 404 });
    await submit(flow, session, "submitInvitationAnswerForm", {
      as: guest,
      values: { invitationId },
      body: { answer: as },
    });
  };
  await step("getOrganizationPage", "of the owner", { as: owner, values, expect: 200 });
  await step("getOrganizationPage", "of a stranger", { as: guest, values, expect: 403 });
  const first = await invite();
  if (!first) return;
  await submit(flow, session, "submitInvitationCancelForm", {
    as: owner,
    values: { ...values, invitationId: first },
  });
  await step("getInvitationPage", "of what was taken back", {
    as: guest,
    values: { invitationId: first },
    expect: 404,
  });
  const second = await invite();
  if (second) await answer(second, "decline");
  hold(
    (await members("after somebody declined")).all.length === 1,
    "submitInvitationAnswerForm",
    "who declined is a member",
    (await members("once more")).answer,
  );
  const third = await invite();
  if (third) await answer(third, "accept");
  const joined = await members("after somebody accepted");
  hold(joined.other !== undefined, "submitInvitationAnswerForm", "who accepted is no member", joined.answer);
  if (!joined.other) return;
  const { id: memberId } = joined.other;
  // Whoever belongs to an organization need not be one who says who else does.
  for (const [operationId, to, body] of [
    ["submitRoleForm", { ...values, memberId }, { role: "owner" }],
    ["submitInvitationForm", values, { email: `nobody-${guest.email}`, role: "member" }],
  ] as const)
    await submit(flow, session, operationId, { as: guest, values: to, body, expect: 403 });
  await submit(flow, session, "submitRoleForm", {
    as: owner,
    values: { ...values, memberId: joined.other.id },
    body: { role: "admin" },
  });
  const raised = await members("after a role was given");
  hold(raised.other?.role === "admin", "submitRoleForm", "the new role is not there", raised.answer);
  await submit(flow, session, "submitRemovalForm", {
    as: owner,
    values: { ...values, memberId: joined.other.id },
  });
  const removed = await members("after somebody was removed");
  hold(removed.all.length === 1, "submitRemovalForm", "who was removed is a member", removed.answer);
  const fourth = await invite();
  if (fourth) await answer(fourth, "accept");
  await submit(flow, session, "submitDepartureForm", { as: guest, values });
  const left = await members("after somebody left");
  hold(left.all.length === 1, "submitDepartureForm", "who left is a member", left.answer);
  await submit(flow, session, "submitDepartureForm", { as: owner, values, expect: [400, 403, 409] });
}
