import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  AttestationError,
  type JsonWebKeySet,
  type Run,
  type VerifiedStatement,
  verifyAttestation,
} from "@research-verification/sdk";
import type { Command } from "commander";
import { exitCodes } from "../exit-codes.ts";
import { materialFailure, usageFailure } from "../failure.ts";
import type { Session } from "../io.ts";
import { jsonText } from "../json-text.ts";
import { plainLine } from "../plain-text.ts";
import { findRepository } from "../service/find-repository.ts";
import { type Connection, openClient } from "../service/open-client.ts";
import { addUrlOption } from "../service/url-option.ts";

interface Options {
  url?: string;
  keys?: string;
  json?: true;
}

/** One bundle: what it is, what was signed of which Claim, and why it does not hold; null where it does. */
interface Result {
  name: string;
  statements: number;
  /** From the signed reproduction results: what the service shows beside them may be another's. */
  signed: Signed[];
  problem: string | null;
}

interface Signed {
  conclusion: string;
  confidence: string | null;
  statement: string;
  paperDigest: string | null;
}

/** `rvs verify`: whether what a service signed is what it shows. */
export function addVerify(program: Command, session: Session): void {
  addUrlOption(program.command("verify"))
    .summary("verify signatures on this machine")
    .description(
      "Verifies signed Assessments on this machine, not by the service: of a paper, all of its Runs; of a Run, all of its Assessments; or a bundle in a file. Exits with 1 where one does not hold.",
    )
    .argument(
      "<what>",
      "a paper (OWNER/SLUG, repo_…, its page), a Run (run_…), or a file with a bundle (.jsonl)",
    )
    .option("--keys <file>", "the JWK Set that is trusted; of the service otherwise (/.well-known/jwks.json)")
    .option("--json", "print [{name, statements, signed, problem}]")
    .addHelpText(
      "after",
      `
Keys that the service itself sends prove that it signed, not who it is: keep a copy once, and give it with --keys.
A file is verified without any network: it needs --keys.
That a signature holds is not that the Claim does: what was concluded stands behind it, from what was signed.`,
    )
    .action((what: string, options: Options) => verify(session, what, options));
}

async function verify(session: Session, what: string, options: Options): Promise<void> {
  const given = options.keys === undefined ? null : await readKeys(resolve(session.cwd, options.keys));
  const results = /\.jsonl?$/.test(what)
    ? [await verifyFile(resolve(session.cwd, what), given)]
    : await verifyShown(session, what, options, given);
  if (options.json) session.stdout.write(`${jsonText(results, 2)}\n`);
  else for (const result of results) session.stdout.write(`${plainLine(describe(result))}\n`);
  if (results.length === 0) session.stderr.write("Nothing is signed yet.\n");
  session.exitCode = exitCodeOf(results);
}

function describe({ name, statements, signed, problem }: Result): string {
  if (problem !== null) return `✘ ${name}: ${problem}`;
  const valid = `✔ ${name}: ${statements} valid statements`;
  const said = signed.map(
    ({ conclusion, confidence, statement }) =>
      `${conclusion} (${confidence ?? "no"} confidence): ${statement}`,
  );
  return [valid, ...said].join(", ");
}

function exitCodeOf(results: readonly Result[]): number {
  if (results.some(({ problem }) => problem !== null)) return exitCodes.negative;
  return results.length === 0 ? exitCodes.undecided : exitCodes.done;
}

async function verifyFile(path: string, keys: JsonWebKeySet | null): Promise<Result> {
  if (keys === null)
    throw usageFailure("A file is verified with keys that you trust: give them with --keys.");
  const bundle = await readFile(path, "utf8").catch((error: Error) => {
    throw materialFailure(`${path} cannot be read: ${error.message}`);
  });
  return resultOf(path, () => verifyAttestation({ bundle, keys }));
}

async function verifyShown(
  session: Session,
  what: string,
  options: Options,
  given: JsonWebKeySet | null,
): Promise<Result[]> {
  const { client, runs } = await findRuns(session, what, options);
  const keys = given ?? (await client.meta.getKeySet());
  const results: Result[] = [];
  for await (const { attestation, assessments = [] } of runs)
    for (const { assessmentId, digest } of attestation?.bundles ?? [])
      results.push(
        await resultOf(assessmentId, async () => {
          const assessment = assessments.find(({ id }) => id === assessmentId);
          if (!assessment)
            throw new AttestationError("subject_missing", "The service does not show what it signed");
          const { envelopes } = await client.attestations.verify({ digest });
          return verifyAttestation({ envelopes, keys, expectedDigest: digest, assessment });
        }),
      );
  return results;
}

type Found = { client: Connection["client"]; runs: AsyncIterable<Run> | Iterable<Run> };

async function findRuns(session: Session, what: string, options: Options): Promise<Found> {
  const include: ("attestation" | "assessments")[] = ["attestation", "assessments"];
  if (/^run_[0-9a-z]{26}$/.test(what)) {
    const { client } = await openClient(session, options);
    return { client, runs: [await client.runs.get({ runId: what, include })] };
  }
  const { client, id } = await findRepository(session, what, options);
  return { client, runs: client.runs.list({ repository_id: id, include, limit: 100 }) };
}

async function resultOf(name: string, check: () => Promise<VerifiedStatement[]>): Promise<Result> {
  try {
    const verified = await check();
    return { name, statements: verified.length, signed: signedIn(verified), problem: null };
  } catch (error) {
    if (!(error instanceof AttestationError)) throw error;
    return { name, statements: 0, signed: [], problem: `${error.message} (${error.code})` };
  }
}

function signedIn(verified: readonly VerifiedStatement[]): Signed[] {
  const results = verified.filter(({ predicateType }) => predicateType.includes("/reproduction-result/"));
  return results.map((result) => {
    const { conclusion, confidence, statement, paperDigest } = result.statement
      .predicate as unknown as Signed;
    return { conclusion, confidence, statement, paperDigest };
  });
}

async function readKeys(path: string): Promise<JsonWebKeySet> {
  try {
    const keys = JSON.parse(await readFile(path, "utf8")) as JsonWebKeySet;
    if (Array.isArray(keys?.keys)) return keys;
  } catch (error) {
    throw materialFailure(`${path} cannot be read as a JWK Set: ${(error as Error).message}`);
  }
  throw materialFailure(`${path} is no JWK Set: it has no "keys".`);
}
