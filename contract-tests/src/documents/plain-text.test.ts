import { describe, expect, it } from "vitest";
import { plainText, textIn } from "./plain-text.ts";

describe("the plain text of a document", () => {
  it("is the same however it is escaped", () => {
    const title = plainText("Wärme & “Zürich”, 1 < 2");
    expect(textIn("text/html", "<h1>W&#228;rme &amp; &ldquo;Z&#xfc;rich&rdquo;, 1 &lt; 2</h1>")).toBe(title);
    expect(textIn("application/x-bibtex", "title = {{Wärme \\& “Zürich”, 1 $<$ 2}}")).toContain(title);
    expect(textIn("application/ld+json", JSON.stringify({ name: "Wärme & “Zürich”, 1 < 2" }))).toBe(title);
  });
});
