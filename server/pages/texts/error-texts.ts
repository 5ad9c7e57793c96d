import type { Texts } from "../language/message-values.ts";

/** Of pages that say what was refused, and of forms that are shown again. The reasons are in `domain/messages`. */
export const errorTexts = {
  allRepositories: { en: "All repositories", de: "Alle Repositorys", "zh-Hans": "全部仓库" },
  invalid: { en: "Invalid request", de: "Ungültige Anfrage", "zh-Hans": "请求无效" },
  signInFirst: { en: "Sign in first", de: "Zuerst anmelden", "zh-Hans": "请先登录" },
  notAllowed: { en: "Not allowed", de: "Nicht erlaubt", "zh-Hans": "不允许" },
  notFound: { en: "Nothing here", de: "Hier ist nichts", "zh-Hans": "此处没有内容" },
  tooMany: { en: "Too many requests", de: "Zu viele Anfragen", "zh-Hans": "请求过多" },
  refused: { en: "Refused", de: "Abgelehnt", "zh-Hans": "已拒绝" },
  failedHere: { en: "Something failed here", de: "Hier ist etwas gescheitert", "zh-Hans": "服务出现问题" },
  tryAgain: {
    en: "You can try again in {wait}.",
    de: "In {wait} können Sie es noch einmal versuchen.",
    "zh-Hans": "请在 {wait} 后重试。",
  },
  requestId: {
    en: "Status {status}, request {id}: quote it if you report this.",
    de: "Status {status}, Anfrage {id}: Nennen Sie sie, wenn Sie dies melden.",
    "zh-Hans": "状态 {status}，请求 {id}：报告此问题时请注明。",
  },
  correct: {
    en: "Correct what is marked below, then send it again.",
    de: "Berichtigen Sie, was unten markiert ist, und senden Sie es noch einmal.",
    "zh-Hans": "请更正下面标出的内容，然后重新提交。",
  },
  toForm: { en: "To the form", de: "Zum Formular", "zh-Hans": "前往表单" },
  notSent: { en: "Not sent: {title}", de: "Nicht gesendet: {title}", "zh-Hans": "未提交：{title}" },
  field: { en: "This {problem}.", de: "Das {problem}.", "zh-Hans": "此项{problem}。" },
  unchanged: {
    en: "Nothing was changed. <link>Back to {name}</link>",
    de: "Nichts wurde geändert. <link>Zurück zu {name}</link>",
    "zh-Hans": "未作任何更改。<link>返回 {name}</link>",
  },
  look: {
    en: "Looking at the code again was refused",
    de: "Der Code wird nicht noch einmal geholt",
    "zh-Hans": "重新获取代码的请求被拒绝",
  },
  retry: {
    en: "Retrying the job was refused",
    de: "Der Auftrag wird nicht wiederholt",
    "zh-Hans": "重试任务的请求被拒绝",
  },
  cancelJob: {
    en: "Cancelling the job was refused",
    de: "Der Auftrag wird nicht abgebrochen",
    "zh-Hans": "取消任务的请求被拒绝",
  },
  cancelRun: {
    en: "Cancelling the Run was refused",
    de: "Der Lauf wird nicht abgebrochen",
    "zh-Hans": "取消运行的请求被拒绝",
  },
  run: { en: "The Run was refused", de: "Der Lauf wurde abgelehnt", "zh-Hans": "运行请求被拒绝" },
  change: {
    en: "The change was refused",
    de: "Die Änderung wurde abgelehnt",
    "zh-Hans": "更改被拒绝",
  },
} as const satisfies Texts;
