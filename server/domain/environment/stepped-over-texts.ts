import type { RecordedMessage } from "../messages/recorded.ts";

/** What was changed around an experiment, and why. `{kind}` and `{place}` are texts of these, or a file. */
export const steppedOverTexts = {
  shown: {
    en: "{path}, a path of its author's machine ({place}), leads to {kind}.",
    de: "{path}, ein Pfad auf dem Rechner des Autors ({place}), führt zu: {kind}.",
    "zh-Hans": "{path} 是作者电脑上的路径（{place}），现指向{kind}。",
  },
  linked: {
    en: "{path} ({place}) leads to {kind}.",
    de: "{path} ({place}) führt zu: {kind}.",
    "zh-Hans": "{path}（{place}）指向{kind}。",
  },
  otherFolder: {
    en: "{path}, which is read ({place}) and is not there, leads to {target}, the only file of that name among the data.",
    de: "{path}, das gelesen wird ({place}) und nicht da ist, führt zu {target}, der einzigen Datei dieses Namens unter den Daten.",
    "zh-Hans": "代码读取的 {path}（{place}）不存在，已指向 {target}，即数据中唯一同名的文件。",
  },
  otherPlace: {
    en: "{path}, which is read ({place}) and is not there, leads to {target}, the only file of that name in the repository.",
    de: "{path}, das gelesen wird ({place}) und nicht da ist, führt zu {target}, der einzigen Datei dieses Namens im Repository.",
    "zh-Hans": "代码读取的 {path}（{place}）不存在，已指向 {target}，即仓库中唯一同名的文件。",
  },
  otherCase: {
    en: "{path} ({place}) is {target} in the repository, and leads there.",
    de: "{path} ({place}) heißt im Repository {target} und führt dorthin.",
    "zh-Hans": "{path}（{place}）在仓库中为 {target}，现指向该处。",
  },
  otherSeparator: {
    en: "{path} ({place}), with the separators of Windows, leads to {target}.",
    de: "{path} ({place}), mit den Trennzeichen von Windows, führt zu {target}.",
    "zh-Hans": "{path}（{place}）使用 Windows 的路径分隔符，现指向 {target}。",
  },
  made: {
    en: "The folder {path}, which the code writes to ({place}), was made.",
    de: "Der Ordner {path}, in den der Code schreibt ({place}), wurde angelegt.",
    "zh-Hans": "已创建代码写入的文件夹 {path}（{place}）。",
  },
  repository: { en: "the repository", de: "das Repository", "zh-Hans": "仓库" },
  folder: {
    en: "{folder} of the repository",
    de: "{folder} im Repository",
    "zh-Hans": "仓库中的 {folder}",
  },
  atLine: { en: "{path}, line {row}", de: "{path}, Zeile {row}", "zh-Hans": "{path} 第 {row} 行" },
  theCommand: { en: "the command", de: "der Befehl", "zh-Hans": "命令" },
  ownModule: {
    en: "{module} ({place}) is found in {kind}, as if it were installed.",
    de: "{module} ({place}) wird gefunden, als wäre es installiert: {kind}.",
    "zh-Hans": "{module}（{place}）在{kind}中找到，如同已安装。",
  },
  ownRPackage: {
    en: "The R package {name} ({place}) was installed from {kind}.",
    de: "Das R-Paket {name} ({place}) wurde installiert aus: {kind}.",
    "zh-Hans": "R 包 {name}（{place}）已从{kind}安装。",
  },
  noInstall: {
    en: "install.packages() was left out: an experiment has no network ({place}).",
    de: "install.packages() wurde ausgelassen: Ein Experiment hat kein Netzwerk ({place}).",
    "zh-Hans": "已略去 install.packages()：实验没有网络（{place}）。",
  },
  noWindows: {
    en: "Windows for plots and tables were not opened ({place}).",
    de: "Fenster für Diagramme und Tabellen wurden nicht geöffnet ({place}).",
    "zh-Hans": "没有打开图表和表格的窗口（{place}）。",
  },
  noRStudio: {
    en: "RStudio is not here: the script's own path stands for that of the open document ({place}).",
    de: "RStudio gibt es hier nicht: Der Pfad des Skripts steht für den des geöffneten Dokuments ({place}).",
    "zh-Hans": "此处没有 RStudio：以脚本自身的路径代替打开文档的路径（{place}）。",
  },
  noPlaceholder: {
    en: "setwd() to a folder that the reader is to fill in was left out ({place}).",
    de: "setwd() zu einem Ordner, den der Leser einsetzen soll, wurde ausgelassen ({place}).",
    "zh-Hans": "已略去 setwd()：其文件夹需由读者自行填写（{place}）。",
  },
  noPlotWindows: {
    en: "Windows for plots were not opened ({place}).",
    de: "Fenster für Diagramme wurden nicht geöffnet ({place}).",
    "zh-Hans": "没有打开图表的窗口（{place}）。",
  },
  removedName: {
    en: "{name}, which newer releases no longer have, is there as it was ({place}).",
    de: "{name}, was neuere Versionen nicht mehr haben, gibt es wieder wie zuvor ({place}).",
    "zh-Hans": "已恢复新版本中移除的 {name}（{place}）。",
  },
  noColab: {
    en: "Google Colab is not here: calls of {name} did nothing ({place}).",
    de: "Google Colab gibt es hier nicht: Aufrufe von {name} taten nichts ({place}).",
    "zh-Hans": "这里没有 Google Colab：对 {name} 的调用未执行任何操作（{place}）。",
  },
  matlab: {
    en: "MATLAB is not here: GNU Octave ran what the command gives to it.",
    de: "MATLAB gibt es hier nicht: GNU Octave hat ausgeführt, was der Befehl ihm gibt.",
    "zh-Hans": "此处没有 MATLAB：由 GNU Octave 运行命令交给它的内容。",
  },
  matlabIn: {
    en: "MATLAB is not here: GNU Octave ran what is given to it ({place}).",
    de: "MATLAB gibt es hier nicht: GNU Octave hat ausgeführt, was ihm gegeben wird ({place}).",
    "zh-Hans": "此处没有 MATLAB：由 GNU Octave 运行交给它的内容（{place}）。",
  },
  matlabFunction: {
    en: "{name}(), which GNU Octave does not have, has a stand-in that does the same ({place}).",
    de: "{name}(), das GNU Octave nicht hat, hat einen Ersatz, der dasselbe tut ({place}).",
    "zh-Hans": "GNU Octave 没有 {name}()，已由功能相同的替代实现代替（{place}）。",
  },
  quarto: {
    en: "Quarto is not here: R Markdown or Jupyter rendered what the command has it render, as HTML.",
    de: "Quarto gibt es hier nicht: R Markdown oder Jupyter hat als HTML gerendert, was es nach dem Befehl rendern soll.",
    "zh-Hans": "此处没有 Quarto：命令要它渲染的内容由 R Markdown 或 Jupyter 渲染为 HTML。",
  },
  quartoIn: {
    en: "Quarto is not here: R Markdown or Jupyter rendered what it is to render, as HTML ({place}).",
    de: "Quarto gibt es hier nicht: R Markdown oder Jupyter hat als HTML gerendert, was es rendern soll ({place}).",
    "zh-Hans": "此处没有 Quarto：要它渲染的内容由 R Markdown 或 Jupyter 渲染为 HTML（{place}）。",
  },
  profileOfPackages: {
    en: "{profile} was left out: it wants packages from the network (renv or packrat).",
    de: "{profile} wurde ausgelassen: Es verlangt Pakete aus dem Netzwerk (renv oder packrat).",
    "zh-Hans": "已略去 {profile}：它需要从网络获取软件包（renv 或 packrat）。",
  },
  profileOfNetwork: {
    en: "{profile} was left out: it wants the network (line {row}).",
    de: "{profile} wurde ausgelassen: Es verlangt das Netzwerk (Zeile {row}).",
    "zh-Hans": "已略去 {profile}：它需要网络（第 {row} 行）。",
  },
} as const satisfies Record<string, RecordedMessage>;
