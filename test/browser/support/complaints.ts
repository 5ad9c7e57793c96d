import type { Page } from "playwright-core";

/** What the browser complains of on the pages of this tab from now on: scripts that fail, what a policy refuses, missing files. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // That a page itself is an error is no complaint.
    const isOfPage = message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !(isOfPage && /status of 4/.test(message.text())))
      complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => complaints.push(`${error.message} (${page.url()})`));
  return complaints;
}
