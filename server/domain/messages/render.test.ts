import { expect, it } from "vitest";
import { catalogues, type Language, render } from "./render.ts";

const languages = Object.keys(catalogues) as Language[];
const keys = Object.keys(catalogues.en) as (keyof typeof catalogues.en)[];

it.each(languages)("has every text in %s, and no other", (language) => {
  expect(Object.keys(catalogues[language]).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(catalogues[language][key].trim(), key).not.toBe("");
});

it.each(languages)("names in %s what the English names", (language) => {
  const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const key of keys) {
    expect(named(catalogues[language][key]), key).toEqual(named(catalogues.en[key]));
  }
});

it.each(["de", "zh-Hans"] as const)("is translated to %s, not copied", (language) => {
  const same = keys.filter((key) => catalogues[language][key] === catalogues.en[key]);
  expect(same.filter((key) => /[A-Za-z]/.test(catalogues.en[key].replace(/\{\w+\}/g, "")))).toEqual([]);
});

it("tells a text within a text in the language of the whole", () => {
  const detail = {
    key: "request.field",
    parameters: { field: "title", problem: { key: "issue.required" } },
  } as const;
  expect(render("request.invalid", { detail })).toBe("The request is invalid: title is required.");
  expect(render("request.invalid", { detail }, "de")).toBe("Die Anfrage ist ungültig: title fehlt.");
  expect(render("request.invalid", { detail }, "zh-Hans")).toBe("请求无效：title 为必填项。");
});

it("leaves what a caller wrote as it is", () => {
  expect(render("identity.name_reserved", { name: "{name} $& {constructor}" })).toContain(
    "{name} $& {constructor}",
  );
});
