import { type CodePlace, readCodePlace } from "./code-hosts.ts";

/** An address of code within a text. */
export interface TextLink {
  start: number;
  end: number;
  /** How it can be read, the likeliest first: a line that ends within an address leaves it open how it goes on. */
  readings: CodePlace[];
}

/**
 * Each host as a text may break it; the scheme before it says nothing. A name before a dot is another host's. What stands
 * on OSF behind the number of a publisher is a preprint.
 */
const hostStart = new RegExp(
  "(?<![\\p{L}\\d._-])(?:www\\.)?(?:" +
    "(github\\.\\n?com|raw\\.githubusercontent\\.\\n?com|gitlab\\.\\n?com|codeberg\\.\\n?org|bitbucket\\.\\n?org)\\n?[/:]\\n?|" +
    "(zenodo\\.\\n?org|archive\\.softwareheritage\\.\\n?org|10\\.5281|figshare\\.\\n?com|10\\.6084|10\\.7910|" +
    "(?<!10\\.(?!17605)\\d{5}\\/)osf\\.\\n?io|[a-z\\d][a-z\\d-]{0,38}\\.github\\.\\n?io)\\n?\\/\\n?|" +
    "(?=(swh):1:))",
  "giu",
);
const addressPart = /[!-~]{0,300}/y;
/** A stranger wrote the text: so many addresses of it are looked at. */
const maxLinks = 500;

/** Finds the addresses of code in a text, in order, in time linear in its length. */
export function findTextLinks(text: string): TextLink[] {
  const links: TextLink[] = [];
  hostStart.lastIndex = 0;
  for (let found = hostStart.exec(text); found && links.length < maxLinks; found = hostStart.exec(text)) {
    const [before, forge, archive, heritage] = found;
    const host = (forge ?? archive ?? heritage ?? "").replace("\n", "").toLowerCase();
    const from = found.index + before.length;
    if (before === "") hostStart.lastIndex += 1;
    const { paths, end } = readPaths(text, from);
    const readings = paths.map((path) => readCodePlace(host, path)).filter((place) => place !== null);
    const distinct = readings.filter(({ url }, at) => readings.findIndex((each) => each.url === url) === at);
    if (distinct.length > 0) links.push({ start: found.index, end, readings: distinct });
  }
  return links;
}

/** The rest of an address from an offset on, with and without what stands at the start of the next lines. */
function readPaths(text: string, from: number): { paths: string[]; end: number } {
  const first = partAt(text, from);
  let end = from + first.length;
  let paths = [first];
  // A name may run over a line that holds nothing else, and no further.
  for (
    let breaks = 0;
    breaks < 2 && text[end] === "\n" && /[\w/:.-]$/.test(text.slice(end - 1, end));
    breaks++
  ) {
    const next = partAt(text, end + 1);
    const joined = joinParts(paths[0]!, next);
    if (next === "" || joined === null) break;
    paths = joined.goesOn ? [...joined.paths, ...paths] : [...paths, ...joined.paths];
    if (!joined.goesOn) break;
    end += 1 + next.length;
  }
  // What ends a sentence is not the address's.
  while (end > from && /[.,;:!?)\]]/.test(text[end - 1]!)) end -= 1;
  return { paths, end };
}

function partAt(text: string, from: number): string {
  addressPart.lastIndex = from;
  return addressPart.exec(text)?.[0] ?? "";
}

/** `goesOn`: the first line cannot be all of the address, or does not look so. Null where it is all. */
function joinParts(path: string, next: string): { paths: string[]; goesOn: boolean } | null {
  if (!/^[\w./-]/.test(next)) return null;
  const slashes = path.split("/").length - 1;
  const isNamed = slashes >= 2 || /\.git$/.test(path);
  if (isNamed) return null;
  if (path.endsWith("-")) {
    // The hyphen is more often the name's than the typesetter's.
    return { paths: [path + next, path.slice(0, -1) + next], goesOn: true };
  }
  if (slashes === 0 || path.endsWith("/") || next.startsWith("/"))
    return { paths: [path + next], goesOn: true };
  if (path.endsWith("_")) return { paths: [path + next], goesOn: true };
  return /^[a-z\d_-]/.test(next) ? { paths: [path + next], goesOn: false } : null;
}
