import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { openDatabaseOf } from "../support/databases.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
const people: Record<"owner" | "admin" | "member" | "stranger", Account> = {} as never;
let organization: { id: string; slug: string };

beforeAll(async () => {
  test = await startService();
  for (const name of ["owner", "admin", "member", "stranger"] as const)
    people[name] = await signUp(test.url, name === "admin" ? "adam" : name);
  organization = (await call(people.owner, "create", { name: "Numerics Lab", slug: "numerics-lab" })).body;
  await join(people.admin, "admin");
  await join(people.member, "member");
});
afterAll(() => test[Symbol.asyncDispose]());

async function call(account: Account, path: string, body: object): Promise<{ status: number; body: Json }> {
  const response = await post(`${test.url}/api/auth/organization/${path}`, body, { cookie: account.cookie });
  return { status: response.status, body: await response.json() };
}

async function list(account: Account, path: string, organizationId = organization.id) {
  // Which organizations somebody belongs to is asked about none in particular.
  const search = path === "list" ? "" : `?organizationId=${organizationId}`;
  const address = `${test.url}/api/auth/organization/${path}${search}`;
  const response = await fetch(address, { headers: { cookie: account.cookie } });
  return { status: response.status, body: (await response.json()) as Json };
}

const mail = ({ username }: Account) => `${username}@example.org`;

const invite = (by: Account, email: string, role: string, organizationId = organization.id) =>
  call(by, "invite-member", { email, role, organizationId });

async function join(account: Account, role: string, by = people.owner, organizationId = organization.id) {
  const { body } = await invite(by, mail(account), role, organizationId);
  const { status, body: joined } = await call(account, "accept-invitation", { invitationId: body.id });
  expect(status).toBe(200);
  return joined.member as { id: string };
}

