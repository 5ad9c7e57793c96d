import type { RecordedMessage } from "../messages/recorded.ts";

/** Why a Run failed, and what to do. */
export const failureTexts = {
  exited: {
    en: "The experiment's command exited with status {status}.",
    de: "Der Befehl des Experiments endete mit dem Status {status}.",
    "zh-Hans": "实验的命令以状态 {status} 退出。",
  },
  ended: {
    en: "The experiment's command was ended by {signal}.",
    de: "Der Befehl des Experiments wurde durch {signal} beendet.",
    "zh-Hans": "实验的命令被 {signal} 终止。",
  },
  lacking: {
    en: "The experiment's command exited with status {status}, and its environment lacks {packages}.",
    de: "Der Befehl des Experiments endete mit dem Status {status}, und seiner Umgebung fehlt {packages}.",
    "zh-Hans": "实验的命令以状态 {status} 退出，其环境缺少 {packages}。",
  },
  endedLacking: {
    en: "The experiment's command was ended by {signal}, and its environment lacks {packages}.",
    de: "Der Befehl des Experiments wurde durch {signal} beendet, und seiner Umgebung fehlt {packages}.",
    "zh-Hans": "实验的命令被 {signal} 终止，其环境缺少 {packages}。",
  },
  notWritten: {
    en: "The command exited with status 0 but did not write {files}.",
    de: "Der Befehl endete mit dem Status 0, schrieb aber nicht {files}.",
    "zh-Hans": "命令以状态 0 退出，但没有写出 {files}。",
  },
  time: {
    en: "The experiment ran longer than its time limit and was stopped.",
    de: "Das Experiment lief länger als seine Zeitgrenze und wurde angehalten.",
    "zh-Hans": "实验运行时间超过上限，已被停止。",
  },
  memory: {
    en: "The experiment used more memory than its limit and was stopped.",
    de: "Das Experiment brauchte mehr Speicher als erlaubt und wurde angehalten.",
    "zh-Hans": "实验使用的内存超过上限，已被停止。",
  },
  machineMemory: {
    en: "The machine ran out of memory, and its kernel stopped the experiment, which had used less than its limit.",
    de: "Der Maschine ging der Speicher aus, und ihr Kern hielt das Experiment an, das weniger brauchte als erlaubt.",
    "zh-Hans": "机器内存耗尽，内核停止了实验，而实验使用的内存未达其上限。",
  },
  processes: {
    en: "The experiment started more processes than are allowed.",
    de: "Das Experiment startete mehr Prozesse, als erlaubt sind.",
    "zh-Hans": "实验启动的进程数超过允许的数量。",
  },
  fileSize: {
    en: "The experiment wrote a file that is larger than is allowed.",
    de: "Das Experiment schrieb eine Datei, die größer ist als erlaubt.",
    "zh-Hans": "实验写出的文件超过允许的大小。",
  },
  cancelled: {
    en: "The Run was cancelled before it ended.",
    de: "Der Lauf wurde abgebrochen, bevor er endete.",
    "zh-Hans": "运行在结束前被取消。",
  },
  workerLost: {
    en: "The worker that executed this Run stopped before the Run ended.",
    de: "Der Prozess, der diesen Lauf ausführte, hielt an, bevor der Lauf endete.",
    "zh-Hans": "执行此运行的工作进程在运行结束前停止。",
  },
  serviceStopped: {
    en: "The service was stopped while it executed this Run.",
    de: "Der Dienst wurde angehalten, während er diesen Lauf ausführte.",
    "zh-Hans": "服务在执行此运行时被停止。",
  },
  notExecuted: {
    en: "The server could not execute this Run, for a reason outside the experiment.",
    de: "Der Server konnte diesen Lauf aus einem Grund außerhalb des Experiments nicht ausführen.",
    "zh-Hans": "由于实验之外的原因，服务器无法执行此运行。",
  },
  readLog: {
    en: "Read the Run's log, and fix the code or its manifest.",
    de: "Lesen Sie das Protokoll des Laufs, und berichtigen Sie den Code oder sein Manifest.",
    "zh-Hans": "请查看运行日志，并修正代码或其清单。",
  },
  writeOutputs: {
    en: "Have the command write every file that `outputs` declares, as a regular file.",
    de: "Lassen Sie den Befehl jede Datei schreiben, die `outputs` angibt, als gewöhnliche Datei.",
    "zh-Hans": "请让命令将 `outputs` 声明的每个文件写成普通文件。",
  },
  doAsLogSays: {
    en: "Do what the Run's log says of each: ask for a package that there is, or commit the source of what is missing and have the command install it from there.",
    de: "Tun Sie, was das Protokoll des Laufs zu jedem sagt: Verlangen Sie ein Paket, das es gibt, oder checken Sie den Quelltext des fehlenden ein und lassen Sie den Befehl es von dort installieren.",
    "zh-Hans":
      "请按运行日志中对各项的说明处理：改用存在的软件包，或将缺少部分的源代码提交到仓库并让命令从那里安装。",
  },
  retryWithMemory: {
    en: "Retry it when the server has less to do. If that does not help, ask its operator for more memory.",
    de: "Wiederholen Sie es, wenn der Server weniger zu tun hat. Hilft das nicht, bitten Sie seinen Betreiber um mehr Speicher.",
    "zh-Hans": "请在服务器负载较低时重试。若无效，请联系其运营者增加内存。",
  },
  raiseTimeout: {
    en: "Raise `timeout` in the manifest, up to the server's ceiling, or make the experiment shorter.",
    de: "Erhöhen Sie `timeout` im Manifest, bis zur Obergrenze des Servers, oder kürzen Sie das Experiment.",
    "zh-Hans": "请提高清单中的 `timeout`（不超过服务器上限），或缩短实验。",
  },
  fewerProcesses: {
    en: "Start fewer processes at once.",
    de: "Starten Sie weniger Prozesse auf einmal.",
    "zh-Hans": "请减少同时启动的进程。",
  },
  smallerFiles: {
    en: "Write smaller files.",
    de: "Schreiben Sie kleinere Dateien.",
    "zh-Hans": "请写出更小的文件。",
  },
  newRun: {
    en: "Request a new Run of the Claim.",
    de: "Fordern Sie einen neuen Lauf der Behauptung an.",
    "zh-Hans": "请为该论断请求新的运行。",
  },
  replaced: {
    en: "None: the Run {run} replaces it.",
    de: "Nichts: Der Lauf {run} ersetzt ihn.",
    "zh-Hans": "无需处理：运行 {run} 会取代它。",
  },
  notEnded: {
    en: "The Run did not come to an end: {reason}",
    de: "Der Lauf kam zu keinem Ende: {reason}",
    "zh-Hans": "运行未能结束：{reason}",
  },
  reportIt: {
    en: "Request a new Run of the Claim; report it to the operator if it fails like this again.",
    de: "Fordern Sie einen neuen Lauf der Behauptung an; melden Sie es dem Betreiber, wenn er wieder so scheitert.",
    "zh-Hans": "请为该论断请求新的运行；如再次这样失败，请告知运营者。",
  },
  exhausted: {
    en: "The worker stopped {count} times at the stage {stage} without completing it.",
    de: "Der Arbeitsprozess hielt {count}-mal im Schritt {stage} an, ohne ihn abzuschließen.",
    "zh-Hans": "工作进程在阶段 {stage} 停止了 {count} 次，未能完成该阶段。",
  },
  unexpected: {
    en: "An unexpected error happened; see the operator's log.",
    de: "Es gab einen unerwarteten Fehler; mehr steht im Protokoll des Betreibers.",
    "zh-Hans": "发生了意外错误；详情见运营者的日志。",
  },
  declaredTooMuch: {
    en: "The Runs of this job may take {declared} s (the sum of timeout times repetitions, with two more for each experiment), and this server allows {allowed} s for a job.",
    de: "Die Läufe dieses Auftrags dürfen {declared} s dauern (die Summe aus timeout mal Wiederholungen, mit zwei mehr für jedes Experiment), und dieser Server erlaubt {allowed} s je Auftrag.",
    "zh-Hans":
      "此任务的运行可能需要 {declared} 秒（timeout 乘以重复次数之和，每个实验另加两次），而本服务器每个任务最多允许 {allowed} 秒。",
  },
  declareLess: {
    en: "Declare shorter timeouts or fewer repetitions in .research/experiment.yml and submit the paper again, or ask the operator to raise SERVICE_JOB_BUDGET_SECONDS to {declared}.",
    de: "Geben Sie in .research/experiment.yml kürzere Zeitgrenzen oder weniger Wiederholungen an und reichen Sie die Arbeit noch einmal ein, oder bitten Sie den Betreiber, SERVICE_JOB_BUDGET_SECONDS auf {declared} zu erhöhen.",
    "zh-Hans":
      "请在 .research/experiment.yml 中声明更短的时间上限或更少的重复次数并重新提交论文，或请运营者将 SERVICE_JOB_BUDGET_SECONDS 提高到 {declared}。",
  },
  tookTooMuch: {
    en: "The Runs of this job have taken {measured} s, and this server allows {allowed} s for a job.",
    de: "Die Läufe dieses Auftrags haben {measured} s gedauert, und dieser Server erlaubt {allowed} s je Auftrag.",
    "zh-Hans": "此任务的运行已用时 {measured} 秒，而本服务器每个任务最多允许 {allowed} 秒。",
  },
  restNotExecuted: {
    en: "The remaining Runs are not executed.",
    de: "Die übrigen Läufe werden nicht ausgeführt.",
    "zh-Hans": "其余运行不会执行。",
  },
  submitLess: {
    en: "Submit the paper with fewer experiments or repetitions or with less code to copy, or ask the operator to raise SERVICE_JOB_BUDGET_SECONDS.",
    de: "Reichen Sie die Arbeit mit weniger Experimenten oder Wiederholungen oder mit weniger zu kopierendem Code ein, oder bitten Sie den Betreiber, SERVICE_JOB_BUDGET_SECONDS zu erhöhen.",
    "zh-Hans":
      "请减少实验、重复次数或需要复制的代码后重新提交论文，或请运营者提高 SERVICE_JOB_BUDGET_SECONDS。",
  },
} as const satisfies Record<string, RecordedMessage>;
