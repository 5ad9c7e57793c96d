import { measureSandbox } from "./measure/sandbox-cost.ts";

/**
 * Prints what the sandbox adds to a command: `run-overhead.ts [ROUNDS] [ROOT]`, ROOT the folder of an environment. How
 * long until the command's first instruction, and until its result is there.
 */
const pairs = await measureSandbox(Number(process.argv[2] ?? 50), process.argv[3]);
for (const name of ["startMilliseconds", "totalMilliseconds"] as const) {
  const values = {
    bare: pairs.map(({ bare }) => bare[name]),
    sandbox: pairs.map(({ boxed }) => boxed[name]),
    added: pairs.map(({ bare, boxed }) => boxed[name] - bare[name]),
  };
  console.log(`${name === "startMilliseconds" ? "until it starts" : "until its result"}, in ms:`);
  for (const [label, each] of Object.entries(values)) console.log(`  ${label.padEnd(8)} ${spread(each)}`);
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1).padStart(7);
  return `least ${at(0)}   median ${at(0.5)}   nine of ten below ${at(0.9)}`;
}