describe("an organization", () => {
  it("has its maker as its owner, and is listed to its members", async () => {
    const { body } = await list(people.stranger, "list");
    expect(body).toEqual([]);
    const own = await list(people.member, "list");
    expect(own.body).toMatchObject([{ id: organization.id, name: "Numerics Lab", slug: "numerics-lab" }]);
    const members = await list(people.member, "list-members");
    expect(members.body.total).toBe(3);
    expect(members.body.members.map(({ role }: Json) => role)).toEqual(["owner", "admin", "member"]);
    expect(members.body.members[0].user).toMatchObject({ name: "owner", email: "owner@example.org" });
    const address = `${test.url}/api/auth/organization/list-members?organizationId=${organization.id}&limit=1&offset=1`;
    const page = (await (await fetch(address, { headers: { cookie: people.owner.cookie } })).json()) as Json;
    expect(page.members.map(({ role }: Json) => role)).toEqual(["admin"]);
  });

  it("shares one namespace with people: neither takes the other's name, whoever is first", async () => {
    const taken = await call(people.owner, "create", { name: "Adam", slug: "adam" });
    expect(taken.status).toBe(409);
    expect(taken.body.error).toBe("The name adam is already taken; choose another.");
    expect((await call(people.owner, "create", { name: "Again", slug: "numerics-lab" })).status).toBe(409);
    const account = { name: "x", email: "x@example.org", password: "a long password" };
    const signedUp = await post(`${test.url}/api/auth/sign-up/email`, {
      ...account,
      username: "numerics-lab",
    });
    expect(signedUp.status).toBe(409);

    const statuses = await Promise.all([
      call(people.owner, "create", { name: "Raced", slug: "raced" }),
      call(people.stranger, "create", { name: "Raced", slug: "raced" }),
      post(`${test.url}/api/auth/sign-up/email`, { ...account, username: "raced" }),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each(["api", "r", "mcp", "docs", "schemas", "openapi", "admin"])("is not called %s", async (name) => {
    const created = await call(people.owner, "create", { name: "Reserved", slug: name });
    expect(created).toMatchObject({ status: 409, body: { error: expect.stringMatching(/reserved/) } });
    const account = { name, email: "reserved@example.org", password: "a long password", username: name };
    expect((await post(`${test.url}/api/auth/sign-up/email`, account)).status).toBe(409);
  });

  it.each(["Upper", "with space", "a".repeat(65), "../etc", ""])("is not called %j", async (slug) => {
    expect((await call(people.owner, "create", { name: "Bad", slug })).status).toBe(400);
  });

  it("is not managed by a key, whoever has it", async () => {
    const headers = { "x-api-key": people.owner.key };
    const response = await post(
      `${test.url}/api/auth/organization/create`,
      { name: "K", slug: "k-lab" },
      headers,
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/browser session/) });
  });
});

describe("to a stranger", () => {
  it("an organization looks like none at all", async () => {
    const { stranger } = people;
    const body = { email: "a@example.org", role: "member", memberIdOrEmail: mail(people.member) };
    const attempts = (organizationId: string) => [
      list(stranger, "list-members", organizationId),
      list(stranger, "list-invitations", organizationId),
      call(stranger, "invite-member", { email: body.email, role: "member", organizationId }),
      call(stranger, "remove-member", { memberIdOrEmail: body.memberIdOrEmail, organizationId }),
      call(stranger, "update-member-role", { memberId: "m", role: "owner", organizationId }),
      call(stranger, "leave", { organizationId }),
    ];
    const real = await Promise.all(attempts(organization.id));
    expect(real.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 404]);
    expect(await Promise.all(attempts("no-such-organization"))).toEqual(real);
  });
});

describe("an invitation", () => {
  it("is accepted by the person invited alone, once", async () => {
    const ruth = await signUp(test.url, "ruth");
    const { status, body } = await invite(people.owner, "Ruth@Example.org", "member");
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: "ruth@example.org", role: "member", status: "pending" });
    expect((await invite(people.owner, mail(ruth), "member")).status).toBe(409);
    const stolen = await call(people.stranger, "accept-invitation", { invitationId: body.id });
    expect(stolen.status).toBe(403);
    expect((await call(ruth, "accept-invitation", { invitationId: "nothing" })).status).toBe(404);
    const accepted = await call(ruth, "accept-invitation", { invitationId: body.id });
    expect(accepted.body).toMatchObject({ invitation: { status: "accepted" }, member: { role: "member" } });
    expect((await call(ruth, "accept-invitation", { invitationId: body.id })).status).toBe(404);
    expect((await invite(people.owner, mail(ruth), "admin")).status).toBe(409);
    await call(ruth, "leave", { organizationId: organization.id });
  });

  it("is made and seen by those alone who may give its role", async () => {
    const { owner, admin, member } = people;
    expect((await invite(member, "new@example.org", "member")).status).toBe(403);
    expect((await invite(admin, "new@example.org", "owner")).status).toBe(403);
    expect((await invite(admin, "new@example.org", "admin")).status).toBe(200);
    expect((await invite(owner, "boss@example.org", "owner")).status).toBe(200);
    const emails = async (account: Account) =>
      (await list(account, "list-invitations")).body
        .filter(({ status }: Json) => status === "pending")
        .map(({ email }: Json) => email);
    expect(await emails(owner)).toEqual(["new@example.org", "boss@example.org"]);
    expect(await emails(admin)).toEqual(["new@example.org"]);
    expect((await list(member, "list-invitations")).status).toBe(403);
  });

  it("is listed however many were made before", async () => {
    const { body } = await call(people.owner, "create", { name: "Old Lab", slug: "old-lab" });
    const opened = await openDatabaseOf(test.dataDir);
    const ended = Array.from(
      { length: 120 },
      (_, index) => sql`(${`ended-${index}`}, ${body.id},
      ${`guest-${index}@example.org`}, 'member', 'canceled', '2026-01-08T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z', (select id from "user" where username = 'owner'))`,
    );
    await sql`insert into invitation
      (id, "organizationId", email, role, status, "expiresAt", "createdAt", "inviterId")
      values ${sql.join(ended)}`.execute(opened.db);
    await opened.close();
    const { body: invitation } = await invite(people.owner, mail(people.stranger), "member", body.id);
    const listed = await list(people.owner, "list-invitations", body.id);
    expect(listed.body).toHaveLength(121);
    expect(listed.body.map(({ id }: Json) => id)).toContain(invitation.id);
  });
});

