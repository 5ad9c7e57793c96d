import { expect, it } from "vitest";
import type { Evidence } from "../../__generated__/types.ts";
import { translatorInto } from "../language/translator.ts";
import { figures } from "./figures.ts";

const file = (changes: Partial<Evidence>) =>
  ({
    ...{ digest: "sha256:a", sourcePath: "a.png", mediaType: "image/png", byteSize: 10, summary: "A file." },
    downloadUrl: "https://service.example/api/objects/sha256:a",
    ...changes,
  }) as Evidence;
const shown = (...files: Evidence[]) => String(figures(translatorInto("en"), files, 2));

it("shows pictures from the object's address, by what they are called, as text", () => {
  const html = shown(file({ sourcePath: '"><script>.svg', mediaType: "image/svg+xml; charset=utf-8" }));
  expect(html).toContain(
    '<img src="/api/objects/sha256:a" alt="The figure &quot;&gt;&lt;script&gt;.svg that',
  );
  expect(html).not.toContain("<script>");
});

it("shows what repetitions left alike once, the first of them, and no more than asked", () => {
  const again = file({ sourcePath: "repetition-2/a.png" });
  const html = shown(
    file({}),
    again,
    file({ digest: "b", sourcePath: "b.png" }),
    file({ digest: "c", sourcePath: "c.png" }),
  );
  expect(html.match(/<code>[^<]*/g)).toEqual(["<code>a.png", "<code>b.png"]);
});

it.each([
  { mediaType: "text/html" },
  { mediaType: null },
  { byteSize: null },
  { byteSize: 2 ** 30 },
  { byteSize: 0 },
])("shows no %j", (changes) => expect(shown(file(changes))).toBe(""));
