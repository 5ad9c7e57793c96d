import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../support/find-chromium.ts";

const path = findChromium();

/** Why there are no tests in a browser here, or null; said once, where they are skipped. */
export const chromiumMissing = path === null ? "no chromium is installed: apt-get install chromium" : null;
if (chromiumMissing) console.warn(`\n*** TESTS IN A BROWSER SKIPPED: ${chromiumMissing}\n`);

/** Opens the machine's own Chromium: npm brings none. */
export function openChromium(): Promise<Browser> {
  // Chromium's own sandbox refuses root, and these pages are ours.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: path!, args });
}
