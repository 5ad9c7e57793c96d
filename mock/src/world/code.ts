import type { ClaimFixture, Ending } from "./fixtures.ts";

export interface Experiment {
  claims: ClaimFixture[];
  ending: Ending;
}

/** The files of a repository whose code would compute what its claims say is observed, if it were executed. */
export function codeFiles(url: string, { claims, ending }: Experiment): Record<string, string> {
  const manifest = {
    version: 1,
    experiments: [
      {
        id: "main",
        command: "sh reproduce.sh",
        // More than a job may take: it is blocked.
        timeout: ending === "blocked" ? 3600 : 60,
        memory: 256,
        seed: 1,
        repetitions: ending === "blocked" ? 5 : repetitionsOf(claims),
        outputs: [resultsFile],
      },
    ],
    claims: claims.map(({ id, statement, locator, metric, unit, comparator, reported }) => ({
      ...{ id, statement, locator, experiment: "main" },
      measurements: [
        { id, metric, unit, comparator, reported, from: { file: resultsFile, pointer: `/${id}` } },
      ],
    })),
  };
  return {
    ".research/experiment.yml": `${JSON.stringify(manifest, null, 2)}\n`,
    "README.md": `# Simulated code\n\nThis stands for the code at ${url}. The mock executes nothing.\n`,
    "data/samples.csv": samples(claims),
    "reproduce.sh": script,
  };
}

/** What an execution prints and leaves. */
export function resultsOf(claims: ClaimFixture[], seed: string | null) {
  const index = seed === null ? 0 : Number(seed) - 1;
  const results = Object.fromEntries(claims.map((claim) => [claim.id, observedAt(claim, index)]));
  const lines = Object.entries(results).map(([id, value]) => `${id} ${value}\n`);
  return { stdout: lines.join(""), files: { [resultsFile]: `${JSON.stringify(results, null, 2)}\n` } };
}

const resultsFile = "results/metrics.json";

const repetitionsOf = (claims: ClaimFixture[]) => Math.max(1, ...claims.map((claim) => listOf(claim).length));

const listOf = ({ observed }: ClaimFixture) => (Array.isArray(observed) ? observed : [observed]);

/** Executions after the repetitions, such as a second look, show what the repetitions showed. */
function observedAt(claim: ClaimFixture, index: number): number {
  const list = listOf(claim);
  return list[((index % list.length) + list.length) % list.length]!;
}

/** Sums and counts, whose quotients are what is observed: a script that only printed a number would be a finding. */
function samples(claims: ClaimFixture[]): string {
  const rows = claims.flatMap((claim) =>
    listOf(claim).map(
      (observed, index) => `${claim.id},${index + 1},${observed * sampleCount},${sampleCount}`,
    ),
  );
  return `claim,seed,sum,count\n${rows.join("\n")}\n`;
}

const sampleCount = 7919;

const script = `# Writes one number for each claim: the mean of its samples.
mkdir -p results
awk -F, -v seed="$SEED" '
  NR == 1 { printf "{"; next }
  $2 == seed { printf "%s\\"%s\\": %.10g", (found++ ? ", " : ""), $1, $3 / $4 }
  END { print "}" }
' data/samples.csv > ${resultsFile}
`;
