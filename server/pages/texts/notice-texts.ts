import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { Message } from "../language/message-values.ts";

/** What was done with a form. */
export const noticeTexts = {
  looking: {
    en: "The code is being looked at again. What changed becomes a new version here; nothing that was judged is lost.",
    de: "Der Code wird noch einmal geholt. Was sich geändert hat, wird hier eine neue Version; keine Bewertung geht verloren.",
    "zh-Hans": "正在重新获取代码。其中的变化会成为这里的新版本；已有的评估不会丢失。",
  },
  retried: {
    en: "The job was queued again. It goes on where it stopped.",
    de: "Der Auftrag wurde wieder eingereiht. Er geht dort weiter, wo er stehen blieb.",
    "zh-Hans": "任务已重新排队，将从停止处继续。",
  },
  "job-cancelled": {
    en: "The job was cancelled, and its open Runs with it. Nothing that it still does is kept.",
    de: "Der Auftrag wurde abgebrochen und mit ihm seine offenen Läufe. Was er noch tut, wird nicht behalten.",
    "zh-Hans": "任务及其未完成的运行已取消。它之后产生的任何结果都不会保留。",
  },
  "run-cancelled": {
    en: "The Run was cancelled. Nothing of it is judged.",
    de: "Der Lauf wurde abgebrochen. Nichts davon wird bewertet.",
    "zh-Hans": "运行已取消，其结果不作评估。",
  },
  "run-queued": {
    en: "The Run was queued. What becomes of it appears here.",
    de: "Der Lauf wurde eingereiht. Was daraus wird, erscheint hier.",
    "zh-Hans": "运行已排队，进展会显示在这里。",
  },
  submitted: {
    en: "The paper was submitted. What is found in it appears here as it comes.",
    de: "Die Arbeit wurde eingereicht. Was in ihr gefunden wird, erscheint nach und nach hier.",
    "zh-Hans": "论文已提交。从中找到的内容会陆续显示在这里。",
  },
  "key-revoked": {
    en: "The key was revoked: whatever uses it is refused from now on.",
    de: "Der Schlüssel wurde widerrufen: Was ihn benutzt, wird von jetzt an abgelehnt.",
    "zh-Hans": "密钥已撤销：从现在起，使用它的请求都会被拒绝。",
  },
  saved: {
    en: "The changes were saved.",
    de: "Die Änderungen wurden gespeichert.",
    "zh-Hans": "更改已保存。",
  },
  forked: {
    en: "The fork was made. Its experiments are run again; what comes of them appears here.",
    de: "Der Fork ist angelegt. Seine Experimente werden neu ausgeführt; was daraus wird, erscheint hier.",
    "zh-Hans": "复刻已创建。其中的实验会重新运行，结果会显示在这里。",
  },
  "session-ended": {
    en: "Signed out there. Whoever goes on there has to sign in again.",
    de: "Dort abgemeldet. Wer dort weitermacht, muss sich neu anmelden.",
    "zh-Hans": "已在该处退出登录。在那里继续操作需要重新登录。",
  },
  "picture-changed": {
    en: "The picture was changed.",
    de: "Das Bild wurde geändert.",
    "zh-Hans": "头像已更改。",
  },
  invited: {
    en: "Invited. Send the person the link of the invitation: it stands below.",
    de: "Eingeladen. Senden Sie der Person den Link der Einladung: Er steht unten.",
    "zh-Hans": "已邀请。请将下方的邀请链接发给对方。",
  },
  "invitation-cancelled": {
    en: "The invitation was taken back.",
    de: "Die Einladung wurde zurückgenommen.",
    "zh-Hans": "邀请已撤回。",
  },
  joined: {
    en: "You are a member now.",
    de: "Sie sind jetzt Mitglied.",
    "zh-Hans": "您已成为成员。",
  },
  declined: {
    en: "The invitation was declined.",
    de: "Die Einladung wurde abgelehnt.",
    "zh-Hans": "邀请已谢绝。",
  },
  left: {
    en: "You left the organization.",
    de: "Sie haben die Organisation verlassen.",
    "zh-Hans": "您已退出该组织。",
  },
  mailed: {
    en: "A link is on its way to your address. It holds for a day.",
    de: "Ein Link ist an Ihre Adresse unterwegs. Er gilt einen Tag.",
    "zh-Hans": "链接已发送到您的邮箱，有效期一天。",
  },
  withdrawn: {
    en: "The repository is withdrawn. What was judged stays, and can be verified as before.",
    de: "Das Repository ist zurückgezogen. Was bewertet wurde, bleibt und lässt sich wie zuvor prüfen.",
    "zh-Hans": "仓库已撤回。已有的评估会保留，仍可照常验证。",
  },
} as const satisfies Record<PageNotice, Message>;
