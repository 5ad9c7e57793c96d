import type { ServiceCheck } from "../checks/operation-check.ts";
import { createFlow } from "./flow.ts";

// biome-ignore lint/suspicious/noExplicitAny: its schema was checked when it was received.
type Body = any;

interface Shown {
  page: string;
  list: string;
  /** What of each item of the list stands in the page. */
  names: (body: Body) => string[];
}

const pages: readonly Shown[] = [
  { page: "getKeysPage", list: "listApiKeys", names: (body) => namesIn(body?.apiKeys, "id") },
  { page: "getOrganizationsPage", list: "listOrganizations", names: (body) => namesIn(body, "slug") },
  {
    page: "getAccountPage",
    list: "listSessions",
    // One need not end the session that one asks with.
    names: (body) =>
      namesIn(
        body?.sessions?.filter((one: Body) => !one.current),
        "id",
      ),
  },
];

/** Pages of an account's own. */
export const ownPages: ServiceCheck = {
  name: "own-page",
  summary: "The pages of an account have what its lists have: each key, each session, each organization",
  source:
    "contract: getKeysPage, getAccountPage, getOrganizationsPage; listApiKeys, listSessions, listOrganizations",
  async run(session, operations) {
    const { has, step, hold } = createFlow(session, operations, "own-page");
    for (const { page, list, names } of pages)
      for (const as of has(page, list) ? session.people : []) {
        const listed = await step(list, "of an account of the run", { as, expect: 200 });
        const shown = await step(page, "of an account of the run", { as, expect: 200 });
        const text = shown?.exchange.text ?? "";
        const missing = names(listed?.body).filter((name) => !text.includes(encodeURIComponent(name)));
        hold(missing.length === 0, page, `it leaves out ${missing.length} of what ${list} has`, shown);
      }
  },
};

/** Of the first ones: a page may have others behind it. */
const namesIn = (items: Body, member: string): string[] =>
  Array.isArray(items) ? items.slice(0, 10).map((item) => String(item[member])) : [];
