import { expect, it } from "vitest";
import { catalogues, type Language, render } from "./render.ts";

const languages = Object.keys(catalogues) as Language[];
const keys = Object.keys(catalogues.en) as (keyof typeof catalogues.en)[];

it.each(languages)("has exactly the same keys in %s", (language) => {
  expect(Object.keys(catalogues[language]).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(catalogues[language][key].trim(), key).not.toBe("");
});

it.each(languages)("uses the same placeholders in %s as in English", (language) => {
  const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const key of keys) {
    expect(named(catalogues[language][key]), key).toEqual(named(catalogues.en[key]));
  }
});

it.each(["de", "zh-Hans"] as const)("is translated to %s, not copied", (language) => {
  const same = keys.filter((key) => catalogues[language][key] === catalogues.en[key]);
  expect(same.filter((key) => /[A-Za-z]/.test(catalogues.en[key].replace(/\{\w+\}/g, "")))).toEqual([]);
});

it("renders nested texts in the same language", () => {
  const detail = {
    key: "request.field",
    parameters: { field: "title", problem: { key: "issue.required" } },
  } as const;
  expect(render("request.invalid", { detail })).toBe("The request is invalid: title is required.");
  expect(render("request.invalid", { detail }, "de")).toBe("Die Anfrage ist ungültig: title fehlt.");
  expect(render("request.invalid", { detail }, "zh-Hans")).toBe("请求无效：title 为必填项。");
});

it("does not interpret placeholders in parameters", () => {
  expect(render("identity.name_reserved", { name: "{name} $& {constructor}" })).toContain(
    "{name} $& {constructor}",
  );
});
