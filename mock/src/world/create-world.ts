import { createHash } from "node:crypto";
import type { SimulatedWorld } from "#server/simulated";
import type { Pace } from "../pace.ts";
import type { Chance } from "./chance.ts";
import type { Clock } from "./clock.ts";
import { codeFiles, type Experiment, resultsOf } from "./code.ts";
import { endingByName } from "./ending.ts";
import type { ClaimFixture, Fixtures, RepositoryFixture } from "./fixtures.ts";
import { type Paper, printPaper } from "./papers.ts";

export interface World extends SimulatedWorld {
  /** The paper of a fixture, which is known by its bytes from then on. */
  printPaper(fixture: RepositoryFixture): Promise<Paper>;
  /** The texts of all papers that it printed, by digest. */
  texts(): Record<string, string>;
  /** Knows what was made before. */
  restore(made: { texts: Record<string, string>; made: number }): void;
}

interface WorldParts {
  fixtures: Fixtures;
  pace: Pace;
  clock: Clock;
  chance: Chance;
  /** Cancels a Run, as its owner does. */
  cancelRun(runId: string, owner: string): Promise<void>;
}

export function createWorld({ fixtures, pace, clock, chance, cancelRun }: WorldParts): World {
  const texts = new Map<string, string>();
  const byCode = new Map(fixtures.repositories.map((fixture) => [codeAddress(fixture), fixture]));

  const remember = (paper: Paper): Paper => {
    texts.set(`sha256:${createHash("sha256").update(paper.bytes).digest("hex")}`, paper.text);
    return paper;
  };
  const experimentOf = (url: string, { owner, slug }: { owner: string; slug: string }): Experiment => {
    const fixture = byCode.get(url);
    const isOwn = fixture?.owner === owner && fixture.slug === slug;
    const ending = (isOwn && fixture.ending) || endingByName(slug, url);
    return { claims: fixture ? (fixture.claims ?? []) : [anyClaim], ending };
  };

  return {
    now: clock.now,
    newId: (prefix) => chance.id(prefix, clock.now()),
    paperText: (digest) => texts.get(digest) ?? null,
    paperOf: async (name) =>
      remember(await printPaper(`A simulated paper, ${name}`, [anyClaim.statement])).bytes,
    printPaper: async ({ title, description, claims = [] }) =>
      remember(await printPaper(title, [description ?? "A simulated paper.", ...claims.map(sentence)])),
    texts: () => Object.fromEntries(texts),
    restore(before) {
      for (const [digest, text] of Object.entries(before.texts)) texts.set(digest, text);
      chance.skipTo(before.made);
    },
    codeOf(url, repository) {
      const experiment = experimentOf(url, repository);
      if (experiment.ending === "not-found") return null;
      const files = codeFiles(url, experiment);
      return { commit: createHash("sha1").update(JSON.stringify(files)).digest("hex"), files };
    },
    async run({ repository, runId, seed }) {
      const { claims, ending } = experimentOf(repository.githubUrl ?? "", repository);
      const { stdout, files } = resultsOf(claims, seed);
      if (ending === "cancelled") await cancelRun(runId, repository.owner);
      if (ending === "failed")
        return { ...nothing, exitCode: 1, stderr: "reproduce.sh: the samples cannot be read\n" };
      if (ending === "timed-out") return { ...nothing, timedOut: true };
      return { ...nothing, stdout, files };
    },
    async step(signal) {
      clock.forward(100);
      await pace.step(signal);
    },
  };
}

/** The address of a fixture's code, where it has some. */
export function codeAddress({ owner, slug, code }: RepositoryFixture): string | null {
  return code === undefined ? `https://github.com/${owner}/${slug}` : code;
}

const nothing = { exitCode: 0, timedOut: false, stdout: "", stderr: "", files: {} };

/** Of code that no fixture knows. */
const anyClaim: ClaimFixture = {
  id: "result",
  statement: "The simulated result is 4.74.",
  metric: "simulated result",
  reported: "4.74",
  observed: 4.7402,
};

const sentence = ({ statement, metric, reported }: ClaimFixture) =>
  statement.includes(reported) ? statement : `${statement} (${metric}: ${reported})`;
