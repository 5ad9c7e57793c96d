import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createBrowser } from "../support/browser.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let people: Record<string, Account>;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  const names = ["ada", "grace", "emmy", "eve"];
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await signUp(test.url, name)])),
  );
});
afterAll(() => test[Symbol.asyncDispose]());

const browserOf = (name: string) => createBrowser(test.url, people[name]!.cookie);
const send = (who: string, path: string, fields: Record<string, string> = {}, headers = {}) =>
  fetch(`${test.url}${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: people[who]!.cookie, origin: test.url, accept: "text/html", ...headers },
    redirect: "manual",
  });
const call = async (who: string, path: string, body: unknown) => {
  const response = await post(`${test.url}/api/auth/organization/${path}`, body, {
    cookie: people[who]!.cookie,
  });
  return { status: response.status, body: (await response.json()) as Json };
};

/** Invites with a form, and returns the path of the invitation. */
async function invite(who: string, slug: string, name: string, role = "member"): Promise<string> {
  const browser = browserOf(who);
  await browser.open(`/organizations/${slug}`);
  const page = await browser.send(`/organizations/${slug}/invitations`, {
    email: `${name}@example.org`,
    role,
  });
  const link = new RegExp(`value="${test.url}(/invitations/[^"]+)" aria-label="Link for ${name}@`);
  return link.exec(page.text)![1]!;
}

describe("an organization with pages", () => {
  it("is made, invites, is joined, changes roles, and is left", async () => {
    const ada = browserOf("ada");
    const none = await ada.open("/organizations");
    expect(none.text).toContain("You belong to no organization yet.");
    const name = "Lab <script>";
    const taken = await ada.send("/organizations", { name, slug: "grace" });
    expect(taken.status).toBe(409);
    expect(taken.forms.get("/organizations")).toEqual({ name, slug: "grace" });
    const made = await ada.send("/organizations", { name, slug: "lab" });
    expect(made.redirect?.location).toBe("/organizations/lab");
    expect(made.text).toContain("<h1>Lab &lt;script&gt;</h1>");
    expect(made.forms.has("/organizations/lab/departure")).toBe(false);
    expect((await ada.open("/r/lab")).text).toContain('href="/organizations/lab"');

    const wrong = await ada
      .open("/organizations/lab")
      .then(() => ada.send("/organizations/lab/invitations", { email: "nowhere", role: "member" }));
    expect(wrong.status).toBe(400);
    expect(wrong.forms.get("/organizations/lab/invitations")).toMatchObject({ email: "nowhere" });

    const path = await invite("ada", "lab", "grace");
    const grace = browserOf("grace");
    const invited = await grace.open(path);
    expect(invited.text).toContain("<strong>ada</strong> invites you to <strong>Lab &lt;script&gt;</strong>");
    expect((await browserOf("eve").open(path)).status).toBe(404);
    const signIn = await createBrowser(test.url).open(path);
    expect(signIn.status).toBe(401);
    expect(signIn.text).toContain(`/sign-in?next=${encodeURIComponent(path)}`);
    const joined = await grace.send(path, { answer: "accept" });
    expect(joined.redirect?.location).toBe("/organizations/lab?done=joined");
    expect(joined.text).toContain("You are a member now.");
    expect([...joined.forms.keys()].filter((action) => action.startsWith("/organizations"))).toEqual([
      "/organizations/lab/departure",
    ]);
    expect((await grace.open(path)).status).toBe(404);

    const managed = await ada.open("/organizations/lab");
    const action = [...managed.forms.keys()].find((each) => each.endsWith("/role"))!;
    const changed = await ada.send(action, { role: "admin" });
    expect(changed.text).toContain("The changes were saved.");
    const asAdmin = await grace.open("/organizations/lab");
    expect(asAdmin.forms.has("/organizations/lab/invitations")).toBe(true);
    const left = await grace.send("/organizations/lab/departure");
    expect(left.redirect?.location).toBe("/organizations?done=left");
    expect((await grace.open("/organizations/lab")).status).toBe(403);
  });

  it("has invitations declined and taken back", async () => {
    await call("emmy", "create", { name: "Group", slug: "group" });
    const declined = await invite("emmy", "group", "grace");
    const grace = browserOf("grace");
    await grace.open(declined);
    const answer = await grace.send(declined, { answer: "decline" });
    expect(answer.redirect?.location).toBe("/organizations?done=declined");
    expect((await grace.open(declined)).status).toBe(404);
    const path = await invite("emmy", "group", "eve");
    const cancel = `/organizations/group${path}/cancel`;
    const emmy = browserOf("emmy");
    await emmy.open("/organizations/group");
    const gone = await emmy.send(cancel);
    expect(gone.text).toContain("The invitation was taken back.");
    expect((await browserOf("eve").open(path)).status).toBe(404);
    expect((await send("emmy", cancel)).status).toBe(404);
    expect((await send("emmy", "/organizations/group/departure")).status).toBe(400);
  });

  it("refuses strangers, other sites, and what its roles do not allow", async () => {
    await call("ada", "create", { name: "Closed", slug: "closed" });
    const path = await invite("ada", "closed", "grace");
    const invitation = path.split("/").at(-1)!;
    for (const address of ["closed", "there-is-none"]) {
      expect((await browserOf("eve").open(`/organizations/${address}`)).status).toBe(403);
      for (const form of ["departure", "members/m/removal", `invitations/${invitation}/cancel`])
        expect((await send("eve", `/organizations/${address}/${form}`)).status, form).toBe(403);
      const fields = { email: "eve@example.org", role: "owner" };
      expect((await send("eve", `/organizations/${address}/invitations`, fields)).status).toBe(403);
      expect((await send("eve", `/organizations/${address}/members/m/role`, { role: "owner" })).status).toBe(
        403,
      );
    }
    expect((await call("eve", "cancel-invitation", { invitationId: invitation })).status).toBe(404);
    expect((await call("eve", "reject-invitation", { invitationId: invitation })).status).toBe(403);
    const foreign = { origin: "https://elsewhere.example" };
    expect((await send("grace", path, { answer: "accept" }, foreign)).status).toBe(403);
    expect((await send("grace", path, { answer: "perhaps" })).status).toBe(400);
    expect((await send("eve", "/invitations/none", { answer: "accept" })).status).toBe(404);
    const again = { email: "grace@example.org", role: "member" };
    expect((await send("ada", "/organizations/closed/invitations", again)).status).toBe(409);
    expect((await send("ada", "/organizations/closed/members/none/role", { role: "member" })).status).toBe(
      404,
    );
    expect((await send("ada", "/organizations/closed/members/none/removal")).status).toBe(404);

    await send("grace", path, { answer: "accept" });
    const member = browserOf("grace");
    await member.open("/organizations/closed");
    const fields = { email: "eve@example.org", role: "member" };
    const refused = await send("grace", "/organizations/closed/invitations", fields);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("Members of");
    // An admin makes no owner, and takes back no invitation that makes one.
    const owners = (await invite("ada", "closed", "emmy", "owner")).split("/").at(-1)!;
    const ada = browserOf("ada");
    const page = await ada.open("/organizations/closed");
    await ada.send([...page.forms.keys()].find((each) => each.endsWith("/role"))!, { role: "admin" });
    expect((await call("grace", "cancel-invitation", { invitationId: owners })).status).toBe(403);
    expect((await member.open("/organizations/closed")).text).not.toContain(owners);
    const removal = [...(await ada.open("/organizations/closed")).forms.keys()].find((each) =>
      /removal/.test(each),
    );
    expect((await ada.send(removal!)).text).toContain("The changes were saved.");
    expect((await member.open("/organizations/closed")).status).toBe(403);
  });

  it("is shown to nobody else before it has something to read", async () => {
    await call("ada", "create", { name: "Quiet", slug: "quiet" });
    expect((await browserOf("eve").open("/r/quiet")).status).toBe(404);
    expect((await browserOf("ada").open("/r/quiet")).status).toBe(200);
    const seed = createSeed(test);
    await seed.repository({ owner: "quiet", visibility: "private" });
    expect((await browserOf("eve").open("/r/quiet")).status).toBe(404);
    await seed.repository({ owner: "quiet" });
    expect((await browserOf("eve").open("/r/quiet")).text).toContain("organization");
  });
});
