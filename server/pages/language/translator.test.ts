import { html } from "hono/html";
import { expect, it } from "vitest";
import { translatorInto, translatorOf } from "./translator.ts";

const counted = {
  en: "{count, plural, one {# Claim} other {# Claims}} of {name}",
  de: "{count, plural, one {# Behauptung} other {# Behauptungen}} von {name}",
  "zh-Hans": "{name} 的 {count, plural, other {# 个论断}}",
} as const;
const linked = {
  en: "See <link>the page of {name}</link>, <code>a</code>",
  de: "Siehe <link>die Seite von {name}</link>, <code>a</code>",
  "zh-Hans": "见 <link>{name} 的页面</link>，<code>a</code>",
} as const;

it.each([
  ["en", 1, "1 Claim of x"],
  ["en", 1234, "1,234 Claims of x"],
  ["de", 1, "1 Behauptung von x"],
  ["de", 1234, "1.234 Behauptungen von x"],
  ["zh-Hans", 1, "x 的 1 个论断"],
] as const)("counts in %s: %i", (language, count, text) => {
  expect(translatorInto(language)(counted, { count, name: "x" })).toBe(text);
});

it("escapes every value, in and beside elements", () => {
  const link = (content: unknown[]) => html`<a>${content}</a>`;
  const page = String(translatorInto("en").html(linked, { link, name: "<script>&\"'" }));
  expect(page).toBe("See <a>the page of &lt;script&gt;&amp;&quot;&#39;</a>, <code>a</code>");
  const text = translatorInto("en")(counted, { count: 2, name: "{count} <b>" });
  expect(text).toBe("2 Claims of {count} <b>");
  expect(String(html`<p title="${text}">${text}</p>`)).not.toContain("<b>");
});

it("takes HTML as a value, and puts it where the language does", () => {
  const name = html`<b>x</b>`;
  expect(String(translatorInto("zh-Hans").html(counted, { count: 3, name }))).toBe("<b>x</b> 的 3 个论断");
});

it("does not compile without a value, with a text for a number, or without the function of an element", () => {
  const t = translatorInto("en");
  // @ts-expect-error: no name
  expect(() => t(counted, { count: 1 })).toThrow("name");
  // @ts-expect-error: a count is a number
  expect(t(counted, { count: "1", name: "x" })).toBe("1 Claim of x");
  // @ts-expect-error: no function for the link
  expect(() => t.html(linked, { name: "x" })).toThrow("link");
});

it("is that of the request", () => {
  expect(translatorOf(new Headers({ cookie: "lang=de" })).language).toBe("de");
  expect(translatorOf(new Headers({ "accept-language": "zh-CN" })).language).toBe("zh-Hans");
});
