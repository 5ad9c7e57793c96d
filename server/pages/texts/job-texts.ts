import type { JobState, PipelineStage } from "../../__generated__/enumerations.ts";
import { stageTitles } from "../../domain/views/stage-words.ts";
import type { Message, Texts } from "../language/message-values.ts";

/** The states of a job, as a person waits for it. */
export const jobStateTexts = {
  queued: { en: "queued", de: "wartet", "zh-Hans": "排队中" },
  dispatched: { en: "dispatched", de: "zugeteilt", "zh-Hans": "已分派" },
  running: { en: "running", de: "läuft", "zh-Hans": "进行中" },
  blocked: { en: "blocked", de: "blockiert", "zh-Hans": "受阻" },
  completed: { en: "completed", de: "fertig", "zh-Hans": "已完成" },
  failed: { en: "failed", de: "gescheitert", "zh-Hans": "失败" },
  cancelled: { en: "cancelled", de: "abgebrochen", "zh-Hans": "已取消" },
} as const satisfies Record<JobState, Message>;

/** What each stage does, in the words of the terminal. */
export const stageTexts = {
  intake: { en: stageTitles.intake, de: "Die Arbeit wird gelesen", "zh-Hans": "读取论文" },
  source_discovery: { en: stageTitles.source_discovery, de: "Ihr Code wird geholt", "zh-Hans": "获取代码" },
  research_compilation: {
    en: stageTitles.research_compilation,
    de: "Prüfbares wird zusammengestellt",
    "zh-Hans": "整理可检验的内容",
  },
  research_import: {
    en: stageTitles.research_import,
    de: "Behauptungen und Experimente werden übernommen",
    "zh-Hans": "导入论断和实验",
  },
  reproduction_scheduling: {
    en: stageTitles.reproduction_scheduling,
    de: "Läufe werden eingeplant",
    "zh-Hans": "安排运行",
  },
  reproduction: {
    en: stageTitles.reproduction,
    de: "Die Experimente laufen in der Sandbox",
    "zh-Hans": "在沙箱中运行实验",
  },
  verification: {
    en: stageTitles.verification,
    de: "Beobachtetes wird mit Berichtetem verglichen",
    "zh-Hans": "将观测结果与报告结果比较",
  },
  publishing: {
    en: stageTitles.publishing,
    de: "Es wird signiert und veröffentlicht",
    "zh-Hans": "签名并发布",
  },
  completed: { en: stageTitles.completed, de: "Fertig", "zh-Hans": "已完成" },
} as const satisfies Record<PipelineStage, Message>;

/** Of a job that is not over: its place, and when it is expected to go on and to end. */
export const jobTexts = {
  next: { en: "next in the queue", de: "als Nächstes an der Reihe", "zh-Hans": "队列中的下一个" },
  place: {
    en: "number {position, number} in the queue",
    de: "Platz {position, number} in der Warteschlange",
    "zh-Hans": "在队列中排第 {position, number} 位",
  },
  toGoOn: {
    en: "Expected to go on {start}: an estimate from earlier Runs.",
    de: "Geht voraussichtlich {start} weiter: eine Schätzung aus früheren Läufen.",
    "zh-Hans": "预计{start}继续：根据以往的运行估计。",
  },
  toEnd: {
    en: "Expected to end {end}: an estimate from earlier Runs.",
    de: "Endet voraussichtlich {end}: eine Schätzung aus früheren Läufen.",
    "zh-Hans": "预计{end}结束：根据以往的运行估计。",
  },
  toGoOnAndEnd: {
    en: "Expected to go on {start} and to end {end}: an estimate from earlier Runs.",
    de: "Geht voraussichtlich {start} weiter und endet {end}: eine Schätzung aus früheren Läufen.",
    "zh-Hans": "预计{start}继续，{end}结束：根据以往的运行估计。",
  },
  soon: {
    en: "in less than a minute",
    de: "in weniger als einer Minute",
    "zh-Hans": "不到 1 分钟后",
  },
  inMinutes: {
    en: "in about {count, plural, one {a minute} other {# minutes}}",
    de: "in etwa {count, plural, one {einer Minute} other {# Minuten}}",
    "zh-Hans": "约 {count, plural, other {# 分钟}}后",
  },
  inHours: {
    en: "in about {count, plural, one {an hour} other {# hours}}",
    de: "in etwa {count, plural, one {einer Stunde} other {# Stunden}}",
    "zh-Hans": "约 {count, plural, other {# 小时}}后",
  },
  inDays: {
    en: "in about {count, plural, one {a day} other {# days}}",
    de: "in etwa {count, plural, one {einem Tag} other {# Tagen}}",
    "zh-Hans": "约 {count, plural, other {# 天}}后",
  },
} as const satisfies Texts;
