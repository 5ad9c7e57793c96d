import { record } from "../messages/recorded.ts";
import { failureCauseTexts } from "./failure-cause-texts.ts";
import type { Cause } from "./known-cause.ts";

const isOfMatlab = (name: string) => ({
  summary: record(failureCauseTexts.octaveLacks, { name }),
  recoveryAction: record(failureCauseTexts.useBoth, { statement: "`pkg load statistics`" }),
});

/** Of GNU Octave, which runs the code of MATLAB. */
export const OCTAVE_CAUSES: readonly Cause[] = [
  {
    code: "interpreter_version",
    category: "environment",
    pattern: /^error: load: failed to read matrix from file '([^'\n]{1,200})'/,
    explain: (file) => ({
      summary: record(failureCauseTexts.octaveReadsNot, { file: file! }),
      recoveryAction: record(failureCauseTexts.saveForOctave),
    }),
  },
  {
    code: "interpreter_version",
    category: "environment",
    pattern: /^error: '(\w{1,60})' undefined\b|^error: class not found: (matlab\.[\w.]{1,100})/,
    explain: (name, ofClass) => isOfMatlab(name || ofClass || ""),
  },
];
