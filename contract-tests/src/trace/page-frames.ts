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
    "Every page has one heading and a title of its own, and the same header and footer as the others to the same caller",
  source: "WCAG 2.2, success criteria 2.4.2, 2.4.6 and 3.2.3",
  async run(session) {
    const parts = new Map<string, Map<string, Framed[]>>();
    for (const one of session.exchanges) {
      const { operation, exchange } = one;
      const type = exchange.headers.get("content-type") ?? "";
      if (exchange.status !== 200 || !type.startsWith("text/html") || !exchange.text) continue;
      const language = exchange.headers.get("content-language");
      const caller = JSON.stringify(callerOf(session.contract, exchange.request));
      add(parts, `footer ${language} ${caller}`, partOf(exchange.text, "footer"), one);
      // A page that is on the way to an account offers less.
      add(parts, `header ${language} ${caller} ${operation.path}`, partOf(exchange.text, "header"), one);
      // A page of no record has one title, whatever came of its form.
      if (!operation.path.includes("{") && exchange.request.query.length === 0)
        add(parts, `heading ${language} ${operation.path}`, headingOf(exchange.text), one);
    }
    for (const [what, values] of parts) report(session, what.split(" ")[0]!, values);
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
