import type { CodePlace } from "./code-hosts.ts";
import { contextCues } from "./link-context.ts";
import { type ReferenceParts, referenceParts } from "./references.ts";
import { findTextLinks, type TextLink } from "./text-links.ts";

/** A page of a paper, with the addresses that its parts link to. */
export interface LinkedPage {
  number: number;
  text: string;
  links?: readonly string[];
}

/** One place where a paper names an address of code. */
export interface Mention extends CodePlace {
  score: number;
  reasons: string[];
  page: number | null;
}

/** A stranger wrote the paper: so many of its addresses are looked at. */
const maxMentions = 1000;

/** Every address of code in a paper, from the abstract, then page by page, with what its place says of it. */
export function findMentions(pages: readonly LinkedPage[], abstract: string): Mention[] {
  const linked = new Set(pages.flatMap(annotated).map(({ url }) => url.toLowerCase()));
  const mentions = textMentions(abstract.normalize("NFKC"), null, { everywhere: linked, onPage: [] });
  let withinReferences = false;
  for (const page of pages) {
    if (mentions.length >= maxMentions) break;
    const text = page.text.normalize("NFKC");
    const references = referenceParts(text, withinReferences);
    const links = { everywhere: linked, onPage: annotated(page) };
    const named = textMentions(text, page.number, links, references);
    mentions.push(...named, ...linkMentions(page, named, withinReferences));
    withinReferences = references.goOn;
  }
  return mentions.slice(0, maxMentions);
}

/** What the PDF links to: in small letters all of it, and what one page does. */
interface Linked {
  everywhere: ReadonlySet<string>;
  onPage: readonly CodePlace[];
}

function textMentions(
  text: string,
  page: number | null,
  linked: Linked,
  references?: ReferenceParts,
): Mention[] {
  const links = findTextLinks(text);
  return links.flatMap((link, at) => {
    const after = links[at - 1]?.end ?? 0;
    const before = links[at + 1]?.start ?? text.length;
    const isCited = references?.contains(link.start) ?? false;
    const cues = isCited ? [] : contextCues(text, link, Math.min(after, link.start), before);
    return readingsOf(link, linked, text).map((place, rank) => {
      const mention = mentionAt(place, page, isCited, cues);
      if (rank > 0) mention.reasons.push("it is read over the end of a line in another way");
      // The first reading comes first of two that are equal otherwise.
      return { ...mention, score: mention.score - rank / 10 };
    });
  });
}

/** A link of the PDF says how an address over two lines, or with letters that the text lacks, is read. */
function readingsOf({ readings, end }: TextLink, linked: Linked, text: string): CodePlace[] {
  const next = linked.onPage.length > 0 ? lettersOf(text.slice(end, end + maxRest)) : "";
  const whole = linked.onPage.find((link) => readings.some(({ url }) => goesOnAs(link.url, url, next)));
  if (whole) return [whole];
  const sure = readings.find(({ url }) => linked.everywhere.has(url.toLowerCase()));
  return sure ? [sure] : readings;
}

/** Whether a link is an address with more behind it whose letters come next in the text, however they are set. */
function goesOnAs(link: string, address: string, next: string): boolean {
  if (!link.toLowerCase().startsWith(address.toLowerCase())) return false;
  const rest = lettersOf(link.slice(address.length));
  return rest !== "" && next.startsWith(rest);
}

const maxRest = 300;
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, "");

/** Links on a page whose address its text does not name, such as under the word “code”. */
function linkMentions(page: LinkedPage, named: readonly Mention[], isCited: boolean): Mention[] {
  const urls = new Set(named.map(({ url }) => url.toLowerCase()));
  return annotated(page)
    .filter(({ url }) => !urls.has(url.toLowerCase()))
    .map((place) => mentionAt(place, page.number, isCited, []));
}

function annotated({ links = [] }: LinkedPage): CodePlace[] {
  return links.flatMap((link) =>
    findTextLinks(link.normalize("NFKC")).flatMap(({ readings }) => readings.slice(0, 1)),
  );
}

function mentionAt(
  { url, host, isPage }: CodePlace,
  page: number | null,
  isCited: boolean,
  cues: readonly { points: number; reason: string }[],
): Mention {
  const all = [...placeCues(page, isCited), ...cues, ...(isPage ? [ofPage] : [])];
  const score = all.reduce((sum, { points }) => sum + points, 0);
  return { url, host, page, score, reasons: all.map(({ reason }) => reason) };
}

const ofPage = { points: -2, reason: "only its page on github.io is named there" };

function placeCues(page: number | null, isCited: boolean): { points: number; reason: string }[] {
  if (isCited) return [{ points: -4, reason: "it is in the references" }];
  if (page === null) return [{ points: 2, reason: "it is in the abstract" }];
  return [
    page === 1
      ? { points: 2, reason: "it is on the first page" }
      : { points: 0, reason: `it is on page ${page}` },
  ];
}
