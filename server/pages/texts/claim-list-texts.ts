import type { Texts } from "../language/message-values.ts";

/** Of a list of Claims, and what each rests on. */
export const claimListTexts = {
  filters: { en: "Claims by state", de: "Behauptungen nach Zustand", "zh-Hans": "按状态筛选论断" },
  all: { en: "All", de: "Alle", "zh-Hans": "全部" },
  pages: { en: "Pages of Claims", de: "Seiten der Behauptungen", "zh-Hans": "论断分页" },
  before: { en: "Back", de: "Zurück", "zh-Hans": "上一页" },
  next: { en: "More Claims", de: "Weitere Behauptungen", "zh-Hans": "更多论断" },
  page: {
    en: "page {page, number} of {pages, number}",
    de: "Seite {page, number} von {pages, number}",
    "zh-Hans": "第 {page, number} 页，共 {pages, number} 页",
  },
  noneCounts: {
    en: "No Assessment counts now: see its history.",
    de: "Zurzeit zählt keine Bewertung: siehe ihren Verlauf.",
    "zh-Hans": "目前没有有效的评估：见历史记录。",
  },
  history: {
    en: "History: {count, plural, one {one Assessment that no longer counts} other {# Assessments that no longer count}}",
    de: "Verlauf: {count, plural, one {eine Bewertung, die nicht mehr zählt} other {# Bewertungen, die nicht mehr zählen}}",
    "zh-Hans": "历史：{count, plural, other {# 份不再有效的评估}}",
  },
  supersededBy: {
    en: "↑ superseded at {time} by the Assessment of {run}",
    de: "↑ abgelöst: {time}, durch die Bewertung von {run}",
    "zh-Hans": "↑ 于 {time} 被 {run} 的评估取代",
  },
  experiment: { en: "The experiment", de: "Das Experiment", "zh-Hans": "实验" },
  seeds: { en: "Seeds", de: "Startwerte", "zh-Hans": "随机种子" },
  repetitions: { en: "Repetitions", de: "Wiederholungen", "zh-Hans": "重复次数" },
  environment: { en: "Environment", de: "Umgebung", "zh-Hans": "环境" },
  lastRun: { en: "Last Run", de: "Letzter Lauf", "zh-Hans": "最近一次运行" },
  readFrom: {
    en: "Its numbers were read from {files}.",
    de: "Ihre Zahlen wurden gelesen aus {files}.",
    "zh-Hans": "其数值读自 {files}。",
  },
  figure: {
    en: "The figure {name} that the Run left",
    de: "Die Abbildung {name}, die der Lauf hinterließ",
    "zh-Hans": "运行留下的图 {name}",
  },
} as const satisfies Texts;
