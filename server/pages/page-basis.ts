import type { Basis, Context, Deps } from "../deps.ts";

/**
 * Returns what a page of a repository rests on for nobody in particular; undefined for anybody else, and where there is
 * no such page. Ask for it before anything else of the page is read: then that is at least as new.
 */
export async function repositoryBasis(
  { store }: Pick<Deps, "store">,
  { principal }: Pick<Context, "principal">,
  { owner, slug }: { owner: string; slug: string },
): Promise<Basis | undefined> {
  if (principal !== null) return undefined;
  const see = () => store.pageStamps.ofRepository(owner, slug);
  const seen = await see();
  return seen === "" ? undefined : { seen, see, isWhole: true };
}
