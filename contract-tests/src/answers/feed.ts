import type { AnswerCheck } from "./answer-check.ts";

/** A feed is one that readers understand. */
export const feed: AnswerCheck = {
  name: "feed",
  summary: "The entries of a feed are in its order, the newest first, each with an id and a time of its own",
  source: "RFC 4287, sections 4.1.2 and 4.2.6; contract: getFeed, “the newest first”",
  problems({ operation, exchange: { headers, text, status, url } }) {
    if (status !== 200 || !headers.get("content-type")?.startsWith("application/atom+xml") || !text)
      return [];
    const entries = entriesOf(text);
    const ids = entries.map((entry) => textOf(entry, "id"));
    const times = entries.map((entry) => textOf(entry, "updated"));
    const problems: string[] = [];
    if (ids.includes(undefined) || times.includes(undefined))
      problems.push("an entry has no id or no time of its last change");
    if (new Set(ids).size < ids.length) problems.push("two entries have one id");
    const self = /<link rel="self"[^>]*href="([^"]*)"/.exec(text)?.[1];
    if (self !== undefined && URL.canParse(self) && new URL(self).pathname !== new URL(url).pathname)
      problems.push(`its own address is ${self}`);
    // An order is what the contract says alone: readers sort for themselves.
    const isOrdered = /newest first/i.test(operation.description ?? "");
    if (isOrdered && times.some((time, index) => index > 0 && String(time) > String(times[index - 1])))
      problems.push("the entries are not in order, the newest first");
    return problems;
  },
};

/** The entries of an Atom feed, as they are written. */
export const entriesOf = (text: string): string[] => text.match(/<entry\b[\s\S]*?<\/entry>/g) ?? [];

const textOf = (entry: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(entry)?.[1];
