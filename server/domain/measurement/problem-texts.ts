import type { RecordedMessage } from "../messages/recorded.ts";

/** What is wrong with a tolerance. */
export const toleranceTexts = {
  finite: {
    en: 'must be a finite number from 0 on, or a percentage such as "1%".',
    de: 'muss eine endliche Zahl ab 0 sein oder ein Prozentsatz wie "1%".',
    "zh-Hans": '必须是从 0 起的有限数，或如 "1%" 的百分比。',
  },
  absolute: {
    en: "must be absolute, such as 0.005: any percentage of 0 is 0.",
    de: "muss absolut sein, etwa 0.005: Jeder Prozentsatz von 0 ist 0.",
    "zh-Hans": "必须是绝对值，例如 0.005：0 的任何百分比都是 0。",
  },
  ofZero: {
    en: "must be at most {most} where 0 is reported.",
    de: "darf höchstens {most} sein, wo 0 berichtet wird.",
    "zh-Hans": "报告值为 0 时，最多为 {most}。",
  },
  tooSmall: {
    en: "is too small for double precision, which reads it as 0: write 0 for none.",
    de: "ist zu klein für doppelte Genauigkeit, die es als 0 liest: Schreiben Sie 0 für keine.",
    "zh-Hans": "小于双精度可表示的范围，会读作 0：如不需要容差，请写 0。",
  },
  tooWide: {
    en: "must be less than 100 % of the reported number, {value}.",
    de: "muss weniger als 100 % der berichteten Zahl sein: {value}.",
    "zh-Hans": "必须小于报告值 {value} 的 100%。",
  },
} as const satisfies Record<string, RecordedMessage>;

/** Why an expression cannot be used, beside what its compiler says. */
export const expressionTexts = {
  groups: {
    en: "it has {count} groups, not exactly one; write (?:…) for those that capture nothing",
    de: "Er hat {count} Gruppen, nicht genau eine; schreiben Sie (?:…) für die, die nichts erfassen",
    "zh-Hans": "它有 {count} 个分组，而不是恰好一个；不捕获内容的分组请写作 (?:…)",
  },
  tooComplex: {
    en: "it is too complex; repeat less in it",
    de: "Er ist zu umfangreich; wiederholen Sie weniger darin",
    "zh-Hans": "它过于复杂；请减少其中的重复",
  },
} as const satisfies Record<string, RecordedMessage>;
