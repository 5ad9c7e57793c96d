import { expect, it } from "vitest";
import { pageLanguage } from "./page-language.ts";

it.each([
  ["a choice before the browser's", "lang=de", "zh-CN,zh;q=0.9", "de"],
  ["a choice among other cookies", "a=1; lang=zh-Hans; b=2", "de", "zh-Hans"],
  ["English that was chosen", "lang=en", "de", "en"],
  ["no other language than ours", "lang=fr", "de-AT", "de"],
  ["no member of every object", "lang=constructor", "zh", "zh-Hans"],
  ["no other spelling", "lang=ZH-hans", "de", "de"],
  ["nothing that is empty", "lang=", "de", "de"],
  ["no cookie that only ends so", "slang=de", "en", "en"],
  ["the browser's, by quality", "", "fr, en;q=0.3, de;q=0.8", "de"],
  ["Traditional Chinese as the next that is asked for", "", "zh-TW,zh;q=0.9,en;q=0.8", "zh-Hans"],
  ["Traditional Chinese alone as English", "", "zh-Hant-HK", "en"],
])("takes %s", (_, cookie, accept, language) => {
  expect(pageLanguage(new Headers({ cookie, "accept-language": accept }))).toBe(language);
});

it("is English where nothing is said", () => {
  expect(pageLanguage(new Headers())).toBe("en");
});
