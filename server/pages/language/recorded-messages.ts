import { failureCauseTexts } from "../../domain/environment/failure-cause-texts.ts";
import { steppedOverTexts } from "../../domain/environment/stepped-over-texts.ts";
import { findingTexts } from "../../domain/findings/finding-texts.ts";
import { fileProblemTexts } from "../../domain/manifest/file-problem-texts.ts";
import { numberProblemTexts } from "../../domain/manifest/number-problem-texts.ts";
import { problemTexts, typeTexts } from "../../domain/manifest/problem-texts.ts";
import { schemaTexts } from "../../domain/manifest/schema-texts.ts";
import { observationTexts } from "../../domain/measurement/observation-texts.ts";
import { expressionTexts, toleranceTexts } from "../../domain/measurement/problem-texts.ts";
import { rFileTexts } from "../../domain/measurement/r-file-texts.ts";
import type { RecordedMessage } from "../../domain/messages/recorded.ts";
import { catalogues, type MessageKey } from "../../domain/messages/render.ts";
import { evidenceTexts } from "../../domain/runs/evidence-texts.ts";
import { failureTexts } from "../../domain/runs/failure-texts.ts";
import { sandboxTexts } from "../../domain/runs/sandbox-texts.ts";
import { limitationTexts } from "../texts/limitation-texts.ts";
import { reasonTexts } from "../texts/reason-texts.ts";

const named: readonly Readonly<Record<string, RecordedMessage>>[] = [
  ...[failureTexts, failureCauseTexts, steppedOverTexts, sandboxTexts, evidenceTexts],
  ...[findingTexts, fileProblemTexts, problemTexts, numberProblemTexts],
  ...[observationTexts, rFileTexts, toleranceTexts, expressionTexts, typeTexts],
];

/** Every message that a sentence of a record may be of. */
export const recordedMessages: readonly RecordedMessage[] = [
  ...limitationTexts,
  ...reasonTexts,
  ...schemaTexts,
  ...catalogued(),
  ...named.flatMap((texts) => Object.values(texts)),
];

/** The refusals of what a job may meet: the paper, its code, and whoever keeps them. */
function catalogued(): RecordedMessage[] {
  const keys = (Object.keys(catalogues.en) as MessageKey[]).filter((key) =>
    /^(?:paper|source|manifest|download|preprint|internal|draft)\./.test(key),
  );
  // An address may have a place between angle brackets, which is no element of a text.
  const plain = (text: string) => text.replace(/[<>]/g, "'$&'");
  return keys.map((key) => ({
    en: catalogues.en[key],
    de: plain(catalogues.de[key]),
    "zh-Hans": plain(catalogues["zh-Hans"][key]),
  }));
}
