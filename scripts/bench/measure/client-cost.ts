// client-cost.ts URL BLOCKS: reads pages of Claims in blocks, by the SDK and by `fetch` in turn, and prints the processor
// time of a page of each block in microseconds, as JSON. Both in one process: two processes that do the same differ by more
// than what is measured. Both take turns within a block, so that its halves meet the same machine, garbage and compiled code:
// with whole blocks in turn, which take a fifth of a second, two of the same `fetch` differed by up to a tenth.
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
const turnsOfBlock = 20;
const pagesOfTurn = 5;

/** Before any is counted, so that all is compiled. */
const warmUpBlocks = 5;

async function costOf(read: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pagesOfTurn; page++)
    if ((await read()) !== 20) throw new Error("The page has not 20 Claims.");
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const kinds = ["sdk", "fetch"] as const;
const costs = { sdk: [] as number[], fetch: [] as number[] };
for (let block = -warmUpBlocks; block < Number(blocks); block++) {
  const total = { sdk: 0, fetch: 0 };
  for (let turn = 0; turn < turnsOfBlock; turn++)
    // Neither is always the first.
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed())
      total[kind] += await costOf(readers[kind]);
  if (block >= 0) for (const kind of kinds) costs[kind].push(total[kind] / (turnsOfBlock * pagesOfTurn));
}
console.log(JSON.stringify(costs));
