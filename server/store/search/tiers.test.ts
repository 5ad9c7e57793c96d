import { expect, it } from "vitest";
import { createTestDatabase } from "../../../test/support/databases.ts";
import { newRepository } from "../../domain/repository/new-repository.ts";
import { queryTokens } from "../../domain/search-tokens.ts";
import { createStore } from "../store.ts";

const words = ["graph", "graphs", "tree"];
/** Each subset of the words as a title with each as a description; numbered as they are created. */
const subsets = Array.from({ length: 8 }, (_, bits) => words.filter((_, bit) => bits & (1 << bit)));
const papers = subsets.flatMap((title) => subsets.map((description) => ({ title, description })));

/** The first tier that a paper matches in: whole words before beginnings, titles before other text; -1 for none. */
function tierOf({ title, description }: (typeof papers)[number], query: string[]): number {
  const places = [title, [...title, ...description]];
  const isIn = [
    (place: string[]) => query.every((word) => place.includes(word)),
    (place: string[]) => query.every((word) => place.some((each) => each.startsWith(word))),
  ];
  return isIn.flatMap((matches) => places.map(matches)).indexOf(true);
}

it("lists what matches by its first tier, the newest first, over pages", async () => {
  await using database = await createTestDatabase();
  const { db, reads, close } = await database.open();
  const store = createStore(db, reads);
  for (const [number, { title, description }] of papers.entries()) {
    const { repository } = newRepository({
      ...{ id: `repo_${number}`, owner: "ada", slug: `p${number}`, at: "2026-01-02T03:04:05.678Z" },
      ...{
        title: title.join(" "),
        description: description.join(" "),
        visibility: "public",
        submittedBy: "u",
      },
      ...{ paperLicense: "unknown", codeLicense: "unknown", paperByteSize: 1 },
      ...{ paperDigest: `sha256:${"a".repeat(64)}`, paperTextDigest: `sha256:${"b".repeat(64)}` },
    });
    await store.repositories.create(repository);
  }
  const read = async (q: string) => {
    const filter = { readableNamespaces: [], words: queryTokens(q) };
    const ids: string[] = [];
    for (let after = null; ; ) {
      const page = await store.search.find("repositories", filter, { limit: 5, after });
      ids.push(...page.ids);
      if (!page.next) return ids;
      after = page.next as never;
    }
  };
  for (const q of ["graph", "grap", "graph tree", "tre graphs", "forest", "graph forest"]) {
    const expected = papers
      .map((paper, number) => ({ number, tier: tierOf(paper, q.split(" ")) }))
      .filter(({ tier }) => tier >= 0)
      .sort((one, other) => one.tier - other.tier || other.number - one.number)
      .map(({ number }) => `repo_${number}`);
    expect(await read(q), q).toEqual(expected);
  }
  await close();
});
