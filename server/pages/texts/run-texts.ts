import type { DiagnosticCategory, EvidenceKind } from "../../__generated__/enumerations.ts";
import type { Message, Texts } from "../language/message-values.ts";

/** Of the table of Runs, and of the page of one. */
export const runTexts = {
  runs: { en: "Runs", de: "Läufe", "zh-Hans": "运行" },
  run: { en: "Run", de: "Lauf", "zh-Hans": "运行" },
  execution: { en: "Execution", de: "Ausführung", "zh-Hans": "执行" },
  claims: { en: "Claims", de: "Behauptungen", "zh-Hans": "论断" },
  finished: { en: "Finished", de: "Beendet", "zh-Hans": "结束时间" },
  environment: { en: "environment", de: "Umgebung", "zh-Hans": "环境" },
  replacedBy: { en: "replaced by {run}", de: "ersetzt durch {run}", "zh-Hans": "已由 {run} 取代" },
  cancel: { en: "Cancel", de: "Abbrechen", "zh-Hans": "取消" },
  cancelNamed: { en: "Cancel {run}", de: "{run} abbrechen", "zh-Hans": "取消 {run}" },
  allSuperseded: { en: "all superseded", de: "alle abgelöst", "zh-Hans": "均已被取代" },
  noneAssessed: { en: "none assessed", de: "keine bewertet", "zh-Hans": "无评估" },
  notYet: { en: "not yet", de: "noch nicht", "zh-Hans": "尚未结束" },
  title: { en: "Run of {title}", de: "Lauf zu „{title}“", "zh-Hans": "《{title}》的运行" },
  tookItsPlace: {
    en: "Another Run took its place: {run}.",
    de: "Ein anderer Lauf trat an seine Stelle: {run}.",
    "zh-Hans": "已由另一个运行取代：{run}。",
  },
  noLog: {
    en: "The log of a withdrawn repository is not given out.",
    de: "Das Protokoll eines zurückgezogenen Repositorys wird nicht herausgegeben.",
    "zh-Hans": "已撤回仓库的日志不对外提供。",
  },
  record: { en: "Record of this Run", de: "Datensatz dieses Laufs", "zh-Hans": "此运行的记录" },
  log: { en: "Log", de: "Protokoll", "zh-Hans": "日志" },
  notOver: {
    en: "The Run is not over: what it prints appears here.",
    de: "Der Lauf ist nicht zu Ende: Was er ausgibt, erscheint hier.",
    "zh-Hans": "运行尚未结束：它的输出会显示在这里。",
  },
  printedNothing: { en: "It printed nothing.", de: "Er hat nichts ausgegeben.", "zh-Hans": "没有任何输出。" },
  middleLeftOut: {
    en: "… the middle is left out here …",
    de: "… die Mitte ist hier ausgelassen …",
    "zh-Hans": "……此处省略中间部分……",
  },
  wholeLog: { en: "Whole: {files}", de: "Vollständig: {files}", "zh-Hans": "完整日志：{files}" },
  notAssessed: {
    en: "Not assessed by this Run.",
    de: "Nicht anhand dieses Laufs bewertet.",
    "zh-Hans": "此运行未对它作出评估。",
  },
  runAgain: { en: "Run again", de: "Noch einmal ausführen", "zh-Hans": "重新运行" },
  runAgainNamed: {
    en: "Run again: {statement}",
    de: "Noch einmal ausführen: {statement}",
    "zh-Hans": "重新运行：{statement}",
  },
  whyItFailed: { en: "Why it failed", de: "Woran es scheiterte", "zh-Hans": "失败原因" },
  whatToDo: { en: "What to do: {action}", de: "Was zu tun ist: {action}", "zh-Hans": "处理办法：{action}" },
  mayPass: {
    en: "The same may succeed later.",
    de: "Dasselbe kann später gelingen.",
    "zh-Hans": "稍后重试可能会成功。",
  },
  failsAgain: {
    en: "The same fails again, unless something is changed.",
    de: "Dasselbe scheitert wieder, solange nichts geändert wird.",
    "zh-Hans": "若不作更改，重试仍会失败。",
  },
  printedLast: {
    en: "What it printed last:",
    de: "Was er zuletzt ausgab:",
    "zh-Hans": "最后的输出：",
  },
} as const satisfies Texts;

/** Where the cause of a failure is. */
export const causeTexts = {
  source: {
    en: "The cause is in the code's source.",
    de: "Die Ursache liegt in der Herkunft des Codes.",
    "zh-Hans": "原因在于代码的来源。",
  },
  measurement: {
    en: "The cause is in what was to be measured.",
    de: "Die Ursache liegt in dem, was zu messen war.",
    "zh-Hans": "原因在于要测量的内容。",
  },
  environment: {
    en: "The cause is in what the experiment ran in.",
    de: "Die Ursache liegt in der Umgebung des Experiments.",
    "zh-Hans": "原因在于实验的运行环境。",
  },
  resource: {
    en: "The cause is a limit of memory, processes or disk.",
    de: "Die Ursache ist eine Grenze für Speicher, Prozesse oder Festplatte.",
    "zh-Hans": "原因是内存、进程或磁盘的限制。",
  },
  timeout: {
    en: "The cause is the time limit.",
    de: "Die Ursache ist die Zeitgrenze.",
    "zh-Hans": "原因是时间上限。",
  },
  execution: {
    en: "The cause is in the execution itself.",
    de: "Die Ursache liegt in der Ausführung selbst.",
    "zh-Hans": "原因在于执行本身。",
  },
  unknown: {
    en: "The cause is not known.",
    de: "Die Ursache ist nicht bekannt.",
    "zh-Hans": "原因不明。",
  },
} as const satisfies Record<DiagnosticCategory, Message>;

/** Kinds of what a Run left. */
export const evidenceTexts = {
  metric: { en: "metric", de: "Messwert", "zh-Hans": "指标" },
  artifact: { en: "artifact", de: "Ergebnisdatei", "zh-Hans": "产物" },
  log: { en: "log", de: "Protokoll", "zh-Hans": "日志" },
  checkpoint: { en: "checkpoint", de: "Zwischenstand", "zh-Hans": "检查点" },
  figure: { en: "figure", de: "Abbildung", "zh-Hans": "图" },
} as const satisfies Record<EvidenceKind, Message>;