describe("roles", () => {
  it("are changed by owners, and by admins below them", async () => {
    const { owner, admin, member } = people;
    const { members } = (await list(owner, "list-members")).body;
    const idOf = (role: string) => members.find((found: Json) => found.role === role).id;
    const change = (by: Account, memberId: string, role: string) =>
      call(by, "update-member-role", { memberId, role, organizationId: organization.id });
    expect((await change(member, idOf("member"), "admin")).status).toBe(403);
    expect((await change(admin, idOf("owner"), "member")).status).toBe(403);
    expect((await change(admin, idOf("member"), "owner")).status).toBe(403);
    expect((await change(admin, "nothing", "member")).status).toBe(404);
    expect((await change(admin, idOf("member"), "superuser")).status).toBe(400);
    expect((await change(admin, idOf("member"), "admin")).body).toMatchObject({ role: "admin" });
    expect((await change(owner, idOf("member"), "member")).body).toMatchObject({ role: "member" });
    expect((await change(owner, idOf("owner"), "member")).status).toBe(400);
  });

  it("decide who removes whom", async () => {
    const { owner, admin, member } = people;
    const remove = (by: Account, whom: string) =>
      call(by, "remove-member", { memberIdOrEmail: whom, organizationId: organization.id });
    expect((await remove(member, mail(admin))).status).toBe(403);
    expect((await remove(admin, mail(owner))).status).toBe(403);
    expect((await remove(admin, mail(people.stranger))).status).toBe(404);
    const lone = await remove(owner, mail(owner));
    expect(lone.status).toBe(400);
    expect(lone.body.error).toMatch(/keeps one owner at least/);
  });

  it("keep an owner, however many leave at once", async () => {
    const [one, two] = [await signUp(test.url, "one"), await signUp(test.url, "two")];
    const { body: firm } = await call(one, "create", { name: "Firm", slug: "firm" });
    const second = await join(two, "owner", one, firm.id);
    const left = await Promise.all([
      call(one, "leave", { organizationId: firm.id }),
      call(two, "update-member-role", { memberId: second.id, role: "member", organizationId: firm.id }),
      call(two, "leave", { organizationId: firm.id }),
    ]);
    expect(left.map(({ status }) => status)).toContain(400);
    const one_ = await list(one, "list-members", firm.id);
    const two_ = await list(two, "list-members", firm.id);
    const { members } = (one_.status === 200 ? one_ : two_).body;
    expect(members.filter(({ role }: Json) => role === "owner")).toHaveLength(1);
  });
});

describe("a member", () => {
  it("submits to the organization's namespace and reads there, until the membership ends", async () => {
    const { owner, member, stranger } = people;
    const submit = async (account: Account, slug: string) => {
      const body = upload({ paper: await pdf(slug), slug, owner: organization.slug, visibility: "private" });
      const headers = { "x-api-key": account.key };
      return fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
    };
    expect((await submit(stranger, "not-mine")).status).toBe(403);
    const created = await submit(member, "shared");
    expect(created.status).toBe(201);
    const { repository } = (await created.json()) as Json;
    expect(repository.owner).toBe(organization.slug);
    const record = (await test.service.composition.deps.store.repositories.get(repository.id))!;
    const seed = createSeed(test);
    const experiment = await seed.experiment(record);
    const claim = await seed.claim(record, {}, experiment);

    const reads = [
      `/api/v1/repositories/${repository.id}`,
      `/api/v1/repositories/resolve?owner=${organization.slug}&slug=shared`,
      `/api/v1/claims/${claim.id}?repository_id=${repository.id}`,
      `/api/processing?repositoryId=${repository.id}`,
      `/api/badge/${organization.slug}/shared`,
      `/api/objects/${record.paperDigest}`,
      `/r/${organization.slug}/shared`,
    ];
    const statuses = (headers: Record<string, string>) =>
      Promise.all(reads.map(async (path) => (await fetch(`${test.url}${path}`, { headers })).status));
    const all = (status: number) => reads.map(() => status);
    for (const account of [owner, member]) {
      expect(await statuses({ cookie: account.cookie })).toEqual(all(200));
      expect(await statuses({ "x-api-key": account.key })).toEqual(all(200));
    }
    const listed = async (headers: Record<string, string>) =>
      (await (await fetch(`${test.url}/api/v1/repositories`, { headers })).text()).includes(repository.id);
    expect(await listed({ "x-api-key": member.key })).toBe(true);
    for (const headers of [{ cookie: stranger.cookie }, { "x-api-key": stranger.key }] as Record<
      string,
      string
    >[]) {
      expect(await statuses(headers)).toEqual(all(404));
      expect(await listed(headers)).toBe(false);
    }
    const runRequest = { repositoryId: repository.id, claimId: claim.id };
    expect((await post(`${test.url}/api/v1/runs`, runRequest, { "x-api-key": member.key })).status).toBe(202);
    expect((await post(`${test.url}/api/v1/runs`, runRequest, { "x-api-key": stranger.key })).status).toBe(
      404,
    );

    const removed = await call(owner, "remove-member", {
      memberIdOrEmail: mail(member),
      organizationId: organization.id,
    });
    expect(removed.body.member).toMatchObject({ role: "member" });
    expect(await statuses({ cookie: member.cookie })).toEqual(all(404));
    expect(await statuses({ "x-api-key": member.key })).toEqual(all(404));
    expect((await submit(member, "late")).status).toBe(403);
    expect((await list(member, "list-members")).status).toBe(403);
  });
});
