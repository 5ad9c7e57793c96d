import { expect, it } from "vitest";
import { placeOf, placesIn } from "./text-place.ts";

it("names the first line that has the words, of one text after the other", () => {
  const text = "a\nb c\n\nb\nd";
  const places = ["a", "b", "c\n", "\nb", "d", "e"].map((words) => placeOf("f", text, words));
  expect(places).toEqual(["f:1", "f:2", "f:2", "f:1", "f:5", "f:1"]);
  expect(placeOf("g", "\n\nb", "b")).toBe("g:3");
  expect(placeOf("f", text, "b")).toBe("f:2");
  expect(placeOf("h", "", "b")).toBe("h:1");
});

it("counts the lines of a text once, whatever is asked for", () => {
  const text = `${"\n".repeat(1_000_000)}x`;
  for (let count = 0; count < 3000; count++) expect(placeOf("f", text, "x")).toBe("f:1000001");
});

it("finds words in turn, each behind the one before where it can", () => {
  const placeIn = placesIn("f", "# b, a\na\nb\nc\n");
  expect(["a", "a", "b", "c", "x", "b"].map(placeIn)).toEqual(["f:1", "f:2", "f:3", "f:4", "f:1", "f:1"]);
});

it("does not walk through a text for each of very many words that are not there", () => {
  const placeIn = placesIn("f", "x".repeat(4_000_000));
  for (let count = 0; count < 300_000; count++) expect(placeIn(`y${count}`)).toBe("f:1");
});
