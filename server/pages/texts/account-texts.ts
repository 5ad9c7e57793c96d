import type { Texts } from "../language/message-values.ts";

/** Of the pages to sign in and to sign up. */
export const accountTexts = {
  signIn: { en: "Sign in", de: "Anmelden", "zh-Hans": "登录" },
  signUp: { en: "Sign up", de: "Registrieren", "zh-Hans": "注册" },
  signedIn: {
    en: "You are signed in as <strong>{name}</strong>. Signing in again replaces that.",
    de: "Sie sind als <strong>{name}</strong> angemeldet. Eine neue Anmeldung ersetzt diese.",
    "zh-Hans": "您已登录为 <strong>{name}</strong>。重新登录会替换当前登录。",
  },
  signedInNewAccount: {
    en: "You are signed in as <strong>{name}</strong>. A new account replaces that here.",
    de: "Sie sind als <strong>{name}</strong> angemeldet. Ein neues Konto tritt hier an dessen Stelle.",
    "zh-Hans": "您已登录为 <strong>{name}</strong>。注册新账户会在此处替换当前登录。",
  },
  identifier: {
    en: "User name or e-mail address",
    de: "Benutzername oder E-Mail-Adresse",
    "zh-Hans": "用户名或电子邮件地址",
  },
  password: { en: "Password", de: "Passwort", "zh-Hans": "密码" },
  noAccount: {
    en: "No account yet? <link>Sign up</link>.",
    de: "Noch kein Konto? <link>Registrieren</link>.",
    "zh-Hans": "还没有账户？<link>注册</link>。",
  },
  haveAccount: {
    en: "You have an account? <link>Sign in</link>.",
    de: "Sie haben schon ein Konto? <link>Anmelden</link>.",
    "zh-Hans": "已有账户？<link>登录</link>。",
  },
  name: { en: "Name", de: "Name", "zh-Hans": "姓名" },
  nameHint: {
    en: "Shown to everybody, 1 to 128 characters.",
    de: "Für alle sichtbar, 1 bis 128 Zeichen.",
    "zh-Hans": "所有人可见，1 到 128 个字符。",
  },
  username: { en: "User name", de: "Benutzername", "zh-Hans": "用户名" },
  usernameHint: {
    en: "Lower-case letters, digits and hyphens, 1 to 64 of them. It stands in the addresses of your repositories.",
    de: "Kleinbuchstaben (a bis z), Ziffern und Bindestriche, 1 bis 64 Zeichen. Er steht in den Adressen Ihrer Repositorys.",
    "zh-Hans": "小写字母、数字和连字符，1 到 64 个字符。它会出现在您的仓库地址中。",
  },
  email: { en: "E-mail address", de: "E-Mail-Adresse", "zh-Hans": "电子邮件地址" },
  emailHint: {
    en: "To sign in with; not shown.",
    de: "Zum Anmelden; wird nicht angezeigt.",
    "zh-Hans": "用于登录，不会公开显示。",
  },
  passwordHint: {
    en: "8 to 128 characters. One of the most used, or your own name, is refused.",
    de: "8 bis 128 Zeichen. Eines der meistbenutzten oder der eigene Name wird abgelehnt.",
    "zh-Hans": "8 到 128 个字符。过于常见的密码或您自己的名字会被拒绝。",
  },
} as const satisfies Texts;
