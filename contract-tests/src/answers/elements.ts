import { type AnswerCheck, isGood } from "./answer-check.ts";

/** Elements of a page end where they must. */
export const elements: AnswerCheck = {
  name: "elements",
  summary: "An element of a page whose end tag cannot be left out has one",
  source: "HTML, section 13.1.2.4",
  problems(answer) {
    const { text, headers } = answer.exchange;
    if (!isGood(answer) || !text || !headers.get("content-type")?.startsWith("text/html")) return [];
    const counts = new Map<string, number>();
    for (const [, end, name, rest] of withoutTexts(text).matchAll(tags))
      if (end || !rest!.endsWith("/")) counts.set(name!, (counts.get(name!) ?? 0) + (end ? -1 : 1));
    return [...counts].flatMap(([name, count]) =>
      count === 0
        ? []
        : [
            `the page has ${count > 0 ? "a <" : "an end of "}${name}${count > 0 ? "> that does not end" : " without its beginning"}`,
          ],
    );
  },
};

const closed =
  "a|abbr|article|aside|b|blockquote|button|code|dl|details|div|em|fieldset|figure|figcaption|footer|form|h[1-6]|header|label|main|nav|ol|pre|section|select|small|span|strong|summary|svg|table|ul";
const tags = new RegExp(`<(/?)(${closed})(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^'">])*)>`, "gi");

/** What stands in these is no markup of the page. */
const withoutTexts = (page: string): string =>
  page.replace(/<!--[\s\S]*?-->|<(script|style|textarea|title|iframe)\b[\s\S]*?<\/\1\s*>/gi, "");
