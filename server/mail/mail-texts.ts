import type { Language } from "../domain/messages/render.ts";
import type { Mail } from "./mailer.ts";

type Kind = "reset" | "confirmation" | "invitation";

/** Writes a mail. No value is text that somebody chose freely, so that nobody can have us send theirs. */
export function writeMail(kind: Kind, language: Language, values: Record<string, string>): Mail {
  const { subject, text } = mails[kind][language];
  return { subject, text: text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "") };
}

const mails: Record<Kind, Record<Language, Mail>> = {
  reset: {
    en: {
      subject: "A new password",
      text: "Somebody asked for a new password for your account at the Research Verification Service.\n\nTo choose one, open this link within an hour:\n\n{link}\n\nIf it was not you, do nothing: your password stays as it is.\n",
    },
    de: {
      subject: "Ein neues Passwort",
      text: "Jemand hat ein neues Passwort für Ihr Konto beim Research Verification Service angefordert.\n\nUm eines zu wählen, öffnen Sie innerhalb einer Stunde diesen Link:\n\n{link}\n\nWaren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.\n",
    },
    "zh-Hans": {
      subject: "设置新密码",
      text: "有人为您在 Research Verification Service 的账户申请了新密码。\n\n请在一小时内打开以下链接设置新密码：\n\n{link}\n\n如果不是您本人操作，请忽略此邮件：您的密码不会改变。\n",
    },
  },
  confirmation: {
    en: {
      subject: "Confirm your e-mail address",
      text: "To confirm that this address is yours, open this link within a day:\n\n{link}\n\nIf you have no account at the Research Verification Service, do nothing.\n",
    },
    de: {
      subject: "Bestätigen Sie Ihre E-Mail-Adresse",
      text: "Um zu bestätigen, dass diese Adresse Ihnen gehört, öffnen Sie innerhalb eines Tages diesen Link:\n\n{link}\n\nHaben Sie kein Konto beim Research Verification Service, brauchen Sie nichts zu tun.\n",
    },
    "zh-Hans": {
      subject: "确认您的电子邮件地址",
      text: "请在一天内打开以下链接，确认此邮箱属于您：\n\n{link}\n\n如果您没有 Research Verification Service 的账户，请忽略此邮件。\n",
    },
  },
  invitation: {
    en: {
      subject: "An invitation to an organization",
      text: "{inviter} invites you to the organization {organization} at the Research Verification Service.\n\nSign in, or sign up with this address, and open:\n\n{link}\n",
    },
    de: {
      subject: "Eine Einladung in eine Organisation",
      text: "{inviter} lädt Sie in die Organisation {organization} beim Research Verification Service ein.\n\nMelden Sie sich an, oder registrieren Sie sich mit dieser Adresse, und öffnen Sie:\n\n{link}\n",
    },
    "zh-Hans": {
      subject: "加入组织的邀请",
      text: "{inviter} 邀请您加入 Research Verification Service 上的组织 {organization}。\n\n请登录，或用此邮箱注册，然后打开：\n\n{link}\n",
    },
  },
};
