import type { Person } from "../session.ts";
import type { Flow } from "./flow.ts";

/** What may not be sent makes no paper. */
export async function checkSent(
  { step, hold }: Flow,
  owner: Person,
  { id, slug }: { id: string; slug: string },
  formOf: (slug: string, title: string) => FormData,
): Promise<void> {
  const wrong: [string, (form: FormData) => void][] = [
    ["which nobody attests", (form) => form.set("submitterAttested", "false")],
    ["without who attests", (form) => form.delete("submitterAttested")],
    ["with a slug in capitals", (form) => form.set("slug", `${slug}-A`)],
    ["with a title of two letters", (form) => form.set("title", "Tw")],
    ["with a licence that there is not", (form) => form.set("paperLicense", "none-such")],
    [
      "that is no PDF",
      (form) => form.set("paper", new Blob(["no paper"], { type: "application/pdf" }), "paper.pdf"),
    ],
  ];
  for (const [what, change] of wrong) {
    const form = formOf(`${slug}-not`, "A paper that is refused");
    change(form);
    await step("createRepository", `a paper ${what}`, { as: owner, body: form, expect: [400, 415, 422] });
  }
  await step("resolveRepository", "a paper that was refused", {
    as: owner,
    values: { owner: owner.username, slug: `${slug}-not` },
    expect: 404,
  });
  const status = await step("getRepository", "the paper", {
    as: owner,
    values: { repositoryId: id },
    expect: 200,
  });
  hold(status?.body?.withdrawal === undefined, "getRepository", "a new paper is withdrawn", status);
}
