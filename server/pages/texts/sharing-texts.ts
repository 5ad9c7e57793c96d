import type { Texts } from "../language/message-values.ts";

/** Of what leaves a repository's page for other documents. */
export const sharingTexts = {
  heading: { en: "Badge and citation", de: "Abzeichen und Zitat", "zh-Hans": "徽章与引用" },
  badge: {
    en: "Reproduction badge of {name}",
    de: "Reproduktions-Abzeichen von {name}",
    "zh-Hans": "{name} 的复现徽章",
  },
  privateBadge: {
    en: "The repository is private: elsewhere the badge is seen once it is public.",
    de: "Das Repository ist privat: Anderswo ist das Abzeichen erst zu sehen, wenn es öffentlich ist.",
    "zh-Hans": "该仓库是私有的：公开之后，其他地方才能看到徽章。",
  },
  badgeIn: {
    en: "The badge in {format}: it names every state that a Claim has, and follows it",
    de: "Das Abzeichen in {format}: Es nennt jeden Stand, den eine Behauptung hat, und folgt ihm",
    "zh-Hans": "{format} 格式的徽章：列出论断的每种状态，并随之更新",
  },
  feed: {
    en: "Feed of new Assessments",
    de: "Feed neuer Bewertungen",
    "zh-Hans": "新评估的订阅源",
  },
  cite: { en: "Cite as", de: "Zitieren als", "zh-Hans": "引用格式：" },
} as const satisfies Texts;
