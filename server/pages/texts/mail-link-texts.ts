import type { Texts } from "../language/message-values.ts";

/** Of forgotten passwords and unconfirmed addresses. */
export const mailLinkTexts = {
  forgotten: { en: "Forgotten password", de: "Passwort vergessen", "zh-Hans": "忘记密码" },
  forgottenLink: {
    en: "<link>Forgotten your password?</link>",
    de: "<link>Passwort vergessen?</link>",
    "zh-Hans": "<link>忘记密码？</link>",
  },
  forgottenExplained: {
    en: "A link to choose a new password is mailed to the address of your account.",
    de: "Ein Link, mit dem Sie ein neues Passwort wählen, wird an die Adresse Ihres Kontos gesendet.",
    "zh-Hans": "设置新密码的链接会发送到您账户的邮箱。",
  },
  send: { en: "Send the link", de: "Link senden", "zh-Hans": "发送链接" },
  sent: {
    en: "If there is an account with that address, a link is on its way to it. It holds for an hour.",
    de: "Gibt es ein Konto mit dieser Adresse, ist ein Link dorthin unterwegs. Er gilt eine Stunde.",
    "zh-Hans": "如果该邮箱有对应的账户，链接已发送，有效期一小时。",
  },
  newPassword: { en: "A new password", de: "Ein neues Passwort", "zh-Hans": "新密码" },
  save: { en: "Save the password", de: "Passwort speichern", "zh-Hans": "保存密码" },
  signsOut: {
    en: "You are signed out wherever you are signed in. API keys stay as they are.",
    de: "Sie werden überall abgemeldet. API-Schlüssel bleiben, wie sie sind.",
    "zh-Hans": "您将在所有位置退出登录。API 密钥保持不变。",
  },
  changed: {
    en: "The password was changed. <link>Sign in</link> with it.",
    de: "Das Passwort wurde geändert. <link>Melden Sie sich</link> damit an.",
    "zh-Hans": "密码已更改。请用新密码<link>登录</link>。",
  },
  another: {
    en: "<link>Have another link sent</link>.",
    de: "<link>Lassen Sie sich einen neuen Link senden</link>.",
    "zh-Hans": "<link>重新发送链接</link>。",
  },
  confirm: {
    en: "Confirm your e-mail address",
    de: "E-Mail-Adresse bestätigen",
    "zh-Hans": "确认电子邮件地址",
  },
  confirmButton: {
    en: "This address is mine",
    de: "Diese Adresse gehört mir",
    "zh-Hans": "此邮箱属于我",
  },
  confirmed: { en: "confirmed", de: "bestätigt", "zh-Hans": "已确认" },
  unconfirmed: { en: "not confirmed", de: "nicht bestätigt", "zh-Hans": "未确认" },
  sendConfirmation: {
    en: "Send a link to confirm it",
    de: "Link zum Bestätigen senden",
    "zh-Hans": "发送确认链接",
  },
  confirmedNow: {
    en: "Your address is confirmed. <link>Your account</link>",
    de: "Ihre Adresse ist bestätigt. <link>Ihr Konto</link>",
    "zh-Hans": "您的邮箱已确认。<link>您的账户</link>",
  },
} as const satisfies Texts;
