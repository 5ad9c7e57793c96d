import { expect, it } from "vitest";
import { queryTokens } from "../../domain/search-tokens.ts";
import { highlighted } from "./highlighted.ts";

it.each([
  ["prime", "Primes and a prime, not subprime", "<mark>Primes</mark> and a <mark>prime</mark>, not subprime"],
  ["ecole", "An École café", "An <mark>École</mark> café"],
  ["3.14", "pi is 3.14, not 3.145", "pi is <mark>3.14</mark>, not <mark>3.145</mark>"],
  ["c++", "C++ or C", "<mark>C++</mark> or C"],
  ["质数", "关于质数的间隔", "关于<mark>质</mark><mark>数</mark>的间隔"],
  ["数", "质数 primes", "质<mark>数</mark> primes"],
  ["b", '<b> & "b"', "&lt;<mark>b</mark>&gt; &amp; &quot;<mark>b</mark>&quot;"],
  ["", "nothing", "nothing"],
])("marks what %s finds in %s", (query, text, wanted) => {
  expect(String(highlighted(text, queryTokens(query)))).toBe(wanted);
});

it("keeps a text of broken and unusual characters as it is", () => {
  const odd = "\ud83d 𝒫rime ﬁne e\u0301 한국 ไทย";
  const shown = String(highlighted(odd, queryTokens("prime fine e 국 ไท")));
  expect(shown.replace(/<\/?mark>/g, "")).toBe(odd);
  expect(shown).toContain("<mark>𝒫rime</mark> <mark>ﬁne</mark>");
});
