import type { Texts } from "../language/message-values.ts";

/** Of the table of measurements. */
export const measurementTexts = {
  measurements: { en: "Measurements", de: "Messungen", "zh-Hans": "测量" },
  noMeasurement: {
    en: "This Claim has no measurement that could be checked.",
    de: "Diese Behauptung hat keine Messung, die sich prüfen ließe.",
    "zh-Hans": "此论断没有可检验的测量。",
  },
  measurement: { en: "Measurement", de: "Messung", "zh-Hans": "测量" },
  reported: { en: "Reported", de: "Berichtet", "zh-Hans": "报告值" },
  observed: { en: "Observed", de: "Beobachtet", "zh-Hans": "观测值" },
  difference: { en: "Difference", de: "Abweichung", "zh-Hans": "差值" },
  outcome: { en: "Outcome", de: "Ergebnis", "zh-Hans": "结果" },
  eachOfThem: { en: "Each of them", de: "Jede von ihnen", "zh-Hans": "每一项" },
  shared: { en: "{names}: {reason}", de: "{names}: {reason}", "zh-Hans": "{names}：{reason}" },
  notRunYet: { en: "not run yet", de: "noch nicht ausgeführt", "zh-Hans": "尚未运行" },
  noExperiment: { en: "no experiment", de: "kein Experiment", "zh-Hans": "没有实验" },
  sameFile: { en: "the same file", de: "dieselbe Datei", "zh-Hans": "相同的文件" },
  none: { en: "none", de: "keine", "zh-Hans": "无" },
  noneObserved: { en: "none", de: "nichts", "zh-Hans": "无" },
  moreValues: {
    en: "and {count, number} more",
    de: "und {count, number} weitere",
    "zh-Hans": "另有 {count, number} 个",
  },
  noInterval: { en: "no interval", de: "kein Intervall", "zh-Hans": "无区间" },
  interval: {
    en: "90 % interval {lower} to {upper} over {count, plural, one {# repetition} other {# repetitions}}",
    de: "90-%-Intervall {lower} bis {upper} aus {count, plural, one {# Wiederholung} other {# Wiederholungen}}",
    "zh-Hans": "{count, plural, other {# 次重复}}的 90% 区间：{lower} 至 {upper}",
  },
  tolerance: { en: "Tolerance", de: "Toleranz", "zh-Hans": "容差" },
  declared: { en: "declared: {tolerance}", de: "angegeben: {tolerance}", "zh-Hans": "声明值：{tolerance}" },
  aFile: { en: "a file", de: "eine Datei", "zh-Hans": "文件" },
  page: { en: "p. {page}", de: "S. {page}", "zh-Hans": "第 {page} 页" },
  quotation: { en: "quotation", de: "Zitat", "zh-Hans": "引文" },
  figure: {
    en: "read from a figure",
    de: "aus einer Abbildung abgelesen",
    "zh-Hans": "从图中读取",
  },
  no_text: {
    en: "not found: not every page of the paper has text",
    de: "nicht gefunden: Nicht jede Seite der Arbeit hat Text",
    "zh-Hans": "未找到：论文并非每一页都有文本",
  },
  not_found: {
    en: "not found in the paper's text",
    de: "im Text der Arbeit nicht gefunden",
    "zh-Hans": "在论文正文中未找到",
  },
} as const satisfies Texts;
