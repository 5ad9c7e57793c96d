import type { ProcessingEventType } from "../../__generated__/enumerations.ts";
import type { StageState } from "../../domain/runs/stage-progress.ts";
import type { StageCount } from "../../domain/views/stage-words.ts";
import type { Message, Texts } from "../language/message-values.ts";

/** Of the page about a repository's processing. */
export const pipelineTexts = {
  title: { en: "Processing of {title}", de: "Verarbeitung von {title}", "zh-Hans": "“{title}”的处理过程" },
  link: {
    en: "Stages and events of its processing",
    de: "Schritte und Ereignisse der Verarbeitung",
    "zh-Hans": "处理的各阶段和事件",
  },
  completed: {
    en: "It is over: <link>see what came of it</link>.",
    de: "Sie ist beendet: <link>Sehen Sie, was dabei herauskam</link>.",
    "zh-Hans": "处理已完成：<link>查看结果</link>。",
  },
  stages: { en: "Stages", de: "Schritte", "zh-Hans": "阶段" },
  stage: { en: "Stage", de: "Schritt", "zh-Hans": "阶段" },
  state: { en: "State", de: "Zustand", "zh-Hans": "状态" },
  began: { en: "Began", de: "Begann", "zh-Hans": "开始" },
  took: { en: "Took", de: "Dauerte", "zh-Hans": "用时" },
  again: {
    en: "{count, plural, one {begun again once} other {begun again # times}}",
    de: "{count, plural, one {einmal neu begonnen} other {#-mal neu begonnen}}",
    "zh-Hans": "{count, plural, other {重新开始 # 次}}",
  },
  runs: { en: "Runs of this job", de: "Läufe dieses Auftrags", "zh-Hans": "此任务的运行" },
  waitsForAttempt: {
    en: "The last attempt failed. Attempt {attempt, number} of {most, number} begins at {time}, by itself.",
    de: "Der letzte Versuch ist gescheitert. Versuch {attempt, number} von {most, number} beginnt von selbst: {time}.",
    "zh-Hans": "上次尝试失败。第 {attempt, number} 次尝试（最多 {most, number} 次）将自动开始：{time}。",
  },
  waitsForSandbox: {
    en: "It waits for a free sandbox.",
    de: "Er wartet auf eine freie Sandbox.",
    "zh-Hans": "正在等待空闲的沙箱。",
  },
  waitsForReader: {
    en: "It waits for a free worker.",
    de: "Er wartet, bis ein Arbeitsprozess frei ist.",
    "zh-Hans": "正在等待空闲的工作进程。",
  },
  whatWentWrong: { en: "What went wrong", de: "Was schiefging", "zh-Hans": "出了什么问题" },
  whatItWaitsFor: { en: "What it waits for", de: "Worauf gewartet wird", "zh-Hans": "等待的内容" },
  forOperator: {
    en: "Whoever runs this service has to change this. Then it goes on by itself.",
    de: "Das muss ändern, wer diesen Dienst betreibt. Danach geht es von selbst weiter.",
    "zh-Hans": "需由本服务的运营者处理，之后会自动继续。",
  },
  goesOnByItself: {
    en: "Nothing is to be done here: it goes on by itself.",
    de: "Hier ist nichts zu tun: Es geht von selbst weiter.",
    "zh-Hans": "无需操作：会自动继续。",
  },
  wasCancelled: {
    en: "It was cancelled, and does not go on. What to do: look at the code again, for a new job.",
    de: "Der Auftrag wurde abgebrochen und geht nicht weiter. Was zu tun ist: Lassen Sie den Code noch einmal holen, für einen neuen Auftrag.",
    "zh-Hans": "任务已取消，不会继续。处理办法：重新获取代码，以新建任务。",
  },
  submitAnother: {
    en: "What to do: submit another file of the paper, or another address. This one cannot be read.",
    de: "Was zu tun ist: Reichen Sie eine andere Datei der Arbeit ein oder eine andere Adresse. Diese lässt sich nicht lesen.",
    "zh-Hans": "处理办法：提交论文的其他文件或地址。当前的无法读取。",
  },
  checkAddress: {
    en: "What to do: check that the code is public at this address, then look at the code again, or give another address in the settings.",
    de: "Was zu tun ist: Prüfen Sie, ob der Code unter dieser Adresse öffentlich ist, und lassen Sie ihn noch einmal holen, oder geben Sie in den Einstellungen eine andere Adresse an.",
    "zh-Hans": "处理办法：确认代码在该地址公开可用，然后重新获取代码，或在设置中填写其他地址。",
  },
  correctManifest: {
    en: "What to do: correct each of these in the code repository, commit it, and look at the code again. Retrying alone reads the same commit.",
    de: "Was zu tun ist: Berichtigen Sie jedes davon im Code-Repository, checken Sie es ein, und lassen Sie den Code noch einmal holen. Ein bloßes Wiederholen liest denselben Commit.",
    "zh-Hans": "处理办法：在代码仓库中逐一更正并提交，然后重新获取代码。仅重试会读取同一提交。",
  },
  retry: {
    en: "What to do: retry. It goes on at this stage with what the stages before it left. If it fails again, the operator's log says more.",
    de: "Was zu tun ist: wiederholen. Es geht an diesem Schritt weiter, mit dem, was die vorigen hinterlassen haben. Scheitert es wieder, sagt das Protokoll des Betreibers mehr.",
    "zh-Hans": "处理办法：重试。将从此阶段继续，沿用之前各阶段的结果。如再次失败，运营者的日志中有更多信息。",
  },
  events: { en: "Events", de: "Ereignisse", "zh-Hans": "事件" },
  allEvents: {
    en: "{count, plural, one {One event} other {All # events}}",
    de: "{count, plural, one {Ein Ereignis} other {Alle # Ereignisse}}",
    "zh-Hans": "{count, plural, other {全部 # 个事件}}",
  },
  verifies: {
    en: "The chain is whole: {count, plural, one {one event was checked, and it is} other {each of # events was checked, names the one before it, and is}} unchanged.",
    de: "Die Kette ist vollständig: {count, plural, one {Ein Ereignis wurde geprüft und ist} other {Jedes von # Ereignissen wurde geprüft, nennt das vorige und ist}} unverändert.",
    "zh-Hans": "事件链完整：{count, plural, other {已检查 # 个事件，均指向前一事件}}且未被更改。",
  },
  broken: {
    en: "The chain is broken at event {sequence, number}: it was changed, or one before it is missing.",
    de: "Die Kette ist bei Ereignis {sequence, number} unterbrochen: Es wurde geändert, oder davor fehlt eines.",
    "zh-Hans": "事件链在第 {sequence, number} 个事件处断裂：该事件被更改，或其之前有事件缺失。",
  },
  number: { en: "No.", de: "Nr.", "zh-Hans": "序号" },
  time: { en: "Time", de: "Zeit", "zh-Hans": "时间" },
  event: { en: "Event", de: "Ereignis", "zh-Hans": "事件" },
} as const satisfies Texts;

