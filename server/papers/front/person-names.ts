const particles = new Set(
  "van von der den de del della da dos das do di du la le el al bin ibn ben ten ter te zu zur af av y e".split(
    " ",
  ),
);

/** Words of institutions, places of work and headings, which have capitals as names have. */
const noName =
  /^(?:universi|departe?ment|institu|school|college|colleg|facult|laborator|labs?$|cent(?:er|re)|academ|hospital|clinic|ministry|agency|council|foundation|compan|corporation|inc$|ltd$|llc$|gmbh|group|team|research|scien|technolog|engineer|physic|mathemat|statistic|comput|informat|medic|biolog|chemi|econom|national|international|federal|royal|state$|states$|united|kingdom|republic|abstract|introduction|contents|keywords?|author|anonymous|corresponding|correspondence|email|e-mail|editor|review|received|accepted|published|submitted|draft|preprint|article|paper|report|journal|proceedings|conference|workshop|symposium|version|figure|table|street|avenue|road|usa$|uk$|january|february|march$|april$|june$|july$|august$|september|october|november|december|the$|an?$|of$|for$|in$|on$|with$|by$|to$|using|from|under|supervis|presented|open|access|learning|network|model|analys|data|system|method|study|approach|google|microsoft|amazon|facebook|meta$|openai|deepmind|nvidia|apple|ibm$|intel$|adobe|huawei|tencent|alibaba|baidu)/i;

/**
 * Returns the person that a text names, or null. Of a name in capitals the first letters stay.
 *
 * @param small The words that the paper writes in small letters.
 * @param isAmongNames Whether it stands in a list of names: then it may be as short as "Bo Li".
 */
export function personName(text: string, small: ReadonlySet<string>, isAmongNames = false): string | null {
  const name = text
    .replace(/[\s\d∗*†‡§¶✉✩#|,]+$/u, "")
    .replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+/i, "")
    .replace(
      /,?\s+(?:Ph\.?\s?D\.?|M\.?D\.?|M\.?Sc\.?|Jr\.?|Sr\.?|Student Member|Senior Member|Member|Fellow)$/i,
      "",
    )
    .replace(/\s+ID$/, "")
    .trim();
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > 5 || name.length > 60) return null;
  // What somebody is called stands between the names: `Chun-Kai (Karl) Huang`.
  const isNickname = (word: string, at: number) =>
    at > 0 && at < words.length - 1 && /^[(“"]\p{Lu}\p{L}+[)”"]$/u.test(word);
  const main = words.filter((word, at) => !particles.has(word) && !isNickname(word, at));
  const isNoName = (word: string) => noName.test(word) && !(isAmongNames && word === "An");
  if (main.length < 2 || !main.every(isNameWord) || main.some(isNoName)) return null;
  const long = main.filter((word) => /^[\p{L}'’-]{2,}$/u.test(word) && (isAmongNames || word.length > 2));
  // An initial and a word is no name that can be told from others.
  if (long.length === 0 || long.every((word) => small.has(word.toLowerCase()))) return null;
  return name;
}

/** `Ada`, `J.`, `J.-P.`, `O’Neil`, `García-Hurtado`, `LOVELACE`; no digits and no other marks. */
function isNameWord(word: string): boolean {
  return /^(?:(?:\p{Lu}\.-?){1,4}|\p{Lu}|(?:\p{L}['’])?\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*)$/u.test(
    word,
  );
}
