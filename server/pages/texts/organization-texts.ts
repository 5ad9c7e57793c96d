import type { Texts } from "../language/message-values.ts";

/** Of organizations, their members, and invitations. */
export const organizationTexts = {
  title: { en: "Organizations", de: "Organisationen", "zh-Hans": "组织" },
  introduction: {
    en: "The repositories of an organization are read and edited by all of its members.",
    de: "Die Repositorys einer Organisation werden von allen ihren Mitgliedern gelesen und bearbeitet.",
    "zh-Hans": "组织的仓库由其所有成员共同查看和编辑。",
  },
  none: {
    en: "You belong to no organization yet.",
    de: "Sie gehören noch zu keiner Organisation.",
    "zh-Hans": "您还不属于任何组织。",
  },
  create: { en: "A new organization", de: "Eine neue Organisation", "zh-Hans": "新建组织" },
  name: { en: "Name", de: "Name", "zh-Hans": "名称" },
  slug: { en: "Name in addresses", de: "Name in Adressen", "zh-Hans": "地址中的名称" },
  slugHint: {
    en: "Lower-case letters, digits and hyphens, 1 to 64 of them. It stands in the addresses of its repositories and cannot be changed.",
    de: "Kleinbuchstaben (a bis z), Ziffern und Bindestriche, 1 bis 64 Zeichen. Er steht in den Adressen der Repositorys und lässt sich nicht ändern.",
    "zh-Hans": "小写字母、数字和连字符，1 到 64 个字符。它会出现在仓库地址中，之后不能更改。",
  },
  submit: { en: "Make the organization", de: "Organisation anlegen", "zh-Hans": "创建组织" },
  members: { en: "Members", de: "Mitglieder", "zh-Hans": "成员" },
  membersOf: { en: "Members of {name}", de: "Mitglieder von {name}", "zh-Hans": "{name} 的成员" },
  publicPage: {
    en: "<link>Repositories of {name}</link>",
    de: "<link>Repositorys von {name}</link>",
    "zh-Hans": "<link>{name} 的仓库</link>",
  },
  person: { en: "Who", de: "Wer", "zh-Hans": "姓名" },
  role: { en: "Role", de: "Rolle", "zh-Hans": "角色" },
  owner: { en: "owner", de: "Eigentümer", "zh-Hans": "所有者" },
  admin: { en: "admin", de: "Verwalter", "zh-Hans": "管理员" },
  member: { en: "member", de: "Mitglied", "zh-Hans": "成员" },
  rolesExplained: {
    en: "Owners manage everybody, admins everybody but owners, members nobody.",
    de: "Eigentümer verwalten alle, Verwalter alle außer Eigentümern, Mitglieder niemanden.",
    "zh-Hans": "所有者管理所有人，管理员管理除所有者以外的人，成员不管理他人。",
  },
  you: { en: "you", de: "Sie", "zh-Hans": "您" },
  roleOf: { en: "Role of {name}", de: "Rolle von {name}", "zh-Hans": "{name} 的角色" },
  change: { en: "Change", de: "Ändern", "zh-Hans": "更改" },
  changeRoleOf: {
    en: "Change the role of {name}",
    de: "Rolle von {name} ändern",
    "zh-Hans": "更改 {name} 的角色",
  },
  remove: { en: "Remove", de: "Entfernen", "zh-Hans": "移除" },
  removeNamed: { en: "Remove {name}", de: "{name} entfernen", "zh-Hans": "移除 {name}" },
  leave: { en: "Leave the organization", de: "Organisation verlassen", "zh-Hans": "退出组织" },
  invitations: { en: "Invitations", de: "Einladungen", "zh-Hans": "邀请" },
  noInvitations: {
    en: "Nobody is invited at present.",
    de: "Zurzeit ist niemand eingeladen.",
    "zh-Hans": "目前没有待处理的邀请。",
  },
  invitationExplained: {
    en: "Whoever has the link, and an account with that address, can accept: give it to nobody else.",
    de: "Wer den Link hat und ein Konto mit dieser Adresse, kann annehmen: Geben Sie ihn sonst niemandem.",
    "zh-Hans": "持有链接且账户使用该邮箱的人即可接受邀请：请勿转给他人。",
  },
  address: { en: "E-mail address", de: "E-Mail-Adresse", "zh-Hans": "电子邮件地址" },
  link: { en: "Link", de: "Link", "zh-Hans": "链接" },
  linkFor: { en: "Link for {email}", de: "Link für {email}", "zh-Hans": "给 {email} 的链接" },
  lapses: { en: "Until", de: "Bis", "zh-Hans": "有效期至" },
  takeBack: { en: "Take back", de: "Zurücknehmen", "zh-Hans": "撤回" },
  takeBackNamed: {
    en: "Take the invitation of {email} back",
    de: "Einladung an {email} zurücknehmen",
    "zh-Hans": "撤回给 {email} 的邀请",
  },
  invite: { en: "Invite somebody", de: "Jemanden einladen", "zh-Hans": "邀请他人" },
  send: { en: "Invite", de: "Einladen", "zh-Hans": "邀请" },
  invited: {
    en: "Invitation to {name}",
    de: "Einladung zu {name}",
    "zh-Hans": "加入 {name} 的邀请",
  },
  invitedBy: {
    en: "<strong>{inviter}</strong> invites you to <strong>{name}</strong> ({slug}). Your role would be: {role}. The invitation holds until {time}.",
    de: "<strong>{inviter}</strong> lädt Sie zu <strong>{name}</strong> ({slug}) ein. Ihre Rolle wäre: {role}. Die Einladung gilt bis {time}.",
    "zh-Hans":
      "<strong>{inviter}</strong> 邀请您加入 <strong>{name}</strong>（{slug}）。您的角色将是：{role}。邀请有效期至 {time}。",
  },
  accept: { en: "Accept", de: "Annehmen", "zh-Hans": "接受" },
  decline: { en: "Decline", de: "Ablehnen", "zh-Hans": "谢绝" },
} as const satisfies Texts;
