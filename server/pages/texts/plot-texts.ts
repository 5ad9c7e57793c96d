import type { Texts } from "../language/message-values.ts";

/** Of the plots of measurements. */
export const plotTexts = {
  reported: { en: "reported", de: "berichtet", "zh-Hans": "报告值" },
  tolerance: { en: "within the tolerance", de: "innerhalb der Toleranz", "zh-Hans": "容差范围" },
  observed: { en: "observed", de: "beobachtet", "zh-Hans": "观测值" },
  interval: {
    en: "90 % interval of the mean",
    de: "90-%-Intervall des Mittels",
    "zh-Hans": "均值的 90% 区间",
  },
  inWords: {
    en: "Reported {reported}, tolerance {tolerance}. {count, plural, one {One value} other {# values}} observed, from {least} to {most}.",
    de: "Berichtet {reported}, Toleranz {tolerance}. {count, plural, one {Ein Wert} other {# Werte}} beobachtet, von {least} bis {most}.",
    "zh-Hans":
      "报告值 {reported}，容差 {tolerance}。{count, plural, other {观测到 # 个值}}，从 {least} 到 {most}。",
  },
} as const satisfies Texts;
