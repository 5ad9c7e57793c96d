import type { Texts } from "../language/message-values.ts";

/** What every page has: where to go, who is signed in, which language. */
export const layoutTexts = {
  update: { en: "Show how far it is now", de: "Zeigen, wie weit es jetzt ist", "zh-Hans": "显示当前进度" },
  skip: { en: "Skip to the content", de: "Zum Inhalt springen", "zh-Hans": "跳到正文" },
  search: { en: "Search", de: "Suche", "zh-Hans": "搜索" },
  submit: { en: "Submit a paper", de: "Arbeit einreichen", "zh-Hans": "提交论文" },
  keys: { en: "Keys", de: "Schlüssel", "zh-Hans": "密钥" },
  account: { en: "Account", de: "Konto", "zh-Hans": "账户" },
  signedInAs: {
    en: "Signed in as <strong>{name}</strong>",
    de: "Angemeldet als <strong>{name}</strong>",
    "zh-Hans": "当前账户：<strong>{name}</strong>",
  },
  signIn: { en: "Sign in", de: "Anmelden", "zh-Hans": "登录" },
  signUp: { en: "Sign up", de: "Registrieren", "zh-Hans": "注册" },
  signOut: { en: "Sign out", de: "Abmelden", "zh-Hans": "退出登录" },
  words: { en: "What the words mean", de: "Was die Begriffe bedeuten", "zh-Hans": "术语说明" },
  reference: { en: "API reference", de: "API-Referenz", "zh-Hans": "API 参考" },
  contract: { en: "Contract", de: "Vertrag der Schnittstelle", "zh-Hans": "接口契约" },
  signingKeys: { en: "Signing keys", de: "Signaturschlüssel", "zh-Hans": "签名密钥" },
  language: { en: "Language", de: "Sprache", "zh-Hans": "语言" },
} as const satisfies Texts;
