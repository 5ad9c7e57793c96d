import type { Person } from "../session.ts";
import type { Flow } from "./flow.ts";

/** The file of a paper, which is withheld from everybody but its owner once the paper was withdrawn. */
export interface PaperFile {
  check(isWithdrawn: boolean): Promise<void>;
}

/** Finds the file of a paper in its snapshot; null where it has none that may be had. */
export async function paperFile(
  { has, step }: Flow,
  owner: Person | undefined,
  place: { owner: string; slug: string },
): Promise<PaperFile | null> {
  if (!owner || !has("listLegacyRepositories", "getObject")) return null;
  const snapshot = await step("listLegacyRepositories", "for the file of a paper", {
    as: owner,
    query: place,
    expect: 200,
  });
  const { digest, downloadUrl } = snapshot?.body?.repository?.paper ?? {};
  if (typeof digest !== "string" || typeof downloadUrl !== "string") return null;
  return {
    async check(isWithdrawn) {
      const about = isWithdrawn ? "of a paper that was withdrawn" : "of a paper that is there";
      await step("getObject", about, { values: { digest }, expect: isWithdrawn ? 404 : 200 });
      await step("getObject", `${about}, by its owner`, { as: owner, values: { digest }, expect: 200 });
    },
  };
}
