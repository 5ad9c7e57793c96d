import { type MetricName, stop, wordsOf } from "./metric-words.ts";
import { condition } from "./symbol-names.ts";

/** What was done to a part, or whom it consists of: chosen, or known before. */
const ofDesign =
  /\b(?:used|held|reserved|set|split|assigned|allocated|selected|sampled|chosen|removed|excluded|missing|recruited|female|male|wom[ae]n|m[ae]n|white|black|married|aged|born|enrolled|randomi[sz]ed|labell?ed|masked|dropped|discarded|trained|shown|plotted|displayed|depicted|listed|presented|illustrated)\b/i;

/** "83 % of the families are conserved across it": a share of what, and of which of them. */
export function shareOf(before: string, after: string): MetricName | null {
  const found =
    /^\s?%\sof\s((?:[\p{L}\d'’-]+\s){1,5}?)((?:are|were|is|was|have|had|has|do|does|did|show|showed|agree|agreed|remain|remained)\s(?:[\p{L}\d'’-]+\s?){1,8})/u.exec(
      after,
    );
  if (!found || ofDesign.test(found[2]!)) return null;
  if (condition.test(before) || /\b(?:of|which|whether)\s*$/.test(before)) return null;
  const which = wordsOf(found[2]!.split(/\s(?:and|while|which|but|whereas|compared)\b/)[0]!).slice(0, 7);
  const last = which.findLastIndex(({ text }) => !stop.has(text.toLowerCase()));
  // "are found between": what matters was left out.
  if (last < 1 || (last < 2 && which.length > 2)) return null;
  const words = which.slice(0, last + 1).map(({ text }) => text);
  return { name: `share of ${found[1]!.trim()} that ${words.join(" ")}`, isBound: true, isCondition: false };
}
