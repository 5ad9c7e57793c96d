// client-cost.ts URL BLOCKS: reads pages of Claims in blocks, by the SDK and by `fetch` in turn, and prints the processor
// time of a page of each block in microseconds, as JSON. Both in one process: two processes that do the same differ by more
// than what is measured, and within one the blocks meet the same machine, garbage and compiled code.
import { createClient } from "../../../sdk/src/index.ts";

const [baseUrl = "", blocks] = process.argv.slice(2);
const client = createClient({ baseUrl });
const readers = {
  sdk: async () => (await client.claims.list({ limit: 20 })).data.length,
  fetch: async () => {
    const response = await fetch(`${baseUrl}/api/v1/claims?limit=20`);
    if (response.status !== 200) throw new Error(`The page was answered ${response.status}.`);
    return ((await response.json()) as { data: unknown[] }).data.length;
  },
};
const pagesOfBlock = 100;

/** Before any is counted, so that all is compiled. */
const warmUpBlocks = 5;

async function costOf(read: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pagesOfBlock; page++)
    if ((await read()) !== 20) throw new Error("The page has not 20 Claims.");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / pagesOfBlock;
}

const costs = { sdk: [] as number[], fetch: [] as number[] };
for (let block = -warmUpBlocks; block < Number(blocks); block++)
  for (const kind of ["sdk", "fetch"] as const) {
    const cost = await costOf(readers[kind]);
    if (block >= 0) costs[kind].push(cost);
  }
console.log(JSON.stringify(costs));
