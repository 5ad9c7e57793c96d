import type { Texts } from "../language/message-values.ts";

/** Of the page of one's account. */
export const profileTexts = {
  title: { en: "Your account", de: "Ihr Konto", "zh-Hans": "您的账户" },
  publicPage: {
    en: "Your <link>page for everybody</link> has your repositories.",
    de: "Ihre <link>öffentliche Seite</link> zeigt Ihre Repositorys.",
    "zh-Hans": "您的<link>公开页面</link>列出了您的仓库。",
  },
  organizations: {
    en: "<link>Organizations</link> share repositories among people.",
    de: "<link>Organisationen</link> teilen Repositorys unter mehreren Personen.",
    "zh-Hans": "<link>组织</link>可让多人共同管理仓库。",
  },
  profile: { en: "Profile", de: "Profil", "zh-Hans": "个人资料" },
  email: { en: "E-mail address", de: "E-Mail-Adresse", "zh-Hans": "电子邮件地址" },
  save: { en: "Save", de: "Speichern", "zh-Hans": "保存" },
  picture: { en: "Picture", de: "Bild", "zh-Hans": "头像" },
  pictureHint: {
    en: "PNG, JPEG or WebP, at most 1 MiB and 4096 pixels a side. It is written anew without what a camera noted in it, and shown to everybody.",
    de: "PNG, JPEG oder WebP, höchstens 1 MiB und 4096 Pixel je Seite. Es wird neu geschrieben, ohne die Angaben der Kamera, und ist für alle sichtbar.",
    "zh-Hans":
      "PNG、JPEG 或 WebP，最大 1 MiB，边长不超过 4096 像素。图片会重新编码，去除相机信息，并对所有人可见。",
  },
  yourPicture: { en: "Your picture", de: "Ihr Bild", "zh-Hans": "您的头像" },
  upload: { en: "Upload", de: "Hochladen", "zh-Hans": "上传" },
  noPicture: {
    en: "Choose a PNG, JPEG or WebP file.",
    de: "Wählen Sie eine PNG-, JPEG- oder WebP-Datei.",
    "zh-Hans": "请选择 PNG、JPEG 或 WebP 文件。",
  },
  sessions: { en: "Where you are signed in", de: "Wo Sie angemeldet sind", "zh-Hans": "登录位置" },
  browser: { en: "Browser", de: "Browser", "zh-Hans": "浏览器" },
  since: { en: "Since", de: "Seit", "zh-Hans": "登录时间" },
  until: { en: "Until", de: "Bis", "zh-Hans": "有效期至" },
  unknownBrowser: { en: "not named", de: "nicht genannt", "zh-Hans": "未知" },
  here: { en: "here", de: "hier", "zh-Hans": "当前" },
  signOutThere: { en: "Sign out there", de: "Dort abmelden", "zh-Hans": "在该处退出" },
  signOutOf: {
    en: "Sign out of {browser}, since {time}",
    de: "{browser} abmelden, angemeldet seit {time}",
    "zh-Hans": "退出 {browser}（登录于 {time}）",
  },
  signOutElsewhere: {
    en: "Sign out everywhere else",
    de: "Überall sonst abmelden",
    "zh-Hans": "退出其他所有登录",
  },
  delete: { en: "Delete the account", de: "Konto löschen", "zh-Hans": "删除账户" },
  deleteExplained: {
    en: "Your name, address, password, picture, sessions, keys, memberships, stars and follows are deleted. <strong>Public repositories stay</strong>, with what was judged: others rely on it. Private ones can be read by nobody any more. Withdraw first what is not to stay. This cannot be undone.",
    de: "Gelöscht werden Name, Adresse, Passwort, Bild, Sitzungen, Schlüssel, Mitgliedschaften, Sterne und wem Sie folgen. <strong>Öffentliche Repositorys bleiben</strong> mit ihren Bewertungen: Andere verlassen sich darauf. Private kann niemand mehr lesen. Ziehen Sie zuvor zurück, was nicht bleiben soll. Das lässt sich nicht rückgängig machen.",
    "zh-Hans":
      "您的姓名、邮箱、密码、头像、会话、密钥、成员身份、星标和关注都会被删除。<strong>公开仓库会保留</strong>，包括其评估：其他人依赖它们。私有仓库将无人可读。不想保留的内容请先撤回。此操作无法撤销。",
  },
  confirmName: {
    en: "To confirm, type your user name: {name}",
    de: "Zur Bestätigung: Ihr Benutzername {name}",
    "zh-Hans": "请输入您的用户名以确认：{name}",
  },
  deleteForGood: { en: "Delete for good", de: "Endgültig löschen", "zh-Hans": "永久删除" },
} as const satisfies Texts;
