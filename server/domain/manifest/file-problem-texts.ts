import type { RecordedMessage } from "../messages/recorded.ts";

/** What is wrong with a manifest as a file, and where a problem stands, as `problemTexts`. */
export const fileProblemTexts = {
  invalid: {
    en: "{file} is not a valid manifest.",
    de: "{file} ist kein gültiges Manifest.",
    "zh-Hans": "{file} 不是有效的清单。",
  },
  at: {
    en: "line {row}:{column}, {pointer}: {reason}",
    de: "Zeile {row}:{column}, {pointer}: {reason}",
    "zh-Hans": "第 {row} 行第 {column} 列，{pointer}：{reason}",
  },
  atOf: {
    en: "{path}, line {row}:{column}, {pointer}: {reason}",
    de: "{path}, Zeile {row}:{column}, {pointer}: {reason}",
    "zh-Hans": "{path} 第 {row} 行第 {column} 列，{pointer}：{reason}",
  },
  found: { en: "Found: {line}", de: "Gefunden: {line}", "zh-Hans": "实际内容：{line}" },
  foundNothing: { en: "Found: nothing.", de: "Gefunden: nichts.", "zh-Hans": "实际内容：空。" },
  foundBytes: {
    en: "Found: {count} bytes.",
    de: "Gefunden: {count} Bytes.",
    "zh-Hans": "实际大小：{count} 字节。",
  },
  directives: {
    en: "The file must not have YAML directives (lines that start with %).",
    de: "Die Datei darf keine YAML-Direktiven haben (Zeilen, die mit % beginnen).",
    "zh-Hans": "文件不能有 YAML 指令（以 % 开头的行）。",
  },
  unreadable: {
    en: "The file cannot be read as YAML: {line}",
    de: "Die Datei ist nicht als YAML lesbar: {line}",
    "zh-Hans": "无法将文件作为 YAML 读取：{line}",
  },
  notJson: {
    en: "The file is not valid JSON: {line}.",
    de: "Die Datei ist kein gültiges JSON: {line}.",
    "zh-Hans": "文件不是有效的 JSON：{line}。",
  },
  size: {
    en: "The file must have {most} bytes at most.",
    de: "Die Datei darf höchstens {most} Bytes haben.",
    "zh-Hans": "文件最多 {most} 字节。",
  },
  notUtf8: {
    en: "The file must be UTF-8 text.",
    de: "Die Datei muss Text in UTF-8 sein.",
    "zh-Hans": "文件必须是 UTF-8 文本。",
  },
  oneDocument: {
    en: "The file must hold one YAML document, not several.",
    de: "Die Datei muss ein einziges YAML-Dokument enthalten, nicht mehrere.",
    "zh-Hans": "文件必须只含一个 YAML 文档。",
  },
  tooDeep: {
    en: "The file is nested too deeply.",
    de: "Die Datei ist zu tief verschachtelt.",
    "zh-Hans": "文件嵌套过深。",
  },
  aliases: {
    en: "The file uses more than {most} aliases.",
    de: "Die Datei verwendet mehr als {most} Aliase.",
    "zh-Hans": "文件使用的别名超过 {most} 个。",
  },
  noAnchor: {
    en: "There is no anchor &{name} before this alias.",
    de: "Vor diesem Alias gibt es keinen Anker &{name}.",
    "zh-Hans": "此别名之前没有锚点 &{name}。",
  },
  twice: {
    en: "The key `{name}` stands here twice.",
    de: "Der Schlüssel `{name}` steht hier zweimal.",
    "zh-Hans": "键 `{name}` 在此处出现两次。",
  },
  badText: {
    en: "This text has a NUL character or half a surrogate pair.",
    de: "Dieser Text hat ein NUL-Zeichen oder ein halbes Surrogatpaar.",
    "zh-Hans": "此文本含有 NUL 字符或不完整的代理对。",
  },
  tooSlow: {
    en: "could not be read within {seconds} s and {memory} MiB: make it shorter and simpler.",
    de: "war nicht innerhalb von {seconds} s und {memory} MiB lesbar: Machen Sie es kürzer und einfacher.",
    "zh-Hans": "无法在 {seconds} 秒和 {memory} MiB 内读取：请缩短并简化。",
  },
  notRegular: {
    en: "must be a regular file, not a link or folder.",
    de: "muss eine gewöhnliche Datei sein, kein Link oder Ordner.",
    "zh-Hans": "必须是普通文件，而不是链接或文件夹。",
  },
  bytes: {
    en: "must have {most} bytes at most.",
    de: "darf höchstens {most} Bytes haben.",
    "zh-Hans": "最多 {most} 字节。",
  },
} as const satisfies Record<string, RecordedMessage>;
