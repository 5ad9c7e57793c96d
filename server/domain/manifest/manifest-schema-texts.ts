import type { RecordedMessage } from "../messages/recorded.ts";

/** What `experiment.schema.json` says of its fields. */
export const manifestSchemaTexts: readonly RecordedMessage[] = [
  {
    en: "What can be run. The sum of `timeout` times `repetitions` is 604800 seconds at most.",
    de: "Was ausgeführt werden kann. Die Summe aus `timeout` mal `repetitions` ist höchstens 604800 Sekunden.",
    "zh-Hans": "可以运行的内容。`timeout` 乘以 `repetitions` 之和最多 604800 秒。",
  },
  {
    en: "What the experiments run in, in place of the server's choice.",
    de: "Worin die Experimente laufen, statt der Wahl des Servers.",
    "zh-Hans": "实验运行的环境，代替服务器的选择。",
  },
  {
    en: "A container image, as `docker pull` takes it: by tag, or by digest, which pins it. Its entry point and command are not run.",
    de: "Ein Container-Image, wie `docker pull` es nimmt: mit Tag oder mit Prüfsumme, die es festlegt. Sein Einstiegspunkt und Befehl werden nicht ausgeführt.",
    "zh-Hans":
      "容器镜像，按 `docker pull` 接受的形式：用标签，或用可将其固定的摘要值。不运行其入口点和命令。",
  },
  {
    en: "The checkable statements of the paper, each with the numbers that support it; 2000 measurements in all at most.",
    de: "Die prüfbaren Aussagen der Arbeit, jede mit den Zahlen, die sie stützen; insgesamt höchstens 2000 Messungen.",
    "zh-Hans": "论文中可检验的陈述，各带支持它的数值；总共最多 2000 项测量。",
  },
  {
    en: "Lower-case letters, digits, `-` and `_`, starting with a letter or digit.",
    de: "Kleinbuchstaben, Ziffern, `-` und `_`, beginnend mit einem Buchstaben oder einer Ziffer.",
    "zh-Hans": "小写字母、数字、`-` 和 `_`，以字母或数字开头。",
  },
  {
    en: "A path relative to the repository's root with `/` between its parts: not absolute, no `.` or `..` part, no backslash, no control character.",
    de: "Ein Pfad von der Wurzel des Repositorys aus, mit `/` zwischen den Teilen: nicht absolut, ohne `.` oder `..` als Teil, ohne umgekehrten Schrägstrich und Steuerzeichen.",
    "zh-Hans":
      "相对于仓库根目录的路径，各部分之间用 `/`：不是绝对路径，没有 `.` 或 `..` 部分，没有反斜杠和控制字符。",
  },
  {
    en: "One command and what it needs.",
    de: "Ein Befehl und was er braucht.",
    "zh-Hans": "一条命令及其所需。",
  },
  {
    en: "Run by `/bin/sh -c` in the repository's root. Its exit status is the experiment's: 0 means success.",
    de: "Wird von `/bin/sh -c` in der Wurzel des Repositorys ausgeführt. Sein Status beim Ende ist der des Experiments: 0 heißt Erfolg.",
    "zh-Hans": "由 `/bin/sh -c` 在仓库根目录中运行。其退出状态即实验的状态：0 表示成功。",
  },
  {
    en: "Variables that the command is given, with texts as values; none that the service sets itself, such as PATH, HOME and SEED.",
    de: "Variablen, die der Befehl bekommt, mit Texten als Werten; keine, die der Dienst selbst setzt, wie PATH, HOME und SEED.",
    "zh-Hans": "提供给命令的变量，值为文本；不包括由本服务设置的变量，例如 PATH、HOME 和 SEED。",
  },
  {
    en: "Letters, digits and `_`, not starting with a digit; 100 characters at most.",
    de: "Buchstaben, Ziffern und `_`, nicht mit einer Ziffer beginnend; höchstens 100 Zeichen.",
    "zh-Hans": "字母、数字和 `_`，不以数字开头；最多 100 个字符。",
  },
  {
    en: "The variable's value, in quotes where it looks like a number.",
    de: "Der Wert der Variable, in Anführungszeichen, wo er wie eine Zahl aussieht.",
    "zh-Hans": "变量的值，看起来像数字时加引号。",
  },
  {
    en: "Time limit in seconds, for each repetition. The server's own ceiling wins.",
    de: "Zeitgrenze in Sekunden, für jede Wiederholung. Die Obergrenze des Servers geht vor.",
    "zh-Hans": "每次重复的时间上限，以秒计。以服务器的上限为准。",
  },
  {
    en: "Memory limit in MiB. The server's own ceiling wins.",
    de: "Speichergrenze in MiB. Die Obergrenze des Servers geht vor.",
    "zh-Hans": "内存上限，以 MiB 计。以服务器的上限为准。",
  },
  {
    en: "Given to the first repetition as `$SEED`; each later one gets the next number.",
    de: "Bekommt die erste Wiederholung als `$SEED`; jede spätere bekommt die nächste Zahl.",
    "zh-Hans": "作为 `$SEED` 提供给第一次重复；之后每次重复依次加一。",
  },
  {
    en: "The seed of each repetition, given as `$SEED`; in place of `seed`. Their number is the number of repetitions.",
    de: "Der Startwert jeder Wiederholung, als `$SEED` gegeben; anstelle von `seed`. Ihre Anzahl ist die der Wiederholungen.",
    "zh-Hans": "每次重复的随机种子，作为 `$SEED` 提供；代替 `seed`。其数量即重复次数。",
  },
  {
    en: "The seed of one repetition.",
    de: "Der Startwert einer Wiederholung.",
    "zh-Hans": "一次重复的随机种子。",
  },
  {
    en: "How often the command is run; with `seeds` their number. From three on, judged by equivalence: the 90 % confidence interval of their mean.",
    de: "Wie oft der Befehl läuft; mit `seeds` deren Anzahl. Ab drei wird nach Äquivalenz bewertet: mit dem 90-%-Konfidenzintervall ihres Mittelwerts.",
    "zh-Hans": "命令运行的次数；有 `seeds` 时为其数量。从三次起按等效性评估：用其均值的 90% 置信区间。",
  },
  {
    en: "What the environment must have, as Debian package names. What cannot be had is reported.",
    de: "Was die Umgebung haben muss, als Namen von Debian-Paketen. Was nicht zu haben ist, wird gemeldet.",
    "zh-Hans": "环境必须具备的内容，写作 Debian 软件包名。无法获得的会报告。",
  },
  {
    en: "The name of a Debian package.",
    de: "Der Name eines Debian-Pakets.",
    "zh-Hans": "Debian 软件包的名称。",
  },
  {
    en: "Files that a run must leave. In a pattern `*` and `?` stand for characters of one name, and `**` for any folders: it must leave one file at least that the pattern names, and 200 at most. The files that measurements read are always among them.",
    de: "Dateien, die ein Lauf hinterlassen muss. In einem Muster stehen `*` und `?` für Zeichen eines Namens und `**` für beliebige Ordner: Er muss mindestens eine Datei hinterlassen, die das Muster nennt, und höchstens 200. Die Dateien, die Messungen lesen, gehören immer dazu.",
    "zh-Hans":
      "运行必须留下的文件。模式中 `*` 和 `?` 代表名称中的字符，`**` 代表任意文件夹：必须至少留下一个与模式相符的文件，最多 200 个。测量所读取的文件始终包括在内。",
  },
  {
    en: "A checkable statement of the paper. Without an experiment it is listed, but cannot be run.",
    de: "Eine prüfbare Aussage der Arbeit. Ohne Experiment wird sie aufgeführt, kann aber nicht ausgeführt werden.",
    "zh-Hans": "论文中可检验的陈述。没有实验时会列出，但无法运行。",
  },
  {
    en: "Kind of statement: a lower-case word.",
    de: "Art der Aussage: ein kleingeschriebenes Wort.",
    "zh-Hans": "陈述的类型：一个小写单词。",
  },
  {
    en: "The statement, in the paper's words.",
    de: "Die Aussage, in den Worten der Arbeit.",
    "zh-Hans": "用论文原文写的陈述。",
  },
  { en: "Where in the paper it stands.", de: "Wo sie in der Arbeit steht.", "zh-Hans": "在论文中的位置。" },
  {
    en: "The numbers and files that support it.",
    de: "Die Zahlen und Dateien, die sie stützen.",
    "zh-Hans": "支持它的数值和文件。",
  },
  {
    en: "A number that the paper reports, or a file that it shows, and where a run leaves it.",
    de: "Eine Zahl, die die Arbeit berichtet, oder eine Datei, die sie zeigt, und wo ein Lauf sie hinterlässt.",
    "zh-Hans": "论文报告的数值或展示的文件，以及运行将其留在何处。",
  },
  { en: "Name of what is measured.", de: "Name dessen, was gemessen wird.", "zh-Hans": "所测量内容的名称。" },
  {
    en: "Unit of the reported and of the observed number, which must be the same; `1` for a pure number.",
    de: "Einheit der berichteten und der beobachteten Zahl, die dieselbe sein muss; `1` für eine reine Zahl.",
    "zh-Hans": "报告值和观测值的单位，两者必须相同；纯数字为 `1`。",
  },
  {
    en: 'The number in quotes, as the paper prints it, because its digits give the tolerance: "4.74", "-1.5e-3", "1,234.5" (a comma groups thousands), "12.3 ± 0.4", "1.2(3)", "95%" (the output is then in percent too).',
    de: 'Die Zahl in Anführungszeichen, wie die Arbeit sie druckt, weil ihre Stellen die Toleranz geben: "4.74", "-1.5e-3", "1,234.5" (ein Komma gruppiert Tausender), "12.3 ± 0.4", "1.2(3)", "95%" (die Ausgabe ist dann auch in Prozent).',
    "zh-Hans":
      '加引号的数字，与论文印出的一致，因为其位数决定容差："4.74"、"-1.5e-3"、"1,234.5"（逗号用于千位分组）、"12.3 ± 0.4"、"1.2(3)"、"95%"（此时输出也以百分数计）。',
  },
  {
    en: 'How far the observed number may lie off: absolute (0.005), or relative to the reported number ("1%"). A match allows no more than the printed uncertainty (± or parentheses), or else half a unit in the last printed digit; a smaller tolerance makes it narrower, and within a larger one a number is at most near. By default a match allows what the print gives, and for `=` nothing. Less than 100 % of the reported number; absolute, and 1000000 at most, where 0 is reported.',
    de: 'Wie weit die beobachtete Zahl abweichen darf: absolut (0.005) oder relativ zur berichteten Zahl ("1%"). Eine Übereinstimmung erlaubt nicht mehr als die gedruckte Unsicherheit (± oder Klammern), sonst eine halbe Einheit der letzten gedruckten Stelle; eine kleinere Toleranz verengt das, und innerhalb einer größeren ist eine Zahl höchstens nahe. Ohne Angabe ist erlaubt, was der Druck gibt, und bei `=` nichts. Weniger als 100 % der berichteten Zahl; absolut und höchstens 1000000, wo 0 berichtet wird.',
    "zh-Hans":
      '观测值允许的偏差：绝对值（0.005），或相对于报告值（"1%"）。相符所允许的不超过印出的不确定度（± 或括号），否则为末位的半个单位；较小的容差使其更窄，在较大的容差之内数值最多为接近。默认允许印出精度所给的范围，`=` 则不允许偏差。小于报告值的 100%；报告值为 0 时为绝对值，最多 1000000。',
  },
  {
    en: "Whether the Claim is inconclusive when this could not be measured.",
    de: "Ob die Behauptung ohne Ergebnis bleibt, wenn dies nicht gemessen werden konnte.",
    "zh-Hans": "此项无法测量时，该论断是否为无法判定。",
  },
  {
    en: "Where the observed value is read: from a file by exactly one of `pointer`, `row` with `column`, `where` with `column`, `regex` and `sha256`. A value counts only if it is a plain finite decimal number such as -1.5e-3, or a bound such as <0.001.",
    de: "Wo der beobachtete Wert gelesen wird: aus einer Datei mit genau einem von `pointer`, `row` mit `column`, `where` mit `column`, `regex` und `sha256`. Ein Wert zählt nur, wenn er eine einfache endliche Dezimalzahl ist wie -1.5e-3, oder eine Schranke wie <0.001.",
    "zh-Hans":
      "观测值的读取位置：从文件中，恰好用 `pointer`、`row` 加 `column`、`where` 加 `column`、`regex` 和 `sha256` 之一。只有普通的有限十进制数（例如 -1.5e-3）或界限（例如 <0.001）才算数。",
  },
  {
    en: "In place of `file`: several files that the run leaves, each a path or a pattern. Every one of them must have a number.",
    de: "Anstelle von `file`: mehrere Dateien, die der Lauf hinterlässt, jede ein Pfad oder ein Muster. Jede davon muss eine Zahl haben.",
    "zh-Hans": "代替 `file`：运行留下的多个文件，各为路径或模式。每个文件都必须有一个数字。",
  },
  {
    en: "For a JSON file, or a file of R: a JSON Pointer (RFC 6901) to a number, or to a string that is a plain decimal number.",
    de: "Für eine JSON-Datei oder eine Datei von R: ein JSON Pointer (RFC 6901) auf eine Zahl, oder auf einen Text, der eine einfache Dezimalzahl ist.",
    "zh-Hans":
      "用于 JSON 文件或 R 的文件：指向数字的 JSON Pointer（RFC 6901），或指向内容为普通十进制数的字符串。",
  },
  {
    en: "For a table: the row, counted from 1 for the first one below the header.",
    de: "Für eine Tabelle: die Zeile, gezählt ab 1 für die erste unter der Kopfzeile.",
    "zh-Hans": "用于表格：行号，表头之下第一行为 1。",
  },
  {
    en: "For a table, in place of `row`: what the cells of the row are, by the names of their columns; a text exactly, a number by its value. Only one row may be like that.",
    de: "Für eine Tabelle, anstelle von `row`: was in den Zellen der Zeile steht, nach den Namen ihrer Spalten; ein Text genau, eine Zahl nach ihrem Wert. Nur eine Zeile darf so sein.",
    "zh-Hans":
      "用于表格，代替 `row`：按列名给出该行各单元格的内容；文本须完全一致，数字按其值。只能有一行符合。",
  },
  { en: "At most 200 characters.", de: "Höchstens 200 Zeichen.", "zh-Hans": "最多 200 个字符。" },
  { en: "A text, or a number.", de: "Ein Text oder eine Zahl.", "zh-Hans": "文本或数字。" },
  {
    en: "For a table: the column by its name in the header.",
    de: "Für eine Tabelle: die Spalte, nach ihrem Namen in der Kopfzeile.",
    "zh-Hans": "用于表格：表头中的列名。",
  },
  {
    en: "For a file of R (.rds, .RData, .rda): a JSON Pointer to the data frame or matrix in it, where the file holds a list or several objects.",
    de: "Für eine Datei von R (.rds, .RData, .rda): ein JSON Pointer auf den Data Frame oder die Matrix darin, wo die Datei eine Liste oder mehrere Objekte enthält.",
    "zh-Hans":
      "用于 R 的文件（.rds、.RData、.rda）：当文件含有列表或多个对象时，指向其中数据框或矩阵的 JSON Pointer。",
  },
  {
    en: "For text: a regular expression in RE2 syntax with exactly one group, which must match a number. The first match in the file counts; the file may have 256 KiB.",
    de: "Für Text: ein regulärer Ausdruck in der Syntax von RE2 mit genau einer Gruppe, die eine Zahl treffen muss. Der erste Treffer in der Datei zählt; die Datei darf 256 KiB haben.",
    "zh-Hans":
      "用于文本：RE2 语法的正则表达式，恰好有一个分组，且须匹配数字。以文件中的第一处匹配为准；文件最大 256 KiB。",
  },
  {
    en: "For a notebook (.ipynb) with `regex`: the number of a code cell from 1, or `all`. The expression is then matched with what the cell printed.",
    de: "Für ein Notebook (.ipynb) mit `regex`: die Nummer einer Codezelle ab 1, oder `all`. Der Ausdruck wird dann mit dem verglichen, was die Zelle ausgab.",
    "zh-Hans":
      "用于带 `regex` 的笔记本（.ipynb）：代码单元的编号（从 1 起），或 `all`。此时表达式与该单元的输出匹配。",
  },
  {
    en: "The digest that the file must have: it must be regenerated bit for bit.",
    de: "Die Prüfsumme, die die Datei haben muss: Sie muss Bit für Bit wieder entstehen.",
    "zh-Hans": "文件必须具有的摘要值：必须逐位重新生成。",
  },
];
