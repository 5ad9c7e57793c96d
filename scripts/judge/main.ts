// npm run judge: reaches the verdict of a signed bundle again, offline (docs/verifying-an-attestation.md#judge-again).
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { describeFailure } from "../../server/process/run-program.ts";
import { judgeBundle } from "./judge-bundle.ts";

const help = `npm run judge -- --bundle FILE --record FILE [--keys FILE] [--paper FILE]

Judges again what a bundle says of a Claim, from the record of the Run (run.json), without the service.

  --bundle FILE   the signed bundle, JSON Lines
  --record FILE   the record that it is about
  --keys FILE     the JWK set that the signatures must verify with
  --paper FILE    the paper, a PDF or its extracted text as JSON, in which the reported numbers are looked for
  --help          this text

Exit status: 0 the verdict is the same, 1 it differs, 2 the files cannot be used, 3 another version of the rules.
`;

const names = ["bundle", "record", "keys", "paper"] as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
      help: { type: "boolean" },
    },
  });
  const { bundle, record, keys, paper } = values as Partial<Record<(typeof names)[number], string>>;
  if (values.help || !bundle || !record) {
    process.stdout.write(help);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  process.exitCode = 2;
  const result = await judgeBundle({
    bundle: await readFile(bundle),
    record: await readFile(record),
    keys: keys === undefined ? null : await readFile(keys),
    paper: paper === undefined ? null : await readFile(paper),
  });
  process.stdout.write(`${result.lines.join("\n")}\n`);
  process.exitCode = result.status;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 2;
});
