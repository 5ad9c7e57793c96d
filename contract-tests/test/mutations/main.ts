// npm run judge:kit -- [--only TEXT] [--part I/N] [--shard I/N] [--jobs N] [--seeds N] [--prism] [--held-out] [--passers-by] [--newcomers] [--wayfarers] [--travellers] [--drawn SEED/COUNT] [--json]: what the contract tests catch.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { allMutations, newcomers, passersBy, travellers, wayfarers } from "./all-mutations.ts";
import { formatVerdicts } from "./format-verdicts.ts";
import { drawPairs } from "./generated/draw.ts";
import { findingsOf, judge, linesOf, runKit, type Verdict } from "./judge.ts";
import { createJudgedData } from "./judged-service.ts";
import { heldOut } from "./kinds/held-out.ts";
import { heldOutOfHttp } from "./kinds/held-out-of-http.ts";
import { heldOutOfRecords } from "./kinds/held-out-of-records.ts";
import type { Mutation } from "./mutation.ts";
import { startPrism } from "./prism.ts";

const { values } = parseArgs({
  options: {
    // Those whose group and name have one of these, parted by |.
    only: { type: "string", default: "" },
    // The Ith of each N kinds, as I/N.
    part: { type: "string", default: "1/1" },
    shard: { type: "string" },
    jobs: { type: "string", default: String(availableParallelism()) },
    seeds: { type: "string", default: "3" },
    // Prism's proxy beside the kit, which takes as long again.
    prism: { type: "boolean", default: false },
    // Those that were written apart, in place of the others.
    "held-out": { type: "boolean", default: false },
    // The last that were written, alone, and those before them.
    newcomers: { type: "boolean", default: false },
    "passers-by": { type: "boolean", default: false },
    // Those that were written from the contract alone, in place of the others.
    wayfarers: { type: "boolean", default: false },
    travellers: { type: "boolean", default: false },
    // As many as are drawn, by a seed, of those that are derived from the contract, in place of the others: SEED/COUNT.
    drawn: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const chosen = partOf(
  kinds().filter(({ group, name }) =>
    values.only.split("|").some((text) => `${group}: ${name}`.includes(text)),
  ),
  values.part,
);

if (values.shard) {
  const judged = JSON.stringify(await judgeShard(values.shard));
  // A pipe takes 64 kB at once; the rest would be lost when this process ends.
  await new Promise((written) => process.stdout.write(judged, written));
} else {
  const raised = await raisedWithout(Number(values.seeds));
  const verdicts = (await Promise.all(shards(Number(values.jobs)).map(startShard))).flat();
  const order = new Map(allMutations.map(({ group, name }, index) => [`${group}: ${name}`, index]));
  const place = ({ group, name }: Verdict) => order.get(`${group}: ${name}`) ?? 0;
  verdicts.sort((one, other) => place(one) - place(other));
  const lines = [`Raised without a mistake, with ${values.seeds} seeds: ${raised.length}`, ...raised];
  console.log(values.json ? JSON.stringify({ raised, verdicts }, null, 2) : lines.join("\n"));
  if (!values.json) console.log(`\n${formatVerdicts(verdicts)}`);
  process.exitCode = raised.length > 0 || verdicts.some(({ caught }) => !caught) ? 1 : 0;
}
// A kit that left a request open is not waited for.
process.exit();

function kinds(): readonly Mutation[] {
  const [seed, count] = (values.drawn ?? "").split("/").map(Number);
  if (values.drawn) return drawPairs(seed!, count ?? 60);
  if (values.newcomers) return newcomers;
  if (values["passers-by"]) return passersBy;
  if (values.wayfarers) return wayfarers;
  if (values.travellers) return travellers;
  return values["held-out"] ? [...heldOut, ...heldOutOfRecords, ...heldOutOfHttp] : allMutations;
}

/** The Ith of each N of a list, by `I/N`. */
function partOf<T>(list: readonly T[], part: string): T[] {
  const [index = 1, count = 1] = part.split("/").map(Number);
  return list.filter((_, place) => place % count === index - 1);
}

function shards(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
}

async function startShard(shard: string): Promise<Verdict[]> {
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      "--shard",
      shard,
      "--only",
      values.only,
      "--part",
      values.part,
      ...(values.prism ? ["--prism"] : []),
      ...(values["held-out"] ? ["--held-out"] : []),
      ...(values.newcomers ? ["--newcomers"] : []),
      ...(values["passers-by"] ? ["--passers-by"] : []),
      ...(values.wayfarers ? ["--wayfarers"] : []),
      ...(values.travellers ? ["--travellers"] : []),
      ...(values.drawn ? ["--drawn", values.drawn] : []),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return JSON.parse(await text(child.stdout)) as Verdict[];
}

async function judgeShard(shard: string): Promise<Verdict[]> {
  await using data = await createJudgedData(1);
  const raised = new Set(linesOf(await runKit(data, null)));
  await using prism = values.prism ? await startPrism(data) : null;
  const verdicts: Verdict[] = [];
  for (const mutation of partOf(chosen, shard)) {
    const verdict = await judge(data, mutation, raised);
    const caughtByPrism = prism ? (await prism.judge(mutation)) > 0 : undefined;
    verdicts.push(prism ? { ...verdict, caughtByPrism } : verdict);
    const { group, name, caught, shown, milliseconds, findings, elsewhere } = verdict;
    const [said = elsewhere[0] && `elsewhere: ${elsewhere[0]}`] = findings;
    process.stderr.write(
      `${caught ? "caught" : "MISSED"} ${group}: ${name} (${shown} answers, ${milliseconds} ms${caughtByPrism ? ", by Prism too" : ""})${said ? `: ${said.slice(0, 160)}` : ""}\n`,
    );
  }
  return verdicts;
}

/** What the kit raises on services that make no mistake, each with data of its own. */
async function raisedWithout(seeds: number): Promise<string[]> {
  const raised: string[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    await using data = await createJudgedData(seed);
    raised.push(...findingsOf(await runKit(data, null)).map((finding) => `seed ${seed}: ${finding}`));
  }
  return raised;
}
