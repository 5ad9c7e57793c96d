import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { verifyAttestation } from "../../sdk/src/index.ts";
import type { InTotoStatement } from "../../server/domain/attestation/in-toto.ts";
import {
  judgeAgain,
  type ReproductionResult,
  type SecondJudgement,
} from "../../server/domain/attestation/judge-again.ts";
import { reproductionResultType } from "../../server/domain/attestation/predicate-types.ts";
import schema from "../../server/domain/attestation/reproduction-result.v2.schema.json" with { type: "json" };
import { digestOfBytes, hexOf } from "../../server/domain/digest.ts";
import { isJudgedHere, rulesVersion } from "../../server/domain/verdict/rules-version.ts";
import type { RunArtifact } from "../../server/domain/verdict/run-artifact.ts";
import { comparePaper } from "./compare-paper.ts";

export interface JudgedFiles {
  bundle: Uint8Array;
  record: Uint8Array;
  /** Null where the signatures are not to be verified. */
  keys: Uint8Array | null;
  /** A PDF or its text; null where the reported numbers are not looked for. */
  paper: Uint8Array | null;
}

export interface JudgeReport {
  lines: string[];
  /** 0 the same verdict, 1 another one, 2 the files cannot be used, 3 another version of the rules. */
  status: 0 | 1 | 2 | 3;
}

/** Judges a bundle again and compares. All bytes are untrusted; what is wrong with them is in the lines. */
export async function judgeBundle({ bundle, record, keys, paper }: JudgedFiles): Promise<JudgeReport> {
  const lines: string[] = [];
  const end = (status: JudgeReport["status"], line: string) => ({ lines: [...lines, line], status });
  let statements: InTotoStatement[];
  try {
    statements = keys === null ? readStatements(bundle) : await verifyStatements(bundle, keys);
  } catch (error) {
    return end(2, `The bundle cannot be used: ${messageOf(error)}`);
  }
  lines.push(
    keys === null ? "Signatures: not verified, since no --keys were given." : "Signatures: verified.",
  );
  const statement = statements.find(({ predicateType }) => predicateType.includes("/reproduction-result/"));
  if (!statement) return end(2, "The bundle has no reproduction result.");
  if (statement.predicateType !== reproductionResultType)
    return end(3, `The bundle has another reproduction result: ${statement.predicateType}.`);
  const subject = statement.subject.find(({ name }) => name === "run.json");
  const digest = digestOfBytes(record);
  if (subject?.digest.sha256 !== hexOf(digest))
    return end(
      2,
      `The record is ${digest}, and not the one that was signed (sha256:${subject?.digest.sha256}).`,
    );
  const validate = ajvFormats.default(new Ajv2020({ strictTypes: false })).compile(schema);
  if (!validate(statement.predicate))
    return end(
      2,
      `The reproduction result is not valid: ${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}.`,
    );
  const signed = statement.predicate as unknown as ReproductionResult & { paperDigest: string | null };
  if (!isJudgedHere(signed.rulesVersion))
    return end(
      3,
      `The bundle was judged by version ${signed.rulesVersion} of the rules, this release judges by ${rulesVersion}.`,
    );
  const judged = judgeAgain(signed, JSON.parse(Buffer.from(record).toString()) as RunArtifact);
  lines.push(...describe(judged));
  const differences = [...judged.differences, ...(paper === null ? [] : await comparePaper(signed, paper))];
  if (paper !== null) lines.push("Paper: every reported number was looked for.");
  return differences.length === 0
    ? end(0, "Same verdict as signed.")
    : end(1, ["Not what was signed:", ...differences.map((difference) => `  ${difference}`)].join("\n"));
}

function describe({ verdict, measurements }: SecondJudgement): string[] {
  return [
    ...measurements.map(({ measurementId, outcome, printed, observedValue, reason }) => {
      const values = printed ? ` reported ${printed.text}, observed ${observedValue ?? "nothing"}` : "";
      return `${outcome.padEnd(10)} ${measurementId}${values}${reason === null ? "" : ` (${reason})`}`;
    }),
    `Judged: ${verdict.conclusion}, ${verdict.verificationStatus}, ${verdict.confidence} confidence.`,
  ];
}

async function verifyStatements(bundle: Uint8Array, keys: Uint8Array): Promise<InTotoStatement[]> {
  const verified = await verifyAttestation({
    bundle: new Uint8Array(bundle),
    keys: JSON.parse(Buffer.from(keys).toString()),
  });
  return verified.map(({ statement }) => statement as InTotoStatement);
}

function readStatements(bundle: Uint8Array): InTotoStatement[] {
  const envelopes = Buffer.from(bundle).toString().split("\n").filter(Boolean);
  return envelopes.map((line) => {
    const { payload } = JSON.parse(line) as { payload: string };
    return JSON.parse(Buffer.from(payload, "base64").toString()) as InTotoStatement;
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
