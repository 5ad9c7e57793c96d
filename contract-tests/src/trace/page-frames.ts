import { callerOf } from "../caller.ts";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import type { Exchange } from "../exchange.ts";
import type { Session } from "../session.ts";

interface Framed {
  operation: Operation;
  exchange: Exchange;
}

/** What stands around every page is the same on all. */
export const pageFrames: ServiceCheck = {
  name: "page-frame",
  summary:
    "Every page has one heading and a title of its own, which ends as the others do, and the same style, header and footer as the others to the same caller",
  source: "WCAG 2.2, success criteria 2.4.2, 2.4.6, 3.2.3 and 3.2.4",
  async run(session) {
    const parts = new Map<string, Map<string, Framed[]>>();
    const customs = new Map<string, Map<string, Framed[]>>();
    for (const one of session.exchanges) {
      const { operation, exchange } = one;
      const type = exchange.headers.get("content-type") ?? "";
      if (exchange.status !== 200 || !type.startsWith("text/html") || !exchange.text) continue;
      const language = exchange.headers.get("content-language");
      const caller = JSON.stringify(callerOf(session.contract, exchange.request));
      const header = partOf(exchange.text, "header");
      add(parts, `footer ${language} ${caller}`, partOf(exchange.text, "footer"), one);
      add(parts, `header ${language} ${caller} ${operation.path}`, header, one);
      // A page of no record has one title, whatever came of its form.
      if (!operation.path.includes("{") && exchange.request.query.length === 0)
        add(parts, `heading ${language} ${operation.path}`, headingOf(exchange.text), one);
      add(customs, `end of the title: ${language}`, endOfTitle(exchange.text), one);
      add(customs, `style: ${language}`, styleOf(exchange.text), one);
      add(customs, `header: ${language} ${caller}`, header, one);
    }
    for (const [what, values] of parts) report(session, what.split(" ")[0]!, values);
    // Where a site has no such custom, nothing is said of its pages.
    for (const [what, values] of customs)
      if (isCustom(values)) report(session, what.split(":")[0]!, withoutOthers(values));
  },
};

function add(all: Map<string, Map<string, Framed[]>>, key: string, value: string, one: Framed): void {
  const values = all.get(key) ?? new Map<string, Framed[]>();
  values.set(value, [...(values.get(value) ?? []), one]);
  all.set(key, values);
}

/** Words and addresses, without what names the page that one is on. */
function partOf(page: string, name: string): string {
  const [part = ""] = new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`).exec(page) ?? [];
  const words = part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  const addresses = [...part.matchAll(/\b(?:href|action)="([^"?]*)/g)].map(([, address]) => address);
  return `${words} ${addresses.join(" ")}`;
}

const headingOf = (page: string): string =>
  [...page.matchAll(/<(title|h1)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .slice(0, 2)
    .map(([, , text]) => text)
    .join(" | ");

const styleOf = (page: string): string => /<style\b[^>]*>[\s\S]*?<\/style>/.exec(page)?.[0] ?? "";

/** What a title says after what the page is about: which site it is of. */
function endOfTitle(page: string): string {
  const title = /<title\b[^>]*>([^<]*)<\/title>/.exec(page)?.[1] ?? "";
  return title
    .split(/\s+[·|–—-]\s+/)
    .at(-1)!
    .trim();
}

/** Without what several operations have in another way: a page that is on the way to an account may offer less. */
function withoutOthers(values: Map<string, Framed[]>): Map<string, Framed[]> {
  const most = Math.max(...[...values.values()].map(({ length }) => length));
  return new Map([...values].filter(([, pages]) => pages.length === most || operationsOf(pages).size === 1));
}

const operationsOf = (pages: readonly Framed[]): Set<Operation> =>
  new Set(pages.map(({ operation }) => operation));

/** Whether four of five operations have the same. */
function isCustom(values: Map<string, Framed[]>): boolean {
  const counts = [...values.values()].map((pages) => operationsOf(pages).size);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all >= 5 && Math.max(...counts) * 5 >= all * 4;
}

/** What most pages have is right. */
function report(session: Session, what: string, values: Map<string, Framed[]>): void {
  const sorted = [...values].toSorted(([, a], [, b]) => b.length - a.length);
  const [first, ...others] = sorted;
  if (!first || others.length === 0) return;
  const isSplit = others[0]![1].length === first[1].length;
  for (const [, pages] of isSplit ? sorted : others)
    for (const { operation, exchange } of pages)
      session.recordFinding(
        { check: "page-frame", operation, description: "compared with the other pages" },
        `its ${what} is not that of the other pages`,
        exchange.request,
        200,
      );
}
