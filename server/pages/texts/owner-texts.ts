import type { Texts } from "../language/message-values.ts";

/** Of the page of a person or an organization. */
export const ownerTexts = {
  person: { en: "person", de: "Person", "zh-Hans": "个人" },
  organization: { en: "organization", de: "Organisation", "zh-Hans": "组织" },
  deleted: { en: "deleted account", de: "gelöschtes Konto", "zh-Hans": "已删除的账户" },
  picture: { en: "Picture of {name}", de: "Bild von {name}", "zh-Hans": "{name} 的头像" },
  repositories: { en: "Repositories", de: "Repositorys", "zh-Hans": "仓库" },
  none: {
    en: "There is no repository here that you may read.",
    de: "Hier gibt es kein Repository, das Sie lesen dürfen.",
    "zh-Hans": "这里没有您可以查看的仓库。",
  },
  noneOfYours: {
    en: "There is no repository here yet. <link>Submit a paper</link>.",
    de: "Hier gibt es noch kein Repository. <link>Arbeit einreichen</link>.",
    "zh-Hans": "这里还没有仓库。<link>提交论文</link>。",
  },
  yourAccount: {
    en: "This is you. <link>Your account</link>",
    de: "Das sind Sie. <link>Ihr Konto</link>",
    "zh-Hans": "这是您自己。<link>您的账户</link>",
  },
  members: {
    en: "You belong here. <link>Members and invitations</link>",
    de: "Sie gehören dazu. <link>Mitglieder und Einladungen</link>",
    "zh-Hans": "您是其中一员。<link>成员与邀请</link>",
  },
  older: { en: "Older ones", de: "Ältere", "zh-Hans": "更早的" },
  newest: { en: "The newest", de: "Die neuesten", "zh-Hans": "最新的" },
} as const satisfies Texts;
