import type { Texts } from "../language/message-values.ts";

/** Of Claims, their measurements and their Assessments. */
export const judgementTexts = {
  record: { en: "Record of this Claim", de: "Datensatz dieser Behauptung", "zh-Hans": "此论断的记录" },
  picture: {
    en: "The place in the paper",
    de: "Die Stelle in der Arbeit",
    "zh-Hans": "论文中的位置",
  },
  notAssessed: { en: "Not assessed yet.", de: "Noch nicht bewertet.", "zh-Hans": "尚未评估。" },
  noExperiment: {
    en: "No experiment measures it. To have it checked, its experiment and where the number is read have to stand in {file} of the code.",
    de: "Kein Experiment misst sie. Damit sie geprüft wird, müssen ihr Experiment und die Stelle, an der die Zahl gelesen wird, in {file} des Codes stehen.",
    "zh-Hans": "没有实验测量它。要检验它，需在代码的 {file} 中写明它的实验以及读取数值的位置。",
  },
  proposedByModel: {
    en: "Proposed by a language model ({name}); number and quotation were found in the text.",
    de: "Von einem Sprachmodell vorgeschlagen ({name}); Zahl und Zitat wurden im Text gefunden.",
    "zh-Hans": "由语言模型（{name}）提出；数值和引文已在正文中找到。",
  },
  pointedAtByModel: {
    en: "A language model ({name}) pointed at the committed number; its value agrees.",
    de: "Ein Sprachmodell ({name}) hat auf die eingecheckte Zahl gezeigt; ihr Wert stimmt.",
    "zh-Hans": "语言模型（{name}）指出了代码仓库中的数值；该值相符。",
  },
  earlierVersion: {
    en: "of an earlier version of the Claim",
    de: "zu einer früheren Version der Behauptung",
    "zh-Hans": "针对论断的较早版本",
  },
  superseded: { en: "superseded", de: "abgelöst", "zh-Hans": "已被取代" },
  high: { en: "high confidence", de: "hohe Sicherheit", "zh-Hans": "可信度高" },
  medium: { en: "medium confidence", de: "mittlere Sicherheit", "zh-Hans": "可信度中" },
  low: { en: "low confidence", de: "geringe Sicherheit", "zh-Hans": "可信度低" },
  repetitions: {
    en: "{count, plural, one {# repetition} other {# repetitions}}",
    de: "{count, plural, one {# Wiederholung} other {# Wiederholungen}}",
    "zh-Hans": "{count, plural, other {# 次重复}}",
  },
  independentRepetitions: {
    en: "{count, plural, one {# independent repetition} other {# independent repetitions}}",
    de: "{count, plural, one {# unabhängige Wiederholung} other {# unabhängige Wiederholungen}}",
    "zh-Hans": "{count, plural, other {# 次独立重复}}",
  },
  deterministic: { en: "deterministic", de: "deterministisch", "zh-Hans": "确定性" },
  rules: { en: "rules version {version}", de: "Regelversion {version}", "zh-Hans": "规则版本 {version}" },
  byRun: { en: "by {run}", de: "anhand von {run}", "zh-Hans": "依据 {run}" },
  signed: { en: "signed", de: "signiert", "zh-Hans": "已签名" },
  notCompared: {
    en: "{measurement} was not compared. {reason}",
    de: "{measurement} wurde nicht verglichen. {reason}",
    "zh-Hans": "{measurement} 未作比较。{reason}",
  },
  theCommand: { en: "the command", de: "der Befehl", "zh-Hans": "命令" },
  lookAgrees: {
    en: "The second look under other conditions agrees.",
    de: "Die Gegenprobe unter anderen Bedingungen bestätigt es.",
    "zh-Hans": "在其他条件下的复核结果一致。",
  },
  lookDisagrees: {
    en: "The second look under other conditions does not agree.",
    de: "Die Gegenprobe unter anderen Bedingungen bestätigt es nicht.",
    "zh-Hans": "在其他条件下的复核结果不一致。",
  },
  lookLeftNothing: {
    en: "The second look under other conditions left nothing to compare.",
    de: "Die Gegenprobe unter anderen Bedingungen hinterließ nichts zum Vergleichen.",
    "zh-Hans": "在其他条件下的复核没有留下可比较的内容。",
  },
  conditions: { en: "Conditions:", de: "Bedingungen:", "zh-Hans": "条件：" },
  itObserved: { en: "It observed:", de: "Sie beobachtete:", "zh-Hans": "观测到：" },
} as const satisfies Texts;
