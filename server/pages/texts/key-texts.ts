import type { Texts } from "../language/message-values.ts";

/** Of the page of API keys. */
export const keyTexts = {
  title: { en: "API keys", de: "API-Schlüssel", "zh-Hans": "API 密钥" },
  introduction: {
    en: "A program sends a key as <code>x-api-key</code>, or in <code>/api/v1</code> as <code>Authorization: Bearer</code>. It acts as you, within what the key may do.",
    de: "Ein Programm sendet einen Schlüssel als <code>x-api-key</code>, oder in <code>/api/v1</code> als <code>Authorization: Bearer</code>. Es handelt in Ihrem Namen, soweit der Schlüssel es darf.",
    "zh-Hans":
      "程序通过 <code>x-api-key</code> 发送密钥，在 <code>/api/v1</code> 下也可使用 <code>Authorization: Bearer</code>。它在密钥的权限范围内以您的身份操作。",
  },
  none: {
    en: "You have no key yet.",
    de: "Sie haben noch keinen Schlüssel.",
    "zh-Hans": "您还没有密钥。",
  },
  create: { en: "A new key", de: "Ein neuer Schlüssel", "zh-Hans": "新建密钥" },
  shownOnce: {
    en: "The key “{name}”. Copy it now: it is shown this once, and is kept as a digest alone.",
    de: "Der Schlüssel „{name}“. Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt und nur als Prüfsumme behalten.",
    "zh-Hans": "密钥“{name}”。请立即复制：它只显示这一次，服务器只保存其摘要。",
  },
  copy: { en: "Copy", de: "Kopieren", "zh-Hans": "复制" },
  copied: { en: "Copied", de: "Kopiert", "zh-Hans": "已复制" },
  keyNamed: { en: "The key {name}", de: "Der Schlüssel {name}", "zh-Hans": "密钥 {name}" },
  key: { en: "Key", de: "Schlüssel", "zh-Hans": "密钥" },
  may: { en: "May", de: "Darf", "zh-Hans": "权限" },
  lastUsed: { en: "Last used", de: "Zuletzt benutzt", "zh-Hans": "上次使用" },
  thisMinute: { en: "This minute", de: "Diese Minute", "zh-Hans": "本分钟" },
  usedOf: {
    en: "{used, number} of {limit, number}",
    de: "{used, number} von {limit, number}",
    "zh-Hans": "已用 {used, number}，上限 {limit, number}",
  },
  until: { en: "Until", de: "Gültig bis", "zh-Hans": "有效期至" },
  never: { en: "never", de: "nie", "zh-Hans": "从未" },
  forGood: { en: "for good", de: "unbegrenzt", "zh-Hans": "永久" },
  times: {
    en: "{count, plural, one {# time} other {# times}}",
    de: "{count, plural, other {#-mal}}",
    "zh-Hans": "{count, plural, other {# 次}}",
  },
  revoke: { en: "Revoke", de: "Widerrufen", "zh-Hans": "撤销" },
  revokeNamed: { en: "Revoke {name}", de: "{name} widerrufen", "zh-Hans": "撤销 {name}" },
  name: { en: "Name", de: "Name", "zh-Hans": "名称" },
  nameHint: {
    en: "To know it again, 1 to 64 characters.",
    de: "Zum Wiedererkennen, 1 bis 64 Zeichen.",
    "zh-Hans": "便于识别，1 到 64 个字符。",
  },
  days: { en: "Days until it ends", de: "Gültig für so viele Tage", "zh-Hans": "有效天数" },
  daysHint: { en: "1 to 365.", de: "1 bis 365.", "zh-Hans": "1 到 365。" },
  daysWrong: {
    en: "This must be a whole number from 1 to 365.",
    de: "Das muss eine ganze Zahl von 1 bis 365 sein.",
    "zh-Hans": "此项必须是 1 到 365 之间的整数。",
  },
  scopes: { en: "What it may do", de: "Was er darf", "zh-Hans": "允许的操作" },
  scope: {
    en: "<strong>{scope}</strong>: {meaning}",
    de: "<strong>{scope}</strong>: {meaning}",
    "zh-Hans": "<strong>{scope}</strong>：{meaning}",
  },
  scopesWrong: {
    en: "Choose one at least.",
    de: "Wählen Sie wenigstens eines.",
    "zh-Hans": "请至少选择一项。",
  },
  read: {
    en: "read what you may read",
    de: "lesen, was Sie lesen dürfen",
    "zh-Hans": "读取您有权读取的内容",
  },
  write: {
    en: "submit, edit, retry, cancel, react",
    de: "einreichen, bearbeiten, wiederholen, abbrechen, reagieren",
    "zh-Hans": "提交、编辑、重试、取消、互动",
  },
  run: { en: "request Runs", de: "Läufe anfordern", "zh-Hans": "请求运行" },
  submit: { en: "Create the key", de: "Schlüssel erstellen", "zh-Hans": "创建密钥" },
} as const satisfies Texts;
