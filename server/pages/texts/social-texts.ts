import type { Texts } from "../language/message-values.ts";

/** Of stars, follows, wishes for a reproduction, and forks. */
export const socialTexts = {
  reactions: { en: "Community", de: "Community", "zh-Hans": "社区" },
  star: { en: "Star", de: "Stern geben", "zh-Hans": "加星标" },
  unstar: { en: "Unstar", de: "Stern zurücknehmen", "zh-Hans": "取消星标" },
  request: { en: "I want this reproduced", de: "Reproduktion wünschen", "zh-Hans": "希望复现" },
  withdraw: {
    en: "Take the wish back",
    de: "Wunsch zurücknehmen",
    "zh-Hans": "撤回复现请求",
  },
  follow: { en: "Follow", de: "Folgen", "zh-Hans": "关注" },
  unfollow: { en: "Unfollow", de: "Nicht mehr folgen", "zh-Hans": "取消关注" },
  wishes: {
    en: "{count, plural, one {# person} other {# people}}",
    de: "{count, plural, one {# Person} other {# Personen}}",
    "zh-Hans": "{count, plural, other {# 人}}",
  },
  requests: {
    en: "{count, plural, one {# person wants} other {# people want}} this reproduced",
    de: "{count, plural, one {# Person möchte} other {# Personen möchten}}, dass dies reproduziert wird",
    "zh-Hans": "{count, plural, other {# 人希望}}复现这篇论文",
  },
  stars: {
    en: "{count, plural, one {# star} other {# stars}}",
    de: "{count, plural, one {# Stern} other {# Sterne}}",
    "zh-Hans": "{count, plural, other {# 个星标}}",
  },
  followers: {
    en: "{count, plural, one {# follower} other {# followers}}",
    de: "{count, plural, one {# Person folgt} other {# Personen folgen}}",
    "zh-Hans": "{count, plural, other {# 人关注}}",
  },
  forkCount: {
    en: "{count, plural, one {# fork} other {# forks}}",
    de: "{count, plural, one {# Fork} other {# Forks}}",
    "zh-Hans": "{count, plural, other {# 个复刻}}",
  },
  forkedFrom: {
    en: "forked from {source}",
    de: "Fork von {source}",
    "zh-Hans": "复刻自 {source}",
  },
  forks: { en: "Forks", de: "Forks", "zh-Hans": "复刻" },
  forksOf: { en: "Forks of {name}", de: "Forks von {name}", "zh-Hans": "{name} 的复刻" },
  noForks: {
    en: "Nobody has forked it yet.",
    de: "Noch niemand hat einen Fork davon.",
    "zh-Hans": "还没有人复刻。",
  },
  newestForks: {
    en: "These are the newest {limit, number}.",
    de: "Das sind die neuesten {limit, number}.",
    "zh-Hans": "这里是最新的 {limit, number} 个。",
  },
  fork: { en: "Fork it", de: "Fork anlegen", "zh-Hans": "复刻" },
  forkExplained: {
    en: "A fork is a repository of yours with the same paper, code and Claims. Its experiments are run again; verdicts, stars and followers stay with the source.",
    de: "Ein Fork ist ein eigenes Repository mit derselben Arbeit, demselben Code und denselben Behauptungen. Seine Experimente werden neu ausgeführt; Bewertungen, Sterne und Personen, die folgen, bleiben bei der Quelle.",
    "zh-Hans":
      "复刻是您自己的仓库，论文、代码和论断都与来源相同。其中的实验会重新运行；评估、星标和关注者留在来源仓库。",
  },
  forkRestricted: {
    en: "The licence of this paper does not allow copies, so only its owner can fork it.",
    de: "Die Lizenz dieser Arbeit erlaubt keine Kopien; nur wem sie gehört, kann einen Fork anlegen.",
    "zh-Hans": "这篇论文的许可证不允许复制，只有所有者可以复刻。",
  },
  signInToFork: {
    en: "<link>Sign in</link> to fork it.",
    de: "<link>Melden Sie sich an</link>, um einen Fork anzulegen.",
    "zh-Hans": "<link>登录</link>后即可复刻。",
  },
  forkSlugHint: {
    en: "Empty: as the source’s. Lower-case letters, digits and hyphens, 96 at most.",
    de: "Leer: wie bei der Quelle. Kleinbuchstaben, Ziffern und Bindestriche, höchstens 96.",
    "zh-Hans": "留空则与来源相同。小写字母、数字和连字符，最多 96 个字符。",
  },
} as const satisfies Texts;
