import {
  contentOf,
  isNamed,
  type MetricName,
  phraseAround,
  stop,
  type Word,
  wordsOf,
} from "./metric-words.ts";
import { shareOf } from "./share-names.ts";
import { bySymbol, condition } from "./symbol-names.ts";
import { currencySign } from "./units.ts";
import { finiteVerb, isBare, isChange, isOutcome, isQuantity, resultVerb } from "./vocabulary.ts";

/** How far from the number its metric is looked for. */
const reach = 90;

/**
 * The name of what a number of a sentence measures: the symbol before the equals sign, the quantity that the number is
 * said to be of (`an accuracy of`, `the half-life was`), or the one directly behind it (`a 0.59 AUC`, `0.72 in MRR`);
 * else the nearest words, which are not bound to it. `listed` is that of the number before in the same list.
 */
export function metricNameOf(
  text: string,
  start: number,
  end: number,
  chosen: ReadonlySet<string>,
  listed?: MetricName,
): MetricName {
  const before = clauseBefore(text, start);
  if (/^\s?degrees of freedom/.test(text.slice(end, end + 20)))
    return { name: "degrees of freedom", isBound: false, isCondition: false };
  // "At the near-null point (difference ≈ 1 %), …": what the sentence is about.
  if (/^\W*(?:At|For|With|Under|When|Where|If)\b[^,;.]{0,80}\([^)]*$/u.test(text.slice(0, start)))
    return { name: "condition", isBound: false, isCondition: true };
  const said = text.slice(Math.max(0, start - 140), start);
  if (ofRemoved.test(said) || toReach.test(said))
    return { name: "condition", isBound: false, isCondition: true };
  const symbolic = bySymbol(before, text.slice(end, end + 40), chosen);
  if (symbolic) return symbolic;
  const share = shareOf(before, text.slice(end, end + 160));
  if (share) return share;
  const words = wordsOf(before);
  const behind = wordsOf(text.slice(end, end + 60).split(clauseEnd)[0]!);
  const nearest = words.findLastIndex((_, index) => isNamed(words, index));
  const forward = nearest < 0 ? null : boundBefore(before, words, nearest, text.slice(end, end + 60));
  if (forward?.isCondition) return forward;
  if (forward && namesSeveral(text.slice(end, end + 150))) return { ...forward, isBound: false };
  const adjacent = boundBehind(text.slice(end, end + 80));
  if (forward?.isBound && !(adjacent && changedBy.test(before))) return forward;
  if (adjacent)
    return changedBy.test(before) ? { ...adjacent, name: `change in ${adjacent.name}` } : adjacent;
  if (listed) return { ...listed, name: listed.next ?? listed.name };
  if (forward) return forward;
  const content = words.filter(({ text: one }) => !stop.has(one.toLowerCase())).slice(-3);
  const rest = behind.filter(({ text: one }) => !stop.has(one.toLowerCase())).slice(0, 2);
  const name = (content.length > 0 ? content : rest)
    .map(({ text: one }) => one)
    .join(" ")
    .toLowerCase();
  return { name, isBound: false, isCondition: false };
}

/** "We removed indices whose correlation was above 0.9." */
const ofRemoved =
  /\b(?:removed|excluded|discarded|omitted|filtered out)\s[^.;,]{0,60}\b(?:which|whose|that|with|where)\s[^.;,]{0,60}$/i;

/** "To reach an error of 1 %, the second needs more steps." */
const toReach =
  /(?:^|[,;.]\s|\bthat,?\s)(?:in order )?to (?:reach|achieve|obtain|attain|ensure|guarantee)\s[^.;,]{0,60}$/i;

/** "20 % and 14 % in precision and recall, respectively": which is whose is not said by what stands before. */
function namesSeveral(after: string): boolean {
  const end = after.indexOf("respectively");
  if (end < 0) return false;
  const last = after
    .slice(0, end)
    .split(/(?<![\p{L}\d.@–-])\d[\d.,]*/u)
    .at(-1)!;
  const words = wordsOf(last);
  return words.filter((_, index) => isNamed(words, index)).length > 1;
}

