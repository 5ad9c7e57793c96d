import type { StatedNumber } from "./stated-numbers.ts";
import { ownWork } from "./vocabulary.ts";

const theirs =
  /\b(?:their|they|theirs|the authors?['’ʼ]?|the original|his|her|the (?:original )?(?:paper|article)(?:['’ʼ]s| reports?| reported| finds?| states?| claims?))\b/i;
const ofTheirs =
  /\b(?:(?:in|by|for|from|of) (?:the )?(?:original|authors?|literature|previous|earlier|published)|originally|reported (?:by|in)|published|et al)\b/i;

/** Said of a number by the words before it, or by those behind it up to the next one. */
export function isTheirs(text: string, { start, end }: StatedNumber): boolean {
  const before = text
    .slice(Math.max(0, start - 45), start)
    .split(/(?<![\p{L}\d])\d/u)
    .at(-1)!;
  const after = text.slice(end, end + 60).split(/(?<![\p{L}\d])\d|[;]|,\s/u)[0]!;
  return theirs.test(before) || ofTheirs.test(after) || isOfOthers(text.slice(0, start));
}

/** Others are the subject, however far before the number: "their results revealed", "Zehavi et al. (2011) adopt". */
const othersReport =
  /\b(?:their (?:\p{L}+ )?(?:results?|findings|study|studies|analys[ei]s|estimates?|experiments?|paper|work|review|survey)|they|the authors) (?:also |have |then )?(?:reveal|show|found|find|report|estimat|indicat|suggest|conclud|observ|obtain|measur|adopt|use)\p{L}*\b/giu;
const named =
  /(?:^|[,;(]\s?|\b(?:that|while|whereas|although|since|because|and|but|where|which|when|as)\s)\p{Lu}[\p{L}'’-]+(?:\s(?:et al\.?|and|&|\p{Lu}[\p{L}'’-]+)){0,3}\s(?:\(\d{4}[a-z]?\)|\[\d{1,3}\])\s\p{Ll}{2,}/gu;

function isOfOthers(before: string): boolean {
  let end = -1;
  for (const pattern of [othersReport, named])
    for (const { 0: match, index } of before.matchAll(pattern)) end = Math.max(end, index + match.length);
  return end >= 0 && !ownWork.test(before.slice(end));
}
