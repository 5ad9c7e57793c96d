import { expect, test } from "vitest";
import type { PaperText } from "../../deps.ts";
import type { StageContext } from "../stage.ts";
import { intake } from "./intake.ts";

const repository = {
  paperDigest: "sha256:a",
  paperByteSize: 7,
  paperTextDigest: "sha256:b",
  authors: [],
  description: "",
};
const about = { title: null, abstract: null, date: null, doi: null, arxivId: null };

async function outcomeOf(pages: string[], found: Partial<PaperText> = {}) {
  const text: PaperText = {
    pageCount: pages.length,
    title: null,
    pages: pages.map((text, index) => ({ number: index + 1, text })),
    ...found,
  };
  const objects = { get: async () => new TextEncoder().encode(JSON.stringify(text)) };
  return intake.run({ deps: { objects }, job: { look: null }, repository } as unknown as StageContext);
}

test("pages without text are named, and the paper is processed", async () => {
  expect(await outcomeOf(["one", "", "three", ""])).toMatchObject({
    status: "completed",
    payload: {
      pageCount: 4,
      notes: [expect.stringMatching(/^Pages 2, 4 of 4: no text, as they are scanned.*text layer\.$/)],
    },
  });
  const { payload } = await outcomeOf(["one", ""]);
  expect(payload?.notes).toEqual([expect.stringMatching(/^Page 2 of 2: no text, as it is scanned/)]);
  const plain = await outcomeOf(["one"]);
  expect(plain.payload).not.toHaveProperty("notes");
  // An update of nothing is none for the database.
  expect(plain).not.toHaveProperty("save");
});

test("what the paper says of itself becomes the repository's where that says nothing", async () => {
  const authors = { value: ["Ada Lovelace"], source: "first_page" as const };
  const outcome = await outcomeOf(["one"], { about: { ...about, authors } });
  expect(outcome.payload).toMatchObject({ about: { authors, taken: ["authors"] } });
  expect(outcome).toHaveProperty("save");
});