const clauseEnd = /[,;:.(]\s|[;:()]|\b(?:and|which|while|but|compared|than|versus|vs)\b/u;

/** Whether this between two numbers makes a list of them: `0.95 for the first and 0.84`, without a verb of its own. */
export function isListLink(between: string): boolean {
  return (
    /^[^,;.:()\d]{0,60}?(?:,\s?(?:and\s)?|(?:^|\s)(?:and|or|to|&)\s)(?:only )?$/u.test(between) &&
    !finiteVerb.test(between) &&
    !resultVerb.test(between) &&
    !/\b(?:of|an?)\b/.test(between)
  );
}

/** Words by which a number is said to be the value of what stands before: "of", "was", "=", "fell to". */
const hedge =
  "(?:about|around|approximately|roughly|nearly|almost|only|just|exactly|at least|at most|up to|(?:no )?(?:more|less|fewer|greater|higher|lower|larger|smaller) than|below|above|under|over|estimated (?:at|to be)|an? (?:mean|average|median|total|high|low|maximum|minimum) of|[~≈∼<>≤≥])";
const changing = String.raw`(?:increas|decreas|reduc|improv|drop|fell|fall|ris|rose|grew|grow|declin|rais|chang|differ)\w*(?: [^,;.]{0,40}?)?`;
const binding = new RegExp(
  String.raw`(?:\b(?:of|was|were|is|are|be|been|being|became|equals?|equal(?:l?ed)? to|reach(?:es|ed|ing)?|averag(?:es|ed|ing)|attain(?:s|ed|ing)?|exceed(?:s|ed|ing)?|total(?:s|led|ed)|yields?|yielded|gives?|gave|amount(?:s|ed|ing)? to|correspond(?:s|ed|ing)? to|close to|valued at|(?:peak|saturat|plateau|stabili[sz]|converg|settl|stand|remain|stay|estimat|measur)\w* (?:at|to(?: be)?)|${changing} (?:by|to|from))|[=:(]|\bdecreases?|\bincreases?)\s*(?:${hedge}\s*)*[-−+]?(?:${currencySign}\s?)?$`,
  "iu",
);

const changedBy = new RegExp(String.raw`${changing} by\s*(?:${hedge}\s*)*[-−+±]?$`, "iu");

/** "an error that is 0.13 degrees smaller" is no error of 0.13 degrees. */
const comparison =
  /^\s?[^\s\d,;.]{0,10}\s(?:times\s)?(?:(?:smaller|larger|bigger|greater|higher|lower|better|worse|faster|slower|shorter|longer|earlier|later|fewer|less|more)\b(?! than half))/i;

/** "the noise gives a boost excess of only": not the noise. */
const ofAnother = new RegExp(
  String.raw`(?:^|\s)(?!(?:on|in|for|at|of|with|by|from|to|over|under|across|between|and|or)\s)[\p{L}]+\s(?:an?|the)\s((?:[\p{L}-]+\s){0,4}[\p{L}-]+)\sof\s(?:${hedge}\s*)*[-−+]?(?:${currencySign}\s?)?$`,
  "iu",
);

function boundBefore(before: string, words: readonly Word[], nearest: number, after: string): MetricName {
  const bridge = before.slice(words[nearest]!.end);
  let name = phraseAround(words, nearest);
  const above = ofWhich(before.slice(0, words[nearest]!.start), name);
  if (above !== null) name = above;
  const isPlain =
    !comparison.test(after) &&
    bridge.length <= 70 &&
    !/(?<![\p{L}\d.–-])\d|;|\S\s?\)|\(.*\p{L}/u.test(bridge) &&
    binding.test(` ${before.slice(-reach)}`);
  // "a wavelength stability of": the noun before "of" is what the number is of.
  const head = /^((?:\s[\p{L}-]+){1,2})\sof\s/u.exec(bridge)?.[1]?.trim();
  if (
    head !== undefined &&
    !name.endsWith(head) &&
    !head.split(" ").some((word) => stop.has(word.toLowerCase()))
  )
    name = `${name} ${head}`;
  const other = ofAnother.exec(bridge)?.[1];
  if (other !== undefined) return { name: other, isBound: false, isCondition: condition.test(other) };
  const extreme = /\s(maxim(?:a|um)|peaks?|minim(?:a|um))\s/.exec(bridge)?.[1];
  const pair = pairedNames(before, name, after);
  if (pair) name = pair[0];
  const full = (one: string) => (extreme === undefined ? one : `${extreme} of ${one}`);
  name = full(name);
  const reachesBack = binding.test(bridge) || /^\s*[-−]?$|^\s(?:to|by|from)\s/.test(bridge);
  let isBound = isPlain && reachesBack;
  if (/\bby\b/.test(bridge) && changedBy.test(before)) name = `change in ${name}`;
  else if (isChange(words[nearest]!.text)) {
    // "a drop in the score to 0.9" is a score, "a drop of 3 % in the score" a drop in it.
    const of = /^\s(?:in|of)\s(?:the\s)?((?:[\p{L}\d-]+\s?){1,4}?)\s?(to|of|by|was|is)\s/iu.exec(
      `${bridge} `,
    );
    const then = /^\s?\S{0,4}\s?(?:in|of)\s(?:the\s)?((?:[\p{L}\d-]+\s?){1,3})/u.exec(after);
    if (of?.[1]?.trim()) name = of[2] === "to" ? of[1].trim() : `${name} in ${of[1].trim()}`;
    else if (then?.[1]) name = `${name} in ${contentOf(then[1])}`;
    else isBound &&= / /.test(name);
  }
  const first = words.findIndex(({ text }) => name.startsWith(text));
  const lead = before.slice(0, words[first < 0 ? nearest : first]!.start);
  if (isBare(name)) {
    const of = /^\sof\s(?:the\s|our\s|all\s)?((?:[\p{L}-]+\s?){1,3})/u.exec(bridge)?.[1];
    const what = of === undefined ? "" : contentOf(of);
    if (what !== "" && !stop.has(what.toLowerCase())) name = `${name} of ${what}`;
    else isBound = false;
  }
  const isCondition =
    condition.test(lead) ||
    /\b(?:when|if|where)\s\S{1,10}\s?=\s?[\d.]+\sand\s(?:the\s)?$/i.test(lead) ||
    /^(?:fixed|default|chosen|nominal|initial|prescribed) (?!effects?\b)/i.test(name) ||
    (/\b(?:with|in|on)\s(?:an?\s|the\s)?$/i.test(lead) && !isOutcome(words[nearest]!.text));
  return { name, isBound: isBound && !isCondition, isCondition, ...(pair && { next: full(pair[1]) }) };
}

/** "the A and B concentrations were 3 and 4, respectively": one name for each. */
function pairedNames(before: string, name: string, after: string): [string, string] | null {
  const [, ...rest] = name.split(" ");
  const one = /([\p{L}\d_-]+)\sand\s$/u.exec(before.slice(0, before.lastIndexOf(name)))?.[1];
  if (one === undefined || rest.length === 0 || !/^[^;]{0,45}\brespectively\b/.test(after)) return null;
  return [`${one} ${rest.join(" ")}`, name];
}

/** "the ratio of both amplitudes was": not the amplitudes. */
function ofWhich(lead: string, name: string): string | null {
  const related = /([\p{L}-]+)\s(?:coefficient\s)?between\s([^,;.()\d]{1,60})$/u.exec(
    lead + name.split(" ")[0]!,
  );
  // Up to a verb: "the difference between both yields a premium of" is the premium.
  if (related && isQuantity(related[1]!) && !resultVerb.test(related[2]!) && !finiteVerb.test(related[2]!))
    return `${related[1]} between ${related[2]}`;
  const found =
    /((?:[\p{L}-]+\s){0,2}?)([\p{L}-]+)\sof\s((?:the|both|all|its|our|their)\s)?(?:[\p{L}-]+\s){0,3}$/u.exec(
      lead,
    );
  if (!found || !isQuantity(found[2]!)) return null;
  const rest = name.split(" ");
  return `${found[2]} of ${found[3] ?? ""}${rest.join(" ")}`;
}

/** "0.59 AUC", "22 % improvement in accuracy", "0.72 in MRR": the quantity directly behind the number. */
function boundBehind(all: string): MetricName | null {
  // The unit is no name: "4 percentage points".
  const after = all.replace(/^\s?(?:percentage points?|per ?cent|points?|times|degrees)\b/i, "");
  const behind = wordsOf(after.split(clauseEnd)[0]!);
  const lead = /^\s?(?:%|‰)?[-\s](?:(?:in|of)\s(?:the\s)?)?/u.exec(after)?.[0];
  if (lead === undefined) return null;
  const words = behind.filter((one) => one.start >= lead.length);
  const at = words.findIndex((_, index) => isNamed(words, index));
  if (at < 0 || at > 1 || words[0]!.start > lead.length) return null;
  if (words.slice(0, at).some(({ text }) => stop.has(text.toLowerCase()))) return null;
  let name = words
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(" ");
  if (isChange(words[at]!.text)) {
    const of = /^\s(?:in|of)\s(?:both\s)?(?:the\s)?((?:[\p{L}\d-]+\s?){1,3})/u.exec(
      after.slice(words[at]!.end),
    );
    if (of?.[1]) name = `${name} in ${contentOf(of[1])}`;
    else if (at === 0) return null;
  }
  // "12 % of the variance" is a share of it; "in the distance" is a place.
  const isOutcomeName = isOutcome(words[at]!.text) || isChange(words[at]!.text);
  const isFar = /\b(?:in|of)\s/.test(lead);
  if (isFar && (!isOutcomeName || /\bof\s/.test(lead))) return null;
  return { name, isBound: isOutcomeName, isCondition: false };
}

/** The words before a number, back to the end of the clause. */
function clauseBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const parts = before.split(
    /;\s|:\s(?!\s*$)|,\s(?:and|while|whereas|but|which|where|with)\s|\bwhereas\b|\bwhile\b/u,
  );
  return parts.at(-1)!;
}
