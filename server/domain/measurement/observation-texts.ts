import type { RecordedMessage } from "../messages/recorded.ts";

/** Why nothing is read of an output. */
export const observationTexts = {
  notJson: {
    en: "{file} is not valid JSON; NaN and Infinity are none either.",
    de: "{file} ist kein gültiges JSON; auch NaN und Infinity sind keines.",
    "zh-Hans": "{file} 不是有效的 JSON；NaN 和 Infinity 也不是。",
  },
  noNumberAt: {
    en: "{file} has no number at {pointer}.",
    de: "{file} hat bei {pointer} keine Zahl.",
    "zh-Hans": "{file} 在 {pointer} 处没有数字。",
  },
  nothingAt: {
    en: "{file} has nothing at {pointer}.",
    de: "{file} hat bei {pointer} nichts.",
    "zh-Hans": "{file} 在 {pointer} 处没有内容。",
  },
  tooLong: {
    en: "{file} has more than {most} characters, too many for a regular expression.",
    de: "{file} hat mehr als {most} Zeichen, zu viele für einen regulären Ausdruck.",
    "zh-Hans": "{file} 超过 {most} 个字符，对正则表达式而言过长。",
  },
  unusableExpression: {
    en: "The expression cannot be used: {reason}.",
    de: "Der Ausdruck ist nicht verwendbar: {reason}.",
    "zh-Hans": "表达式不可用：{reason}。",
  },
  noMatch: {
    en: "Nothing in {file} matches the expression {regex}.",
    de: "Nichts in {file} passt zum Ausdruck {regex}.",
    "zh-Hans": "{file} 中没有与表达式 {regex} 匹配的内容。",
  },
  partOfNumber: {
    en: "The expression {regex} takes {part} out of the number {number} in {file}: let its group take the whole number, as (\\S+) does.",
    de: "Der Ausdruck {regex} nimmt {part} aus der Zahl {number} in {file}: Seine Gruppe muss die ganze Zahl nehmen, wie (\\S+) es tut.",
    "zh-Hans":
      "表达式 {regex} 只取了 {file} 中数字 {number} 的一部分 {part}：请让其分组匹配整个数字，例如 (\\S+)。",
  },
  noMatchInCut: {
    en: "The output was cut: nothing in the beginning or the end of {file} matches the expression {regex}.",
    de: "Die Ausgabe wurde gekürzt: Nichts am Anfang oder am Ende von {file} passt zum Ausdruck {regex}.",
    "zh-Hans": "输出被截断：{file} 的开头和结尾都没有与表达式 {regex} 匹配的内容。",
  },
  printLast: {
    en: "Print the number last, or write it to a file.",
    de: "Geben Sie die Zahl zuletzt aus, oder schreiben Sie sie in eine Datei.",
    "zh-Hans": "请最后打印该数字，或将其写入文件。",
  },
  cut: {
    en: "The output was cut: {file} lacks {count} bytes, so only an expression can read it.",
    de: "Die Ausgabe wurde gekürzt: {file} fehlen {count} Bytes, sodass nur ein Ausdruck sie lesen kann.",
    "zh-Hans": "输出被截断：{file} 缺少 {count} 字节，因此只能用表达式读取。",
  },
  tooLarge: {
    en: "{file} is larger than {most} bytes, too large to be read for a number.",
    de: "{file} ist größer als {most} Bytes, zu groß, um darin eine Zahl zu lesen.",
    "zh-Hans": "{file} 大于 {most} 字节，过大而无法读取数字。",
  },
  beyondPrecision: {
    en: "The number in {file} is too large for double precision.",
    de: "Die Zahl in {file} ist zu groß für doppelte Genauigkeit.",
    "zh-Hans": "{file} 中的数字超出双精度的范围。",
  },
  notPlain: {
    en: '"{text}" in {file} is not a plain finite decimal number.',
    de: '"{text}" in {file} ist keine einfache endliche Dezimalzahl.',
    "zh-Hans": '{file} 中的 "{text}" 不是普通的有限十进制数。',
  },
  noWay: {
    en: "The manifest does not say how to read this file.",
    de: "Das Manifest sagt nicht, wie diese Datei zu lesen ist.",
    "zh-Hans": "清单没有说明如何读取此文件。",
  },
  notCsv: {
    en: "{file} is not valid CSV.",
    de: "{file} ist kein gültiges CSV.",
    "zh-Hans": "{file} 不是有效的 CSV。",
  },
  notCsvFor: {
    en: "{file} is not valid CSV: {line}.",
    de: "{file} ist kein gültiges CSV: {line}.",
    "zh-Hans": "{file} 不是有效的 CSV：{line}。",
  },
  noRow: {
    en: "{file} has no row {number} below its header.",
    de: "{file} hat unter der Kopfzeile keine Zeile {number}.",
    "zh-Hans": "{file} 的表头之下没有第 {number} 行。",
  },
  rowOfCells: {
    en: "Row {number} of {file} has {count} cells, and {names} columns have names: which is missing cannot be told.",
    de: "Zeile {number} von {file} hat {count} Zellen, und {names} Spalten haben Namen: Welche fehlt, lässt sich nicht sagen.",
    "zh-Hans": "{file} 的第 {number} 行有 {count} 个单元格，而有名称的列为 {names} 个：无法判断缺少哪一个。",
  },
  noCell: {
    en: "Row {number} of {file} has no column {name}.",
    de: "Zeile {number} von {file} hat keine Spalte {name}.",
    "zh-Hans": "{file} 的第 {number} 行没有列 {name}。",
  },
  noColumn: {
    en: "{file} has no column {name}.",
    de: "{file} hat keine Spalte {name}.",
    "zh-Hans": "{file} 没有列 {name}。",
  },
  severalColumns: {
    en: "{file} has several columns {name}.",
    de: "{file} hat mehrere Spalten {name}.",
    "zh-Hans": "{file} 有多个列 {name}。",
  },
  noSuchRow: {
    en: "{file} has no row where {conditions}.",
    de: "{file} hat keine Zeile mit der Bedingung: {conditions}.",
    "zh-Hans": "{file} 中没有符合以下条件的行：{conditions}。",
  },
  severalRows: {
    en: "{file} has {count} rows where {conditions}, the first two {one} and {another}: say more of the one that is meant.",
    de: "{file} hat {count} Zeilen mit der Bedingung {conditions}, die ersten zwei sind {one} und {another}: Sagen Sie mehr über die gemeinte.",
    "zh-Hans":
      "{file} 中有 {count} 行符合条件 {conditions}，前两行为 {one} 和 {another}：请进一步说明所指的行。",
  },
  noNotebook: {
    en: "{file} is no notebook with code cells (nbformat 4).",
    de: "{file} ist kein Notebook mit Codezellen (nbformat 4).",
    "zh-Hans": "{file} 不是含代码单元的笔记本（nbformat 4）。",
  },
  noCodeCell: {
    en: "{file} has {count} code cells, and no cell {number}.",
    de: "{file} hat {count} Codezellen und keine Zelle {number}.",
    "zh-Hans": "{file} 有 {count} 个代码单元，没有第 {number} 个。",
  },
  notCombined: {
    en: "A bound or a digest cannot be combined with others.",
    de: "Eine Schranke oder eine Prüfsumme lässt sich nicht mit anderen verbinden.",
    "zh-Hans": "界限或摘要值不能与其他值合并。",
  },
  notFinite: {
    en: "The {how} of {count} files is no finite number.",
    de: "Das Ergebnis ({how}) von {count} Dateien ist keine endliche Zahl.",
    "zh-Hans": "{count} 个文件的结果（{how}）不是有限数。",
  },
  ofUncertainty: {
    en: "Its uncertainty: {reason}",
    de: "Seine Unsicherheit: {reason}",
    "zh-Hans": "其不确定度：{reason}",
  },
  tooManyFiles: {
    en: "{name} names {count} files, {most} at most are read.",
    de: "{name} nennt {count} Dateien, höchstens {most} werden gelesen.",
    "zh-Hans": "{name} 指向 {count} 个文件，最多读取 {most} 个。",
  },
  severalFiles: {
    en: "{name} names {count} files, {one} and {another} among them: say how to `combine` them, or which is meant.",
    de: "{name} nennt {count} Dateien, darunter {one} und {another}: Sagen Sie, wie sie zu verbinden sind (`combine`), oder welche gemeint ist.",
    "zh-Hans":
      "{name} 指向 {count} 个文件，包括 {one} 和 {another}：请用 `combine` 说明如何合并，或指明是哪一个。",
  },
  notThroughR: {
    en: "{file} was not read through R.",
    de: "{file} wurde nicht mit R gelesen.",
    "zh-Hans": "没有通过 R 读取 {file}。",
  },
  noFile: {
    en: "The Run left no file {file}.",
    de: "Der Lauf hinterließ keine Datei {file}.",
    "zh-Hans": "运行没有留下文件 {file}。",
  },
  tooSlow: {
    en: "{file} could not be read within {seconds} s and {memory} MiB.",
    de: "{file} war nicht innerhalb von {seconds} s und {memory} MiB lesbar.",
    "zh-Hans": "无法在 {seconds} 秒和 {memory} MiB 内读取 {file}。",
  },
} as const satisfies Record<string, RecordedMessage>;
