import type { Message } from "../language/message-values.ts";

/** Sentences of records about why a Run failed, and what to do, as `limitationTexts`. */
export const failureTexts: readonly Message[] = [
  {
    en: "The experiment's command exited with status {status}.",
    de: "Der Befehl des Experiments endete mit dem Status {status}.",
    "zh-Hans": "实验的命令以状态 {status} 退出。",
  },
  {
    en: "The experiment's command was ended by {signal}.",
    de: "Der Befehl des Experiments wurde durch {signal} beendet.",
    "zh-Hans": "实验的命令被 {signal} 终止。",
  },
  {
    en: "The experiment's command exited with status {status}, and its environment lacks {packages}.",
    de: "Der Befehl des Experiments endete mit dem Status {status}, und seiner Umgebung fehlt {packages}.",
    "zh-Hans": "实验的命令以状态 {status} 退出，其环境缺少 {packages}。",
  },
  {
    en: "The command exited with status 0 but did not write {files}.",
    de: "Der Befehl endete mit dem Status 0, schrieb aber nicht {files}.",
    "zh-Hans": "命令以状态 0 退出，但没有写出 {files}。",
  },
  {
    en: "The experiment ran longer than its time limit and was stopped.",
    de: "Das Experiment lief länger als seine Zeitgrenze und wurde angehalten.",
    "zh-Hans": "实验运行时间超过上限，已被停止。",
  },
  {
    en: "The experiment used more memory than its limit and was stopped.",
    de: "Das Experiment brauchte mehr Speicher als erlaubt und wurde angehalten.",
    "zh-Hans": "实验使用的内存超过上限，已被停止。",
  },
  {
    en: "The experiment started more processes than are allowed.",
    de: "Das Experiment startete mehr Prozesse, als erlaubt sind.",
    "zh-Hans": "实验启动的进程数超过允许的数量。",
  },
  {
    en: "The experiment wrote a file that is larger than is allowed.",
    de: "Das Experiment schrieb eine Datei, die größer ist als erlaubt.",
    "zh-Hans": "实验写出的文件超过允许的大小。",
  },
  {
    en: "The Run was cancelled before it ended.",
    de: "Der Lauf wurde abgebrochen, bevor er endete.",
    "zh-Hans": "运行在结束前被取消。",
  },
  {
    en: "The worker that executed this Run stopped before the Run ended.",
    de: "Der Prozess, der diesen Lauf ausführte, hielt an, bevor der Lauf endete.",
    "zh-Hans": "执行此运行的工作进程在运行结束前停止。",
  },
  {
    en: "The service was stopped while it executed this Run.",
    de: "Der Dienst wurde angehalten, während er diesen Lauf ausführte.",
    "zh-Hans": "服务在执行此运行时被停止。",
  },
  {
    en: "The server could not execute this Run, for a reason outside the experiment.",
    de: "Der Server konnte diesen Lauf aus einem Grund außerhalb des Experiments nicht ausführen.",
    "zh-Hans": "由于实验之外的原因，服务器无法执行此运行。",
  },
  {
    en: "Read the Run's log, and fix the code or its manifest.",
    de: "Lesen Sie das Protokoll des Laufs, und berichtigen Sie den Code oder sein Manifest.",
    "zh-Hans": "请查看运行日志，并修正代码或其清单。",
  },
  {
    en: "Have the command write every file that `outputs` declares, as a regular file.",
    de: "Lassen Sie den Befehl jede Datei schreiben, die `outputs` angibt, als gewöhnliche Datei.",
    "zh-Hans": "请让命令将 `outputs` 声明的每个文件写成普通文件。",
  },
  {
    en: "Do what the Run's log says of each: ask for a package that there is, or commit the source of what is missing and have the command install it from there.",
    de: "Tun Sie, was das Protokoll des Laufs zu jedem sagt: Verlangen Sie ein Paket, das es gibt, oder checken Sie den Quelltext des fehlenden ein und lassen Sie den Befehl es von dort installieren.",
    "zh-Hans":
      "请按运行日志中对各项的说明处理：改用存在的软件包，或将缺少部分的源代码提交到仓库并让命令从那里安装。",
  },
  {
    en: "Raise `timeout` in the manifest, up to the server's ceiling, or make the experiment shorter.",
    de: "Erhöhen Sie `timeout` im Manifest, bis zur Obergrenze des Servers, oder kürzen Sie das Experiment.",
    "zh-Hans": "请提高清单中的 `timeout`（不超过服务器上限），或缩短实验。",
  },
  {
    en: "Raise `memory` in the manifest, up to the server's ceiling, or make the experiment smaller.",
    de: "Erhöhen Sie `memory` im Manifest, bis zur Obergrenze des Servers, oder verkleinern Sie das Experiment.",
    "zh-Hans": "请提高清单中的 `memory`（不超过服务器上限），或缩小实验规模。",
  },
  {
    en: "Start fewer processes at once.",
    de: "Starten Sie weniger Prozesse auf einmal.",
    "zh-Hans": "请减少同时启动的进程。",
  },
  { en: "Write smaller files.", de: "Schreiben Sie kleinere Dateien.", "zh-Hans": "请写出更小的文件。" },
  {
    en: "Request a new Run of the Claim.",
    de: "Fordern Sie einen neuen Lauf der Behauptung an.",
    "zh-Hans": "请为该论断请求新的运行。",
  },
  {
    en: "None: the Run {run} replaces it.",
    de: "Nichts: Der Lauf {run} ersetzt ihn.",
    "zh-Hans": "无需处理：运行 {run} 会取代它。",
  },
];
