import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import { plainText } from "../documents/plain-text.ts";
import type { Exchange } from "../exchange.ts";

interface Page {
  exchange: Exchange;
  isNamed: boolean;
}

/** Pages that are named after what their address has. */
export const namedPages: ServiceCheck = {
  name: "named-page",
  summary:
    "A page that is about what its address names has that in its title or heading, if one of its operation has",
  source: "WCAG 2.2, success criterion 2.4.2; contract: operations with one parameter that answer HTML",
  async run(session) {
    const pages = new Map<Operation, Page[]>();
    for (const { operation, exchange } of session.exchanges) {
      const name = nameIn(operation, exchange);
      const type = exchange.headers.get("content-type") ?? "";
      if (name === undefined || exchange.status !== 200 || !type.startsWith("text/html") || !exchange.text)
        continue;
      const isNamed = headings(exchange.text).some((words) => words.includes(plainText(name)));
      pages.set(operation, [...(pages.get(operation) ?? []), { exchange, isNamed }]);
    }
    for (const [operation, all] of pages)
      for (const { exchange, isNamed } of all)
        if (!isNamed && all.some((one) => one.isNamed))
          session.recordFinding(
            { check: "named-page", operation, description: "compared with its other pages" },
            "neither its title nor its heading has what its address names",
            exchange.request,
            200,
          );
  },
};

/** The one parameter of the path. What two of them name together may have a title that somebody chose. */
function nameIn({ path }: Operation, { request }: Exchange): string | undefined {
  const parts = path.split("/");
  const places = parts.flatMap((part, index) => (/^\{\w+\}$/.test(part) ? [index] : []));
  return places.length === 1 ? decodeURIComponent(request.path.split("/")[places[0]!] ?? "") : undefined;
}

const headings = (page: string): string[] =>
  [...page.matchAll(/<(title|h1)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text]) => plainText(text!));
