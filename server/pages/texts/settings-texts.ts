import type { Texts } from "../language/message-values.ts";

/** Of a repository's settings; the form to submit a paper has some of them. */
export const settingsTexts = {
  settings: { en: "Settings", de: "Einstellungen", "zh-Hans": "设置" },
  settingsOf: { en: "Settings of {name}", de: "Einstellungen von {name}", "zh-Hans": "{name} 的设置" },
  withdrawnOn: {
    en: "The repository was withdrawn on {day}: nothing of it is changed any more.",
    de: "Das Repository wurde am {day} zurückgezogen: Nichts davon wird mehr geändert.",
    "zh-Hans": "该仓库已于 {day} 撤回：其中的任何内容都不再更改。",
  },
  withdraw: { en: "Withdraw", de: "Zurückziehen", "zh-Hans": "撤回" },
  onlyOwners: {
    en: "Only owners and admins of {owner} may withdraw its repositories.",
    de: "Nur Eigentümer und Verwalter von {owner} dürfen dessen Repositorys zurückziehen.",
    "zh-Hans": "只有 {owner} 的所有者和管理员可以撤回其仓库。",
  },
  title: { en: "Title", de: "Titel", "zh-Hans": "标题" },
  titleHint: {
    en: "3 to 240 characters, one line.",
    de: "3 bis 240 Zeichen, eine Zeile.",
    "zh-Hans": "3 到 240 个字符，单行。",
  },
  description: { en: "Description", de: "Beschreibung", "zh-Hans": "描述" },
  descriptionHint: {
    en: "At most 1000 characters; may be empty.",
    de: "Höchstens 1000 Zeichen; darf leer sein.",
    "zh-Hans": "最多 1000 个字符，可留空。",
  },
  topics: { en: "Topics", de: "Themen", "zh-Hans": "主题" },
  topicsHint: {
    en: "Words of lower-case letters, digits and hyphens, with commas between them; at most 20.",
    de: "Wörter aus Kleinbuchstaben (a bis z), Ziffern und Bindestrichen, durch Kommas getrennt; höchstens 20.",
    "zh-Hans": "由小写字母、数字和连字符组成的词，用英文逗号分隔，最多 20 个。",
  },
  whoMayRead: { en: "Who may read it", de: "Wer es lesen darf", "zh-Hans": "谁可以查看" },
  everybody: { en: "Everybody", de: "Alle", "zh-Hans": "所有人" },
  ownerAlone: {
    en: "The owner alone; what an organization owns, its members",
    de: "Nur der Eigentümer; gehört es einer Organisation, deren Mitglieder",
    "zh-Hans": "仅所有者；属于组织的，则为其成员",
  },
  save: { en: "Save", de: "Speichern", "zh-Hans": "保存" },
  code: { en: "Code", de: "Code", "zh-Hans": "代码" },
  codeAddress: {
    en: "Address of the code repository",
    de: "Adresse des Code-Repositorys",
    "zh-Hans": "代码仓库地址",
  },
  codeAddressHint: {
    en: "https://host/owner/repository. Its present commit is looked at; what changed becomes a new version, and earlier versions stay.",
    de: "https://host/owner/repository. Sein jetziger Commit wird geholt; was sich geändert hat, wird eine neue Version, und frühere Versionen bleiben.",
    "zh-Hans": "https://host/owner/repository。会获取其当前提交；其中的变化成为新版本，较早的版本会保留。",
  },
  lookAgain: { en: "Look at the code again", de: "Code noch einmal holen", "zh-Hans": "重新获取代码" },
  withdrawExplained: {
    en: "Takes the repository out of every list and search and withholds its files and logs. Title, reason and what was judged stay, and signed statements can be verified as before. <strong>It cannot be undone.</strong>",
    de: "Nimmt das Repository aus jeder Liste und Suche und hält seine Dateien und Protokolle zurück. Titel, Grund und was bewertet wurde, bleiben, und signierte Aussagen lassen sich wie zuvor prüfen. <strong>Das lässt sich nicht rückgängig machen.</strong>",
    "zh-Hans":
      "将仓库从所有列表和搜索中移除，并不再提供其文件和日志。标题、原因和已有的评估会保留，签名声明仍可照常验证。<strong>此操作无法撤销。</strong>",
  },
  reason: { en: "Reason", de: "Grund", "zh-Hans": "原因" },
  reasonHint: {
    en: "Shown to everybody; 3 to 500 characters, one line.",
    de: "Für alle sichtbar; 3 bis 500 Zeichen, eine Zeile.",
    "zh-Hans": "所有人可见；3 到 500 个字符，单行。",
  },
  confirmation: {
    en: "Type {name} to confirm",
    de: "Zur Bestätigung {name} eintippen",
    "zh-Hans": "输入 {name} 以确认",
  },
  withdrawForGood: { en: "Withdraw for good", de: "Endgültig zurückziehen", "zh-Hans": "永久撤回" },
} as const satisfies Texts;
