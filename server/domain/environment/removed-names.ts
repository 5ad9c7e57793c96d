import type { RecordedMessage } from "../messages/recorded.ts";
import { steppedOverTexts } from "./stepped-over-texts.ts";

interface Removed {
  name: string;
  pattern: RegExp;
  /** Where it is not that newer releases have it no more. */
  note?: RecordedMessage;
}

/**
 * What packages of Python, or Python itself, no longer have and code of some years ago uses, and what Google Colab alone has;
 * pipeline/shims has each.
 */
const REMOVED = {
  numpy: {
    name: "numpy.float",
    pattern: /\b(?:np|numpy)\.(?:float|int|bool|object|str|complex|long|unicode|asscalar)\b(?!\s*=[^=])/,
  },
  gca: { name: "gca(projection=…)", pattern: /\bgca\(\s*projection\s*=/ },
  collections: {
    name: "collections.Iterable",
    pattern:
      /\bcollections\.(?:Callable|Hashable|Iterable|Iterator|Mapping|MutableMapping|MutableSequence|MutableSet|Sequence|Set|Sized)\b|\bfrom[ \t]+collections[ \t]+import[ \t][^\n#]{0,200}\b(?:Callable|Hashable|Iterable|Iterator|Mapping|MutableMapping|MutableSequence|MutableSet|Sequence|Sized)\b/,
  },
  clock: {
    name: "time.clock()",
    pattern: /\btime\.clock\(|\bfrom[ \t]+time[ \t]+import[ \t][^\n#]{0,100}\bclock\b/,
  },
  gcd: {
    name: "fractions.gcd()",
    pattern: /\bfractions\.gcd\(|\bfrom[ \t]+fractions[ \t]+import[ \t][^\n#]{0,100}\bgcd\b/,
  },
  misc: {
    name: "scipy.misc.factorial()",
    pattern:
      /\b(?:scipy|sp)\.misc\.(?:factorial2?|comb|logsumexp)\b|\bfrom[ \t]+scipy\.misc[ \t]+import[ \t][^\n#]{0,100}\b(?:factorial2?|comb|logsumexp)\b/,
  },
  colab: {
    name: "google.colab",
    pattern: /^[ \t]*(?:from|import)[ \t]+google\.colab\b/,
    note: steppedOverTexts.noColab,
  },
  selection: {
    name: "sklearn.cross_validation",
    pattern:
      /\bsklearn\.(?:cross_validation|grid_search|learning_curve)\b|\bfrom[ \t]+sklearn[ \t]+import[ \t][^\n#]{0,200}\b(?:cross_validation|grid_search)\b/,
  },
  joblib: {
    name: "sklearn.externals.joblib",
    pattern: /\bsklearn\.externals(?:\.joblib\b|[ \t]+import[ \t]+joblib\b)/,
  },
} satisfies Record<string, Removed>;

export type RemovedName = keyof typeof REMOVED;

interface FoundName {
  kind: RemovedName;
  /** An example of its names. */
  name: string;
  /** From 1. */
  line: number;
  note: RecordedMessage;
}

/** The kinds of which lines of code have one, each with the first line and what is said of it. */
export function removedNames(lines: readonly string[]): FoundName[] {
  return Object.entries<Removed>(REMOVED).flatMap(
    ([kind, { name, pattern, note = steppedOverTexts.removedName }]) => {
      const index = lines.findIndex((line) => pattern.test(line));
      return index < 0 ? [] : [{ kind: kind as RemovedName, name, line: index + 1, note }];
    },
  );
}
