import type { RecordedMessage } from "../messages/recorded.ts";

/**
 * What is wrong with a manifest: each is said of the field whose pointer stands before it. `{reason}` is a text
 * itself.
 */
export const problemTexts = {
  missing: { en: "is missing.", de: "fehlt.", "zh-Hans": "缺失。" },
  neededBy: {
    en: "is missing: `{property}` needs it.",
    de: "fehlt: `{property}` braucht es.",
    "zh-Hans": "缺失：`{property}` 需要它。",
  },
  unknown: { en: "is not known here.", de: "ist hier nicht bekannt.", "zh-Hans": "在此处未知。" },
  known: { en: "Known are: {names}.", de: "Bekannt sind: {names}.", "zh-Hans": "已知的有：{names}。" },
  unusableName: {
    en: "has a name that cannot be used.",
    de: "hat einen Namen, der nicht verwendet werden kann.",
    "zh-Hans": "的名称不可用。",
  },
  wrongForm: {
    en: "is not in the form asked for.",
    de: "hat nicht die verlangte Form.",
    "zh-Hans": "不符合要求的形式。",
  },
  unknownForm: {
    en: "is not in a form that is known.",
    de: "hat keine bekannte Form.",
    "zh-Hans": "不是已知的形式。",
  },
  oneOf: {
    en: "must be one of {values} (in quotes).",
    de: "muss eines von diesen sein: {values} (in Anführungszeichen).",
    "zh-Hans": "必须是以下之一：{values}（加引号）。",
  },
  oneSource: {
    en: "must have exactly one of: pointer; row and column; where and column; regex; sha256.",
    de: "muss genau eines hiervon haben: pointer; row und column; where und column; regex; sha256.",
    "zh-Hans": "必须恰好有以下之一：pointer；row 和 column；where 和 column；regex；sha256。",
  },
  duplicate: {
    en: "must have no item twice: items {one} and {another}, counted from 0, are the same.",
    de: "darf keinen Eintrag doppelt haben: Die Einträge {one} und {another}, gezählt ab 0, sind gleich.",
    "zh-Hans": "不能有重复项：第 {one} 项和第 {another} 项（从 0 计）相同。",
  },
  fewerCharacters: {
    en: "must have {limit} or more characters.",
    de: "muss {limit} oder mehr Zeichen haben.",
    "zh-Hans": "至少须有 {limit} 个字符。",
  },
  moreCharacters: {
    en: "may have {limit} characters at most.",
    de: "darf höchstens {limit} Zeichen haben.",
    "zh-Hans": "最多可有 {limit} 个字符。",
  },
  fewerItems: {
    en: "must have {limit} or more items.",
    de: "muss {limit} oder mehr Einträge haben.",
    "zh-Hans": "至少须有 {limit} 项。",
  },
  moreItems: {
    en: "may have {limit} items at most.",
    de: "darf höchstens {limit} Einträge haben.",
    "zh-Hans": "最多可有 {limit} 项。",
  },
  fewerMembers: {
    en: "must have {limit} or more members.",
    de: "muss {limit} oder mehr Felder haben.",
    "zh-Hans": "至少须有 {limit} 个字段。",
  },
  moreMembers: {
    en: "may have {limit} members at most.",
    de: "darf höchstens {limit} Felder haben.",
    "zh-Hans": "最多可有 {limit} 个字段。",
  },
  bound: {
    en: "must be {comparison} {limit}.",
    de: "muss {comparison} {limit} sein.",
    "zh-Hans": "必须 {comparison} {limit}。",
  },
  items: {
    en: "has {count} items, {most} at most.",
    de: "hat {count} Einträge, höchstens {most} sind erlaubt.",
    "zh-Hans": "有 {count} 项，最多 {most} 项。",
  },
  itemsInAll: {
    en: "has more than {most} items in all.",
    de: "hat insgesamt mehr als {most} Einträge.",
    "zh-Hans": "总共超过 {most} 项。",
  },
  members: {
    en: "has {count} members, {most} at most.",
    de: "hat {count} Felder, höchstens {most} sind erlaubt.",
    "zh-Hans": "有 {count} 个字段，最多 {most} 个。",
  },
  measurements: {
    en: "has {count} measurements in all, {most} at most.",
    de: "hat insgesamt {count} Messungen, höchstens {most} sind erlaubt.",
    "zh-Hans": "总共有 {count} 项测量，最多 {most} 项。",
  },
  taken: {
    en: "The id {id} is taken by {place}: choose another.",
    de: "Die Kennung {id} hat schon {place}: Wählen Sie eine andere.",
    "zh-Hans": "标识 {id} 已被 {place} 使用：请另选一个。",
  },
  noImage: {
    en: "names no image: write it as `docker pull` takes it, for example rocker/r-ver:4.3.1.",
    de: "nennt kein Image: Schreiben Sie es so, wie `docker pull` es nimmt, zum Beispiel rocker/r-ver:4.3.1.",
    "zh-Hans": "没有指明镜像：请按 `docker pull` 接受的形式填写，例如 rocker/r-ver:4.3.1。",
  },
  alwaysKept: {
    en: "{output} is always kept: leave it out.",
    de: "{output} wird immer behalten: Lassen Sie es weg.",
    "zh-Hans": "{output} 始终会保留：请删去。",
  },
  patterns: {
    en: "leaves and reads files by {count} patterns, {most} at most: name the files, or let one pattern name more.",
    de: "hinterlässt und liest Dateien nach {count} Mustern, höchstens {most} sind erlaubt: Nennen Sie die Dateien, oder lassen Sie ein Muster mehr davon nennen.",
    "zh-Hans": "按 {count} 个模式留下和读取文件，最多 {most} 个：请直接写文件名，或让一个模式涵盖更多文件。",
  },
  noFolder: {
    en: "There is no folder {folder} in the code repository: name one from its root.",
    de: "Das Code-Repository hat keinen Ordner {folder}: Nennen Sie einen, von seiner Wurzel aus.",
    "zh-Hans": "代码仓库中没有文件夹 {folder}：请写出从其根目录起的文件夹。",
  },
  repetitions: {
    en: "must be {count}, the number of `seeds`, or be left out.",
    de: "muss {count} sein, die Anzahl der `seeds`, oder fehlen.",
    "zh-Hans": "必须是 {count}，即 `seeds` 的数量，或者省略。",
  },
  noExperiment: {
    en: "There is no experiment `{id}`.",
    de: "Es gibt kein Experiment `{id}`.",
    "zh-Hans": "没有实验 `{id}`。",
  },
  thereAre: { en: "There are: {names}.", de: "Es gibt: {names}.", "zh-Hans": "已有的是：{names}。" },
  noValidId: {
    en: "None has a valid id.",
    de: "Keines hat eine gültige Kennung.",
    "zh-Hans": "没有一个实验有有效的标识。",
  },
  noDigestOfUncertainty: {
    en: "is read as a number: a digest is none.",
    de: "wird als Zahl gelesen: Eine Prüfsumme ist keine.",
    "zh-Hans": "按数字读取：摘要值不是数字。",
  },
  expression: {
    en: "This expression cannot be used: {reason}.",
    de: "Dieser Ausdruck ist nicht verwendbar: {reason}.",
    "zh-Hans": "此表达式不可用：{reason}。",
  },
  tooManyExpressions: {
    en: "there are too many expressions; read a JSON file instead",
    de: "Es sind zu viele Ausdrücke; lesen Sie stattdessen eine JSON-Datei",
    "zh-Hans": "表达式过多；请改为读取 JSON 文件",
  },
  seconds: {
    en: "declare {seconds} s of work, {most} at most in all: lower timeouts or repetitions.",
    de: "geben {seconds} s Arbeit an, höchstens {most} insgesamt sind erlaubt: Senken Sie Zeitgrenzen oder Wiederholungen.",
    "zh-Hans": "声明了 {seconds} 秒的工作量，总共最多 {most} 秒：请降低时间上限或重复次数。",
  },
  setByService: {
    en: "is set by the service: leave it out.",
    de: "wird vom Dienst gesetzt: Lassen Sie es weg.",
    "zh-Hans": "由本服务设置：请删去。",
  },
  setByCommand: {
    en: "`command` may set it for a program, as in `{example}`.",
    de: "`command` kann es für ein Programm setzen, etwa so: `{example}`.",
    "zh-Hans": "可以在 `command` 中为某个程序设置，例如 `{example}`。",
  },
  envCharacters: {
    en: "have {count} characters in all, {most} at most: put them in a file.",
    de: "haben insgesamt {count} Zeichen, höchstens {most} sind erlaubt: Legen Sie sie in eine Datei.",
    "zh-Hans": "总共有 {count} 个字符，最多 {most} 个：请放入文件中。",
  },
  pathInside: {
    en: "must be a path inside the repository.",
    de: "muss ein Pfad innerhalb des Repositorys sein.",
    "zh-Hans": "必须是仓库内的路径。",
  },
  folderInside: {
    en: "must be a folder inside the repository.",
    de: "muss ein Ordner innerhalb des Repositorys sein.",
    "zh-Hans": "必须是仓库内的文件夹。",
  },
  noPathInside: {
    en: "is no path inside the repository.",
    de: "ist kein Pfad innerhalb des Repositorys.",
    "zh-Hans": "不是仓库内的路径。",
  },
  placeholder: {
    en: "is a placeholder that was not filled in.",
    de: "ist ein Platzhalter, der nicht ausgefüllt wurde.",
    "zh-Hans": "是没有填写的占位符。",
  },
  noParameter: {
    en: "names the parameter {name}, which is not among `inputs.parameters`.",
    de: "nennt den Parameter {name}, der nicht unter `inputs.parameters` steht.",
    "zh-Hans": "使用了参数 {name}，但 `inputs.parameters` 中没有它。",
  },
  commandCharacters: {
    en: "have more than {most} characters of commands.",
    de: "haben mehr als {most} Zeichen an Befehlen.",
    "zh-Hans": "的命令超过 {most} 个字符。",
  },
  noCrate: {
    en: "has no entity for the crate itself, the one that `ro-crate-metadata.json` is about.",
    de: "hat keinen Eintrag für den Crate selbst, von dem `ro-crate-metadata.json` handelt.",
    "zh-Hans": "没有描述该 crate 本身的实体，即 `ro-crate-metadata.json` 所描述的对象。",
  },
} as const satisfies Record<string, RecordedMessage>;

/** What a value must be: `{kind}` and `{otherKind}` are texts of these, or the value itself. */
export const typeTexts = {
  object: { en: "a mapping", de: "eine Zuordnung", "zh-Hans": "映射" },
  array: { en: "a list", de: "eine Liste", "zh-Hans": "列表" },
  string: {
    en: "a text (in quotes where it looks like a number)",
    de: "ein Text (in Anführungszeichen, wo er wie eine Zahl aussieht)",
    "zh-Hans": "文本（看起来像数字时加引号）",
  },
  integer: { en: "a whole number", de: "eine ganze Zahl", "zh-Hans": "整数" },
  number: { en: "a number", de: "eine Zahl", "zh-Hans": "数字" },
  boolean: { en: "true or false", de: "true oder false", "zh-Hans": "true 或 false" },
  null: { en: "empty", de: "leer", "zh-Hans": "空" },
  or: { en: "{kind} or {otherKind}", de: "{kind} oder {otherKind}", "zh-Hans": "{kind}或{otherKind}" },
  mustBe: { en: "must be {kind}.", de: "muss {kind} sein.", "zh-Hans": "必须是{kind}。" },
} as const satisfies Record<string, RecordedMessage>;
