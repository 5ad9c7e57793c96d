import type { RecordedMessage } from "../messages/recorded.ts";

/** Why nothing is read of a file of R. */
export const rFileTexts = {
  noR: {
    en: "There is no R to read {path} with: add r-base-core to the experiment's `requires`, or have it write a CSV or JSON file.",
    de: "Es gibt kein R, um {path} zu lesen: Nehmen Sie r-base-core in `requires` des Experiments auf, oder lassen Sie es eine CSV- oder JSON-Datei schreiben.",
    "zh-Hans":
      "没有可读取 {path} 的 R：请在实验的 `requires` 中加入 r-base-core，或让其写出 CSV 或 JSON 文件。",
  },
  limitOfR: {
    en: "R reached its limit of {name} when it read {path}.",
    de: "R erreichte seine Grenze ({name}), als es {path} las.",
    "zh-Hans": "R 读取 {path} 时达到上限（{name}）。",
  },
  unreadableByR: {
    en: "R could not read {path}: {line}.",
    de: "R konnte {path} nicht lesen: {line}.",
    "zh-Hans": "R 无法读取 {path}：{line}。",
  },
  statusOfR: {
    en: "R ended with the status {status} when it read {path}.",
    de: "R endete mit dem Status {status}, als es {path} las.",
    "zh-Hans": "R 读取 {path} 时以状态 {status} 结束。",
  },
  unusableOfR: {
    en: "What R read in {path} cannot be used ({why}).",
    de: "Was R in {path} las, ist nicht verwendbar ({why}).",
    "zh-Hans": "R 从 {path} 读取的内容不可用（{why}）。",
  },
  saveNumbers: {
    en: "Save the numbers of the paper by themselves, as a list or a data frame.",
    de: "Speichern Sie die Zahlen der Arbeit für sich, als Liste oder Data Frame.",
    "zh-Hans": "请将论文中的数值单独保存为列表或数据框。",
  },
  noTimeForR: {
    en: "{path} was not read: R took {seconds} s for others.",
    de: "{path} wurde nicht gelesen: R brauchte {seconds} s für andere.",
    "zh-Hans": "没有读取 {path}：R 读取其他文件用了 {seconds} 秒。",
  },
  saveInOne: {
    en: "Save what is measured in one file.",
    de: "Speichern Sie das Gemessene in einer Datei.",
    "zh-Hans": "请将所测量的内容保存在一个文件中。",
  },
  noFrame: {
    en: "{path} is no data frame or matrix.",
    de: "{path} ist kein Data Frame und keine Matrix.",
    "zh-Hans": "{path} 不是数据框或矩阵。",
  },
  noFrameBut: {
    en: '{path} is no data frame or matrix: "{line}".',
    de: '{path} ist kein Data Frame und keine Matrix: "{line}".',
    "zh-Hans": '{path} 不是数据框或矩阵："{line}"。',
  },
  tooManyRows: {
    en: "{path} has {rows} rows and {columns} columns, too many to be read.",
    de: "{path} hat {rows} Zeilen und {columns} Spalten, zu viele zum Lesen.",
    "zh-Hans": "{path} 有 {rows} 行和 {columns} 列，过多而无法读取。",
  },
  unevenColumn: {
    en: "{path} is no table: its column {name} has {count} of {rows} rows.",
    de: "{path} ist keine Tabelle: Die Spalte {name} hat {count} von {rows} Zeilen.",
    "zh-Hans": "{path} 不是表格：其列 {name} 只有 {rows} 行中的 {count} 行。",
  },
} as const satisfies Record<string, RecordedMessage>;
