import type { RecordedMessage } from "../messages/recorded.ts";

/** What a command's own output says of its failure, and what to do. */
export const failureCauseTexts = {
  logSays: { en: "The log says: {line}", de: "Das Protokoll sagt: {line}", "zh-Hans": "日志中写道：{line}" },
  package: {
    en: "The {language} package {name} is not there.",
    de: "Das {language}-Paket {name} ist nicht da.",
    "zh-Hans": "缺少 {language} 软件包 {name}。",
  },
  library: {
    en: "The shared library {name} is not there.",
    de: "Die Bibliothek {name} ist nicht da.",
    "zh-Hans": "缺少共享库 {name}。",
  },
  header: {
    en: "The compiler does not find the header {name}.",
    de: "Der Compiler findet die Header-Datei {name} nicht.",
    "zh-Hans": "编译器找不到头文件 {name}。",
  },
  program: {
    en: "The program {name} is not there.",
    de: "Das Programm {name} ist nicht da.",
    "zh-Hans": "缺少程序 {name}。",
  },
  file: {
    en: "The file or folder {path} is not there.",
    de: "Die Datei oder der Ordner {path} ist nicht da.",
    "zh-Hans": "文件或文件夹 {path} 不存在。",
  },
  authorFile: {
    en: "The code names {path}, a place on its author's machine.",
    de: "Der Code nennt {path}, einen Ort auf dem Rechner seines Autors.",
    "zh-Hans": "代码使用了作者机器上的路径 {path}。",
  },
  authorFolder: {
    en: "The code changes to {path}, a place on its author's machine.",
    de: "Der Code wechselt nach {path}, einem Ort auf dem Rechner seines Autors.",
    "zh-Hans": "代码切换到了作者机器上的路径 {path}。",
  },
  readOnly: {
    en: "The code writes to {path} outside of its folder, which is read-only.",
    de: "Der Code schreibt nach {path} außerhalb seines Ordners, wo nur gelesen werden darf.",
    "zh-Hans": "代码向其文件夹之外的只读位置 {path} 写入。",
  },
  python2: {
    en: "The code is written for Python 2, and Python 3 runs it.",
    de: "Der Code ist für Python 2 geschrieben, und Python 3 führt ihn aus.",
    "zh-Hans": "代码为 Python 2 编写，却由 Python 3 运行。",
  },
  octaveLacks: {
    en: "GNU Octave, which runs MATLAB's code, does not have {name}, and no file of the code defines it.",
    de: "GNU Octave, das den Code von MATLAB ausführt, hat {name} nicht, und keine Datei des Codes definiert es.",
    "zh-Hans": "运行 MATLAB 代码的 GNU Octave 没有 {name}，代码中也没有文件定义它。",
  },
  octaveReadsNot: {
    en: "GNU Octave, which runs MATLAB's code, could not read {file}: of MATLAB's files it reads those of version 7 and older, without tables and other objects.",
    de: "GNU Octave, das den Code von MATLAB ausführt, konnte {file} nicht lesen: Von den Dateien MATLABs liest es die der Version 7 und älter, ohne Tabellen und andere Objekte.",
    "zh-Hans":
      "运行 MATLAB 代码的 GNU Octave 无法读取 {file}：它只能读取 MATLAB 第 7 版及更早的文件，且不含表格及其他对象。",
  },
  saveForOctave: {
    en: "Save it in MATLAB with `save('x.mat', '-v7')`, numbers as matrices and texts as cells.",
    de: "Speichern Sie sie in MATLAB mit `save('x.mat', '-v7')`, Zahlen als Matrizen und Texte als Zellen.",
    "zh-Hans": "请在 MATLAB 中用 `save('x.mat', '-v7')` 保存，数值存为矩阵，文本存为元胞数组。",
  },
  otherVersion: {
    en: "The code was written for another version of {name}.",
    de: "Der Code wurde für eine andere Version von {name} geschrieben.",
    "zh-Hans": "代码是为 {name} 的其他版本编写的。",
  },
  noDisplay: {
    en: "The code opens a window, and there is no display.",
    de: "Der Code öffnet ein Fenster, und es gibt keine Anzeige.",
    "zh-Hans": "代码要打开窗口，但没有显示器。",
  },
  outOfMemory: {
    en: "The code asked for more memory than it may use.",
    de: "Der Code verlangte mehr Speicher, als er benutzen darf.",
    "zh-Hans": "代码请求的内存超过允许的数量。",
  },
  noGpu: {
    en: "The code wants a graphics processor, and there is none.",
    de: "Der Code verlangt einen Grafikprozessor, und es gibt keinen.",
    "zh-Hans": "代码需要图形处理器，但没有。",
  },
  noNetwork: {
    en: "The code wants something from the network, which experiments do not have.",
    de: "Der Code will etwas aus dem Netz, das Experimente nicht haben.",
    "zh-Hans": "代码需要网络，但实验没有网络。",
  },
  diskFull: {
    en: "The code wrote more than it may.",
    de: "Der Code schrieb mehr, als er darf.",
    "zh-Hans": "代码写入的数据超过允许的数量。",
  },
  waitsForInput: {
    en: "The program waits for something that is typed, and nobody sits there.",
    de: "Das Programm wartet auf eine Eingabe, und niemand sitzt davor.",
    "zh-Hans": "程序在等待键盘输入，但没有人操作。",
  },
  nothingDone: {
    en: "make found what it makes there already, and ran nothing.",
    de: "make fand schon vor, was es erzeugt, und führte nichts aus.",
    "zh-Hans": "make 发现要生成的文件已存在，因此什么也没有运行。",
  },
  namePython: {
    en: "Name {name} in {file}, or its Debian package in {other}; if {folder} is a folder of the repository, set {setting} in the manifest.",
    de: "Nennen Sie {name} in {file} oder das Debian-Paket davon in {other}; ist {folder} ein Ordner des Repositorys, setzen Sie {setting} im Manifest.",
    "zh-Hans":
      "请在 {file} 中写明 {name}，或在 {other} 中写明其 Debian 软件包；如果 {folder} 是仓库中的文件夹，请在清单中设置 {setting}。",
  },
  nameR: {
    en: "Name it in {file}, or Debian's {name} in {other}.",
    de: "Nennen Sie es in {file}, oder {name} von Debian in {other}.",
    "zh-Hans": "请在 {file} 中写明它，或在 {other} 中写明 Debian 的 {name}。",
  },
  namePerl: {
    en: "Name Debian's {name} in {file}.",
    de: "Nennen Sie {name} von Debian in {file}.",
    "zh-Hans": "请在 {file} 中写明 Debian 的 {name}。",
  },
  useBoth: {
    en: "Commit the file that defines it, or use what MATLAB and GNU Octave both have. What packages of Octave have is loaded as by {statement}.",
    de: "Checken Sie die Datei ein, die es definiert, oder verwenden Sie, was MATLAB und GNU Octave beide haben. Was Pakete von Octave haben, wird wie mit {statement} geladen.",
    "zh-Hans":
      "请提交定义它的文件，或使用 MATLAB 和 GNU Octave 都有的内容。Octave 软件包中的内容用 {statement} 这样的语句加载。",
  },
  commitJulia: {
    en: "Commit the {file} and {other} that name it.",
    de: "Checken Sie {file} und {other} ein, die es nennen.",
    "zh-Hans": "请提交写明它的 {file} 和 {other}。",
  },
  commitNode: {
    en: "Commit {file} and {other} that name it.",
    de: "Checken Sie {file} und {other} ein, die es nennen.",
    "zh-Hans": "请提交写明它的 {file} 和 {other}。",
  },
  nameProgram: {
    en: "Name the Debian package that has it in {file}, or commit the program.",
    de: "Nennen Sie das Debian-Paket, das es enthält, in {file}, oder checken Sie das Programm ein.",
    "zh-Hans": "请在 {file} 中写明包含它的 Debian 软件包，或提交该程序。",
  },
  nameHeader: {
    en: "Name the Debian package that has it, most often lib…-dev, in {file}; or commit the header.",
    de: "Nennen Sie das Debian-Paket, das sie enthält, meist lib…-dev, in {file}; oder checken Sie die Header-Datei ein.",
    "zh-Hans": "请在 {file} 中写明包含它的 Debian 软件包（通常是 lib…-dev），或提交该头文件。",
  },
  findLibrary: {
    en: "Find the Debian package that has it on packages.debian.org (search the contents of packages), and name it in {file}.",
    de: "Suchen Sie auf packages.debian.org das Debian-Paket, das sie enthält (Suche im Inhalt der Pakete), und nennen Sie es in {file}.",
    "zh-Hans":
      "请在 packages.debian.org 上查找包含它的 Debian 软件包（搜索软件包内容），并在 {file} 中写明。",
  },
  portPython: {
    en: "Port the code to Python 3 (2to3 does most of it), or name an image with Python 2 in the manifest.",
    de: "Übertragen Sie den Code auf Python 3 (2to3 macht das meiste), oder nennen Sie im Manifest ein Image mit Python 2.",
    "zh-Hans": "请将代码移植到 Python 3（2to3 可完成大部分），或在清单中写明带有 Python 2 的镜像。",
  },
  pinVersion: {
    en: "Pin the version of {name} that the paper's results were made with, as {page} says.",
    de: "Legen Sie die Version von {name} fest, mit der die Ergebnisse der Arbeit entstanden, wie {page} sagt.",
    "zh-Hans": "请按 {page} 的说明，固定得出论文结果时所用的 {name} 版本。",
  },
  relativePaths: {
    en: "Name files by paths relative to the repository, and commit those that the code reads.",
    de: "Nennen Sie Dateien mit Pfaden relativ zum Repository, und checken Sie die ein, die der Code liest.",
    "zh-Hans": "请使用相对于仓库的路径，并提交代码读取的文件。",
  },
  commitFiles: {
    en: "Commit what the code reads, have it make the folders that it writes to, and set {setting} in the manifest if its paths begin elsewhere.",
    de: "Checken Sie ein, was der Code liest, lassen Sie ihn die Ordner anlegen, in die er schreibt, und setzen Sie {setting} im Manifest, wenn seine Pfade anderswo beginnen.",
    "zh-Hans":
      "请提交代码读取的内容，让代码创建要写入的文件夹；如果其路径从别处开始，请在清单中设置 {setting}。",
  },
  writeFigures: {
    en: "Have the code write its figures to files; for matplotlib, set {setting} in the manifest.",
    de: "Lassen Sie den Code seine Abbildungen in Dateien schreiben; für matplotlib setzen Sie {setting} im Manifest.",
    "zh-Hans": "请让代码将图写入文件；对于 matplotlib，请在清单中设置 {setting}。",
  },
  commitData: {
    en: "Commit the data that the code fetches, and name its packages in the files of {page}.",
    de: "Checken Sie die Daten ein, die der Code holt, und nennen Sie seine Pakete in den Dateien, die {page} beschreibt.",
    "zh-Hans": "请提交代码要获取的数据，并在 {page} 所述的文件中写明其软件包。",
  },
  removeCall: {
    en: "Remove {call}; set {setting} in the manifest where the code runs in another folder.",
    de: "Entfernen Sie {call}; setzen Sie {setting} im Manifest, wenn der Code in einem anderen Ordner läuft.",
    "zh-Hans": "请删除 {call}；如果代码在其他文件夹中运行，请在清单中设置 {setting}。",
  },
  writeBelow: {
    en: "Have the code write below its repository, or to /tmp.",
    de: "Lassen Sie den Code in seinem Repository schreiben, oder nach /tmp.",
    "zh-Hans": "请让代码写入其仓库之内或 /tmp。",
  },
  writeLess: {
    en: "Write less to /tmp and to the repository's folder.",
    de: "Schreiben Sie weniger nach /tmp und in den Ordner des Repositorys.",
    "zh-Hans": "请减少写入 /tmp 和仓库文件夹的数据。",
  },
  chooseProcessor: {
    en: "Let the code choose the processor where there is no graphics processor ({example}).",
    de: "Lassen Sie den Code den Prozessor wählen, wo es keinen Grafikprozessor gibt ({example}).",
    "zh-Hans": "请让代码在没有图形处理器时使用处理器（{example}）。",
  },
  bringInput: {
    en: "Give it on the command line, or let {command} bring it: {example}.",
    de: "Geben Sie es auf der Befehlszeile an, oder lassen Sie es {command} mitbringen: {example}.",
    "zh-Hans": "请在命令行中给出，或由 {command} 提供：{example}。",
  },
  makeAnew: {
    en: "Do not commit what it makes; or begin the command with {command}, or use {other}, which makes all anew.",
    de: "Checken Sie nicht ein, was es erzeugt; oder beginnen Sie den Befehl mit {command}, oder nehmen Sie {other}, das alles neu erzeugt.",
    "zh-Hans": "请勿提交其生成的文件；或让命令以 {command} 开头，或使用会全部重新生成的 {other}。",
  },
  asked: {
    en: "The code's files ask for it, and it cannot be had here as they do: do what the beginning of the Run's log says of it.",
    de: "Die Dateien des Codes verlangen es, und so ist es hier nicht zu haben: Tun Sie, was der Anfang des Protokolls dazu sagt.",
    "zh-Hans": "代码的文件要求它，但在这里无法这样获得：请按运行日志开头的说明处理。",
  },
  askForJulia: {
    en: "Debian's suite has no Julia: ask the server's operator for builds of it, or name an image that has it, {setting}.",
    de: "Debians Ausgabe hat kein Julia: Bitten Sie den Betreiber des Servers um Builds davon, oder nennen Sie ein Image, das es hat, {setting}.",
    "zh-Hans": "Debian 发行版中没有 Julia：请向服务器运营者索取其构建，或指明含有它的镜像，{setting}。",
  },
  raiseMemory: {
    en: "Raise `memory` in the manifest, up to the server's ceiling, or make the experiment smaller.",
    de: "Erhöhen Sie `memory` im Manifest, bis zur Obergrenze des Servers, oder verkleinern Sie das Experiment.",
    "zh-Hans": "请提高清单中的 `memory`（不超过服务器上限），或缩小实验规模。",
  },
} as const satisfies Record<string, RecordedMessage>;
