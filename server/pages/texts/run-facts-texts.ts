import type { Texts } from "../language/message-values.ts";

/** Of what a Run was, what it used, and what it left. */
export const runFactsTexts = {
  command: { en: "Command", de: "Befehl", "zh-Hans": "命令" },
  folder: { en: "Folder", de: "Ordner", "zh-Hans": "文件夹" },
  commit: { en: "Commit", de: "Commit", "zh-Hans": "提交" },
  queued: { en: "Queued", de: "Eingereiht", "zh-Hans": "排队时间" },
  started: { en: "Started", de: "Begonnen", "zh-Hans": "开始时间" },
  ended: { en: "Ended", de: "Beendet", "zh-Hans": "结束时间" },
  after: {
    en: "{time}, after {duration}",
    de: "{time}, nach {duration}",
    "zh-Hans": "{time}，历时 {duration}",
  },
  startedAfter: {
    en: "{time}, after {duration}",
    de: "{time}, nach {duration}",
    "zh-Hans": "{time}，等待 {duration}",
  },
  limits: { en: "Limits", de: "Grenzen", "zh-Hans": "上限" },
  within: { en: "{duration} and {size}", de: "{duration} und {size}", "zh-Hans": "{duration}、{size}" },
  withinEach: {
    en: "{duration} and {size} for each of {count, plural, one {# repetition} other {# repetitions}}",
    de: "{duration} und {size} für jede von {count, plural, one {# Wiederholung} other {# Wiederholungen}}",
    "zh-Hans": "{count, plural, other {# 次重复}}，每次 {duration}、{size}",
  },
  executor: { en: "Executor", de: "Ausführer", "zh-Hans": "执行器" },
  missing: { en: "Missing", de: "Es fehlte", "zh-Hans": "缺少" },
  foundByCode: { en: "Found by the code", de: "Aus dem Code erschlossen", "zh-Hans": "由代码推断" },
  steppedOver: { en: "Stepped over", de: "Umgangen", "zh-Hans": "已绕过" },
  whatItUsed: { en: "What it used", de: "Was er brauchte", "zh-Hans": "资源使用" },
  repetitions: { en: "Repetitions", de: "Wiederholungen", "zh-Hans": "重复" },
  repetition: { en: "Repetition", de: "Wiederholung", "zh-Hans": "重复" },
  secondLook: { en: "second look", de: "Gegenprobe", "zh-Hans": "复核" },
  endedHow: { en: "Ended", de: "Ende", "zh-Hans": "结束方式" },
  time: { en: "Time", de: "Zeit", "zh-Hans": "时间" },
  processorTime: { en: "Processor time", de: "Prozessorzeit", "zh-Hans": "处理器时间" },
  memory: { en: "Memory", de: "Speicher", "zh-Hans": "内存" },
  seed: { en: "Seed", de: "Startwert", "zh-Hans": "随机种子" },
  unknown: { en: "unknown", de: "unbekannt", "zh-Hans": "未知" },
  none: { en: "none", de: "keiner", "zh-Hans": "无" },
  more: { en: "{count, number} more", de: "{count, number} weitere", "zh-Hans": "另外 {count, number} 项" },
  exit: { en: "exit {code}", de: "Exit-Code {code}", "zh-Hans": "退出码 {code}" },
  signal: { en: "signal {signal}", de: "Signal {signal}", "zh-Hans": "信号 {signal}" },
  limitOf: { en: "limit of {limit}", de: "Grenze: {limit}", "zh-Hans": "达到上限：{limit}" },
  whatItLeft: { en: "What it left", de: "Was er hinterließ", "zh-Hans": "留下的文件" },
  files: { en: "Files", de: "Dateien", "zh-Hans": "文件" },
  file: { en: "File", de: "Datei", "zh-Hans": "文件" },
  kind: { en: "Kind", de: "Art", "zh-Hans": "类型" },
  size: { en: "Size", de: "Größe", "zh-Hans": "大小" },
} as const satisfies Texts;

/** What was used up, by the sandbox's name for it. */
export const limitTexts: Readonly<Record<string, Texts[string]>> = {
  time: { en: "time", de: "Zeit", "zh-Hans": "时间" },
  memory: { en: "memory", de: "Speicher", "zh-Hans": "内存" },
  processes: { en: "processes", de: "Prozesse", "zh-Hans": "进程数" },
  file_size: { en: "file size", de: "Dateigröße", "zh-Hans": "文件大小" },
};

/** Why an output was not kept, by the word of the record. */
export const absenceTexts: Readonly<Record<string, Texts[string]>> = {
  missing: { en: "missing", de: "fehlt", "zh-Hans": "缺失" },
  invalid_path: { en: "not a valid path", de: "kein gültiger Pfad", "zh-Hans": "路径无效" },
  symbolic_link: { en: "a symbolic link", de: "ein symbolischer Link", "zh-Hans": "符号链接" },
  not_a_file: { en: "not a regular file", de: "keine gewöhnliche Datei", "zh-Hans": "不是普通文件" },
  too_large: { en: "too large", de: "zu groß", "zh-Hans": "过大" },
  too_many_files: { en: "too many files", de: "zu viele Dateien", "zh-Hans": "文件过多" },
  unreadable: { en: "cannot be read", de: "nicht lesbar", "zh-Hans": "无法读取" },
};
