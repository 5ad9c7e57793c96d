// client-cost.ts sdk|fetch URL PAGES: reads a page of Claims so many times, and prints the processor time of one in
// microseconds. A process of its own, so that neither meets what the other left.
import { createClient } from "../../../sdk/src/index.ts";

const [kind, baseUrl = "", pages] = process.argv.slice(2);
const client = createClient({ baseUrl });
const readers = {
  sdk: async () => (await client.claims.list({ limit: 20 })).data.length,
  fetch: async () => {
    const response = await fetch(`${baseUrl}/api/v1/claims?limit=20`);
    if (response.status !== 200) throw new Error(`The page was answered ${response.status}.`);
    return ((await response.json()) as { data: unknown[] }).data.length;
  },
};
const read = kind === "sdk" ? readers.sdk : readers.fetch;
const count = Number(pages);
for (let page = 0; page < count / 4; page++) await read();
const before = process.cpuUsage();
for (let page = 0; page < count; page++)
  if ((await read()) !== 20) throw new Error("The page has not 20 Claims.");
const { user, system } = process.cpuUsage(before);
console.log((user + system) / count);