/** The states of a stage in which the job is not. */
export const stageStateTexts = {
  earlier: {
    en: "done by the job before",
    de: "vom vorigen Auftrag erledigt",
    "zh-Hans": "已由前一任务完成",
  },
  completed: { en: "done", de: "erledigt", "zh-Hans": "已完成" },
  skipped: { en: "nothing to do", de: "nichts zu tun", "zh-Hans": "无需处理" },
  ahead: { en: "not yet", de: "noch nicht", "zh-Hans": "尚未开始" },
} as const satisfies Record<Exclude<StageState, "current">, Message>;

/** What a stage was about, or left. */
export const stageCountTexts = {
  pages: {
    en: "{count, plural, one {# page} other {# pages}}",
    de: "{count, plural, one {# Seite} other {# Seiten}}",
    "zh-Hans": "{count, plural, other {# 页}}",
  },
  claims: {
    en: "{count, plural, one {# Claim} other {# Claims}}",
    de: "{count, plural, one {# Behauptung} other {# Behauptungen}}",
    "zh-Hans": "{count, plural, other {# 个论断}}",
  },
  experiments: {
    en: "{count, plural, one {# experiment} other {# experiments}}",
    de: "{count, plural, one {# Experiment} other {# Experimente}}",
    "zh-Hans": "{count, plural, other {# 个实验}}",
  },
  runs: {
    en: "{count, plural, one {# Run} other {# Runs}}",
    de: "{count, plural, one {# Lauf} other {# Läufe}}",
    "zh-Hans": "{count, plural, other {# 次运行}}",
  },
  assessments: {
    en: "{count, plural, one {# Assessment} other {# Assessments}}",
    de: "{count, plural, one {# Bewertung} other {# Bewertungen}}",
    "zh-Hans": "{count, plural, other {# 份评估}}",
  },
  attestations: {
    en: "{count, number} signed",
    de: "{count, number} signiert",
    "zh-Hans": "已签名 {count, number} 份",
  },
} as const satisfies Record<StageCount, Message>;

/** The events of a job. */
export const eventTexts = {
  "processing.queued": { en: "queued", de: "eingereiht", "zh-Hans": "已排队" },
  "processing.dispatched": { en: "dispatched", de: "zugeteilt", "zh-Hans": "已分派" },
  "processing.stage_started": { en: "stage begun", de: "Schritt begonnen", "zh-Hans": "阶段开始" },
  "processing.stage_completed": { en: "stage done", de: "Schritt erledigt", "zh-Hans": "阶段完成" },
  "processing.stage_skipped": { en: "stage skipped", de: "Schritt übersprungen", "zh-Hans": "阶段跳过" },
  "processing.retry_scheduled": {
    en: "to be tried again",
    de: "wird noch einmal versucht",
    "zh-Hans": "将重试",
  },
  "processing.blocked": { en: "blocked", de: "blockiert", "zh-Hans": "受阻" },
  "processing.unblocked": { en: "unblocked", de: "nicht mehr blockiert", "zh-Hans": "已解除阻塞" },
  "processing.completed": { en: "completed", de: "fertig", "zh-Hans": "已完成" },
  "processing.failed": { en: "failed", de: "gescheitert", "zh-Hans": "失败" },
  "processing.cancelled": { en: "cancelled", de: "abgebrochen", "zh-Hans": "已取消" },
} as const satisfies Record<ProcessingEventType, Message>;
