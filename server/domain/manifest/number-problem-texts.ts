import type { RecordedMessage } from "../messages/recorded.ts";

/** What is wrong with the numbers of a manifest, and with where they are read, as `problemTexts`. */
export const numberProblemTexts = {
  notANumber: {
    en: '"{text}" is not a number that can be read.',
    de: '"{text}" ist keine lesbare Zahl.',
    "zh-Hans": '"{text}" 不是可读的数字。',
  },
  writeNumber: {
    en: 'Write it like "4.74", "-1.5e-3", "1,234.5" or "12.3 ± 0.4", neither too large nor too small for double precision.',
    de: 'Schreiben Sie sie wie "4.74", "-1.5e-3", "1,234.5" oder "12.3 ± 0.4", weder zu groß noch zu klein für doppelte Genauigkeit.',
    "zh-Hans": '请写成 "4.74"、"-1.5e-3"、"1,234.5" 或 "12.3 ± 0.4" 的形式，且不超出双精度的范围。',
  },
  tooManyDigits: {
    en: "has more digits than double precision can compare, so that no Run can show all of them: leave this measurement out.",
    de: "hat mehr Stellen, als doppelte Genauigkeit vergleichen kann, sodass kein Lauf sie alle zeigen kann: Lassen Sie diese Messung weg.",
    "zh-Hans": "的位数超过双精度可比较的范围，任何运行都无法全部重现：请删去此测量。",
  },
  readAs: {
    en: "is read as {read} in double precision: write {reason}.",
    de: "wird in doppelter Genauigkeit als {read} gelesen: Schreiben Sie {reason}.",
    "zh-Hans": "在双精度下读作 {read}：请写{reason}。",
  },
  larger: { en: "0 or a larger number", de: "0 oder eine größere Zahl", "zh-Hans": " 0 或更大的数" },
  smaller: { en: "a smaller number", de: "eine kleinere Zahl", "zh-Hans": "更小的数" },
  columnAlone: {
    en: "is read with `row` or `where` alone: leave it out.",
    de: "wird nur mit `row` oder `where` gelesen: Lassen Sie es weg.",
    "zh-Hans": "仅与 `row` 或 `where` 一起使用：请删去。",
  },
  ownColumn: {
    en: "is the column that is read: say by another one which row is meant.",
    de: "ist die Spalte, die gelesen wird: Sagen Sie mit einer anderen, welche Zeile gemeint ist.",
    "zh-Hans": "正是要读取的列：请用其他列说明所指的行。",
  },
  ownDigits: {
    en: "has a group with digits of its own, which takes no other number: write (\\S+) and what stands around it.",
    de: "hat eine Gruppe mit eigenen Ziffern, die keine andere Zahl nimmt: Schreiben Sie (\\S+) und was darum herum steht.",
    "zh-Hans": "的分组自带数字，不会匹配其他数字：请写 (\\S+) 以及其前后的内容。",
  },
  notWithDigest: {
    en: "is not used together with `sha256`: leave it out.",
    de: "wird nicht zusammen mit `sha256` verwendet: Lassen Sie es weg.",
    "zh-Hans": "不与 `sha256` 一起使用：请删去。",
  },
  notWithFromDigest: {
    en: "is not used together with `from.sha256`: leave it out.",
    de: "wird nicht zusammen mit `from.sha256` verwendet: Lassen Sie es weg.",
    "zh-Hans": "不与 `from.sha256` 一起使用：请删去。",
  },
  notTogether: {
    en: "is not used together with `{member}`: leave one of the two out.",
    de: "wird nicht zusammen mit `{member}` verwendet: Lassen Sie eines von beiden weg.",
    "zh-Hans": "不与 `{member}` 一起使用：请删去其中之一。",
  },
  oneFile: {
    en: "must be the path of one file where `sha256` is its digest.",
    de: "muss der Pfad einer Datei sein, wo `sha256` deren Prüfsumme ist.",
    "zh-Hans": "当 `sha256` 是其摘要值时，必须是单个文件的路径。",
  },
  severalFiles: {
    en: "is for several files: name them in `files`, or by a pattern in `file`, or leave it out.",
    de: "ist für mehrere Dateien: Nennen Sie diese in `files` oder mit einem Muster in `file`, oder lassen Sie es weg.",
    "zh-Hans": "用于多个文件：请在 `files` 中列出，或在 `file` 中用模式表示，或者删去。",
  },
  thousands: {
    en: 'groups thousands, and "{decimal}" stands before the decimals: nobody could tell them apart.',
    de: 'gruppiert Tausender, und "{decimal}" steht vor den Dezimalstellen: Niemand könnte sie unterscheiden.',
    "zh-Hans": '用于千位分组，而 "{decimal}" 位于小数之前：两者无法区分。',
  },
  filesOfR: {
    en: "is for files of R (.rds, .RData, .rda): leave it out, or name such a file.",
    de: "ist für Dateien von R (.rds, .RData, .rda): Lassen Sie es weg, oder nennen Sie eine solche Datei.",
    "zh-Hans": "用于 R 的文件（.rds、.RData、.rda）：请删去，或指明这样的文件。",
  },
  forText: {
    en: "is for a text, and {file} is a file of R: use `pointer`, or `row` or `where` with `column`.",
    de: "ist für einen Text, und {file} ist eine Datei von R: Verwenden Sie `pointer`, oder `row` oder `where` mit `column`.",
    "zh-Hans": "用于文本，而 {file} 是 R 的文件：请使用 `pointer`，或将 `row` 或 `where` 与 `column` 合用。",
  },
  inObject: {
    en: 'is in one of the objects of {file}: name it in `object`, as in "/results".',
    de: 'steht in einem der Objekte von {file}: Nennen Sie es in `object`, etwa "/results".',
    "zh-Hans": '位于 {file} 的某个对象中：请在 `object` 中指明，例如 "/results"。',
  },
} as const satisfies Record<string, RecordedMessage>;
